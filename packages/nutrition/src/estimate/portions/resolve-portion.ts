import type { Food } from "../../food.ts";
import type { ItemPortion, PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import { byHouseholdPortion, highCount } from "./portion-by-household.ts";
import { byStatedWeight, byVolume, byWeight } from "./portion-by-measure.ts";
import { formatFigure, type PortionRequest, type PortionResult } from "./portion-request.ts";
import { byUsualServing } from "./reference-serving.ts";

/** How much of a food was eaten, and by which rule. */
export interface ResolvedPortion {
  /** Rounded to 0.1 g. */
  readonly grams: number;
  readonly portion: ItemPortion;
  /** 0-1: how sure the grams are, the food being right. */
  readonly certainty: number;
  /** How many of which household unit, for the serving of a single food. */
  readonly count: number;
  readonly unit: string;
  /** How far the grams may be off, as a share of them: what was implied leaves more open. */
  readonly spread: number;
  /** Whether a weight or volume was stated. */
  readonly isWeight: boolean;
  /** Where no portion of the size said exists: what was done instead. */
  readonly scaling?: string;
}

/** Finds the grams of a mention, with a receipt. Never guesses in silence. */
export function resolvePortion(food: Food, question: PortionRequest): ResolvedPortion {
  const found =
    byWeight(food, question) ??
    byVolume(food, question) ??
    byHouseholdPortion(food, question) ??
    byUsualServing(food, question) ??
    byAssumption(question);
  return finalizePortion(found, question);
}

/** The grams of a food that no table knows. */
export function assume100Grams(question: PortionRequest): ResolvedPortion {
  return finalizePortion(byStatedWeight(question) ?? byAssumption(question), question);
}

/** The grams that have the energy that was stated, in place of the usual ones. */
export function portionByEnergy(
  usual: ResolvedPortion,
  grams: number,
  text: string,
  kcal: number | undefined,
): ResolvedPortion {
  const rounded = roundTo(grams, 1);
  return {
    ...usual,
    grams: rounded,
    portion: {
      rule: "stated-energy",
      explanation: `“${text}” → ${formatFigure(kcal ?? 0)} kcal as you said = ${formatFigure(rounded)} g`,
      isStated: true,
      count: usual.count,
      unit: usual.unit,
    },
    certainty: certaintyOf["stated-energy"],
    spread: spreadOf["stated-energy"],
  };
}

/** More than this of one food nobody has on a plate, or in a photo. */
const mostSeenGrams = 4000;

/** The grams that a language model supposes; undefined where it has none, or none that can be. */
export function portionByModel(
  grams: number | undefined,
  { share }: Pick<PortionRequest, "share">,
  text: string,
): ResolvedPortion | undefined {
  if (grams === undefined || !(grams > 0 && grams <= mostSeenGrams)) return undefined;
  const working = "AI estimate";
  const rule = "ai-estimate";
  return finalizePortion(
    { rule, text, grams, working, isStated: false, count: 1, unit: "serving" },
    { share },
  );
}

/** How often each rule's grams come near, the food being right: set by the calibration table of the eval. */
export const certaintyOf: Readonly<Record<PortionRule, number>> = {
  "stated-weight": 0.95,
  "stated-volume": 0.9,
  "household-portion": 0.83,
  "size-word": 0.78,
  "piece-count": 0.74,
  "stated-energy": 0.95,
  "stated-figures": 0.95,
  "default-portion": 0.52,
  "ai-estimate": 0.45,
  "assumed-100-g": 0.25,
};

/** How far the grams of each rule may be off, as a share of them. */
export const spreadOf: Readonly<Record<PortionRule, number>> = {
  "stated-weight": 0.05,
  "stated-volume": 0.08,
  "household-portion": 0.15,
  "size-word": 0.2,
  "piece-count": 0.25,
  "stated-energy": 0.05,
  "stated-figures": 0.05,
  "default-portion": 0.5,
  "ai-estimate": 0.5,
  "assumed-100-g": 1,
};

/** A finding as it is stored and told. */
export function finalizePortion(
  finding: PortionResult,
  { share = 1 }: Pick<PortionRequest, "share"> = {},
): ResolvedPortion {
  const grams = roundTo(finding.grams * share, 1);
  const said = finding.isStated ? `“${finding.text}”` : `“${finding.text}”, amount not said`;
  const working = [finding.working, tellShare(share)].filter((part) => part !== "").join(", ");
  return {
    grams,
    portion: {
      rule: finding.rule,
      explanation: `${said}${working === "" ? "" : ` → ${working}`} = ${formatFigure(grams)} g`,
      isStated: finding.isStated,
      count: finding.count * share,
      unit: finding.unit,
    },
    certainty: finding.certainty ?? certaintyOf[finding.rule],
    count: finding.count * share,
    unit: finding.unit,
    spread: spreadOf[finding.rule] + (finding.scaling === undefined ? 0 : scalingSpread),
    isWeight: finding.rule === "stated-weight" || finding.rule === "stated-volume",
    ...(finding.scaling === undefined ? {} : { scaling: finding.scaling }),
  };
}

function tellShare(share: number): string {
  if (share === 1) return "";
  return share > 1 ? `× ${formatFigure(share)}` : `${formatFigure(share)} of it eaten`;
}

/** What a size that was reckoned from another adds to the doubt. */
const scalingSpread = 0.15;

const assumedGrams = 100;

function byAssumption({ amount, text }: PortionRequest): PortionResult {
  const count = amount !== undefined && amount.count < highCount ? amount.count : 1;
  return {
    rule: "assumed-100-g",
    text,
    grams: count * assumedGrams,
    working: `${formatFigure(count)} × ${assumedGrams} g assumed, for want of a portion`,
    isStated: false,
    count,
    unit: "serving",
  };
}
