import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import { isMetricWeight, isWeakAmount } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { type Evidence, type FoodMatch, isLikely } from "../match/food-match.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { nameWords } from "../match/rank-foods.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import { commonStems, nonFoodWords, ordinaryStems } from "../words/stop-words.ts";

/** True if the match of the query's words is likely and they are not chatter or a list of other foods. */
export function isAcceptableMatch(
  name: readonly Chunk[],
  words: readonly string[],
  match: FoodMatch,
  amount: Amount | undefined,
  language: Language,
): boolean {
  if (!isLikely(match, amountEvidence(amount))) return false;
  if (amount === undefined && isMostlyFiller(name, match)) return false;
  if (
    isWeakAmount(amount) &&
    isOrdinaryPhrase(words, language) &&
    !hasName(words, match.food, language)
  )
    return false;
  if (
    (match.similarity < weights.confidentSimilarity ||
      matchesOnlySmallTalk(words, match.food, language)) &&
    matchesNoFoodWord(words, match.food, language)
  )
    return false;
  if (amount !== undefined && isMetricWeight(amount) && isDishOfDryFood(name, match, language))
    return false;
  if (!match.isUnnamedDish) return true;
  // "for extra nutrition" does not name a nutrition bar.
  return (
    !isFoodList(name) &&
    (match.similarity >= weights.confidentSimilarity || amountEvidence(amount) === "weight")
  );
}

/** "lunch with my mates", "a lazy day": common words, which name a food only by a complete name, as "club mate". */
const isOrdinaryPhrase = (words: readonly string[], language: Language) =>
  words.every((word) => isUnspecific(word, language)) &&
  words.some((word) => isOrdinary(word, language));

/** "the whole plate", "4 shrimp balls", "3 shots": only a measure or a common word of "meat plate", "date ball" and "beetroot shot". */
function matchesNoFoodWord(words: readonly string[], food: Food, language: Language): boolean {
  const known = nameWords(language)(food);
  const matched = words.filter((word) => known.has(word));
  return (
    matched.every(
      (word) =>
        (isUnspecific(word, language) || language.amounts.pieceUnits.has(word)) &&
        !language.foodClasses.dishNouns.has(word),
    ) && !hasName(words, food, language)
  );
}

/** "street stall", "the same plate lol": of several words, only small talk or a measure is one of the food's. */
function matchesOnlySmallTalk(words: readonly string[], food: Food, language: Language): boolean {
  const known = nameWords(language)(food);
  const matched = words.filter((word) => known.has(word));
  const { chatter } = language.stopWords;
  const { units, pieceUnits } = language.amounts;
  return (
    matched.length > 0 &&
    matched.length < words.length &&
    matched.every((word) => chatter.has(word) || units.has(word) || pieceUnits.has(word))
  );
}

/** True if a whole name of the food is among the words. */
const hasName = (words: readonly string[], food: Food, language: Language) =>
  wordsOfNames(language)(food).some((full) => full.every((word) => words.includes(word)));

const isOrdinary = (word: string, language: Language) =>
  commonStems(language).has(word) || ordinaryStems(language).has(word);
const isUnspecific = (word: string, language: Language) =>
  isOrdinary(word, language) ||
  nonFoodWords(language).has(word) ||
  language.stopWords.genericWords.has(word);

const wordsOfNames = forLanguage((language) =>
  memoize((food: Food): readonly (readonly string[])[] =>
    [food.name, ...food.aliases]
      .flatMap((name) => parseFoodName(name, language))
      .map(({ words }) => words),
  ),
);

/** "60 g dry pasta with pesto" weighs the pasta, not the dish. */
function isDishOfDryFood(name: readonly Chunk[], { food }: FoodMatch, language: Language): boolean {
  if (name.every(({ kind }) => kind === "words")) return false;
  const isDry = name.some(
    (chunk) =>
      chunk.kind === "words" &&
      chunk.stems.some((word) => language.portionLabels.uncookedWords.has(word)),
  );
  return (
    isDry &&
    ![...language.portionLabels.uncookedWords.keys()].some((word) =>
      nameWords(language)(food).has(word),
    )
  );
}

/** How strongly an amount suggests that the adjacent words name a food. */
export function amountEvidence(amount: Amount | undefined): Evidence {
  if (amount === undefined) return "none";
  return isMetricWeight(amount) ? "weight" : "amount";
}

/** "my dog is cute": words that are often chatter need a full match. */
function isMostlyFiller(name: readonly Chunk[], match: FoodMatch): boolean {
  const words = name.filter((chunk) => chunk.kind === "words");
  const fillerCount = words.reduce((sum, chunk) => sum + chunk.fillerCount, 0);
  if (fillerCount === 0) return false;
  return fillerCount >= words.length || match.similarity < weights.confidentSimilarity;
}

/** Two or more foods separated by "and", a comma or nothing; not "egg on a muffin". */
function isFoodList(name: readonly Chunk[]): boolean {
  const separators = name.filter((chunk) => chunk.kind !== "words");
  return separators.every((chunk) => chunk.kind === "separator") && name.length > 1;
}
