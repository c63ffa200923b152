/** What a word of an instruction says about the change. */
export type Cue =
  | "remove"
  | "old"
  | "add"
  | "also"
  | "with"
  | "confirmed"
  | "unfinished"
  | "replace"
  | "into"
  | "instead"
  | "left"
  | "other"
  | "more"
  | "less"
  | "larger"
  | "smaller"
  | "shared"
  | "people"
  | "evenly"
  | "each"
  | "whole"
  | "be"
  | "eaten"
  | "only";

/** The role of what is changed, or of what it becomes. */
export type ValueRole =
  | "item"
  | "food"
  | "kind"
  | "amount"
  | "share"
  | "multiple"
  | "figure"
  | "time";

/** The role of a part of an instruction. */
export type Role = Cue | ValueRole;

/** Words of an instruction with their role; `unknown` if the reader does not know them. */
export interface LabelledWords {
  readonly role: Role | "filler" | "unknown";
  readonly words: string;
  /** Their offset in the text. */
  readonly start: number;
  /** True for an amount in a unit of weight or volume. */
  readonly isWeight?: boolean;
  /** True for an amount with a number. */
  readonly isCounted?: boolean;
}

/** The roles; of those that fit the same words, the first wins. */
const rolesInOrder = Object.keys({
  figure: true,
  time: true,
  evenly: true,
  people: true,
  share: true,
  multiple: true,
  item: true,
  amount: true,
  confirmed: true,
  remove: true,
  left: true,
  unfinished: true,
  more: true,
  less: true,
  larger: true,
  smaller: true,
  shared: true,
  replace: true,
  old: true,
  each: true,
  whole: true,
  add: true,
  also: true,
  with: true,
  instead: true,
  other: true,
  eaten: true,
  only: true,
  be: true,
  into: true,
  filler: true,
  food: true,
  kind: true,
} satisfies Record<Role | "filler", true>);

const valueRoles: ReadonlySet<string> = new Set(
  Object.keys({
    item: true,
    food: true,
    kind: true,
    amount: true,
    share: true,
    multiple: true,
    figure: true,
    time: true,
  } satisfies Record<ValueRole, true>),
);

const rolesAtStart: ReadonlySet<string> = new Set(
  Object.keys({
    item: true,
    food: true,
    amount: true,
    share: true,
    multiple: true,
    time: true,
    remove: true,
    add: true,
    replace: true,
  } satisfies Partial<Record<Role, true>>),
);

/** True for what the words of a change may begin with. */
export const mayBeginChange = (role: LabelledWords["role"]): boolean => rolesAtStart.has(role);

/** The place of a role among those that fit the same words. */
export const orderOf = (role: Role | "filler"): number => rolesInOrder.indexOf(role);

/** True for what is changed, or for what it becomes. */
export const isValue = ({ role }: LabelledWords): boolean => valueRoles.has(role);
/** The words as one text. */
export const textOf = (words: readonly LabelledWords[]): string =>
  words.map(({ words: one }) => one).join(" ");
