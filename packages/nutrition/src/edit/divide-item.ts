import { findFoodsOfRecord } from "../estimate/exclusions/exclude-parts.ts";
import type { FoodMention } from "../estimate/food-mention.ts";
import { isContent } from "../estimate/match/contents.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { headsOf } from "../estimate/match/food-words.ts";
import { withRemarks, wordItem } from "../estimate/meals/coded-item.ts";
import { resolveMention } from "../estimate/mentions/resolve-mention.ts";
import { finalizePortion } from "../estimate/portions/resolve-portion.ts";
import type { Food, FoodPart } from "../food.ts";
import { forLanguage } from "../languages/language.ts";
import { unitKeys } from "../languages/unit-keys.ts";
import type { MealItem } from "../meal.ts";
import type { EditContext } from "./edit-context.ts";
import { type FoodSearch, isCalled } from "./find-variant.ts";
import { groupOf, isOneDish, lastStemOf, stemsOf } from "./item-words.ts";
import { resizeItem, scaleItem } from "./operations/change-amount.ts";
import { createChosenItem } from "./operations/change-food.ts";
import { findFood, isNamedFood, readOneFood } from "./read-food-words.ts";

const joiners = forLanguage(
  (language) => new RegExp(language.edits.references.ingredientPrepositions, "i"),
);

/**
 * The foods that a dish consists of, as items that together have its weight: those of its mix, in their shares; otherwise those that
 * the person's words name, in the proportion of their usual amounts. Undefined for a single food.
 */
export function divideItem(item: MealItem, context: EditContext): readonly MealItem[] | undefined {
  const { language, search } = context;
  const parts = partsOfMix(item, search) ?? partsOfWords(item, context);
  return parts?.map((part) =>
    withRemarks(part, [{ code: "part-of-divided", dish: item.words ?? item.text }], language),
  );
}

function partsOfMix(
  { food: { id }, grams }: MealItem,
  search: FoodSearch,
): readonly MealItem[] | undefined {
  const mix = search.foodOfId(id);
  if (!mix?.parts || mix.parts.length < 2 || grams === null) return undefined;
  const { language } = search.index;
  const items = mix.parts.flatMap((part) => {
    const food = foodOfPart(part, mix, search);
    if (!food) return [];
    const { name, share } = part;
    const item = { ...createChosenItem({ words: name }, food, search), words: name };
    return resizeItem(item, portionOfPart(name, share, grams), food, language);
  });
  return items.length === mix.parts.length ? items : undefined;
}

/** A share of a dish that weighs `grams`. */
const portionOfPart = (name: string, share: number, grams: number) =>
  finalizePortion({
    rule: "default-portion",
    text: name,
    grams: share * grams,
    calculation: { code: "weight", count: share, grams },
    isStated: false,
    count: 1,
    unit: unitKeys.serving,
  });

/** The food that has the name of a part and its record, or else another of this name. */
function foodOfPart(part: FoodPart, mix: Food, search: FoodSearch): Food | undefined {
  const { index, matcher, foodOfId } = search;
  const { name } = part;
  const ofRecord = findFoodsOfRecord(part, mix, index);
  const isNoun = (food: Food) => headsOf(index.language)(food).has(stemsOf(name, index).join(" "));
  const found = resolveMention({ words: name }, index, matcher);
  const named = found && foodOfId(found.item.food.id);
  const has = (food: Food) => hasName(food, name, index);
  if (named && ofRecord.includes(named) && has(named)) return named;
  return ofRecord.find(has) ?? ofRecord.find(isNoun) ?? (named && has(named) ? named : undefined);
}

/** "The salad undressed" is not the name of a garden salad, although it is found. */
function hasName(food: Food, name: string, index: FoodIndex): boolean {
  const names = [food.name, ...food.aliases].flatMap((one) => stemsOf(one, index));
  return isCalled(food, name, index) && stemsOf(name, index).every((stem) => names.includes(stem));
}

/** "chicken curry" and "rice" of "chicken curry with rice"; one noun for two foods is not divided. */
function partsOfWords(item: MealItem, context: EditContext): readonly MealItem[] | undefined {
  const { language, search } = context;
  const pieces = item.text.split(joiners(language));
  const isOfOneNoun =
    !isOneDish(item.text, language) &&
    language.edits.foodGroups.dishes.has(lastStemOf(pieces.at(-1) ?? "", search.index));
  if (pieces.length < 2 || isOfOneNoun) return undefined;
  const mentions = pieces.flatMap((piece) => readPiece(piece, pieces[0] ?? "", context) ?? []);
  const foods = mentions.flatMap((mention) => findFood(mention, context) ?? []);
  const [first, ...others] = foods;
  const isOther = (food: Food) =>
    food.id !== item.food.id && !isContent(food, first?.contains ?? [], language);
  const isSingle = first?.id === item.food.id || !others.every(isOther);
  if (foods.length < pieces.length || isSingle || isMixedDrink(pieces, context)) return undefined;
  const items = mentions.flatMap((mention) => {
    const found = resolveMention(mention, search.index, search.matcher);
    return found ? [wordItem(found.item, language)] : [];
  });
  return (
    inSharesOf(item, items, search) ??
    items.map((part) => scaleItem(part, item.scaled?.times ?? 1, language))
  );
}

/** Parts that together weigh as much as their dish; undefined if the words say how much of one of them it was. */
function inSharesOf(
  { grams }: MealItem,
  parts: readonly MealItem[],
  { foodOfId, index }: FoodSearch,
): readonly MealItem[] | undefined {
  const total = parts.reduce((sum, part) => sum + (part.grams ?? Number.NaN), 0);
  if (grams === null || Number.isNaN(total) || parts.some(({ portion }) => portion.isStated))
    return undefined;
  return parts.map((part) => {
    const food = foodOfId(part.food.id);
    const portion = portionOfPart(part.words ?? part.text, (part.grams ?? 0) / total, grams);
    return food ? resizeItem(part, portion, food, index.language) : part;
  });
}

/** The cola of a whiskey and cola is less than a can. */
function isMixedDrink(pieces: readonly string[], { language, search }: EditContext): boolean {
  const { drinkGroup } = language.edits.foodGroups;
  return pieces.slice(1).some((piece) => {
    const isAddition = language.foodClasses.liquidAdditions.has(lastStemOf(piece, search.index));
    return !isAddition && groupOf(stemsOf(piece, search.index), language) === drinkGroup;
  });
}

function readPiece(piece: string, first: string, context: EditContext): FoodMention | undefined {
  const { hotDrinks, liquidAdditions } = context.language.foodClasses;
  const { index } = context.search;
  const isSplash =
    piece !== first &&
    liquidAdditions.has(lastStemOf(piece, index)) &&
    stemsOf(first, index).some((stem) => hotDrinks.has(stem));
  const words = isSplash ? context.language.edits.presence.wordSplash(piece) : piece;
  const mention = readOneFood(words, context);
  return mention && isNamedFood(mention, context) ? mention : undefined;
}
