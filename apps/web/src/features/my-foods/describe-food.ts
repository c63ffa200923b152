import type { SavedOwnFood } from "@morsel/contracts";
import { type DisplayUnits, nutrientAmounts } from "@morsel/nutrition";
import { displayNutrient, lowerLabel } from "../../ui/display-nutrient.ts";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams, formatNutrient } from "../../ui/format-nutrient.ts";
import { t } from "./messages.ts";

type Figures = Pick<SavedOwnFood, "per" | "serving_g" | "figures">;

/** What the figures are of: "100 g", "1 serving (350 g)", "1 serving". */
export function describeBasis({ per, serving_g }: Figures): string {
  if (per === "100-g") return "100\u00a0g";
  return serving_g === null
    ? t.n1Serving
    : t.n1ServingServingG({ serving_g: formatGrams(serving_g) });
}

/** "1 serving (350 g): 420 kcal, protein 28 g, carbs 35 g, fat 18 g". Leaves out what is unknown. */
export function describeFigures(
  food: Figures,
  units: DisplayUnits,
  isEnergyShown: boolean,
): string {
  const amounts = nutrientAmounts(food.figures);
  const facts = [
    ...(isEnergyShown ? [formatEnergy(amounts.calories_kcal, units)] : []),
    ...(["protein_g", "carbs_g", "fat_g"] as const).flatMap((id) => {
      if (amounts[id] === null) return [];
      const { label } = displayNutrient(id, units);
      return `${lowerLabel(label)} ${formatNutrient(amounts[id], id, units)}\u00a0g`;
    }),
  ];
  return `${describeBasis(food)}: ${facts.join(", ")}`;
}

export const countOfMeals = (meals: number): string => t.mealsCount(meals);

/** "3 meals that you logged before have its earlier figures." */
export const outdatedText = (meals: number): string => t.mealsLoggedBefore(meals);
