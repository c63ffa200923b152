import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";

/** A meal whose texts name no energy; its figures stay, and are not shown. */
export function mealWithoutEnergy(meal: MealEntry): MealEntry {
  return {
    ...meal,
    title: withoutEnergy(meal.title),
    description: withoutEnergy(meal.description),
    context: { ...meal.context, notes: withoutEnergy(meal.context.notes) },
    items: meal.items.map((item) => ({
      ...item,
      text: withoutEnergy(item.text),
      // A figure that the person stated is named there by its id.
      source_id: item.source_id.replace("calories_kcal", "energy"),
      portion: { ...item.portion, explanation: withoutEnergy(item.portion.explanation) },
    })),
  };
}
