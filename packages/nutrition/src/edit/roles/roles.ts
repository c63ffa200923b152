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
  /** True for an amount in a unit of weight or volume. */
  readonly isWeight?: boolean;
  /** True for an amount with a number. */
  readonly isCounted?: boolean;
  /** True if nothing but a space is between them and the words before them that have a role. */
  readonly isAdjacent: boolean;
  /** True for an item that a food was in or on. */
  readonly isPlace?: boolean;
  /** True for an item of several pieces with an indefinite article: "a pancake" of 3. */
  readonly isOneOfSeveral?: boolean;
  /** True for a food with a definite article. */
  readonly isDefinite?: boolean;
}

/** A part of an instruction with its role. */
export interface Part extends LabelledWords {
  readonly role: Role;
}

export const isPart = (words: LabelledWords): words is Part =>
  words.role !== "filler" && words.role !== "unknown";

interface Traits {
  /** How the words may be part of a remark: in any, in one without values, or in none. */
  readonly inRemarks: "any" | "without values" | "none";
  /** True for what a change needs, as a food or an amount. */
  readonly isValue?: boolean;
  /** True for verbs that say only that something was there or was eaten. */
  readonly isNeutral?: boolean;
}

const value: Traits = { inRemarks: "none", isValue: true };
const cue: Traits = { inRemarks: "none" };
const cueOfValue: Traits = { inRemarks: "without values" };
const neutral: Traits = { inRemarks: "any", isNeutral: true };
const preposition: Traits = { inRemarks: "any" };

/** The roles; of those that fit the same words, the first wins. */
const traitsOf: Readonly<Record<Role | "filler", Traits>> = {
  figure: value,
  time: value,
  evenly: cue,
  people: cue,
  share: value,
  multiple: value,
  item: value,
  amount: value,
  confirmed: preposition,
  remove: cueOfValue,
  left: cueOfValue,
  unfinished: cue,
  more: cue,
  less: cue,
  larger: cue,
  smaller: cue,
  shared: cue,
  replace: cueOfValue,
  old: preposition,
  each: cue,
  whole: preposition,
  add: cueOfValue,
  also: preposition,
  with: preposition,
  instead: preposition,
  other: preposition,
  eaten: neutral,
  only: neutral,
  be: neutral,
  into: preposition,
  filler: preposition,
  food: value,
  kind: value,
};

const order = Object.keys(traitsOf);
/** The place of a role among those that fit the same words. */
export const orderOf = (role: Role | "filler"): number => order.indexOf(role);

/** True for what is changed, or for what it becomes. */
export const isValue = ({ role }: LabelledWords): boolean =>
  role !== "unknown" && traitsOf[role].isValue === true;
/** The words as one text. */
export const textOf = (words: readonly LabelledWords[]): string =>
  words.map(({ words: one }) => one).join(" ");
/** True for a cue that changes nothing without a value. */
export const isCueOfValue = (role: Role): boolean => traitsOf[role].inRemarks === "without values";
export const isNeutral = ({ role }: Part): boolean => traitsOf[role].isNeutral === true;

/** True if words of the role, other than values, may be part of a remark. */
export const mayBeInRemark = (role: Role | "filler", hasValue: boolean): boolean => {
  const { inRemarks } = traitsOf[role];
  return inRemarks === "any" || (inRemarks === "without values" && !hasValue);
};
