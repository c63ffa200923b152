import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import {
  isCut,
  isDiameterOnly,
  isMeasured,
  isWeightOrVolume,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { portionLabels } from "../match/portion-labels.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import type { SegmentContext } from "./segment-context.ts";

/** The bonus for a food that follows its amount. */
export function scoreLeadingAmount(amount: Amount, isWeighedProse: boolean): number {
  if (isMeasured(amount)) return weights.unitBonus;
  return isWeighedProse && amount.isArticle ? 0 : weights.countBonus;
}

/** The bonus for an amount that follows its food; undefined if the amount does not belong to it. */
export function scoreTrailingAmount(
  context: SegmentContext,
  at: number,
  chunk: Extract<Chunk, { kind: "amount" }>,
  leadingAmount: Amount | undefined,
  isAdjacent: boolean,
): number | undefined {
  const { amount, appliesToNext, appliesToPrevious } = chunk;
  const isLast = endsItem(context.chunks[at + 1]);
  // "a cup of" measures the next food.
  if (appliesToNext) return undefined;
  if (chunk.eachEnd !== undefined || (appliesToPrevious && isSingleItem(leadingAmount)))
    return weights.wholeAmountBonus;
  if (leadingAmount) return secondAmountBonus(leadingAmount, amount, isLast, context.language);
  return firstAmountBonus(context, at, chunk, isAdjacent);
}

/** The bonus for the only amount of a food, after it. */
function firstAmountBonus(
  { chunks, language }: SegmentContext,
  at: number,
  { amount }: Extract<Chunk, { kind: "amount" }>,
  isAdjacent: boolean,
): number | undefined {
  const next = chunks[at + 1];
  if (isOpeningBracket(chunks[at - 1]))
    return namesFood(next, language) ? undefined : weights.trailingAmountBonus;
  // "popcorn, 3 cups": a unit that no food follows belongs to the previous food.
  // "oreos, 4" at the end
  const before = chunks[at - 1];
  const isAfterComma = before?.kind === "separator" && before.text === ",";
  const isLast = next === undefined || next.kind === "stop";
  const isCountAtEnd = isAfterComma && isLast && !isWeightOrVolume(amount);
  if (endsItem(next) && (isAdjacent || isCountAtEnd || amount.units.length > 0))
    return weights.trailingAmountBonus;
  // "whey 2 scoops in water"
  const isOfFood = next?.kind === "connector" || isSolidBeforeDrink(chunks, at, amount, language);
  if (isAdjacent && amount.units.length > 0 && isOfFood) return weights.trailingAmountBonus;
  const isBeforeFood = !isAdjacent && next?.kind === "words";
  return isWeightOrVolume(amount) && !isBeforeFood ? weights.trailingMeasureBonus : undefined;
}

/** The bag of "crisps 1 bag coke" and the slices of "toast 2 slices coffee": not of the drink after them. */
const isSolidBeforeDrink = (
  chunks: readonly Chunk[],
  at: number,
  { units }: Amount,
  language: Language,
) =>
  units.some((unit) => language.amounts.unitsOfSolids.has(unit)) &&
  isDrinkAt(chunks, at + 1, language);

/** True if the words from this index name a drink: "coffee", not "coffee cake". */
function isDrinkAt(chunks: readonly Chunk[], from: number, { foodClasses }: Language): boolean {
  const end = chunks.findIndex(({ kind }, at) => at >= from && kind !== "words");
  const last = chunks.slice(from, end < 0 ? chunks.length : end).at(-1);
  return last?.kind === "words" && foodClasses.drinkNames.has(last.stems.at(-1) ?? "");
}

/** The bonus for a second amount of the same food: "a slice of pizza measuring 16 inches", "a can, 330 ml". */
function secondAmountBonus(
  first: Amount,
  second: Amount,
  isLast: boolean,
  language: Language,
): number | undefined {
  if (isCut(first, language) && isDiameterOnly(second))
    return weights.unitBonus + weights.trailingAmountBonus;
  return isWeightOrVolume(first) || !isWeightOrVolume(second) || !isLast
    ? undefined
    : weights.countBonus;
}

/** "a pizza and 4 cans", "chips, 2 pints": the vessel of a drink that was not said. "Chickpeas, 1 can" are chickpeas. */
export function isOfOtherDrink(
  before: Chunk | undefined,
  { units }: Amount,
  food: Food,
  language: Language,
): boolean {
  if (!units.some((unit) => language.amounts.drinkVessels.has(unit))) return false;
  const isConjoined =
    before?.kind === "separator" && before.text === language.functionWords.conjunction;
  const isOfFoods = units.some((unit) => language.amounts.vesselsOfFoods.has(unit));
  const hasVessel = portionLabels(language)(food).some(({ mainWords }) =>
    mainWords.some((word) => language.amounts.drinkVessels.has(word)),
  );
  return isConjoined || !(isOfFoods || hasVessel);
}

/** "a bar weighing 40 g": no weight, volume or plural count precedes. */
export const isSingleItem = (amount: Amount | undefined) =>
  amount === undefined || (!isWeightOrVolume(amount) && amount.count === 1);

/** "eggs" in "(2 eggs, 2 toast)"; not "cooked" in "(200 g cooked)". */
const namesFood = (chunk: Chunk | undefined, { stopWords }: Language) =>
  chunk?.kind === "words" &&
  !chunk.stems.every(
    (word) => stopWords.weighedStates.has(word) || stopWords.genericWords.has(word),
  );

const isOpeningBracket = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "(";

function endsItem(chunk: Chunk | undefined): boolean {
  return chunk === undefined || !["words", "amount", "connector", "without"].includes(chunk.kind);
}
