import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { UsualMeasure } from "../../languages/parse-usual-measures.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import { findUsual, type PortionLabel, portionLabels } from "../match/portion-labels.ts";
import { kindsOf } from "./food-kinds.ts";
import { computeDensity, estimateDensity } from "./portion-by-measure.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";
import { isEquivalent } from "./requested-units.ts";
import { sizeFactor } from "./size-factor.ts";

/** "a ladle of stew", "half a jar of pesto" of a food without such a portion: what the measure usually holds of its kind. */
export function resolveByUsualMeasure(
  food: Food,
  request: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const { amount, text } = request;
  if (amount === undefined || isNumberOfPieces(amount, language)) return undefined;
  if (amount.units.some((unit) => hasMeasure(food, unit, language))) return undefined;
  const unit = amount.units.find((key) => language.usualMeasures.has(key));
  const measures = language.usualMeasures.get(unit ?? "") ?? [];
  const gramsEach =
    findPiecesInVessel(food, unit ?? "", request, language) ??
    findFirst(measures, (measure) => gramsOf(food, measure, language));
  if (unit === undefined || gramsEach === undefined) return undefined;
  if (isOfPartOnly(food, gramsEach, language)) return undefined;
  const grams = roundTo(Math.max(gramsEach, servedGrams(food, unit, language)), 1);
  return portionOfUsualMeasure({ amount, text }, unit, grams, language);
}

/** So many of a measure that usually holds `grams`. */
export function portionOfUsualMeasure(
  { amount, text }: { readonly amount: Amount; readonly text: string },
  unit: string,
  grams: number,
  language: Language,
): PortionResult {
  const { count } = amount;
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

/** About as much as a plate or a bowl of a dish holds of its pieces, two at least. */
const piecesInVessel = { grams: 160, min: 2 };
const pieceGrams = { min: 30, max: 130, maxInBowl: 60 };

/** "a plate of tacos" of a food whose usual portion is one piece: several of them. */
function findPiecesInVessel(
  food: Food,
  unit: string,
  { head = "", singulars }: PortionRequest,
  language: Language,
): number | undefined {
  const { dishVessels, pieceContainers } = language.portionLabels;
  if (!dishVessels.has(unit) || singulars === undefined || singulars.has(head)) return undefined;
  const piece = findUsual(portionLabels(language)(food));
  const isPiece = piece?.mainWords.every(
    (word) =>
      !language.amounts.servingVessels.has(word) &&
      !language.amounts.mlByUnit.has(word) &&
      !pieceContainers.has(word),
  );
  if (piece === undefined || !isPiece || piece.isUnspecified) return undefined;
  const maxGrams = unit === unitKeys.bowl ? pieceGrams.maxInBowl : pieceGrams.max;
  if (piece.grams < pieceGrams.min || piece.grams > maxGrams) return undefined;
  const count = Math.max(piecesInVessel.min, Math.round(piecesInVessel.grams / piece.grams));
  return count * piece.grams;
}

/** Larger usual portions are of whole melons and roasts. */
const maxPortionGrams = 400;

/** A plate or a bowl of a dish holds at least its usual portion; 0 for other measures. */
function servedGrams(food: Food, unit: string, language: Language): number {
  const usual = findUsual(portionLabels(language)(food))?.grams ?? 0;
  return language.portionLabels.dishVessels.has(unit) && usual <= maxPortionGrams ? usual : 0;
}

/** So little of a dish is of something in it: "a drop of milk in my coffee". */
const maxAdditionGrams = 11;
const additionsInDish = 10;

function isOfPartOnly(food: Food, grams: number, language: Language): boolean {
  const isMixed = (food.contains?.length ?? 0) > 0;
  const usual = findUsualOrServing(portionLabels(language)(food));
  if (!isMixed || usual === undefined || grams > maxAdditionGrams) return false;
  return grams * additionsInDish < usual.grams;
}

/** People rarely eat more packages: "12 pack of nuggets" is 12 nuggets. */
const maxPackages = 4;

const isNumberOfPieces = ({ count, units }: Amount, language: Language) =>
  count > maxPackages && units.some((unit) => language.portionLabels.pieceContainers.has(unit));

/** True if the food has a portion of this unit, or of one that may stand for it and holds about as much. */
const hasMeasure = (food: Food, unit: string, language: Language): boolean =>
  portionLabels(language)(food).some(
    (portion) =>
      portion.words.has(unit) ||
      (isEquivalent(portion, unit, language) && isOfThisSize(food, portion, unit, language)),
  );

/** A portion that stands for another measure is at least this part of what the measure usually holds. */
const minShareOfUsual = 0.6;
/** "a can of wine" is not a bottle; a cup of soup may be a bowl of it. */
const maxTimesUsual = { vessel: 1.65, other: 1.5 };

/** A cup is smaller than a bowl of popcorn, a serving of ham than a plate of it: what the measure holds of this kind, if the table says it. */
function isOfThisSize(
  food: Food,
  portion: PortionLabel,
  unit: string,
  language: Language,
): boolean {
  // Bag, box and packet are words for what the food is packed in.
  if (language.portionLabels.dryPackages.has(unit)) return true;
  const least = minShareOfUsual * servedGrams(food, unit, language);
  if (portion.grams < least) return false;
  const measure = language.usualMeasures
    .get(unit)
    ?.find(({ kind }) => kind === undefined || kindsOf(language)(food).has(kind));
  if (measure?.kind === undefined || ![gramUnit, mlUnit].includes(measure.of)) return true;
  const times = portion.grams / (gramsOf(food, measure, language) ?? portion.grams);
  const isVessel = language.portionLabels.dishVessels.has(unit);
  return times >= minShareOfUsual && times <= maxTimesUsual[isVessel ? "vessel" : "other"];
}

/** The grams of a measure; undefined if it is not one of this food. */
function gramsOf(food: Food, measure: UsualMeasure, language: Language): number | undefined {
  const { kind, amount, of } = measure;
  if (kind !== undefined && !kindsOf(language)(food).has(kind)) return undefined;
  if (of === gramUnit) return amount;
  if (of === mlUnit) return amount * (computeDensity(food, language) ?? estimateDensity(food));
  const portion = findPortion(portionLabels(language)(food), of);
  return portion && amount * portion.grams;
}

const gramUnit = "g";
const mlUnit = "ml";
const usualPortion = "usual";

/** The usual portion, or the plainest one of a unit. */
function findPortion(portions: readonly PortionLabel[], of: string): PortionLabel | undefined {
  if (of === usualPortion) return findUsualOrServing(portions);
  const ofUnit = portions.filter(({ mainWords }) => mainWords.includes(of));
  return ofUnit.find(({ words }) => words.size === 1) ?? ofUnit[0];
}

/** The usual portion; a serving, if it is one of several pieces in a package. */
function findUsualOrServing(portions: readonly PortionLabel[]): PortionLabel | undefined {
  const usual = findUsual(portions);
  const serving = portions.find(({ mainWords }) => mainWords.join() === unitKeys.serving);
  return serving && serving.grams > (usual?.grams ?? 0) ? serving : usual;
}

function findFirst<T, R>(values: readonly T[], find: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
