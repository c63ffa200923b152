import type { NutrientId } from "../../nutrients.ts";

/** What the screens and receipts call each nutrient. */
export const nutrientLabels: Readonly<Record<NutrientId, string>> = {
  calories_kcal: "Calories",
  protein_g: "Protein",
  carbs_g: "Carbs",
  fat_g: "Fat",
  fiber_g: "Fiber",
  sugar_g: "Sugar",
  sodium_mg: "Sodium",
  saturated_g: "Saturated",
  cholesterol_mg: "Cholesterol",
  monounsaturated_g: "Monounsaturated",
  polyunsaturated_g: "Polyunsaturated",
  omega3_g: "Omega-3",
  omega6_g: "Omega-6",
  trans_fat_g: "Trans fat",
  potassium_mg: "Potassium",
  calcium_mg: "Calcium",
  magnesium_mg: "Magnesium",
  iron_mg: "Iron",
  zinc_mg: "Zinc",
  phosphorus_mg: "Phosphorus",
  selenium_mcg: "Selenium",
  vit_a_mcg_rae: "Vitamin A",
  vit_c_mg: "Vitamin C",
  vit_d_mcg: "Vitamin D",
  vit_e_mg: "Vitamin E",
  vit_k_mcg: "Vitamin K",
  vit_b1_mg: "Vitamin B1",
  vit_b2_mg: "Vitamin B2",
  vit_b3_mg: "Vitamin B3",
  vit_b6_mg: "Vitamin B6",
  vit_b9_mcg: "Vitamin B9",
  vit_b12_mcg: "Vitamin B12",
  choline_mg: "Choline",
};

/** Energy that is shown in kilojoules. */
export const energyLabel = "Energy";
/** Sodium that is shown as salt. */
export const saltLabel = "Salt";
