import type { MealEntry, UserPreferences } from "@morsel/contracts";
import {
  defaultUnits,
  displayNutrient,
  energyFactor,
  macroIds,
  type NutrientId,
  roundTo,
} from "@morsel/nutrition";

/** If the user hides energy, assistants do not get it either. Their text has it in the user's unit. */
export type DisplayPreferences = Pick<UserPreferences, "hide_energy" | "energy_unit">;

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

function macroWords({ macros }: MealEntry, shown: DisplayPreferences): string {
  return [
    ...(shown.hide_energy ? [] : [formatEnergy(macros.calories_kcal, shown)]),
    `protein ${formatAmount(macros.protein_g, "g")}`,
    `carbs ${formatAmount(macros.carbs_g, "g")}`,
    `fat ${formatAmount(macros.fat_g, "g")}`,
  ].join(", ");
}

function itemWords(item: MealEntry["items"][number], shown: DisplayPreferences): string {
  const energy = shown.hide_energy ? "" : `: ${formatEnergy(item.macros.calories_kcal, shown)}`;
  const receipt = [item.portion.explanation, `${item.source} ${item.source_id}`].join("; ");
  return `${item.food}, ${formatAmount(item.grams, "g")}${energy}; ${receipt}`;
}

export function formatAmount(amount: number | null, unit: string): string {
  return amount === null ? "unknown" : `${roundTo(amount, unit === "g" ? 1 : 0)} ${unit}`;
}

/** Energy in the user's unit: '297 kcal', '1243 kJ'. */
function formatEnergy(kcal: number | null, { energy_unit: energy = "kcal" }: DisplayPreferences) {
  const factor = energyFactor({ ...defaultUnits, energy });
  return formatAmount(kcal === null ? null : kcal * factor, energy);
}

/** The label and unit in which the user sees a nutrient, and the conversion of its amounts. */
export function displayOf(id: NutrientId, { energy_unit: energy = "kcal" }: DisplayPreferences) {
  const { label, unit, factor } = displayNutrient(id, { ...defaultUnits, energy });
  const convert = (amount: number | null) =>
    amount === null || factor === 1 ? amount : roundTo(amount * factor, 0);
  return { label, unit, convert };
}
