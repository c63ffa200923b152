import { column, type FoodTableLayout, firstOf, kcalPerKilojoule } from "./food-table-layout.ts";

/**
 * Canada's table. Columns are its NutrientID, which is not its NutrientCode. Carbohydrate is by
 * difference, with fiber. A nutrient without a row is unknown.
 */
export const cnf: FoodTableLayout = {
  name: "cnf",
  title: "Canadian Nutrient File",
  editions: [{ dataset: "Canadian Nutrient File 2015", date: "2015" }],
  encoding: "windows-1252",
  markers: { trace: [], unknown: [] },
  files: {
    shape: "long",
    foods: { file: "FOOD NAME.csv", key: "FoodID", id: "FoodCode", name: "FoodDescription" },
    amounts: {
      file: "NUTRIENT AMOUNT.csv",
      key: "FoodID",
      code: "NutrientID",
      value: "NutrientValue",
    },
    portions: {
      file: "CONVERSION FACTOR.csv",
      key: "FoodID",
      measure: "MeasureID",
      size: "ConversionFactorValue",
      grams: 100,
      labelFile: { file: "MEASURE NAME.csv", key: "MeasureID", label: "MeasureDescription" },
    },
  },
  nutrients: {
    calories_kcal: [[column("208")], [column("268", kcalPerKilojoule)]],
    protein_g: firstOf("203"),
    carbs_g: firstOf("205"),
    fat_g: firstOf("204"),
    fiber_g: firstOf("291"),
    sugar_g: firstOf("269"),
    sodium_mg: firstOf("307"),
    saturated_g: firstOf("606"),
    cholesterol_mg: firstOf("601"),
    monounsaturated_g: firstOf("645"),
    polyunsaturated_g: firstOf("646"),
    omega3_g: firstOf("868"),
    omega6_g: firstOf("869"),
    trans_fat_g: firstOf("605"),
    potassium_mg: firstOf("306"),
    calcium_mg: firstOf("301"),
    magnesium_mg: firstOf("304"),
    iron_mg: firstOf("303"),
    zinc_mg: firstOf("309"),
    phosphorus_mg: firstOf("305"),
    selenium_mcg: firstOf("317"),
    vit_a_mcg_rae: firstOf("814"),
    vit_c_mg: firstOf("401"),
    // 324 is in IU: 1 mcg is 40 IU.
    vit_d_mcg: [[column("339")], [column("324", 1 / 40)]],
    vit_e_mg: firstOf("323"),
    vit_k_mcg: firstOf("430"),
    vit_b1_mg: firstOf("404"),
    vit_b2_mg: firstOf("405"),
    vit_b3_mg: firstOf("406"),
    vit_b6_mg: firstOf("415"),
    vit_b9_mcg: firstOf("815", "417"),
    vit_b12_mcg: firstOf("418"),
    choline_mg: firstOf("862"),
  },
};
