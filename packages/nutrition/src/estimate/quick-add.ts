import type { MealEstimate, MealType } from "../meal.ts";
import { placeMeals } from "./meals/assign-meal-times.ts";
import { composeMeal } from "./meals/compose-meal.ts";
import type { StatedNutrients } from "./mentions.ts";
import { resolveFigures } from "./resolve-mention.ts";

/** Calories or macros that were eaten, without a food. */
export interface QuickAdd {
  /** All that was eaten; at least one, none below 0. */
  readonly amounts: StatedNutrients["amounts"];
  /** What the person calls it; 'Quick add' where it is absent or blank. */
  readonly title?: string | undefined;
  /** By the hour where it is absent. */
  readonly mealType?: MealType | undefined;
  /** Epoch milliseconds. */
  readonly consumedAtMs: number;
}

/** The very meal that its words make: "birthday cake, 350 kcal". Throws a RangeError where the time zone is none. */
export function estimateQuickAdd(add: QuickAdd, timeZone: string): MealEstimate {
  const { amounts, mealType, consumedAtMs } = add;
  const words = add.title?.trim() ?? "";
  const text = [...(words === "" ? [] : [words]), ...sayFigures(amounts)].join(", ");
  const mention = { words, text, figures: { amounts, per: "all" as const } };
  const read = { mentions: [mention], ...(mealType && { mealType }) };
  const [placed] = placeMeals([read], { nowMs: consumedAtMs, timeZone });
  const { item } = resolveFigures(mention, mention.figures, { text, amount: undefined });
  return composeMeal({
    description: text,
    items: [item],
    unmatched: [],
    mealType: placed?.mealType ?? "snack",
    consumedAtMs,
  });
}

/** ["350 kcal", "20 g protein"]: as the reader reads them back. */
function sayFigures({ calories_kcal, protein_g, carbs_g, fat_g }: QuickAdd["amounts"]): string[] {
  const told = [
    [calories_kcal, "kcal"],
    [protein_g, "g protein"],
    [carbs_g, "g carbs"],
    [fat_g, "g fat"],
  ] as const;
  return told.flatMap(([amount, name]) => (amount === undefined ? [] : [`${amount} ${name}`]));
}
