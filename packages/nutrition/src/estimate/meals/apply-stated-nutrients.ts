import type { FoodSource } from "../../food.ts";
import { type NutrientId, nutrientIds } from "../../nutrients.ts";
import { type NutrientAmounts, nutrientAmounts, roundTo } from "../../totals.ts";
import type { StatedNutrients } from "../mentions.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** The source of figures that a person states. */
export const saidDataset = "You said so";

/** Figures that were stated, as those of all that was eaten. */
export function eatenFigures(
  figures: StatedNutrients,
  portion: ResolvedPortion,
  share: number,
): Partial<Record<NutrientId, number>> {
  const times = timesOf(figures.per, portion, share);
  return withEnergy(
    Object.fromEntries(Object.entries(figures.amounts).map(([id, amount]) => [id, amount * times])),
  );
}

function timesOf(per: StatedNutrients["per"], portion: ResolvedPortion, share: number): number {
  if (per === "100-g") return portion.grams / 100;
  // The portion's count has the share in it already.
  return per === "piece" ? portion.count : share;
}

/** Energy follows from the three macronutrients where only they were stated (4, 4 and 9 kcal/g). */
export function withEnergy(
  stated: Partial<Record<NutrientId, number>>,
): Partial<Record<NutrientId, number>> {
  const { calories_kcal, protein_g, carbs_g, fat_g } = stated;
  if (calories_kcal !== undefined) return stated;
  if (protein_g === undefined || carbs_g === undefined || fat_g === undefined) return stated;
  return { ...stated, calories_kcal: roundTo(4 * protein_g + 4 * carbs_g + 9 * fat_g, 1) };
}

/** A weight that follows from stated energy is believed within this many times the usual one. */
const believableTimes = 4;

/**
 * The grams that the stated energy stands for, by the food's own energy, where no weight was said;
 * undefined where the energy is not stated or the weight would be out of all proportion.
 */
export function gramsByEnergy(
  kcal: number | undefined,
  kcalPer100g: number | null,
  usualGrams: number,
): number | undefined {
  if (kcal === undefined || kcalPer100g === null || kcalPer100g <= 0) return undefined;
  const grams = (100 * kcal) / kcalPer100g;
  const times = grams / usualGrams;
  return times > 1 / believableTimes && times < believableTimes ? grams : undefined;
}

/** Stated figures win; what was not stated is the table's, where it knows the food. */
export function withFigures(
  known: NutrientAmounts | undefined,
  stated: Partial<Record<NutrientId, number>>,
): NutrientAmounts {
  return { ...(known ?? nutrientAmounts()), ...stated };
}

/** Names stated figures as the source of an item, and the table's record for the rest. */
export function statedSource(
  stated: Partial<Record<NutrientId, number>>,
  record: FoodSource | undefined,
): FoodSource {
  const names = nutrientIds.filter((id) => stated[id] !== undefined).join(", ");
  const rest = record ? `; the rest from ${record.dataset} ${record.id}` : "";
  return { dataset: saidDataset, id: `${names}${rest}` };
}
