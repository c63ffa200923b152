import type { MealEntry, UserPreferences } from "@morsel/contracts";
import { macroIds, roundTo } from "@morsel/nutrition";

/** If the user hides energy, assistants do not get it either. */
type DisplayPreferences = Pick<UserPreferences, "hide_energy">;

/** A meal as text for an assistant: what was understood, and the source of each figure. */
export function toReceipt(meal: MealEntry, shown: DisplayPreferences): string {
  const { context } = meal;
  const when = `${context.meal_type}, ${meal.local_day}, eaten at ${context.consumed_at}`;
  const lines = [
    `${meal.title} (${when}): ${macroWords(meal, shown)}`,
    ...meal.items.map((item) => `- ${itemWords(item, shown)}`),
    ...(context.notes === "" ? [] : [context.notes]),
    `Meal id: ${meal.id}`,
  ];
  return lines.join("\n");
}

/** The same as structured content: a third of the meal entry's size. */
export function toFigures(meal: MealEntry, { hide_energy }: DisplayPreferences) {
  return {
    id: meal.id,
    title: meal.title,
    description: meal.description,
    meal_type: meal.context.meal_type,
    consumed_at: meal.context.consumed_at,
    local_day: meal.local_day,
    confidence_score: meal.context.confidence_score,
    notes: meal.context.notes,
    macros: Object.fromEntries(
      macroIds
        .filter((id) => !(hide_energy && id === "calories_kcal"))
        .map((id) => [id, meal.macros[id]]),
    ),
    items: meal.items.map(({ food, grams, portion, source, source_id, macros }) => ({
      food,
      grams,
      portion: portion.explanation,
      source,
      source_id,
      ...(hide_energy ? {} : { calories_kcal: macros.calories_kcal }),
    })),
  };
}

function macroWords({ macros }: MealEntry, { hide_energy }: DisplayPreferences): string {
  return [
    ...(hide_energy ? [] : [formatAmount(macros.calories_kcal, "kcal")]),
    `protein ${formatAmount(macros.protein_g, "g")}`,
    `carbs ${formatAmount(macros.carbs_g, "g")}`,
    `fat ${formatAmount(macros.fat_g, "g")}`,
  ].join(", ");
}

function itemWords(item: MealEntry["items"][number], { hide_energy }: DisplayPreferences): string {
  const energy = hide_energy ? "" : `: ${formatAmount(item.macros.calories_kcal, "kcal")}`;
  const receipt = [item.portion.explanation, `${item.source} ${item.source_id}`].join("; ");
  return `${item.food}, ${formatAmount(item.grams, "g")}${energy}; ${receipt}`;
}

export function formatAmount(amount: number | null, unit: string): string {
  return amount === null ? "unknown" : `${roundTo(amount, unit === "g" ? 1 : 0)} ${unit}`;
}
