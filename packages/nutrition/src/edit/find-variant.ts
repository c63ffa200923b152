import { readChunks } from "../estimate/chunks/read-chunks.ts";
import type { DictionaryEntry, FoodMention } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { FoodMatcher } from "../estimate/match/food-match.ts";
import { headsOf } from "../estimate/match/food-words.ts";
import { createMatcher } from "../estimate/match/match-food.ts";
import { parseFoodName } from "../estimate/match/parse-food-name.ts";
import { resolveMention } from "../estimate/mentions/resolve-mention.ts";
import type { ResolvedMention } from "../estimate/mentions/resolved-mention.ts";
import { readTokens, toFoodQuery } from "../estimate/segment/food-query.ts";
import type { Food } from "../food.ts";
import type { Language } from "../languages/language.ts";
import type { MealItem } from "../meal.ts";
import { findOwnEntry } from "../own-foods.ts";
import { groupOf, headOf, isOneDish, lastStemOf, stemsOf, stemsOfEachWord } from "./item-words.ts";
import { matchPhrases } from "./match-phrases.ts";

/** Finds foods by words or id. */
export interface FoodSearch {
  readonly index: FoodIndex;
  readonly matcher: FoodMatcher;
  readonly foodOfId: (id: string) => Food | undefined;
}

/** The food search of one edit: foods of the table, and those of the person's dictionary by their id. */
export function createFoodSearch(
  index: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
): FoodSearch {
  const matcher = createMatcher(index);
  const table = index.dictionary?.table ?? index;
  const foodOfId = (id: string) => findFoodById(table, id) ?? findOwnEntry(dictionary, id)?.food;
  return { index, matcher, foodOfId };
}

/** The food of the table with this id. */
export function findFoodById(index: FoodIndex, id: string): Food | undefined {
  return foodsById(index).get(id);
}

/** The food, if its amounts have grams: an own food may have servings only. */
export const withWeight = (food: Food | undefined): Food | undefined =>
  food?.isWeightUnknown ? undefined : food;

const byId = new WeakMap<FoodIndex, ReadonlyMap<string, Food>>();

function foodsById(index: FoodIndex): ReadonlyMap<string, Food> {
  const known = byId.get(index) ?? new Map(index.foods.map((food) => [food.id, food]));
  byId.set(index, known);
  return known;
}

/** A query for a variant of an item's food, and the words that the found food's name must contain. */
interface VariantQuery {
  readonly mention: FoodMention;
  readonly requiredWords: string;
  /** True for the stated words alone: they must then name a food, as "spicy" does not. */
  readonly isBare?: boolean;
  /** True without the words before the noun of the item. */
  readonly isOfHead?: boolean;
}

/** The variant of an item's food that words describe; undefined if the table has none. */
export function findVariant(
  item: MealItem,
  words: string,
  { index, matcher, foodOfId }: FoodSearch,
): ResolvedMention | undefined {
  if (isAmount(words, index) || describesNothing(words, index)) return undefined;
  // A chai that is made with sugar is not the "chai with sugar" without it.
  const isDenial = index.language.edits.foods.deniedPart.test(words);
  for (const query of toQueries(item, words, index)) {
    const found = resolveMention(query.mention, index, matcher);
    const food = found && foodOfId(found.item.food.id);
    if (!food || !isVariant(item, words, query, { ...found, food }, { foodOfId, index })) continue;
    if (!isDenial || (food.id !== item.food.id && isOfPart(item, words, food, index))) return found;
  }
  return undefined;
}

/** True if the item or the found food names the part that words deny: "no bacon" is not said of a chicken salad. */
function isOfPart(
  { food, text, words: own = "" }: MealItem,
  words: string,
  found: Food,
  index: FoodIndex,
): boolean {
  const part = index.language.edits.foods.deniedPart.exec(words)?.[1] ?? "";
  const named = new Set(
    [food.name, text, own, found.name, ...found.aliases].flatMap((name) =>
      stemsOfEachWord(name, index),
    ),
  );
  return stemsOfEachWord(part, index).every((stem) => named.has(stem));
}

