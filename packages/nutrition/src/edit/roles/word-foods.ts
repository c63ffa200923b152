import { highCount } from "../../estimate/portions/portion-by-household.ts";
import type { Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { groupOfItem } from "../find-target.ts";
import { groupOf, headOf, stemsOf } from "../item-words.ts";
import { isValue, type Part } from "./roles.ts";
import { has, oneAmount, only, type Slots } from "./slots.ts";

/** The foods with the amounts next to them; undefined if an amount belongs to something else. */
function nameFoods(
  { parts, amounts, foods }: Slots,
  language: Language,
): readonly string[] | undefined {
  const values = parts.filter(isValue);
  const used = new Set<Part>();
  const named = foods.map((food) => {
    const at = values.indexOf(food);
    const next = values[at + 2];
    const isOfNext = next !== undefined && foods.includes(next);
    const after = values[at + 1];
    const isAfter = !isOfNext && after?.isCounted === true;
    const beside = [values[at - 1], isAfter ? after : undefined].filter(
      (value): value is Part => value !== undefined && amounts.includes(value) && !used.has(value),
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

/** True if an amount is wrong, or if not all was eaten, or another person ate it. */
const saysOtherThanFood = (slots: Slots): boolean =>
  slots.old.some(({ role }) => role === "amount") ||
  has(slots, "left", "unfinished", "more", "less", "larger", "smaller", "each", "shared") ||
  (has(slots, "other") && !has(slots, "add"));

/** What an instruction with foods that are not in the meal means. */
export function wordFoods(slots: Slots, context: EditContext): readonly string[] {
  const { items, removed, foods } = slots;
  const named = nameFoods(slots, context.language);
  const isSeveralInOne = foods.some(({ isAdjacent }, at) => at > 0 && isAdjacent);
  if (!named || isSeveralInOne || saysOtherThanFood(slots)) return [];
  const old = slots.old.filter(({ role }) => role === "item" || role === "food");
  const isOfFoods = removed.some((part) => foods.includes(part)) && !has(slots, "instead");
  const gone = isOfFoods ? [] : removed.filter(({ role }) => role === "item");
  const wrong = [...new Set([...old, ...gone])];
  if (wrong.length > 0) return isOfFoods ? [] : wordInPlaceOf(slots, wrong, named, context);
  // "brown rice, not white"
  const isOtherKind = slots.old.length > 0 && old.length === 0;
  const isDenied = has(slots, "remove") || (has(slots, "old") && !isOtherKind);
  if (isDenied || items.length > 1) return [];
  const item = only(items)?.words;
  return item === undefined
    ? wordNewFoods(slots, named, context)
    : wordFoodOfItem(slots, item, named, context);
}

/** "no cola, a beer instead" */
function wordInPlaceOf(
  slots: Slots,
  wrong: readonly Part[],
  named: readonly string[],
  { language }: EditContext,
): readonly string[] {
  const old = only(wrong);
  const food = only(named);
  const isOfItem = has(slots, "with") && slots.items.length === 1;
  const isWhole = isOfItem || slots.items.every((item) => wrong.includes(item));
  return old?.role === "item" && food !== undefined && isWhole
    ? [language.edits.roles.wordReplace(old.words, food)]
    : [];
}

/** "the coffee was with oat milk", "the bread was rye" */
function wordFoodOfItem(
  slots: Slots,
  item: string,
  named: readonly string[],
  context: EditContext,
): readonly string[] {
  const { roles } = context.language.edits;
  const [food = ""] = named;
  if (named.length === 1 && has(slots, "replace", "instead"))
    return [roles.wordReplace(item, food)];
  if (has(slots, "replace", "instead", "into")) return [];
  if (slots.items.some(({ isPlace }) => isPlace)) {
    const alike = itemLike(food, context);
    if (alike !== undefined) return [roles.wordReplace(alike, food)];
    return has(slots, "be") ? [] : [roles.wordAdd(named)];
  }
  if (isAddition(slots) || has(slots, "eaten"))
    return [roles.wordWith(item, food), roles.wordAdd(named)];
  return has(slots, "be") ? [roles.wordKind(item, food)] : [];
}

/** The milk that "almond milk on the cornflakes" takes the place of. */
function itemLike(food: string, { items, search }: EditContext): string | undefined {
  const head = headOf(food, search.index);
  return only(items.filter((item) => item.head !== undefined && item.head === head))?.item.words;
}

/** "and some feta", "it was haddock" */
function wordNewFoods(
  slots: Slots,
  named: readonly string[],
  context: EditContext,
): readonly string[] {
  const { roles } = context.language.edits;
  if (has(slots, "replace", "instead", "into")) return [];
  if (isAddition(slots)) return [roles.wordAdd(named)];
  const food = only(named);
  const isOfMeal = slots.foods.some(({ isDefinite }) => isDefinite);
  if (food === undefined || isOfMeal || has(slots, "only", "with", "also")) return [];
  // "the cod was 200 g", "one was a cider": said of a food of the meal.
  const roleAt = (role: Part["role"]) => slots.parts.findIndex((part) => part.role === role);
  const isSaidOfItem = Math.min(roleAt("food"), roleAt("amount")) < roleAt("be");
  if (has(slots, "be") && slots.amounts.length > 0 && isSaidOfItem) return [];
  // "tofu 120" corrects a weight, and adds no 120 pieces.
  const isWeight = slots.amounts.some(({ words }) => Number(words) >= highCount);
  if (isWeight && roleAt("food") < roleAt("amount")) return [];
  const other = roles.wordOther(food);
  // "it was 150 g of fries" adds nothing: it says what something was.
  if (has(slots, "be") && !has(slots, "eaten")) return [other];
  if (has(slots, "eaten")) return [other, food];
  return slots.amounts.length === 0 && isOfGroup(food, context) ? [food, other] : [food];
}

/** A food with a definite article is one of the meal, unless a verb says that it is added. */
const isAddition = (slots: Slots): boolean =>
  has(slots, "add") ||
  (has(slots, "with", "also") && !slots.foods.some(({ isDefinite }) => isDefinite));
