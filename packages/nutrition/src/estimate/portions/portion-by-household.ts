import type { Food } from "../../food.ts";
import type { PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import { cutUnits, isCut } from "../chunks/amount-predicates.ts";
import {
  isWeightPortion,
  mlOfPortion,
  type PortionLabel,
  portionLabels,
  readCalling,
} from "../match/portion-labels.ts";
import { sizeFactors } from "../vocabulary/amounts.ts";
import { slicedFoods } from "../vocabulary/food-classes.ts";
import type { PortionQuery } from "./portion-query.ts";
import { formatFigure, type PortionRequest, type PortionResult } from "./portion-request.ts";
import { isUnlikelyCountUnit } from "./score-piece-portion.ts";
import {
  choosePortion,
  isMiddleSize,
  isShareOfWhole,
  piecesOfWhole,
  unitsKnown,
} from "./score-portion.ts";

/** A count this high without a unit is of small things ("25 almonds") or part of a name. */
export const highCount = 20;
const smallPieceGrams = 15;

/** A portion of the food's own: what was said, or what is usual. */
export function byHouseholdPortion(
  food: Food,
  question: PortionRequest,
): PortionResult | undefined {
  const wanted = { ...question, ...readCalling(food) };
  const choice = choosePortion(portionLabels(food), wanted);
  if (!choice) return undefined;
  const { amount, text, spreadOverPieces } = question;
  const isSaid = amount !== undefined;
  const said = amount?.count ?? spreadOverPieces ?? 1;
  const isUncountable = isSaid && hasNoPiece(choice, wanted);
  const count = isUncountable ? Math.min(1, said) : said;
  const label = choice.isUnspecified ? "usual portion" : choice.label;
  const size =
    scaledLength(choice, amount) ??
    scaledShare(choice, wanted) ??
    scaledCut(choice, amount) ??
    scaledSize(choice, wanted);
  const times = size === undefined ? "" : ` × ${size.factor} for “${size.word}”`;
  return {
    rule: ruleOf(choice, amount),
    text,
    grams: count * choice.grams * (size?.factor ?? 1),
    working: `${formatFigure(count)} × ${label} (${formatFigure(choice.grams)} g)${times}`,
    isStated: isSaid,
    count,
    unit: choice.isUnspecified ? "serving" : choice.mainWords.join(" ") || "serving",
    scaling:
      count === said
        ? size && `no ${size.word} one is known, so ${label} was taken ${size.factor} times`
        : `the weight of one is not known, so one ${label} was taken for ${formatFigure(said)} of them`,
  };
}

/** More than so many servings nobody counts without a word for the serving. */
const mostServings = 4;

/** "ten tortilla chips" of a food whose chip has no weight: ten bags would be absurd. */
function hasNoPiece(choice: PortionLabel, wanted: PortionQuery): boolean {
  const { amount, isPluralFood } = wanted;
  if (amount === undefined || !amount.units.every((unit) => pieceUnits.has(unit))) return false;
  if (unitsKnown([choice], amount.units).length > 0) return false;
  if (amount.count >= highCount && choice.grams > smallPieceGrams) return true;
  const isMany = amount.count > mostServings || (isPluralFood === true && amount.count > 1);
  return isMany && (isUnlikelyCountUnit(choice, wanted) || choice.isUnspecified);
}

/** Units that say no more than the number does. */
const pieceUnits = new Set(["piece", "strip", "bite", "chunk", "kernel", "ring", "stick"]);

interface Scaling {
  readonly word: string;
  readonly factor: number;
}

/** "a 12 inch sub" of which only six inches have a weight. */
function scaledLength(choice: PortionLabel, amount: Amount | undefined): Scaling | undefined {
  const [length] = choice.inches;
  const isSoldByLength = choice.mainWords.every((word) =>
    ["inch", "sub", "footlong"].includes(word),
  );
  if (amount?.inches === undefined || length === undefined || !isSoldByLength) return undefined;
  const factor = roundTo(amount.inches / length.to, 2);
  return factor === 1 ? undefined : { word: `${amount.inches} inch`, factor };
}

/** Slices that a pie, a cake or a pizza is cut into, as USDA's portions of them mostly are. */
const slicesOfWhole = 8;

/** "a quarter of a pie" of which only the slice has a weight. */
function scaledShare(choice: PortionLabel, wanted: PortionQuery): Scaling | undefined {
  if (!isShareOfWhole(wanted, wanted.amount?.units ?? [])) return undefined;
  const isSlice = choice.mainWords.length === 1 && choice.mainWords[0] === "slice";
  const factor = piecesOfWhole(choice) ?? (isSlice ? slicesOfWhole : undefined);
  return factor === undefined ? undefined : { word: "whole", factor };
}

/** "a piece of melon" of which only the whole has a weight. */
function scaledCut(choice: PortionLabel, amount: Amount | undefined): Scaling | undefined {
  const isWhole =
    slicedFoods.has(choice.mainWords.at(-1) ?? "") &&
    !cutUnits.some((cut) => choice.words.has(cut));
  if (!isCut(amount) || !isWhole) return undefined;
  return { word: "piece", factor: 1 / slicesOfWhole };
}

/** A size that the food has no portion of: then the portion is taken larger or smaller. */
function scaledSize(
  choice: PortionLabel,
  { amount, nameWords }: PortionQuery,
): Scaling | undefined {
  if (amount === undefined) return undefined;
  if (choice.sizes.size > 0 && !isMiddleSize(choice.sizes)) return undefined;
  for (const word of amount.sizes) {
    if (choice.sizes.has(word)) return undefined;
    const factor = sizeFactors.get(word);
    // Bite-size candies are of that size already.
    if (factor !== undefined && !nameWords?.has(word)) return { word, factor };
  }
  return undefined;
}

function ruleOf(choice: PortionLabel, amount: Amount | undefined): PortionRule {
  if (amount === undefined) return "default-portion";
  if (amount.units.length > 0) return "household-portion";
  if (amount.sizes.some((size) => choice.sizes.has(size))) return "size-word";
  const isPiece = mlOfPortion(choice) === undefined && !isWeightPortion(choice);
  return isPiece && !choice.isUnspecified ? "piece-count" : "default-portion";
}
