import type { FoodSource } from "../../food.ts";
import type { MealItem } from "../../meal.ts";
import { type NutrientAmounts, nutrientAmounts, roundAmounts, scalePer100g } from "../../totals.ts";
import type { FoodMention } from "../mentions.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import { energyRange } from "./confidence.ts";
import { remarksOf } from "./item-notes.ts";

/** The source of figures that a language model supplied, for want of a record. */
export const guessedDataset = "AI estimate";

/** Figures per 100 g, and whether they contradict each other. */
interface GuessedFigures {
  readonly per100g: NutrientAmounts;
  readonly isDoubtful: boolean;
}

/** Nothing has more energy than pure fat. */
const mostKcalPer100g = 902;
/** What is rounded to whole grams may add up to a little more than there is. */
const mostMacrosPer100g = 103;
const shareOff = 0.25;
/** Below this, water and tea are not wrong for being 2 kcal and not 1. */
const smallKcal = 20;

/**
 * A model's figures per 100 g, where they can be true; undefined where they cannot. Energy follows
 * from the macronutrients (4, 4 and 9 kcal/g) where only they are given.
 */
export function plausibleNutrients(estimate: FoodMention["estimate"]): GuessedFigures | undefined {
  const { calories_kcal: kcal, protein_g, carbs_g, fat_g } = estimate?.per100g ?? {};
  const macros = [protein_g, carbs_g, fat_g];
  const known = macros.filter((grams) => grams !== undefined);
  if ([kcal ?? 0, ...known].some((amount) => !(amount >= 0 && Number.isFinite(amount)))) {
    return undefined;
  }
  if (known.reduce((sum, grams) => sum + grams, 0) > mostMacrosPer100g) return undefined;
  const isWhole = known.length === macros.length;
  const reckoned = 4 * (protein_g ?? 0) + 4 * (carbs_g ?? 0) + 9 * (fat_g ?? 0);
  const energy = kcal ?? (isWhole ? reckoned : undefined);
  if (energy === undefined || energy > mostKcalPer100g) return undefined;
  const most = Math.max(energy, reckoned, smallKcal);
  // Parts of the energy may be unknown, but they are never more than all of it.
  const isOff = isWhole
    ? Math.abs(energy - reckoned) > shareOff * most
    : reckoned - energy > shareOff * most;
  return {
    per100g: roundAmounts(
      nutrientAmounts({
        calories_kcal: energy,
        protein_g: protein_g ?? null,
        carbs_g: carbs_g ?? null,
        fat_g: fat_g ?? null,
      }),
    ),
    isDoubtful: isOff,
  };
}

/** How sure a model's figures are at best, the grams being right. */
const guessedConfidence = 0.5;
/** What figures that contradict each other take away. */
const doubtfulShare = 0.5;

/** An item of a food that no table knows, by a model's figures. */
export function modelEstimatedItem(
  mention: FoodMention,
  text: string,
  portion: ResolvedPortion,
  { per100g, isDoubtful }: GuessedFigures,
): MealItem {
  const words = mention.words.trim();
  const confidence = guessedConfidence * portion.certainty * (isDoubtful ? doubtfulShare : 1);
  const nutrients = roundAmounts(scalePer100g(per100g, portion.grams));
  const source: FoodSource = { dataset: guessedDataset, id: "without a record" };
  const item: MealItem = {
    text,
    food: { id: `ai-estimate:${words.toLowerCase()}`, name: words },
    source,
    grams: portion.grams,
    portion: portion.portion,
    confidence: Math.round(confidence * 100) / 100,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words,
  };
  const remarks = [
    ...remarksOf(item, portion, []),
    ...(isDoubtful
      ? [`The AI's energy and macronutrients of ${words} contradict each other.`]
      : []),
  ];
  return remarks.length > 0 ? { ...item, remarks } : item;
}
