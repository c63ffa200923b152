import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { findUsual, portionLabels, readNameProperties } from "../match/portion-labels.ts";
import { tokenize } from "../words/tokens.ts";
import { kindsOf } from "./food-kinds.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";
import { isEquivalent } from "./requested-units.ts";
import { sizeFactor } from "./size-factor.ts";

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
  const grams = Math.min(servingGrams, findPieceGrams(food, request, language) ?? servingGrams);
  const size = sizeFactor(amount, language);
  const scaling = size && ({ code: "size", ...size } as const);
  return {
    rule: "household-portion",
    text,
    grams: count * grams * (scaling?.factor ?? 1),
    calculation: { code: "portion", count, label: unit, grams, scaling },
    isStated: true,
    count,
    unit,
    doubt: "usualMeasure",
    approximation: { code: "usual-measure", label: unit },
  };
}

/** The grams of the usual serving of a dish, of meat or of vegetables; undefined if the table has pieces of the food. */
function findServingGrams(food: Food, unit: string, language: Language): number | undefined {
  const portions = portionLabels(language)(food);
  const usual = findUsual(portions);
  const isServed = language.amounts.servingVessels.has(usual?.mainWords[0] ?? "");
  if (!usual || !isServed) return undefined;
  const kinds = kindsOf(language)(food);
  if (kinds.has("drink") || !(kinds.has("dish") || kinds.has("meat") || kinds.has("produce")))
    return undefined;
  const hasPiece = portions.some(
    (portion) => portion.words.has(unit) || isEquivalent(portion, unit, language),
  );
  return hasPiece ? undefined : usual.grams;
}

/** Fewer pieces may be servings, as of a pie or a steak. */
const minPieces = 3;

/**
 * What is in the dish by the words of the message, else by the name of the food; of several pieces, also by what the
 * table says of the dish. Undefined if a piece may be a serving.
 */
function findPieceGrams(
  food: Food,
  { words, amount }: PortionRequest,
  language: Language,
): number | undefined {
  const { piecesInDishes, otherPieceGrams, cutDishes } = language.portionLabels;
  const { nameWords } = readNameProperties(language)(food);
  const kinds = kindsOf(language)(food);
  if (kinds.has("produce")) return otherPieceGrams.produce;
  const isSeveral = (amount?.count ?? 1) >= minPieces;
  const isCut = !nameWords.isDisjointFrom(cutDishes) || !words.isDisjointFrom(cutDishes);
  if (!isSeveral && (isCut || !kinds.has("dish"))) return undefined;
  const contents = (food.contains ?? []).flatMap((part) =>
    tokenize(part, language).map(({ stem }) => stem),
  );
  for (const source of [words, nameWords, new Set(isSeveral ? contents : [])])
    for (const [word, grams] of piecesInDishes) if (source.has(word)) return grams;
  return isSeveral ? otherPieceGrams.dish : undefined;
}
