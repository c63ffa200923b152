import type { Food } from "../../food.ts";
import type { Approximation, Receipt } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { ItemPortion, PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import { highCount, resolveByHouseholdPortion } from "./portion-by-household.ts";
import { resolveByStatedWeight, resolveByVolume, resolveByWeight } from "./portion-by-measure.ts";
import { resolveByMouthful } from "./portion-by-mouthful.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";
import { resolveByReferenceServing } from "./reference-serving.ts";

/** An item's portion whose receipt is not worded. */
export interface CodedPortion extends Required<Omit<ItemPortion, "explanation">> {
  readonly receipt: Receipt;
}

/** The grams of a mention and the rule that found them. */
export interface ResolvedPortion {
  /** Rounded to 0.1 g. */
  readonly grams: number;
  readonly portion: CodedPortion;
  /** 0 to 1: the certainty of the grams if the food is correct. */
  readonly certainty: number;
  /** Relative uncertainty of the grams. */
  readonly spread: number;
  /** True if a weight or volume was stated. */
  readonly isWeight: boolean;
  readonly approximation?: Approximation | undefined;
}

/** Finds the grams of a mention, with a receipt that names every assumption. */
export function resolvePortion(food: Food, request: PortionRequest): ResolvedPortion {
  const result =
    resolveByWeight(food, request) ??
    resolveByVolume(food, request) ??
    resolveByMouthful(food, request) ??
    resolveByHouseholdPortion(food, request) ??
    resolveByReferenceServing(food, request) ??
    resolveByAssumption(request);
  return finalizePortion(result, request);
}

/** The grams of a food that the table does not have. */
export function assume100Grams(request: PortionRequest): ResolvedPortion {
  return finalizePortion(resolveByStatedWeight(request) ?? resolveByAssumption(request), request);
}

/** The grams that have the stated energy. */
export function portionByEnergy(
  base: ResolvedPortion,
  grams: number,
  text: string,
  kcal: number | undefined,
): ResolvedPortion {
  const rounded = roundTo(grams, 1);
  return {
    ...base,
    grams: rounded,
    portion: {
      ...base.portion,
      rule: "stated-energy",
      receipt: { code: "stated-energy", text, kcal: kcal ?? 0, grams: rounded },
      isStated: true,
    },
    certainty: ruleCertainty["stated-energy"],
    spread: ruleSpread["stated-energy"],
  };
}

/** Maximum grams of one food on a plate or in a photo. */
const maxModelGrams = 4000;

/** The grams that a language model estimates; undefined if there are none or they are implausible. */
export function portionByModel(
  grams: number | undefined,
  { share }: Pick<PortionRequest, "share">,
  text: string,
): ResolvedPortion | undefined {
  if (grams === undefined || !(grams > 0 && grams <= maxModelGrams)) return undefined;
  const rule = "ai-estimate";
  return finalizePortion(
    {
      rule,
      text,
      grams,
      calculation: { code: "model" },
      isStated: false,
      count: 1,
      unit: unitKeys.serving,
    },
    { share },
  );
}

/** How often the grams of each rule are close if the food is correct; from the calibration table of the eval. */
export const ruleCertainty: Readonly<Record<PortionRule, number>> = {
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

/** Relative uncertainty of the grams of each rule. */
export const ruleSpread: Readonly<Record<PortionRule, number>> = {
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

/** Rounds a result. */
export function finalizePortion(
  result: PortionResult,
  { share = 1 }: Pick<PortionRequest, "share"> = {},
): ResolvedPortion {
  const grams = roundTo(result.grams * share, 1);
  const { rule, text, isStated, unit, calculation, approximation } = result;
  const receipt = { code: "amount", text, isStated, calculation, share, grams } as const;
  return {
    grams,
    portion: { rule, receipt, isStated, count: result.count * share, unit },
    certainty: result.certainty ?? ruleCertainty[rule],
    spread: ruleSpread[rule] + (approximation === undefined ? 0 : approximationSpread),
    isWeight: rule === "stated-weight" || rule === "stated-volume",
    approximation,
  };
}

/** Additional uncertainty of a portion that only approximates the amount. */
const approximationSpread = 0.15;

const assumedGrams = 100;

function resolveByAssumption({ amount, text }: PortionRequest): PortionResult {
  const count = amount !== undefined && amount.count < highCount ? amount.count : 1;
  return {
    rule: "assumed-100-g",
    text,
    grams: count * assumedGrams,
    calculation: { code: "assumed-weight", count, grams: assumedGrams },
    isStated: false,
    count,
    unit: unitKeys.serving,
  };
}
