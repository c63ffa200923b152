import type { Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { groupOfItem } from "../find-target.ts";
import { groupOf, stemsOf } from "../item-words.ts";
import { type Cue, isValue, type LabelledPart, labelRoles, type Role } from "./label-roles.ts";

/** Clauses that the parsers know, which mean one change together. */
export type Wording = readonly string[];

/** What an instruction may mean, the most likely first. */
export interface RoleReading {
  readonly wordings: readonly Wording[];
  /** The words of foods, amounts and other values. */
  readonly words: string;
}

/**
 * An instruction in phrasings that the parsers know, by the roles of its words, in whatever order these are: the most
 * likely meaning first. Undefined if a word has no role.
 */
export function readByRoles(instruction: string, context: EditContext): RoleReading | undefined {
  const parts = labelRoles(instruction, context);
  return (
    parts && {
      wordings: wordingsOf(parts, context),
      words: parts
        .filter(isValue)
        .map(({ words }) => words)
        .join(" "),
    }
  );
}

function wordingsOf(parts: readonly LabelledPart[], context: EditContext): readonly Wording[] {
  const several = wordPairs(parts, context) ?? wordLabel(parts, context);
  if (several) return [several];
  const one = wordChange(parts, context).map((clause) => [clause]);
  return one.length > 0 ? one : wordTwo(parts, context);
}

/** The name of an item, if an instruction says no more than that it was eaten. */
export function nameOnly(instruction: string, context: EditContext): string | undefined {
  const parts = labelRoles(instruction, context) ?? [];
  const [value, ...others] = parts.filter(isValue);
  const isPlain = parts.every(
    (part) => isValue(part) || isNeutral(part.role) || part.role === "add",
  );
  return value?.role === "item" && others.length === 0 && isPlain ? value.words : undefined;
}

/** Two changes without a separator: "no rice chicken was 200 g". */
function wordTwo(parts: readonly LabelledPart[], context: EditContext): readonly Wording[] {
  return [...parts.keys()].slice(1).flatMap((at) => {
    const sides = [parts.slice(0, at), parts.slice(at)];
    const isBetween = isValue(parts[at - 1] as LabelledPart);
    if (!isBetween || !sides.every(isChange)) return [];
    const [first, second] = sides.map((side) => wordChange(side, context)[0]);
    return first === undefined || second === undefined ? [] : [[first, second]];
  });
}

/** True for values that something is said of: a food alone is no change. */
const isChange = (parts: readonly LabelledPart[]) =>
  parts.some(({ role }) => role === "item" || role === "food") &&
  parts.some(({ role }) => role !== "food" && role !== "kind");

/** The values of an instruction by role, and its cues. */
interface Slots {
  readonly parts: readonly LabelledPart[];
  readonly cues: ReadonlySet<Cue>;
  /** The values that the words call wrong, which are not among the others. */
  readonly old: readonly LabelledPart[];
  /** The values that the words take away; they are among the others, too. */
  readonly removed: readonly LabelledPart[];
  readonly items: readonly LabelledPart[];
  readonly foods: readonly LabelledPart[];
  readonly kinds: readonly LabelledPart[];
  readonly amounts: readonly LabelledPart[];
  readonly shares: readonly LabelledPart[];
  readonly figures: readonly LabelledPart[];
  readonly times: readonly LabelledPart[];
}

/** The values after a cue, up to the next cue; those before it if there are none. */
function valuesAt(at: number, parts: readonly LabelledPart[]): readonly LabelledPart[] {
  const after = untilCue(parts.slice(at + 1));
  if (after.length > 0) return after;
  const before = parts.slice(0, at).reverse();
  return untilCue(before.slice(before.findIndex(({ role }) => !isNeutral(role))));
}

const neutralRoles: ReadonlySet<Role> = new Set(["be", "eaten", "only"]);
const isNeutral = (role: Role) => neutralRoles.has(role);

function untilCue(parts: readonly LabelledPart[]): readonly LabelledPart[] {
  const end = parts.findIndex((part) => !isValue(part));
  return end < 0 ? parts : parts.slice(0, end);
}

/** The first value, with the kind in front of it: "regular" coke. */
function firstNamed(values: readonly LabelledPart[]): readonly LabelledPart[] {
  const end = values.findIndex(({ role }) => role !== "kind");
  return values.slice(0, end < 0 ? values.length : end + 1);
}

function fillSlots(parts: readonly LabelledPart[]): Slots {
  const ofCue = (cue: Cue) =>
    parts.flatMap(({ role }, at) => (role === cue ? [valuesAt(at, parts)] : []));
  // Only the first value after "not" is wrong: "not milk oat milk".
  const old = new Set(ofCue("old").flatMap(firstNamed));
  const kept = parts.filter((part) => isValue(part) && !old.has(part));
  const ofRole = (...roles: Role[]) => kept.filter(({ role }) => roles.includes(role));
  return {
    parts,
    cues: new Set(parts.filter((part) => !isValue(part)).map(({ role }) => role as Cue)),
    old: [...old],
    removed: ofCue("remove").flat(),
    items: ofRole("item"),
    foods: ofRole("food"),
    kinds: ofRole("kind"),
    amounts: ofRole("amount"),
    shares: ofRole("share", "multiple"),
    figures: ofRole("figure"),
    times: ofRole("time"),
  };
}

/** What the slots mean, if they are of these kinds only. */
function wordChange(parts: readonly LabelledPart[], context: EditContext): readonly string[] {
  const slots = fillSlots(parts);
  const filled = (["figures", "foods", "kinds", "amounts", "shares", "times"] as const)
    .filter((name) => slots[name].length > 0)
    .join(" ");
  switch (filled) {
    case "figures":
      return wordFigures(slots, context);
    case "foods":
    case "foods amounts":
      return wordFoods(slots, context);
    case "kinds":
      return wordKind(slots, context);
    case "kinds amounts":
      return wordAmountOfKind(slots, context);
    case "times":
      return wordTime(slots, context);
    case "amounts":
      return wordAmount(slots, context);
    case "shares":
      return wordShare(slots, context);
    case "":
      return wordItems(slots, context);
    default:
      return [];
  }
}

const has = ({ cues }: Slots, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));

