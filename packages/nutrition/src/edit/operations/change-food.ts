import type { FoodMention } from "../../estimate/food-mention.ts";
import { wordItem, wordPortion } from "../../estimate/meals/coded-item.ts";
import { resolveAmount } from "../../estimate/mentions/resolve-amount.ts";
import { resolveMention } from "../../estimate/mentions/resolve-mention.ts";
import { finalizePortion } from "../../estimate/portions/resolve-portion.ts";
import { chosenConfidence } from "../../estimate/questions/answered.ts";
import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { MealItem, PortionRule } from "../../meal.ts";
import { type EditRefused, refuse } from "../edit-outcome.ts";
import { type FoodSearch, findVariant, withWeight } from "../find-variant.ts";
import { headOf, lastStemOf, stemsOf } from "../item-words.ts";
import { isOfRecord, resizeItem, scaleItem } from "./change-amount.ts";

/** The item as another food. */
export function replaceFood(
  item: MealItem,
  mention: FoodMention,
  search: FoodSearch,
): MealItem | EditRefused {
  const found = resolveMention(mention, search.index, search.matcher);
  if (!found) return refuse("unknown-food", mention.text ?? mention.words);
  const bringsAmount =
    mention.amount !== undefined || mention.unit !== undefined || mention.figures !== undefined;
  if (bringsAmount) return wordItem(found.item, search.index.language);
  const other = wordItem(found.item, search.index.language);
  return other.food.id === item.food.id
    ? renameItem(item, other, search)
    : inAmountOf(item, other, search, false);
}

/** The item by another name of its food: "chicken pho" of a beef pho. The same item if no word is new. */
function renameItem(
  item: MealItem,
  { text, words = "", source }: MealItem,
  search: FoodSearch,
): MealItem {
  const { index, foodOfId } = search;
  const known = new Set(stemsOf(`${item.words ?? ""} ${item.text} ${item.food.name}`, index));
  if (stemsOf(words, index).every((stem) => known.has(stem))) return item;
  const isFromTable = isOfRecord(item, foodOfId(item.food.id));
  const named = <T extends MealItem>(one: T) => ({
    ...one,
    text,
    words,
    ...(isFromTable && { source }),
  });
  const { scaled } = item;
  return { ...named(item), ...(scaled && { scaled: { ...scaled, from: named(scaled.from) } }) };
}

/** The item as another food of the table, with the same grams; in the default amount if the grams are unknown. */
export function chooseFood(item: MealItem, food: Food, { index }: FoodSearch): MealItem {
  if (food.id === item.food.id) return item;
  const chosen = asFood(item, food);
  const { grams } = item;
  if (grams !== null) return inGramsOf({ ...item, grams }, chosen, food, index.language);
  return resizeItem(chosen, resolveAmount({ words: food.name }, food, index), food, index.language);
}

/** A new item: the food that the user picked for words, in their amount or in its default amount. */
export function createChosenItem(
  mention: FoodMention,
  food: Food,
  { index }: FoodSearch,
): MealItem {
  const portion = resolveAmount(mention, food, index);
  const item: MealItem = {
    text: mention.text ?? mention.words,
    food: { id: food.id, name: food.name },
    source: food.source,
    grams: portion.grams,
    portion: wordPortion(portion.portion, index.language),
    confidence: chosenConfidence,
    energyRange: { lowKcal: null, highKcal: null },
    nutrients: food.per100g,
    words: food.name,
  };
  return resizeItem(item, portion, food, index.language);
}

function asFood(item: MealItem, food: Food): MealItem {
  const { scaled: _, ...kept } = item;
  return {
    ...kept,
    food: { id: food.id, name: food.name },
    source: food.source,
    confidence: chosenConfidence,
    words: food.name,
  };
}

/** The portion rules whose count applies to another food as well. */
const countedRules: readonly PortionRule[] = ["household-portion", "size-word", "piece-count"];

/** A count is kept only if its weight changes by less than this factor; otherwise the units differ in kind. */
const maxWeightRatio = 3;
/** Of a variant of the same food: decaf does not make a flat white larger. */
const maxWeightRatioOfVariant = 1.5;

/**
 * The new food in the amount of the old one: two slices of white bread become two slices of rye,
 * 200 g stay 200 g, and an unstated amount becomes the default amount of the new food.
 */
function inAmountOf(
  item: MealItem,
  found: MealItem,
  search: FoodSearch,
  isVariant: boolean,
): MealItem {
  const food = withWeight(search.foodOfId(found.food.id));
  const { rule, count, unit, isStated } = item.portion;
  if (food === undefined || item.grams === null) return found;
  if (!isStated && !isAmountOfContext(item, found, search)) return found;
  if (item.scaled && !item.scaled.from.portion.isStated)
    return scaleItem(found, item.scaled.times, search.index.language);
  if (countedRules.includes(rule) && count !== undefined && unit !== undefined) {
    const counted = { words: found.words ?? food.name, amount: count, unit };
    const portion = resolveAmount(counted, food, search.index);
    if (isAlike(portion, item.grams, isVariant))
      return resizeItem(found, portion, food, search.index.language);
    // "a sweet potato" is not a fry: one piece of the new food is a different thing.
    if (count === 1 && !isVariant) return found;
  }
  return inGramsOf({ ...item, grams: item.grams }, found, food, search.index.language);
}

/** True if other foods gave the item its amount, as cereal does to its milk, and the new food is of the same kind: other milk. */
function isAmountOfContext(
  { food, grams, words }: MealItem,
  found: MealItem,
  { foodOfId, index }: FoodSearch,
): boolean {
  const before = foodOfId(food.id);
  if (before === undefined) return false;
  const usual = resolveAmount({ words: words ?? food.name }, before, index).grams;
  const noun = lastStemOf(food.name, index);
  const isOtherMilk =
    index.language.foodClasses.drinkAdditions.has(noun) &&
    lastStemOf(found.food.name, index) === noun;
  return (
    usual !== grams && (isOtherMilk || headOf(food.name, index) === headOf(found.food.name, index))
  );
}

/** True if a count of pieces means about as much of the new food as of the old one. */
function isAlike(
  { grams, portion }: ReturnType<typeof resolveAmount>,
  before: number,
  isVariant: boolean,
): boolean {
  const maxRatio = isVariant ? maxWeightRatioOfVariant : maxWeightRatio;
  const times = grams / before;
  return times < maxRatio && times > 1 / maxRatio && countedRules.includes(portion.rule);
}

function inGramsOf(
  item: MealItem & { readonly grams: number },
  found: MealItem,
  food: Food,
  language: Language,
): MealItem {
  const { grams, portion } = item;
  const settled = finalizePortion({
    rule: portion.rule,
    text: found.words ?? found.text,
    grams,
    calculation: { code: "same-amount" },
    isStated: portion.isStated,
    count: portion.count ?? 1,
    unit: portion.unit ?? unitKeys.serving,
  });
  return resizeItem(
    { ...found, portion: wordPortion(settled.portion, language) },
    settled,
    food,
    language,
  );
}

/** The item as another variant of its food: "whole wheat", "without the skin", "made with milk". */
export function changeVariant(
  item: MealItem,
  words: string,
  search: FoodSearch,
): MealItem | EditRefused {
  const found = findVariant(item, words, search);
  if (!found) return refuse("unknown-food", words);
  const other = wordItem(found.item, search.index.language);
  return other.food.id === item.food.id
    ? renameItem(item, other, search)
    : inAmountOf(item, other, search, true);
}