/** True for words that describe no food: "mine", "a", "two thirty". */
const describesNothing = (words: string, index: FoodIndex): boolean => {
  const { amounts, edits } = index.language;
  const said = words.toLowerCase().split(/[\s,.-]+/);
  return (
    said.every((word) => amounts.numberWords.has(word)) ||
    stemsOf(words, index).every(
      (stem) => edits.foods.wordsOfNoVariant.has(stem) || amounts.articles.has(stem),
    )
  );
};

/** True for words of an amount only: "pints", "500 ml each". */
function isAmount(words: string, { language }: FoodIndex): boolean {
  const { units, pieceUnits, mlByUnit, gramsByUnit } = language.amounts;
  const isOfAmount = (stem: string) =>
    /^[\d.,/]+$/.test(stem) ||
    [units, pieceUnits, mlByUnit, gramsByUnit].some((known) => known.has(stem)) ||
    language.edits.amounts.eachItem.test(stem);
  const stems = words.split(/\s+/).map((word) => language.stem(word.toLowerCase()));
  const isFiller = (stem: string) =>
    language.stopWords.fillers.has(stem) || language.amounts.articles.has(stem);
  return stems.some(isOfAmount) && stems.every((stem) => isOfAmount(stem) || isFiller(stem));
}

type Foods = Pick<FoodSearch, "foodOfId" | "index">;

/** True if the food that a query found is the item's in the variant that the words describe. */
function isVariant(
  item: MealItem,
  words: string,
  { requiredWords, isBare = false, isOfHead = false }: VariantQuery,
  found: ResolvedMention & { readonly food: Food },
  foods: Foods,
): boolean {
  const { index } = foods;
  const isMadeOf = index.language.edits.foods.madeOf.test(words);
  return (
    isCalled(found.food, requiredWords, index) &&
    !isJoinedTo(item, found.food, index) &&
    !losesPart(item, words, found.food, index) &&
    (isBare || isOfKind(found.food, item, foods)) &&
    !((isBare || isOfHead) && isPlainOfDish(item, found.food, foods)) &&
    (!isBare || isAnother(item, found.food, requiredWords, found, foods)) &&
    (!isMadeOf || isAllSaid(item, found.food, words, index))
  );
}

/**
 * The item's food with an addition: an "oat milk latte" of a latte. A variant without the words of its name is
 * another food: an almond latte is not a chai latte with almond milk.
 */
export function findWithAddition(
  item: MealItem,
  addition: string,
  search: FoodSearch,
): ResolvedMention | undefined {
  const { index } = search;
  const found = findVariant(item, addition, search);
  const food = found && search.foodOfId(found.item.food.id);
  const own = item.food.name
    .replace(index.language.edits.foods.partsOf, "")
    .replace(index.language.edits.foods.plainDrink, "");
  return food && isCalled(food, own, index) ? found : undefined;
}

/** True for two foods in place of one: macaroni and cheese is not a kind of cheese. */
function isJoinedTo({ food, words = food.name }: MealItem, found: Food, index: FoodIndex): boolean {
  const { dishes } = index.language.edits.foodGroups;
  return (
    !isOneDish(found.name, index.language) &&
    isOneDish(words, index.language) &&
    !dishes.has(headOf(found.name, index) ?? "")
  );
}

/** True if a food is without a meat or fish of the item that the words do not replace: a vegetable curry of a chicken curry. */
function losesPart(
  { food, words: own = food.name }: MealItem,
  words: string,
  found: Food,
  index: FoodIndex,
): boolean {
  const { language } = index;
  const { groupsOfMeat, meatless } = language.edits.foodGroups;
  const groupIn = (stems: readonly string[]) => groupOf(stems, language) ?? "";
  if (groupsOfMeat.has(groupIn(stemsOf(words, index))) || meatless.test(words)) return false;
  const names = new Set([found.name, ...found.aliases].flatMap((name) => stemsOf(name, index)));
  return stemsOf(own, index).some((stem) => groupsOfMeat.has(groupIn([stem])) && !names.has(stem));
}

