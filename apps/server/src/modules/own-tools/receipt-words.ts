import type { MealEntry } from "@morsel/contracts";
import { type MacroId, roundTo } from "@morsel/nutrition";

/** A meal as an assistant reads it: what was understood, and where each figure is from. */
export function toReceipt(meal: MealEntry): string {
  const { context, macros } = meal;
  const lines = [
    `${meal.title} (${context.meal_type}, ${meal.local_day}, eaten at ${context.consumed_at}): ${macroWords(macros)}`,
    ...meal.items.map(
      (item) =>
        `- ${item.food}, ${amountWord(item.grams, "g")}: ${amountWord(item.macros.calories_kcal, "kcal")}; ${item.portion.explanation}; ${item.source} ${item.source_id}`,
    ),
    ...(context.notes === "" ? [] : [context.notes]),
    `Meal id: ${meal.id}`,
  ];
  return lines.join("\n");
}

/** The same, as figures: a third of the meal entry's size. */
export function toFigures(meal: MealEntry) {
  return {
    id: meal.id,
    title: meal.title,
    description: meal.description,
    meal_type: meal.context.meal_type,
    consumed_at: meal.context.consumed_at,
    local_day: meal.local_day,
    confidence_score: meal.context.confidence_score,
    notes: meal.context.notes,
    macros: meal.macros,
    items: meal.items.map(({ food, grams, portion, source, source_id, macros }) => ({
      food,
      grams,
      portion: portion.explanation,
      source,
      source_id,
      calories_kcal: macros.calories_kcal,
    })),
  };
}

export function macroWords(macros: Readonly<Record<MacroId, number | null>>): string {
  return [
    amountWord(macros.calories_kcal, "kcal"),
    `protein ${amountWord(macros.protein_g, "g")}`,
    `carbs ${amountWord(macros.carbs_g, "g")}`,
    `fat ${amountWord(macros.fat_g, "g")}`,
  ].join(", ");
}

export function amountWord(amount: number | null, unit: string): string {
  return amount === null ? "unknown" : `${roundTo(amount, unit === "g" ? 1 : 0)} ${unit}`;
}