const hasOnly = ({ cues }: Slots, ...allowed: Cue[]) =>
  [...cues].every((cue) => allowed.includes(cue));

const only = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length > 0 ? undefined : first;

/** "rice 150 beans 120": each item with its amount. */
function wordPairs(parts: readonly LabelledPart[], { language }: EditContext): Wording | undefined {
  const values = parts.filter(({ role }) => !isNeutral(role));
  const [first, second] = values;
  if (values.length < 4 || values.length % 2 === 1 || first?.role === second?.role)
    return undefined;
  if (values.some(({ role }, at) => role !== (at % 2 === 0 ? first : second)?.role))
    return undefined;
  const { wordAmount } = language.edits.roles;
  return values.flatMap(({ role, words }, at) => {
    if (at % 2 === 1) return [];
    const other = values[at + 1]?.words ?? "";
    return role === "item" ? wordAmount(words, other) : wordAmount(other, words);
  });
}

/** "a 60 g bar with 205 kcal": the weight and the figures of one item. */
function wordLabel(parts: readonly LabelledPart[], { language }: EditContext): Wording | undefined {
  const { amounts, figures, foods, items, kinds, old, shares, times } = fillSlots(parts);
  const others = [...foods, ...kinds, ...old, ...shares, ...times];
  const amount = only(amounts);
  if (!amount?.isWeight || figures.length === 0 || others.length > 0 || items.length > 1)
    return undefined;
  const isNeutralOnly = parts.every(
    (part) => isValue(part) || isNeutral(part.role) || part.role === "with",
  );
  const { wordAmount, wholeMeal } = language.edits.roles;
  const name = items[0]?.words ?? wholeMeal;
  const said = figures.map(({ words }) => words).join(", ");
  return isNeutralOnly ? [wordAmount(name, amount.words), wordAmount(name, said)] : undefined;
}

function wordFigures(slots: Slots, { language }: EditContext): readonly string[] {
  const { items, figures, old } = slots;
  if (items.length > 1 || old.some(({ role }) => role === "item")) return [];
  if (
    has(
      slots,
      "add",
      "also",
      "with",
      "replace",
      "left",
      "other",
      "more",
      "less",
      "remove",
      "each",
      "shared",
    )
  )
    return [];
  const { allOfMeal, wordAmount, wholeMeal } = language.edits.roles;
  const all = has(slots, "whole") ? allOfMeal : wholeMeal;
  return [wordAmount(items[0]?.words ?? all, figures.map(({ words }) => words).join(", "))];
}

