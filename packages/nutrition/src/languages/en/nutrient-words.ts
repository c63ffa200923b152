import type { NutrientId } from "../../nutrients.ts";
import { wordSet } from "../word-lists.ts";

/**
 * Nutrients in everyday words and on labels, by stem. "Salt" and "sugar" are missing because they
 * are also foods measured in grams.
 */
export const nutrientWords: ReadonlyMap<string, NutrientId> = new Map([
  ["protein", "protein_g"],
  ["carb", "carbs_g"],
  ["carbohydrate", "carbs_g"],
  ["total carb", "carbs_g"],
  ["total carbohydrate", "carbs_g"],
  ["fat", "fat_g"],
  ["total fat", "fat_g"],
  ["saturated fat", "saturated_g"],
  ["sat fat", "saturated_g"],
  ["saturate", "saturated_g"],
  ["fiber", "fiber_g"],
  ["fibre", "fiber_g"],
  ["dietary fiber", "fiber_g"],
  ["total sugar", "sugar_g"],
  ["sodium", "sodium_mg"],
  ["cholesterol", "cholesterol_mg"],
]);

const kcalPerKilojoule = 1 / 4.184;

/** Kilocalories per unit of energy, by stem. */
export const energyUnits: ReadonlyMap<string, number> = new Map([
  ["kcal", 1],
  ["cal", 1],
  ["calorie", 1],
  ["kilocalorie", 1],
  ["kj", kcalPerKilojoule],
  ["kilojoule", kcalPerKilojoule],
]);

/** Grams per unit of a nutrient, by stem. */
export const nutrientUnits: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["gr", 1],
  ["gram", 1],
  ["gramme", 1],
  ["mg", 0.001],
]);

/** Words after a figure: "20 g protein and". */
export const wordsAfterFigure = wordSet("and with plus in per each for at total");

/** Before what a figure refers to: "per 100 g", "63 kcal / 100g". */
export const perSigns = wordSet("per /");

/** Separators between figures: "210 kcal, 20 g protein". */
export const figureSeparators = wordSet(", and / & + with | ;");
