import type { EditContext, ItemWords } from "../edit-context.ts";
import { findNamedItem } from "../find-target.ts";
import { readNumber } from "../read-stated-amount.ts";
import { labelRoles } from "./label-roles.ts";
import { labelWords } from "./label-words.ts";
import { isCommonWord } from "./remarks.ts";
import { isNeutral, isPart, isValue, type Part, type Role } from "./roles.ts";
import { fillSlots, has, hasOnly, oneAmount, only, type Slots } from "./slots.ts";
import { wordFoods } from "./word-foods.ts";
import { wordItems, wordShare } from "./word-shares.ts";

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
  if (context.language.edits.roles.vagueComplaint.test(instruction)) return undefined;
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

function wordingsOf(parts: readonly Part[], context: EditContext): readonly Wording[] {
  const several =
    wordPairs(parts, context) ?? wordLabel(parts, context) ?? wordSomeOfItem(parts, context);
  if (several) return [several];
  const one = wordChange(parts, context).map((clause) => [clause]);
  return one.length > 0 ? one : wordTwo(parts, context);
}

/** The name of an item, if an instruction says no more than that it was eaten, or what it was like: "the toast got burnt". */
export function nameOnly(instruction: string, context: EditContext): string | undefined {
  const words = labelWords(instruction, context);
  const isKnown = words.every(
    ({ role, words: said }) => role !== "unknown" || isCommonWord(said, context.language),
  );
  if (!isKnown) return undefined;
  const parts = words.filter(isPart);
  const [value, ...others] = parts.filter(isValue);
  const isPlain = parts.every((part) => isValue(part) || isNeutral(part) || part.role === "add");
  return value?.role === "item" && others.length === 0 && isPlain ? value.words : undefined;
}

/** Two changes without a separator: "no rice chicken was 200 g". */
function wordTwo(parts: readonly Part[], context: EditContext): readonly Wording[] {
  return [...parts.keys()].slice(1).flatMap((at) => {
    const sides = [parts.slice(0, at), parts.slice(at)];
    const isBetween = isValue(parts[at - 1] as Part);
    if (!isBetween || !sides.every(isChange)) return [];
    const [first, second] = sides.map((side) => wordChange(side, context)[0]);
    return first === undefined || second === undefined ? [] : [[first, second]];
  });
}

/** True for values that something is said of: a food alone is not a change. */
const isChange = (parts: readonly Part[]) =>
  parts.some(({ role }) => role === "item" || role === "food") &&
  parts.some(({ role }) => role !== "food" && role !== "kind");

type ValueSlot = "figures" | "foods" | "kinds" | "amounts" | "shares" | "times";
const valueSlots = Object.keys({
  figures: true,
  foods: true,
  kinds: true,
  amounts: true,
  shares: true,
  times: true,
} satisfies Record<ValueSlot, true>) as readonly ValueSlot[];

/** What the slots mean, if they are of these kinds only. */
function wordChange(parts: readonly Part[], context: EditContext): readonly string[] {
  const slots = fillSlots(parts);
  const filled = valueSlots.filter((name) => slots[name].length > 0).join(" ");
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
    case "amounts shares":
      return slots.amounts.some(({ isCounted }) => isCounted) ? [] : wordShare(slots, context);
    case "shares":
      return wordShare(slots, context);
    case "":
      return wordItems(slots, context);
    default:
      return [];
  }
}