/** The foods with the amounts beside them; undefined if an amount belongs to something else. */
function nameFoods(
  { parts, amounts, foods }: Slots,
  language: Language,
): readonly string[] | undefined {
  const values = parts.filter(isValue);
  const used = new Set<LabelledPart>();
  const named = foods.map((food) => {
    const at = values.indexOf(food);
    const next = values[at + 2];
    const isOfNext = next !== undefined && foods.includes(next);
    const after = values[at + 1];
    const isAfter = !isOfNext && after?.isCounted === true;
    const beside = [values[at - 1], isAfter ? after : undefined].filter(
      (value): value is LabelledPart =>
        value !== undefined && amounts.includes(value) && !used.has(value),
    );
    for (const value of beside) used.add(value);
    const amount = oneAmount(beside, language.edits);
    return beside.length === 0 ? food.words : amount && `${amount.words} ${food.words}`;
  });
  return used.size === amounts.length && named.every((one) => one !== undefined)
    ? named
    : undefined;
}

/** True if the meal has a food of the same group: "haddock" after a cod. */
function isOfGroup(food: string, { items, language, search }: EditContext): boolean {
  const group = groupOf(stemsOf(food, search.index), language);
  return group !== undefined && items.some((item) => groupOfItem(item, language) === group);
}

function wordFoods(slots: Slots, context: EditContext): readonly string[] {
  const { language } = context;
  const { roles } = language.edits;
  const { items, removed, foods } = slots;
  const named = nameFoods(slots, language);
  const isSeveralInOne = foods.some(({ isAdjacent }, at) => at > 0 && isAdjacent);
  if (!named || isSeveralInOne || slots.old.some(({ role }) => role === "amount")) return [];
  if (
    has(slots, "left", "unfinished", "other", "more", "less", "larger", "smaller", "each", "shared")
  )
    return [];
  const [food = "", ...others] = named;
  const old = slots.old.filter(({ role }) => role === "item" || role === "food");
  const isOfFoods = removed.some((part) => foods.includes(part)) && !has(slots, "instead");
  const gone = isOfFoods ? [] : removed.filter(({ role }) => role === "item");
  // "brown rice, not white"
  const isOtherKind = slots.old.length > 0 && old.length === 0;
  const wrong = [...new Set([...old, ...gone])];
  if (wrong.length > 0) {
    const name = only(wrong);
    const isWhole = items.every((item) => wrong.includes(item));
    return name?.role === "item" && isWhole && others.length === 0 && !isOfFoods
      ? [roles.wordReplace(name.words, food)]
      : [];
  }
  if (has(slots, "remove") || (has(slots, "old") && !isOtherKind)) return [];
  const item = only(items);
  if (items.length > 1) return [];
  if (item && others.length === 0 && has(slots, "replace", "instead"))
    return [roles.wordReplace(item.words, food)];
  if (has(slots, "replace", "instead", "into")) return [];
  const isDefinite = foods.some((one) => one.isDefinite);
  const isAddition = has(slots, "add") || (has(slots, "with", "also") && !isDefinite);
  const added = roles.wordAdd(named);
  if (item && (isAddition || has(slots, "eaten"))) return [roles.wordWith(item.words, food), added];
  if (item) return has(slots, "be") ? [roles.wordKind(item.words, food)] : [];
  if (isAddition) return [added];
  if (others.length > 0 || isDefinite || has(slots, "only", "with", "also")) return [];
  const other = roles.wordOther(food);
  if (has(slots, "be", "eaten")) return [other, food];
  return slots.amounts.length === 0 && isOfGroup(food, context) ? [food, other] : [food];
}

/** Of "2 scoops, 60 g" the weight. */
function oneAmount(
  amounts: readonly LabelledPart[],
  { roles }: Language["edits"],
): LabelledPart | undefined {
  const weighed = amounts.filter(({ isWeight }) => isWeight);
  const [first, pronoun, ...others] = amounts;
  if (others.length === 0 && pronoun && roles.pronounOne.test(pronoun.words)) return first;
  return only(amounts) ?? (amounts.length === 2 ? only(weighed) : undefined);
}

/** "the wine was white", "salmon fried not grilled" */
function wordKind(slots: Slots, { language }: EditContext): readonly string[] {
  const { items, kinds, old, removed } = slots;
  if (items.length > 1 || removed.length > 0 || kinds.length > 2) return [];
  if (
    has(slots, "replace", "add", "also", "with", "left", "other", "more", "less", "each", "shared")
  )
    return [];
  const item = items[0] ?? only(old.filter(({ role }) => role === "item"));
  const kind = kinds.map(({ words }) => words).join(" ");
  const { wordKind, wordOther } = language.edits.roles;
  return [item ? wordKind(item.words, kind) : wordOther(kind)];
}

