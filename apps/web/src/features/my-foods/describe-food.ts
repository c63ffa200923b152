import type { SavedOwnFood } from "@morsel/contracts";
import { type DisplayUnits, displayNutrient, nutrientAmounts } from "@morsel/nutrition";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams, formatNutrient } from "../../ui/format-nutrient.ts";

type Figures = Pick<SavedOwnFood, "per" | "serving_g" | "figures">;

/** What the figures are of: "100 g", "1 serving (350 g)", "1 serving". */
export function describeBasis({ per, serving_g }: Figures): string {
  if (per === "100-g") return "100\u00a0g";
  return serving_g === null ? "1 serving" : `1 serving (${formatGrams(serving_g)})`;
}

/** "1 serving (350 g): 420 kcal, protein 28 g, carbs 35 g, fat 18 g". */
export function describeFigures(
  food: Figures,
  units: DisplayUnits,
  isEnergyShown: boolean,
): string {
  const amounts = nutrientAmounts(food.figures);
  const facts = [
    ...(isEnergyShown ? [formatEnergy(amounts.calories_kcal, units)] : []),
    ...(["protein_g", "carbs_g", "fat_g"] as const).map((id) => {
      const { label } = displayNutrient(id, units);
      return `${label.toLowerCase()} ${formatNutrient(amounts[id], id, units)}\u00a0g`;
    }),
  ];
  return `${describeBasis(food)}: ${facts.join(", ")}`;
}

export const countOfMeals = (meals: number): string => (meals === 1 ? "1 meal" : `${meals} meals`);

/** "3 meals that you logged before have its earlier figures." */
export const outdatedText = (meals: number): string =>
  `${countOfMeals(meals)} that you logged before ${meals === 1 ? "has" : "have"} its earlier figures.`;
