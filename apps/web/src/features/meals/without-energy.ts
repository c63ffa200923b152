import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";

/** Removes energy from the texts of a meal. The figures stay; screens do not show them. */
export function mealWithoutEnergy(meal: MealEntry): MealEntry {
  return {
    ...meal,
    title: withoutEnergy(meal.title),
    description: withoutEnergy(meal.description),
    context: { ...meal.context, notes: withoutEnergy(meal.context.notes) },
    items: meal.items.map((item) => ({
      ...item,
      text: withoutEnergy(item.text),
      // For a stated figure the source id contains the id of the nutrient.
      source_id: item.source_id.replace("calories_kcal", "energy"),
      portion: { ...item.portion, explanation: withoutEnergy(item.portion.explanation) },
    })),
  };
}
