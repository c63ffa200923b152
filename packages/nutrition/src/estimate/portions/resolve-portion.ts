import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Approximation, Receipt } from "../../languages/wording.ts";
import { type ItemPortion, isMeasured } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import { toLocalMeasure } from "./local-measures.ts";
import { highCount, resolveByHouseholdPortion } from "./portion-by-household.ts";
import { resolveByLength } from "./portion-by-length.ts";
import { resolveByStatedWeight, resolveByVolume, resolveByWeight } from "./portion-by-measure.ts";
import { resolveByMouthful } from "./portion-by-mouthful.ts";
import { resolveByPieceOfDish } from "./portion-by-piece.ts";
import { resolveByUsualMeasure } from "./portion-by-usual-measure.ts";
import type { PortionDoubt, PortionRequest, PortionResult } from "./portion-request.ts";
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
  /** An assumption besides that of the rule. */
  readonly doubt?: PortionDoubt;
  /** True if a weight or volume was stated. */
  readonly isWeight: boolean;
  readonly approximation?: Approximation | undefined;
}

/** Finds the grams of a mention, with a receipt that names every assumption. */
export function resolvePortion(
  food: Food,
  request: PortionRequest,
  language: Language,
): ResolvedPortion {
  const result =
    resolveByWeight(food, request, language) ??
    resolveByVolume(food, request, language) ??
    resolveByLength(food, request, language) ??
    resolveByUsualMeasure(food, request, language) ??
    resolveByMouthful(food, request, language) ??
    resolveByPieceOfDish(food, request, language) ??
    resolveByHouseholdPortion(food, request, language) ??
    resolveByReferenceServing(food, request, language) ??
    resolveByAssumption(request);
  return finalizePortion(toLocalMeasure(result, request), request);
}

/** The grams of a food that the table does not have. */
export function assume100Grams(request: PortionRequest): ResolvedPortion {
  return finalizePortion(resolveByStatedWeight(request) ?? resolveByAssumption(request), request);
}

/** The grams that have the stated energy. */
export function portionByFigures(
  base: ResolvedPortion,
  grams: number,
  toReceipt: (grams: number) => Receipt,
): ResolvedPortion {
  const rounded = roundTo(grams, 1);
  return {
    ...base,
    grams: rounded,
    portion: {
      ...base.portion,
      rule: "stated-energy",
      receipt: toReceipt(rounded),
      isStated: true,
    },
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
    ...(result.doubt === undefined ? {} : { doubt: result.doubt }),
    isWeight: isMeasured(result),
    approximation,
  };
}

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