/** "chicken was 180 g cooked" */
function wordAmountOfKind(slots: Slots, { language }: EditContext): readonly string[] {
  const item = only(slots.items);
  const amount = only(slots.amounts);
  if (!item || !amount || slots.old.length > 0 || !hasOnly(slots, "be", "eaten", "only")) return [];
  const kind = slots.kinds.map(({ words }) => words).join(" ");
  const { roles } = language.edits;
  return [roles.wordAmountOfKind(item.words, amount.words, kind)];
}

function wordTime(slots: Slots, { language }: EditContext): readonly string[] {
  if (slots.items.length > 0 || slots.old.length > 0) return [];
  if (!hasOnly(slots, "be", "eaten", "only", "replace", "into")) return [];
  return [language.edits.roles.wordTime(slots.times.map(({ words }) => words))];
}

function wordAmount(slots: Slots, { language }: EditContext): readonly string[] {
  const { roles } = language.edits;
  const { items, amounts, old } = slots;
  const amount = oneAmount(amounts, language.edits)?.words;
  const item = only(items)?.words ?? "";
  if (has(slots, "replace") && !has(slots, "into", "be", "only")) return [];
  if (amount === undefined || items.length > 1 || old.some(({ role }) => role === "item"))
    return [];
  if (has(slots, "shared")) return [];
  const isLess =
    has(slots, "less", "left", "remove") || (has(slots, "other") && !has(slots, "only"));
  const isMore = has(slots, "more", "add", "also");
  if (isLess) return isMore ? [] : [roles.wordLess(amount, item)];
  if (isMore) return [roles.wordMore(amount, item)];
  const name = item === "" ? roles.wholeMeal : item;
  return [has(slots, "each") ? roles.wordEach(name, amount) : roles.wordAmount(name, amount)];
}

function wordShare(slots: Slots, { language }: EditContext): readonly string[] {
  const { roles } = language.edits;
  const { items, shares, old } = slots;
  const share = only(shares);
  if (!share || old.length > 0 || items.length > 1) return [];
  if (has(slots, "replace", "add", "also", "with")) return [];
  const item = items[0]?.words ?? roles.wholeMeal;
  const isEaten = has(slots, "eaten");
  const isMore = has(slots, "more", "larger") && !isEaten;
  const isLess = has(slots, "less", "smaller") && !isEaten;
  if (isMore || isLess)
    return isMore && isLess
      ? []
      : [roles.wordRelative(share.words, isMore ? "more" : "less", item)];
  const isLeft =
    has(slots, "left", "remove") ||
    (has(slots, "unfinished") && !isEaten) ||
    (has(slots, "other") && !has(slots, "only", "shared"));
  if (share.role === "multiple") return isLeft ? [] : [roles.wordMultiple(share.words, item)];
  return [isLeft ? roles.wordLeft(share.words, item) : roles.wordShare(share.words, item)];
}

function wordItems(slots: Slots, { language }: EditContext): readonly string[] {
  const { roles } = language.edits;
  const { items, old, removed, parts } = slots;
  if (old.length > 0) return [];
  const names = (places: readonly LabelledPart[]) => places.map(({ words }) => words);
  const gone = removed.filter(({ role }) => role === "item");
  if (gone.length > 0 && has(slots, "more", "less", "larger", "smaller")) return [];
  if (gone.length > 0) return [roles.wordRemove(names(gone))];
  if (has(slots, "add", "also", "with", "replace", "into", "instead")) return [];
  if (has(slots, "shared", "people", "evenly")) {
    const wordsOf = (cue: Cue) => parts.find(({ role }) => role === cue)?.words;
    const [people, other] = [wordsOf("people"), wordsOf("other")];
    const who = people === undefined ? other && roles.wordWho(other) : roles.wordPeople(people);
    const name = only(items)?.words ?? roles.wholeMeal;
    return who === undefined || items.length > 1 ? [] : [roles.wordShared(name, who)];
  }
  const isOfOther = parts.some(
    ({ role, words }) => role === "other" && (has(slots, "eaten") || roles.forOther.test(words)),
  );
  const isLeft = has(slots, "left") && !has(slots, "eaten");
  if (items.length > 0 && (isLeft || isOfOther) && !has(slots, "more", "whole"))
    return [roles.wordRemove(names(items))];
  const item = only(items);
  if (!item) return [];
  const isMore = has(slots, "more", "larger");
  if (isMore === has(slots, "less", "smaller")) return [];
  return [isMore ? roles.wordMore("", item.words) : roles.wordLess("", item.words)];
}
