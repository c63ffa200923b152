import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import {
  findUsual,
  type PortionLabel,
  portionLabels,
  readNameProperties,
} from "../match/portion-labels.ts";
import { tokenize } from "../words/tokens.ts";
import { isDrink, kindsOf } from "./food-kinds.ts";
import { portionOfUsualMeasure } from "./portion-by-usual-measure.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";
import { isEquivalent } from "./requested-units.ts";

/**
 * "3 pieces of beef rendang", "4 slices of pork" of a food that is measured in servings: pieces of what is in it, with
 * their sauce, and not so many servings.
 */
export function resolveByPieceOfDish(
  food: Food,
  request: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const { amount, text } = request;
  const [unit = "", ...others] = amount?.units ?? [];
  if (!amount || others.length > 0 || !language.portionLabels.unitsOfPieces.has(unit))
    return undefined;
  const servingGrams = findServingGrams(food, unit, language);
  if (servingGrams === undefined) return undefined;
  const { count } = amount;
  const pieceGrams = findPieceGrams(food, request, language) ?? servingGrams;
  // "1 piece of fish curry" may be all of a small serving.
  const isServing = count <= 1 && servingGrams < 2 * pieceGrams;
  const grams = isServing ? servingGrams : Math.min(servingGrams, pieceGrams);
  return portionOfUsualMeasure({ amount, text }, unit, grams, language);
}

/** The grams of the usual serving of a dish, of meat or of vegetables; undefined if the table has pieces of the food. */
function findServingGrams(food: Food, unit: string, language: Language): number | undefined {
  const portions = portionLabels(language)(food);
  const usual = findUsual(portions);
  const isServed = language.amounts.servingVessels.has(usual?.mainWords[0] ?? "");
  if (!usual || !isServed) return undefined;
  const kinds = kindsOf(language)(food);
  if (isDrink(food, language)) return undefined;
  if (!(kinds.has("dish") || kinds.has("meat") || kinds.has("produce"))) return undefined;
  const isPiece = (portion: PortionLabel) =>
    portion.words.has(unit) ||
    isEquivalent(portion, unit, language) ||
    (kinds.has("produce") && isSmaller(portion, usual, language));
  return portions.some(isPiece) ? undefined : usual.grams;
}

/** A longan, a floret: less than a serving, and no measure. */
const isSmaller = (
  { mainWords: [word = ""], grams }: PortionLabel,
  usual: PortionLabel,
  { amounts }: Language,
) =>
  grams < usual.grams &&
  !amounts.servingVessels.has(word) &&
  !amounts.mlByUnit.has(word) &&
  !amounts.gramsByUnit.has(word);

/** The grams of a piece; undefined if it may be a serving. */
function findPieceGrams(
  food: Food,
  { words, amount }: PortionRequest,
  language: Language,
): number | undefined {
  const { otherPieceGrams, cutDishes } = language.portionLabels;
  const { nameWords } = readNameProperties(language)(food);
  const kinds = kindsOf(language)(food);
  const count = amount?.count ?? 1;
  if (kinds.has("produce")) return count > 1 ? otherPieceGrams.produce : undefined;
  if (!nameWords.isDisjointFrom(cutDishes) || !words.isDisjointFrom(cutDishes)) return undefined;
  if (count <= 1)
    return kinds.has("dish") ? findGramsOfWord([words, nameWords], language) : undefined;
  const sources = [words, nameWords, contentWords(food, language)];
  return findGramsOfWord(sources, language) ?? otherPieceGrams.dish;
}

/** What is in the dish by the words of the message, else by the name of the food, else by what the table says of it. */
function findGramsOfWord(
  sources: readonly ReadonlySet<string>[],
  { portionLabels: { piecesInDishes } }: Language,
): number | undefined {
  for (const source of sources)
    for (const [word, grams] of piecesInDishes) if (source.has(word)) return grams;
  return undefined;
}

const contentWords = ({ contains = [] }: Food, language: Language): ReadonlySet<string> =>
  new Set(contains.flatMap((part) => tokenize(part, language).map(({ stem }) => stem)));