/** True for a food of the noun or the group of an item. */
export function isOfKind(
  found: Food,
  { food, words = food.name }: MealItem,
  { foodOfId, index }: Foods,
): boolean {
  const { language } = index;
  const isWay = (head: string) => language.edits.foods.participle.test(head);
  // "Egg fried in butter" is an egg.
  const heads = [...headsOf(language)(found)].flatMap((head) =>
    isWay(head) ? stemsOf(found.name, index).slice(0, 1) : [head],
  );
  const names = [words, food.name, ...(foodOfId(food.id)?.aliases ?? [])];
  const own = names.flatMap((name) => stemsOf(name, index));
  const group = groupOf(own, language);
  return (
    heads.some((head) => own.some((stem) => head.endsWith(stem) || stem.endsWith(head))) ||
    (group !== undefined && groupOf(heads, language) === group)
  );
}

/** True if words alone name a food that an item can be instead, as "spicy" or "chicken" of gyoza do not. */
const isAnother = (
  item: MealItem,
  food: Food,
  words: string,
  found: ResolvedMention,
  search: Foods,
): boolean =>
  isNamed(food, words, search.index) &&
  !isOnlyIn(item, words, found, search) &&
  (isOfKind(food, item, search) || !isDescription(words, search.index.language));

/** "sugar-free", "whole wheat": not the name of another food. */
export const isDescription = (words: string, language: Language): boolean =>
  !matchPhrases(language.edits.foods.descriptions, words).next().done;

/** True for a food that is made of others. */
const isMade = (food: Food | undefined) => (food?.contains ?? []).length > 0;

/** True for a plain food in place of a dish: a wholemeal wrap is not a kind of a chicken salad wrap. */
export function isPlainOfDish(item: MealItem, found: Food, { foodOfId, index }: Foods): boolean {
  const head = headOf(item.words ?? item.food.name, index) ?? "";
  const isDish = index.language.edits.foodGroups.dishes.has(head);
  return isDish && isMade(foodOfId(item.food.id)) && !isMade(found);
}

/** A food has less of a flavour than this part of its own weight. */
const flavourRatio = 8;

/** True for what an item can only contain: the "chicken" of gyoza, the "vanilla" of a latte. */
export function isOnlyIn(
  { food, grams, words = food.name }: MealItem,
  named: string,
  { item: found }: ResolvedMention,
  { foodOfId, index }: Foods,
): boolean {
  const groupIn = (text: string) => groupOf(stemsOf(text, index), index.language) ?? "";
  const group = groupIn(named);
  const { ingredientGroups } = index.language.edits.foods;
  const isIngredient =
    isMade(foodOfId(food.id)) && ingredientGroups.has(group) && groupIn(words) !== group;
  return isIngredient || (grams !== null && (found.grams ?? grams) * flavourRatio < grams);
}

/** True if one of the food's names has only words that were said: yuja tea is not "tea with honey". */
function isAllSaid(item: MealItem, food: Food, words: string, index: FoodIndex): boolean {
  const said = `${words} ${item.words ?? ""} ${item.text} ${item.food.name}`;
  const known = new Set([...stemsOf(said, index), ...stemsOfEachWord(said, index)]);
  const { fillers } = index.language.stopWords;
  return [food.name, ...food.aliases].some((name) =>
    stemsOf(name, index).every((stem) => known.has(stem) || fillers.has(stem)),
  );
}

/** The queries for a variant of an item's food, the likeliest first. */
function toQueries(item: MealItem, words: string, index: FoodIndex): VariantQuery[] {
  const own = item.words ?? item.food.name;
  const denied = index.language.edits.foods.deniedPart.exec(words)?.[1];
  if (denied !== undefined) {
    const part = new Set(stemsOf(denied, index));
    const isKept = (one: string) => !stemsOf(one, index).some((stem) => part.has(stem));
    const rest = own.replace(index.language.edits.foods.partsOf, (_, parts: string) =>
      index.language.edits.foods.wordParts(
        parts.split(index.language.edits.foods.partSeparator).filter(isKept),
      ),
    );
    const qualifiers = [index.language.edits.foods.wordWithout(denied)];
    const denying = { mention: { words: rest, qualifiers }, requiredWords: rest };
    // The coffee of "coffee with sugar" has none by itself.
    return rest === own ? [denying] : [denying, { mention: { words: rest }, requiredWords: rest }];
  }
  if (index.language.edits.foods.madeOf.test(words)) {
    const made = `${own.replace(index.language.edits.foods.plainDrink, "")} ${words}`;
    const liquid = words.replace(index.language.edits.foods.madeOf, "");
    const plain = headOf(liquid, index) ?? liquid;
    const simple = made.replace(liquid, plain);
    return [
      { mention: { words: made }, requiredWords: made },
      { mention: { words: simple }, requiredWords: simple },
    ];
  }
  return joinedQueries(words, withoutContradicted(own, words, index), index);
}

