import { figureUnits } from "../languages/en/meal-notes.ts";
import type { MealEstimate, MealType } from "../meal.ts";
import { assignMealTimes } from "./meals/assign-meal-times.ts";
import { composeMeal } from "./meals/compose-meal.ts";
import type { StatedNutrients } from "./mentions.ts";
import { resolveFigures } from "./resolve-mention.ts";

/** Calories or macronutrients without a food. */
export interface QuickAdd {
  /** All that was eaten: at least one, none negative. */
  readonly amounts: StatedNutrients["amounts"];
  /** The person's title; 'Quick add' if absent or blank. */
  readonly title?: string | undefined;
  /** Depends on the hour if absent. */
  readonly mealType?: MealType | undefined;
  /** Epoch milliseconds. */
  readonly consumedAtMs: number;
}

/**
 * The same meal that the equivalent message gives: "birthday cake, 350 kcal". Throws a RangeError
 * for an unknown time zone.
 */
export function estimateQuickAdd(add: QuickAdd, timeZone: string): MealEstimate {
  const { amounts, mealType, consumedAtMs } = add;
  const words = add.title?.trim() ?? "";
  const text = [...(words === "" ? [] : [words]), ...formatFigures(amounts)].join(", ");
  const mention = { words, text, figures: { amounts, per: "all" as const } };
  const meal = { mentions: [mention], ...(mealType && { mealType }) };
  const [timedMeal] = assignMealTimes([meal], { nowMs: consumedAtMs, timeZone });
  const { item } = resolveFigures(mention, mention.figures, { text, amount: undefined });
  return composeMeal({
    description: text,
    items: [item],
    unmatched: [],
    mealType: timedMeal?.mealType ?? "snack",
    consumedAtMs,
  });
}

/** ["350 kcal", "20 g protein"]: readable by the message reader. */
function formatFigures(amounts: QuickAdd["amounts"]): string[] {
  const ids = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;
  return ids.flatMap((id) =>
    amounts[id] === undefined ? [] : [`${amounts[id]} ${figureUnits[id]}`],
  );
}
