import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { nameWords } from "../match/rank-foods.ts";

/** What 1 g of raw meat or fish weighs cooked: USDA's yields are 0.70 to 0.80. */
export const meatYield = 0.75;

/** Amounts in 100 g of cooked meat and fish. Cheese has more calcium, ham more salt, powder more protein. */
const limits = { minProtein: 15, maxProtein: 40, maxCarbs: 2, maxSodiumMg: 600, maxCalciumMg: 150 };

/** True for meat and fish that the table has cooked. */
export function isCookedMeat(food: Food, language: Language): boolean {
  const { protein_g, carbs_g, sodium_mg, calcium_mg } = food.per100g;
  // Unknown is not zero.
  if (protein_g === null || carbs_g === null || sodium_mg === null || calcium_mg === null)
    return false;
  if (protein_g < limits.minProtein || protein_g > limits.maxProtein) return false;
  if (carbs_g > limits.maxCarbs || sodium_mg > limits.maxSodiumMg) return false;
  if (calcium_mg > limits.maxCalciumMg) return false;
  return ![...language.portionLabels.uncookedWords.keys()].some((word) =>
    nameWords(language)(food).has(word),
  );
}
