import type { Language } from "../languages/language.ts";
import type { MealEstimate, MealType } from "../meal.ts";
import type { StatedNutrients } from "./food-mention.ts";
import { assignMealTimes } from "./meals/assign-meal-times.ts";
import { wordItem } from "./meals/coded-item.ts";
import { composeMeal } from "./meals/compose-meal.ts";
import { noDoubts } from "./meals/message-doubts.ts";
import { resolveFigures } from "./mentions/resolve-figures.ts";

/** Calories or macronutrients without a food. */
export interface QuickAdd {
  /** All that was eaten: at least one, none negative. */
  readonly amounts: StatedNutrients["amounts"];
  /** The person's title; the language's name for nutrients without a food if absent or blank. */
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
export function estimateQuickAdd(
  add: QuickAdd,
  timeZone: string,
  language: Language,
): MealEstimate {
  const { amounts, mealType, consumedAtMs } = add;
  const words = add.title?.trim() ?? "";
  const text = [...(words === "" ? [] : [words]), ...formatFigures(amounts, language)].join(", ");
  const mention = { words, text, figures: { amounts, per: "all" as const } };
  const mentionedMeal = { mentions: [mention], ...(mealType && { mealType }) };
  const [timedMeal] = assignMealTimes([mentionedMeal], { nowMs: consumedAtMs, timeZone }, language);
  const { item } = resolveFigures(mention, { text, amount: undefined }, noDoubts);
  const meal = {
    description: text,
    items: [wordItem(item, language)],
    unmatched: [],
    mealType: timedMeal?.mealType ?? "snack",
    consumedAtMs,
  };
  return composeMeal(meal, language);
}

/** ["350 kcal", "20 g protein"]: readable by the message reader. */
function formatFigures(amounts: QuickAdd["amounts"], language: Language): string[] {
  const ids = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;
  return ids.flatMap((id) =>
    amounts[id] === undefined ? [] : [`${amounts[id]} ${language.wording.figureUnits[id]}`],
  );
}
