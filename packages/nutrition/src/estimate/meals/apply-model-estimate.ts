import { ownDatasets } from "../../food.ts";
import { type NutrientAmounts, nutrientAmounts, roundAmounts, scalePer100g } from "../../totals.ts";
import type { FoodMention } from "../food-mention.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import { confidenceWeights as weights } from "../weights/index.ts";
import type { CodedItem } from "./coded-item.ts";
import { energyRange } from "./confidence.ts";
import { itemRemarks } from "./item-notes.ts";

/** Nutrients per 100 g, and whether energy and macronutrients disagree. */
interface ModelNutrients {
  readonly per100g: NutrientAmounts;
  readonly isDoubtful: boolean;
}

/** The energy of pure fat. */
const maxKcalPer100g = 902;
/** Rounded grams may add up to slightly more than 100. */
const maxMacrosPer100g = 103;
const maxDeviation = 0.25;
/** Below this energy, a difference of 1 kcal (water, tea) is not an error. */
const smallKcal = 20;

/**
 * The model's nutrients per 100 g; undefined if they are impossible. Missing energy is computed
 * from the macronutrients (4, 4 and 9 kcal/g).
 */
export function plausibleNutrients(estimate: FoodMention["estimate"]): ModelNutrients | undefined {
  const { calories_kcal: kcal, protein_g, carbs_g, fat_g } = estimate?.per100g ?? {};
  const macros = [protein_g, carbs_g, fat_g];
  const statedMacros = macros.filter((grams) => grams !== undefined);
  if ([kcal ?? 0, ...statedMacros].some((amount) => !(amount >= 0 && Number.isFinite(amount)))) {
    return undefined;
  }
  if (statedMacros.reduce((sum, grams) => sum + grams, 0) > maxMacrosPer100g) return undefined;
  const hasAllMacros = statedMacros.length === macros.length;
  const macroEnergy = 4 * (protein_g ?? 0) + 4 * (carbs_g ?? 0) + 9 * (fat_g ?? 0);
  const energy = kcal ?? (hasAllMacros ? macroEnergy : undefined);
  if (energy === undefined || energy > maxKcalPer100g) return undefined;
  const reference = Math.max(energy, macroEnergy, smallKcal);
  // If a macronutrient is missing, the others may only be too low.
  const isInconsistent = hasAllMacros
    ? Math.abs(energy - macroEnergy) > maxDeviation * reference
    : macroEnergy - energy > maxDeviation * reference;
  return {
    per100g: roundAmounts(
      nutrientAmounts({
        calories_kcal: energy,
        protein_g: protein_g ?? null,
        carbs_g: carbs_g ?? null,
        fat_g: fat_g ?? null,
      }),
    ),
    isDoubtful: isInconsistent,
  };
}

/** An item for an unknown food with a model's nutrients. */
export function modelEstimatedItem(
  mention: FoodMention,
  text: string,
  portion: ResolvedPortion,
  { per100g, isDoubtful }: ModelNutrients,
): CodedItem {
  const words = mention.words.trim();
  const confidence =
    (portion.isWeight ? weights.modelEstimateOfStatedAmount : weights.modelEstimate) *
    (isDoubtful ? weights.contradictoryModelEstimate : 1);
  const nutrients = roundAmounts(scalePer100g(per100g, portion.grams));
  const food = { id: `ai-estimate:${words.toLowerCase()}`, name: words };
  const { grams } = portion;
  return {
    text,
    food,
    source: { dataset: ownDatasets.model, record: { code: "model" } },
    grams,
    portion: portion.portion,
    confidence: Math.round(confidence * 100) / 100,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words,
    remarks: [
      ...itemRemarks({ text, food, grams, nutrients }, portion, []),
      ...(isDoubtful ? [{ code: "contradiction", food: words } as const] : []),
    ],
  };
}