/** "white bread" that was wholemeal: bread. The last word stays. */
function withoutContradicted(own: string, words: string, index: FoodIndex): string {
  const { contradictions } = index.language.termWeights;
  const said = termsOf(words, index);
  const { flavours } = index.language.edits.foods;
  const contradicts = (one: string, other: string) =>
    contradictions.get(one)?.includes(other) ||
    (one !== other && flavours.has(one) && flavours.has(other));
  const isContradicted = (word: string) =>
    termsOf(word, index).some((term) =>
      said.some((one) => contradicts(one, term) || contradicts(term, one)),
    );
  const named = own.split(" ");
  return named.filter((word, at) => at === named.length - 1 || !isContradicted(word)).join(" ");
}

/** The terms of words as the table spells them: "wholewheat" of "wholemeal". */
const termsOf = (words: string, index: FoodIndex): readonly string[] =>
  toFoodQuery(readChunks(readTokens(words, index), index.language), index.language)?.words ??
  stemsOf(words, index);

/** The words before the item's own name, before its noun, and alone. */
function joinedQueries(words: string, own: string, index: FoodIndex): VariantQuery[] {
  const head = headOf(own, index) ?? own;
  const names = isList(own, head, index.language) ? [own] : [own, head];
  const named = names.map((name) => joinNames(words, name, index));
  const queries = named.map((name, at) => ({
    mention: { words: name },
    requiredWords: name,
    isOfHead: at > 0 && head !== own,
  }));
  return named.length > 1
    ? [...queries, { mention: { words }, requiredWords: words, isBare: true }]
    : queries;
}

/** True for "rice and beans", whose rice is only a part of it; not for a "ham and cheese sandwich". */
const isList = (name: string, head: string, { edits, functionWords }: Language) =>
  name.includes(` ${functionWords.conjunction} `) && !edits.foodGroups.dishes.has(head);

/** "brown rice" and "rice and beans" are "brown rice and beans". */
function joinNames(first: string, second: string, index: FoodIndex): string {
  const [noun = "", ...rest] = second.split(" ");
  const isRepeated = stemsOf(noun, index).join(" ") === lastStemOf(first, index);
  return [first, ...(isRepeated ? rest : [second])].join(" ");
}

/** True if the food's names contain all words of a variant. */
export function isCalled(food: Food, words: string, index: FoodIndex): boolean {
  if (isNamedByPhrase(food, words, index)) return true;
  const known = nameWordsOf(food, index.language);
  return termsOf(words, index).every(
    (word) => known.has(word) || index.language.dietQualifiers.findExcludedStem(word) !== undefined,
  );
}

/** True if words contain the food's head noun, not only a description. */
export function isNamed(food: Food, words: string, index: FoodIndex): boolean {
  if (isNamedByPhrase(food, words, index)) return true;
  const head = toFoodQuery(
    readChunks(readTokens(words, index), index.language),
    index.language,
  )?.head;
  const names = [food.name, ...food.aliases].flatMap((name) => parseFoodName(name, index.language));
  return head !== undefined && names.some(({ heads }) => heads.includes(head));
}

/** True if the words contain the token of a dictionary phrase that names this food. */
function isNamedByPhrase({ id }: Food, words: string, { dictionary }: FoodIndex): boolean {
  const tokens = [...(dictionary?.foods ?? [])];
  return tokens.some(([token, food]) => food.id === id && words.includes(token));
}

const nameWords = new WeakMap<Food, ReadonlySet<string>>();

/** Every word of a food's names. */
function nameWordsOf(food: Food, language: Language): ReadonlySet<string> {
  const known = nameWords.get(food);
  if (known) return known;
  const names = [food.name, ...food.aliases].flatMap((name) => parseFoodName(name, language));
  const words = new Set(names.flatMap((name) => name.words));
  nameWords.set(food, words);
  return words;
}
