import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import { isMeasured } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isPreparationWord, isWithSeparator, stemsOf } from "../chunks/chunk-predicates.ts";
import { flavorContent, isContent } from "../match/contents.ts";
import type { FoodMatch, FoodMatcher } from "../match/food-match.ts";
import { headsOf } from "../match/food-words.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { labelWords } from "../match/portion-labels.ts";
import { nameWords } from "../match/rank-foods.ts";
import { restaurantStems } from "../words/stop-words.ts";
import { tokenize } from "../words/tokens.ts";
import { isAdjacentDish, isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";
import { isFood, isFullMatch, isListMark, matchPart } from "./list-parts.ts";

/**
 * Where in a name another food begins that the matched one has not: a part of a list ("wings, fries"), toast in
 * "eggs toast", because a plural does not describe the noun after it, "milk" in "weetabix milk", because
 * weetabix describes no food, and beans in "fried egg beans", because the last noun is the food.
 */
export function findOtherFood(
  name: readonly Chunk[],
  match: FoodMatch,
  amount: Amount | undefined,
  matcher: FoodMatcher,
  language: Language,
): number | undefined {
  const { food } = match;
  const known = nameWords(language)(food);
  const isOther = (from: number, to: number) => {
    const words = dropRestaurant(name.slice(from, to), language);
    const query = toFoodQuery(words, language);
    const isKnown = query?.words.some((word) => known.has(word)) ?? true;
    return !isKnown && isOfAnotherKind(words, name[to], food, matcher, language);
  };
  const kindOfSideAt = findKindOfSide(name, food, matcher, language);
  if (kindOfSideAt !== undefined) return kindOfSideAt;
  if (name.some((chunk) => isListMark(chunk, language)))
    return (
      findOtherPart(name, isOther, (words) => isFood(words, matcher, language), language) ??
      findSideOfTwo(name, isOther, (words) => isFood(words, matcher, language), language)
    );
  const sideAt = findSide(name, isOther, language);
  if (sideAt !== undefined) return sideAt;
  const firstAt = name.findIndex(
    (chunk, at) =>
      isAdjacentWord(name[at + 1]) && isNoModifier(chunk, matcher) && isOther(at, at + 1),
  );
  if (firstAt >= 0) return firstAt + 1;
  // "coffee toast yoghurt" is not a coffee yoghurt.
  const innerAt = name.findIndex(
    (chunk, at) =>
      isAdjacentWord(chunk) &&
      isAdjacentWord(name[at + 1]) &&
      isOther(at, at + 1) &&
      isFood(name.slice(0, at), matcher, language) &&
      isFood(name.slice(-1), matcher, language),
  );
  if (innerAt >= 0) return innerAt;
  const leadingEnd = findEndOfFirstFood(name, match, amount, isOther, matcher, language);
  if (leadingEnd !== undefined) return leadingEnd;
  for (let from = Math.max(1, name.length - maxOtherWords); from < name.length; from += 1) {
    if (hasFlavors(food) && isFlavor(name[from - 1], language)) continue;
    if (name.slice(from).every(isAdjacentWord) && isOther(from, name.length))
      return startOfName(name, from, known, language);
  }
  return isSwapped(name, food, matcher, language) ? name.length - 1 : undefined;
}

/** The name of a chain at the end says where all of the food is from: "orange chicken with rice panda express". */
function dropRestaurant(words: readonly Chunk[], language: Language): readonly Chunk[] {
  const isRestaurant = (word: string) => restaurantStems(language).has(word);
  const last = words.at(-1);
  const isNamed = last !== undefined && words.length > 1 && stemsOf([last]).some(isRestaurant);
  return isNamed ? words.slice(0, -1) : words;
}

/**
 * Syrup in "pancakes with syrup", which the match is a kind of; not beans in "toast with beans", because the name of
 * beans on toast joins both.
 */
function findKindOfSide(
  name: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): number | undefined {
  const withAt = name.findIndex((chunk) => isWithSeparator(chunk, language));
  if (withAt <= 0 || isPreparationWord(name[withAt - 1], language)) return undefined;
  const heads = headsOf(language)(food);
  const hasHead = (chunks: readonly Chunk[]) => stemsOf(chunks).some((word) => heads.has(word));
  const first = name.slice(0, withAt).filter(({ kind }) => kind === "words");
  const side = name.slice(withAt + 1);
  // "bread with cheese" is not a cheese bread.
  const isPair = hasHead(first) === hasHead(side) || isBaseOfSide(first, language);
  if (isPair && !hasHead(side))
    return isFoodPair(first, side, matcher, language) ? withAt + 1 : undefined;
  if (hasHead(first)) return undefined;
  const isKind = !joinsParts(language)(food) && isFood(first, matcher, language);
  return isKind ? withAt + 1 : undefined;
}

const isBaseOfSide = (name: readonly Chunk[], { foodClasses }: Language) =>
  foodClasses.basesOfSides.has(stemsOf(name).at(-1) ?? "");

/** "bread with butter", which is not a bread and butter pudding: both are foods. */
const isFoodPair = (
  first: readonly Chunk[],
  side: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
) => isFood(first, matcher, language) && isFood(side, matcher, language);

/** True if the food's name joins parts, as "Beans on toast" does. */
const joinsParts = forLanguage((language) =>
  memoize((food: Food): boolean =>
    tokenize(food.name, language).some(
      ({ text }) =>
        language.stopWords.connectors.has(text) || language.functionWords.conjunction === text,
    ),
  ),
);

/**
 * Rice and beans in "beef tacos with rice and beans": a food by themselves, and the tacos have only the beans.
 */
function findSideOfTwo(
  name: readonly Chunk[],
  isOther: (from: number, to: number) => boolean,
  isNamedFood: (words: readonly Chunk[]) => boolean,
  language: Language,
): number | undefined {
  const from = name.findIndex((chunk) => isWithSeparator(chunk, language)) + 1;
  if (from <= 1 || isPreparationWord(name[from - 2], language)) return undefined;
  const markAt = name.findIndex((chunk, at) => at > from && isListMark(chunk, language));
  if (markAt < 0 || !isNamedFood(name.slice(from))) return undefined;
  const isSide = isOther(from, markAt) || isOther(markAt + 1, name.length);
  return isSide && isNamedFood(name.slice(0, from - 1)) ? from : undefined;
}

/** Where the part of a list ends: fish curry in "with fish curry and tea". */
function endOfPart(name: readonly Chunk[], from: number, language: Language): number {
  const end = name.findIndex((chunk, at) => at >= from && isListMark(chunk, language));
  return end < 0 ? name.length : end;
}

/** "on" in "fried eggs on rye" */
const isPlacement = (chunk: Chunk, { foodPhrases }: Language) =>
  chunk.kind === "connector" && foodPhrases.servingPrepositions.has(chunk.text);

/** Eggs in "large fries with eggs", rye in "fried eggs on rye", fries in "a tea large fries". */
function findSide(
  name: readonly Chunk[],
  isOther: (from: number, to: number) => boolean,
  language: Language,
): number | undefined {
  const isAfterWords = (at: number) => name[at - 1]?.kind === "words";
  const withAt = name.findIndex(
    (chunk, at) =>
      isAfterWords(at) &&
      (isWithSeparator(chunk, language) || isPlacement(chunk, language)) &&
      !isPreparationWord(name[at - 1], language) &&
      (isOther(at + 1, name.length) || isOther(at + 1, endOfPart(name, at + 1, language))),
  );
  if (withAt >= 0) return withAt + 1;
  const sizeAt = name.findIndex(({ kind }, at) => isAfterWords(at) && kind === "amount");
  if (sizeAt < 0) return undefined;
  return isOther(0, sizeAt) || isOther(sizeAt + 1, name.length) ? sizeAt + 1 : undefined;
}

/**
 * "oats banana" is not the "banana oats" of another name of baked oats, and "yogurt blueberries" is not a
 * blueberry yogurt; "muffin banana" is a banana muffin.
 */
function isSwapped(
  name: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const { flavorsEatenAlone, flavorsInPieces, hotDrinks, liquidAdditions } = language.foodClasses;
  const [first, last] = [name.slice(0, -1), name.slice(-1)];
  const noun = stemsOf(last).at(-1) ?? "";
  // "crisps apple" is not an apple crisp, "milk banana" not banana milk.
  const isNextToFruit =
    flavorsInPieces.has(noun) &&
    (isPluralChunk(first.at(-1)) || liquidAdditions.has(stemsOf(first).at(-1) ?? ""));
  return (
    (flavorsEatenAlone.has(noun) ||
      hotDrinks.has(noun) ||
      isInPieces(last, language.foodClasses)) &&
    name.slice(1).every(isAdjacentWord) &&
    (isNextToFruit ||
      (!headsOf(language)(food).has(noun) && !ownWords(language)(food).includes(noun))) &&
    (isNextToFruit || !isFlavorOf(food, last, language)) &&
    !describesDish(last, first, language) &&
    // "cereal milk banana"
    (isFood(first, matcher, language) ||
      (isNextToFruit && isFood(first.slice(-1), matcher, language))) &&
    isFood(last, matcher, language)
  );
}

/**
 * The end of a food that is counted before another one: the popcorn of "large popcorn coke". In "200 g mushroom rice"
 * and "2 pork tacos" the first word describes what was measured, but not in "150 g rice broccoli".
 */
function findEndOfFirstFood(
  name: readonly Chunk[],
  match: FoodMatch,
  amount: Amount | undefined,
  isOther: (from: number, to: number) => boolean,
  matcher: FoodMatcher,
  language: Language,
): number | undefined {
  const countedEnd = findEndOfCounted(name, match, amount, matcher, language);
  if (countedEnd !== undefined) return countedEnd;
  const known = nameWords(language)(match.food);
  if (amount === undefined || !name.slice(1).every(isAdjacentWord)) return undefined;
  for (let end = 1; end < name.length && end <= maxOtherWords; end += 1) {
    const [first, rest] = [name.slice(0, end), name.slice(end)];
    const isApart = isMeasured(amount)
      ? isStapleBefore(first, rest, known, language)
      : isOther(0, end) && !describesDish(first, rest, language);
    if (isApart && isFood(first, matcher, language) && isFood(rest, matcher, language)) return end;
  }
  return undefined;
}

/** Eggs in "2 eggs spinach": two foods are counted and named, and the dish that has both has more. */
function findEndOfCounted(
  name: readonly Chunk[],
  match: FoodMatch,
  amount: Amount | undefined,
  matcher: FoodMatcher,
  language: Language,
): number | undefined {
  if (amount === undefined || isMeasured(amount) || isFullMatch(match)) return undefined;
  const end = name.findIndex((chunk) => isPluralChunk(chunk)) + 1;
  const rest = name.slice(end);
  if (end === 0 || rest.length === 0 || !rest.every(isAdjacentWord)) return undefined;
  // "4 sticks satay", "2 scoops pistachios stracciatella"
  const { pieceUnits } = language.amounts;
  const noFood = (words: readonly Chunk[]) =>
    stemsOf(words).every((word) => pieceUnits.has(word) || language.foodClasses.flavors.has(word));
  if (noFood(name.slice(0, end)) || noFood(rest)) return undefined;
  const isPair = isFood(name.slice(0, end), matcher, language) && isFood(rest, matcher, language);
  return isPair ? end : undefined;
}

/** Rice in "150 g rice broccoli" and milk in "200 ml milk honey", which the matched food has not; not in "150 g rice salad". */
function isStapleBefore(
  words: readonly Chunk[],
  rest: readonly Chunk[],
  known: ReadonlySet<string>,
  { foodClasses }: Language,
): boolean {
  const [staple, noun] = [stemsOf(words).at(-1) ?? "", stemsOf(rest).at(-1) ?? ""];
  const isDish = foodClasses.dishNouns.has(noun) || foodClasses.dishesOfIngredients.has(noun);
  const isLiquid = foodClasses.liquidAdditions.has(staple);
  // "250 ml skim milk honey": the match is the milk.
  const isNamed = stemsOf(rest).some((word) => known.has(word));
  const isFlavor =
    isPlainFlavor(noun, foodClasses) &&
    !foodClasses.flavorsInPieces.has(noun) &&
    !foodClasses.drinkAdditions.has(noun);
  const isOfOther = !known.has(staple) || (isLiquid && !isNamed && !isFlavor);
  return (isLiquid || foodClasses.staples.has(staple)) && isOfOther && !isDish;
}

/** "pork" in "2 pork tacos", "butter" in "1 butter naan" */
function describesDish(
  words: readonly Chunk[],
  dishWords: readonly Chunk[],
  { foodClasses }: Language,
): boolean {
  const [noun, dish] = [stemsOf(words).at(-1) ?? "", stemsOf(dishWords).at(-1) ?? ""];
  return (
    foodClasses.spreadsBeforeBread.has(noun) ||
    (foodClasses.dishesOfIngredients.has(dish) &&
      (foodClasses.ingredients.has(noun) || isPlainFlavor(noun, foodClasses)))
  );
}

/** A plural ("eggs") and a word of no other food ("weetabix") do not describe the noun after them. */
const isNoModifier = (chunk: Chunk, matcher: FoodMatcher) =>
  chunk.kind === "words" &&
  (chunk.isPlural || !chunk.stems.some((word) => matcher.describes(word)));

/** The start of the part of a list that is another food, or of the part after it if it is the first. */
function findOtherPart(
  name: readonly Chunk[],
  isOther: (from: number, to: number) => boolean,
  isNamedFood: (words: readonly Chunk[]) => boolean,
  language: Language,
): number | undefined {
  const ends = name.flatMap((chunk, at) => (isListMark(chunk, language) ? [at] : []));
  // Components of a dish may be a list: "soup with beans and rice".
  const componentAt = name.findIndex(
    (chunk) =>
      (chunk.kind === "connector" && chunk.text !== language.functionWords.partitive) ||
      isWithSeparator(chunk, language),
  );
  const listEnd = componentAt < 0 ? name.length : componentAt;
  const parts = [...ends.filter((at) => at < listEnd), listEnd].map((to, part) => ({
    from: part === 0 ? 0 : (ends[part - 1] ?? 0) + 1,
    to,
  }));
  const other = parts.findIndex(({ from, to }) => {
    const start = skipSizes(name, from, to, language);
    if (isOther(start, to)) return true;
    // Other words may follow ("a gatorade the blue one"), but not the noun that it describes.
    if (isNamedFood(name.slice(to - 1, to))) return false;
    return name.slice(start + 1, to).some((_, length) => isOther(start, to - 1 - length));
  });
  return other < 0 ? undefined : parts[Math.max(1, other)]?.from;
}

/** The start of the name in "regular fries". */
function skipSizes(
  name: readonly Chunk[],
  from: number,
  to: number,
  { amounts, stopWords }: Language,
): number {
  const isSize = (chunk: Chunk | undefined) =>
    chunk?.kind !== "words" ||
    chunk.stems.every((word) => amounts.sizeWords.has(word) || stopWords.genericWords.has(word));
  let start = from;
  while (start < to - 1 && isSize(name[start])) start += 1;
  return start;
}

/** The words that describe a food are before it: "a grilled hake". */
function startOfName(
  name: readonly Chunk[],
  from: number,
  known: ReadonlySet<string>,
  { stopWords }: Language,
): number | undefined {
  const describes = (chunk: Chunk | undefined) =>
    stemsOf(chunk ? [chunk] : []).every(
      (word) =>
        !known.has(word) && (stopWords.cookingStates.has(word) || stopWords.genericWords.has(word)),
    );
  let start = from;
  while (isAdjacentWord(name[start]) && describes(name[start - 1])) start -= 1;
  return isAdjacentWord(name[start]) ? start : undefined;
}

const maxOtherWords = 3;

/** True if one of the words is a flavor: "caramel" of "iced coffee caramel swirl", but "latte" of yogurts only. */
function isFlavorOf(food: Food, words: readonly Chunk[], { foodClasses }: Language): boolean {
  const last = words.at(-1);
  if (isPluralChunk(last) && (!hasFlavors(food) || isInPieces(words, foodClasses))) return false;
  return stemsOf(words).some((word) =>
    hasFlavors(food) ? foodClasses.flavors.has(word) : isPlainFlavor(word, foodClasses),
  );
}

const isPluralChunk = (chunk: Chunk | undefined) => chunk?.kind === "words" && chunk.isPlural;

/** "grapes" */
const isInPieces = (words: readonly Chunk[], { flavorsInPieces }: Language["foodClasses"]) =>
  isPluralChunk(words.at(-1)) && flavorsInPieces.has(stemsOf(words).at(-1) ?? "");

const isPlainFlavor = (word: string, { flavors, flavorsEatenAlone }: Language["foodClasses"]) =>
  flavors.has(word) && !flavorsEatenAlone.has(word);

const hasFlavors = (food: Food) => food.contains?.includes(flavorContent) === true;

/** "choc" in "clif bar choc chip" */
const isFlavor = (chunk: Chunk | undefined, { foodClasses, nutrientWords }: Language) =>
  stemsOf(chunk ? [chunk] : []).some(
    (word) => foodClasses.flavors.has(word) || nutrientWords.productWords.has(word),
  );

/** Words that name a food by themselves, and not a flavor or a part of the matched food. */
function isOfAnotherKind(
  words: readonly Chunk[],
  next: Chunk | undefined,
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const describing = [language.stopWords.genericWords, language.nutrientWords.productWords];
  if (stemsOf(words).some((word) => describing.some((set) => set.has(word)))) return false;
  if (isFlavorOf(food, words, language)) return false;
  // "a pretzel stick", "salmon filet"
  const { pieceUnits } = language.amounts;
  const isPiece = (word: string) => labelWords(language)(food).has(word) || pieceUnits.has(word);
  if (stemsOf(words).every(isPiece)) return false;
  const match = matchPart(words, matcher, language);
  if (!match || !isFullMatch(match)) return false;
  if (match.food.isImported && isAdjacentDish(next, language)) return false;
  if (isContent(match.food, food.contains ?? [], language)) return false;
  const known = new Set(ownWords(language)(food));
  return !ownWords(language)(match.food).some((word) => known.has(word));
}

/** The words of the food's own name, without its other names. */
const ownWords = forLanguage((language) =>
  memoize((food: Food): readonly string[] =>
    parseFoodName(food.name, language).flatMap(({ words }) => words),
  ),
);
