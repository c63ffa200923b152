import { type FoodSource, ownDatasets } from "../../food.ts";
import { type NutrientId, nutrientIds } from "../../nutrients.ts";
import { type NutrientAmounts, nutrientAmounts, roundTo } from "../../totals.ts";
import type { StatedNutrients } from "../food-mention.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import type { CodedSource } from "./coded-item.ts";

/** The stated nutrients of the eaten amount. */
export function scaleStatedNutrients(
  figures: StatedNutrients,
  portion: ResolvedPortion,
  share: number,
): Partial<Record<NutrientId, number>> {
  const factor = statedFactor(figures, portion, share);
  return withEnergy(
    Object.fromEntries(
      Object.entries(figures.amounts).map(([id, amount]) => [id, amount * factor]),
    ),
  );
}

function statedFactor(
  { per, isOfNext }: StatedNutrients,
  portion: ResolvedPortion,
  share: number,
): number {
  if (isPerHundred(per)) return hundreds(per, portion, share);
  const { isStated, count } = portion.portion;
  // The portion's count already includes the share.
  return per === "piece" && (isStated || isOfNext !== true) ? count : share;
}

/** True for figures of 100 g or 100 ml. */
export const isPerHundred = (per: StatedNutrients["per"]) => per === "100-g" || per === "100-ml";

/** The eaten amount in 100 g or 100 ml; of a drink whose volume was not said, 1 ml is 1 g. */
function hundreds(per: StatedNutrients["per"], { grams, portion }: ResolvedPortion, share: number) {
  const calculation = portion.receipt.code === "amount" ? portion.receipt.calculation : undefined;
  const isVolume = per === "100-ml" && calculation?.code === "volume";
  return (isVolume ? calculation.ml * share : grams) / 100;
}

/** Computes missing energy from the three macronutrients (4, 4 and 9 kcal/g). */
export function withEnergy(
  stated: Partial<Record<NutrientId, number>>,
): Partial<Record<NutrientId, number>> {
  const { calories_kcal, protein_g, carbs_g, fat_g } = stated;
  if (calories_kcal !== undefined) return stated;
  if (protein_g === undefined || carbs_g === undefined || fat_g === undefined) return stated;
  return { ...stated, calories_kcal: roundTo(4 * protein_g + 4 * carbs_g + 9 * fat_g, 1) };
}

/** Grams computed from stated energy must be within this factor of the usual grams. */
const maxEnergyFactor = 3;

/**
 * The grams that have the stated energy, if no weight was stated; undefined if the energy is not
 * stated or the weight is implausible.
 */
export function gramsFromEnergy(
  kcal: number | undefined,
  kcalPer100g: number | null,
  usualGrams: number,
): number | undefined {
  if (kcal === undefined || kcalPer100g === null || kcalPer100g <= 0) return undefined;
  const grams = (100 * kcal) / kcalPer100g;
  const factor = grams / usualGrams;
  return factor > 1 / maxEnergyFactor && factor < maxEnergyFactor ? grams : undefined;
}

/** Grams that stated figures give, and the nutrient that they were computed from. */
export interface GramsByFigure {
  readonly grams: number;
  readonly nutrient: NutrientId;
}

/** A nutrient gives at least this part of the energy of a food that is eaten for it. */
const mainNutrientShare = 0.5;

/**
 * The grams by the stated energy, else by the nutrient that most of the food's energy comes from: a
 * protein shake with 42 g protein is larger than one with 30 g. Undefined as in `gramsFromEnergy`.
 */
export function gramsFromFigures(
  stated: Partial<Record<NutrientId, number>>,
  per100g: NutrientAmounts,
  usualGrams: number,
): GramsByFigure | undefined {
  const { calories_kcal: kcal } = per100g;
  const isMain = ([id, kcalPerGram]: (typeof macronutrients)[number]) =>
    stated[id] !== undefined &&
    kcal !== null &&
    (per100g[id] ?? 0) * kcalPerGram > mainNutrientShare * kcal;
  const nutrient =
    stated.calories_kcal === undefined ? macronutrients.find(isMain)?.[0] : "calories_kcal";
  const grams = nutrient && gramsFromEnergy(stated[nutrient], per100g[nutrient], usualGrams);
  return nutrient && grams !== undefined ? { grams, nutrient } : undefined;
}

/** Kilocalories of a gram. */
const macronutrients = [
  ["protein_g", 4],
  ["carbs_g", 4],
  ["fat_g", 9],
] as const;

/** The energy of the macronutrients exceeds that of the food by more than labels round. */
export function isContradictory(nutrients: NutrientAmounts): boolean {
  const digested = { ...nutrients, carbs_g: (nutrients.carbs_g ?? 0) - (nutrients.fiber_g ?? 0) };
  const energy = macronutrients.reduce((sum, [id, kcal]) => sum + kcal * (digested[id] ?? 0), 0);
  return energy > maxEnergyOfMacronutrients * (nutrients.calories_kcal ?? energy) + roundedKcal;
}

const maxEnergyOfMacronutrients = 1.3;
const roundedKcal = 20;

/** Stated nutrients replace those of the table. */
export function withStatedNutrients(
  tableNutrients: NutrientAmounts | undefined,
  stated: Partial<Record<NutrientId, number>>,
): NutrientAmounts {
  return { ...(tableNutrients ?? nutrientAmounts()), ...stated };
}

/** The source of an item with stated nutrients, with the table's record for the others. */
export function statedSource(
  stated: Partial<Record<NutrientId, number>>,
  rest: FoodSource | undefined,
): CodedSource {
  const ids = nutrientIds.filter((id) => stated[id] !== undefined);
  return { dataset: ownDatasets.stated, record: { code: "stated", ids, rest } };
}