/** "rice 150 beans 120": each item with its amount. */
function wordPairs(parts: readonly Part[], { language }: EditContext): Wording | undefined {
  const values = parts.filter((part) => !isNeutral(part));
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
function wordLabel(parts: readonly Part[], { language }: EditContext): Wording | undefined {
  const { amounts, figures, foods, items, kinds, old, shares, times } = fillSlots(parts);
  const others = [...foods, ...kinds, ...old, ...shares, ...times];
  const amount = only(amounts);
  if (!amount?.isWeight || figures.length === 0 || others.length > 0 || items.length > 1)
    return undefined;
  const isNeutralOnly = parts.every(
    (part) => isValue(part) || isNeutral(part) || part.role === "with",
  );
  const { wordAmount, wholeMeal } = language.edits.roles;
  const name = items[0]?.words ?? wholeMeal;
  const said = figures.map(({ words }) => words).join(", ");
  return isNeutralOnly ? [wordAmount(name, amount.words), wordAmount(name, said)] : undefined;
}

/** "one of the beers was alcohol-free": some of several pieces were another food. */
function wordSomeOfItem(parts: readonly Part[], context: EditContext): Wording | undefined {
  const { amounts, foods, items, kinds, old, shares, times, cues } = fillSlots(parts);
  const [amount, item, other] = [only(amounts), only(items), only([...foods, ...kinds])];
  const isOther = old.length + shares.length + times.length > 0;
  const isStated = [...cues].every((cue) => cue === "be") && cues.size > 0;
  if (!amount?.isCounted || amount.isWeight || !item || !other || isOther || !isStated)
    return undefined;
  const { count = 1 } = findNamedItem(item.words, context)?.portion ?? {};
  const some = readNumber(amount.words, context.language);
  if (some === undefined || some >= count) return undefined;
  const { roles } = context.language.edits;
  const name = other.role === "kind" ? `${other.words} ${item.words}` : other.words;
  return [roles.wordLess(amount.words, item.words), roles.wordAdd([`${amount.words} ${name}`])];
}

function wordFigures(slots: Slots, { language }: EditContext): readonly string[] {
  const { items, figures, old } = slots;
  if (items.length > 1 || old.some(({ role }) => role === "item")) return [];
  if (has(slots, "add", "also", "with", "replace", "left", "other", "shared")) return [];
  if (has(slots, "more", "less", "remove", "each")) return [];
  const { allOfMeal, wordAmount, wholeMeal } = language.edits.roles;
  const all = has(slots, "whole") ? allOfMeal : wholeMeal;
  return [wordAmount(items[0]?.words ?? all, figures.map(({ words }) => words).join(", "))];
}

/** The weight that an item was logged in, if "the penne was dry" says its state. */
function weightOf({ words }: Part, context: EditContext): string | undefined {
  const item = findNamedItem(words, context);
  return item?.portion.rule === "stated-weight" && item.grams !== null
    ? `${item.grams} ${context.language.amounts.metricUnit}`
    : undefined;
}

/** "the wine was white", "salmon fried not grilled" */
function wordKind(slots: Slots, context: EditContext): readonly string[] {
  const { language } = context;
  const { items, kinds, old, removed } = slots;
  if (items.length > 1 || removed.length > 0 || kinds.length > 2) return [];
  if (has(slots, "replace", "add", "also", "with", "left", "other", "shared")) return [];
  if (has(slots, "more", "less", "each")) return [];
  const item = items[0] ?? only(old.filter(({ role }) => role === "item"));
  const kind = kinds.map(({ words }) => words).join(" ");
  const { wordAmountOfKind, wordKind, wordOther } = language.edits.roles;
  const weight =
    item && language.edits.amounts.isCookingState.test(kind) ? weightOf(item, context) : undefined;
  if (item && weight) return [wordAmountOfKind(item.words, weight, kind)];
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

/** The only item that was logged in an amount that is wrong: the latte of "grande, not tall". */
function itemOfAmount(old: readonly Part[], { items }: EditContext): string | undefined {
  const amount = only(old.filter(({ role }) => role === "amount"))?.words.toLowerCase();
  const isLogged = ({ item: { text } }: ItemWords) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .includes(amount ?? "");
  return only(items.filter(isLogged))?.item.words;
}

/** "my kid left 2 nuggets" of the kid's own */
const isLeftByOther = ({ parts }: Slots, { language }: EditContext): boolean =>
  parts.some(
    ({ role, words }, at) =>
      role === "left" &&
      language.edits.roles.leaving.test(words) &&
      parts[at - 1]?.role === "other",
  );

/** True for what sets no amount: it was shared, or "without the bone the pork was 140 g", which does not say what was removed. */
function setsNoAmount(slots: Slots): boolean {
  const { amounts, parts } = slots;
  const saysWhatItWas =
    amounts.length > 1 ||
    parts.some(({ role }, at) => role === "be" && parts[at + 1]?.role === "amount");
  return (
    has(slots, "shared") ||
    (has(slots, "remove") && saysWhatItWas) ||
    (has(slots, "left", "other") && amounts.length > 1) ||
    // "three slices now, one more just popped up"
    (has(slots, "more") && amounts.filter(({ isCounted }) => isCounted).length > 1) ||
    (has(slots, "replace") && !has(slots, "into", "be", "only"))
  );
}

/** "mum made a huge bowl of dal" */
const isMadeByOther = ({ parts: [first, second] }: Slots, { language }: EditContext): boolean =>
  first?.role === "other" &&
  second?.role === "be" &&
  !language.edits.roles.forOther.test(first.words);

/** "a bit more milk, 250 ml": the amount after the item is all of it. */
function saysTotal({ parts }: Slots): boolean {
  const firstOf = (wanted: Role) => parts.findIndex(({ role }) => role === wanted);
  const [more, item, amount] = [firstOf("more"), firstOf("item"), firstOf("amount")];
  return more >= 0 && more < item && item < amount;
}

function wordAmount(slots: Slots, context: EditContext): readonly string[] {
  const { language } = context;
  const { roles } = language.edits;
  const { items, amounts, old } = slots;
  const amount = oneAmount(amounts, language.edits)?.words;
  const item = only(items)?.words ?? "";
  if (setsNoAmount(slots) || isMadeByOther(slots, context) || isLeftByOther(slots, context))
    return [];
  if (amount === undefined || items.length > 1 || old.some(({ role }) => role === "item"))
    return [];
  const isLess =
    has(slots, "less", "left", "remove") || (has(slots, "other") && !has(slots, "only"));
  const isMore = has(slots, "more", "add", "also") && !saysTotal(slots);
  if (isLess) return isMore ? [] : [roles.wordLess(amount, item)];
  if (isMore) return [roles.wordMore(amount, item)];
  const name = item || (itemOfAmount(old, context) ?? roles.wholeMeal);
  return [has(slots, "each") ? roles.wordEach(name, amount) : roles.wordAmount(name, amount)];
}
