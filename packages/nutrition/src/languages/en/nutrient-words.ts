import type { NutrientId } from "../../nutrients.ts";
import { wordSet } from "../word-lists.ts";
import { kilocalorieSign } from "./energy-units.ts";

/**
 * Nutrients in everyday words and on labels, by stem. "Salt" and "sugar" are missing because they
 * are also foods measured in grams.
 */
export const nutrientWords: ReadonlyMap<string, NutrientId> = new Map([
  ["protein", "protein_g"],
  ["prot", "protein_g"],
  ["carb", "carbs_g"],
  ["carbohydrate", "carbs_g"],
  ["total carb", "carbs_g"],
  ["net carb", "carbs_g"],
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

/** Foods as well, which after another nutrient are one: "20 g protein, 9 g sugar". */
export const nutrientsInLists: ReadonlyMap<string, NutrientId> = new Map([["sugar", "sugar_g"]]);

/** Letters of the macronutrients in a run: "62P 85C 18F", "P 24g, C 3g, F 1.5g". */
export const macroLetters: ReadonlyMap<string, NutrientId> = new Map([
  ["p", "protein_g"],
  ["c", "carbs_g"],
  ["f", "fat_g"],
]);

const kcalPerKilojoule = 1 / 4.184;

/** Kilocalories per unit of energy, by stem. */
export const energyUnits: ReadonlyMap<string, number> = new Map([
  ["kcal", 1],
  [kilocalorieSign, 1],
  ["cal", 1],
  ["calorie", 1],
  ["kilocalorie", 1],
  ["kilocalory", 1],
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
export const wordsAfterFigure = wordSet(
  "and n with w plus in per each for at total x a an after before on this then today tonight from but so watching while watched during because since though says said written printed label according actually",
);

/** Before what a figure refers to: "per 100 g", "63 kcal / 100g". */
export const perSigns = wordSet("per /");

/** Words after figures of several foods together: "650 kcal total", "in total", "all together". */
export const totalWord = "total";
export const totalWords = wordSet(`${totalWord} altogether overall`);
export const wordsBeforeTotal = wordSet("in all");

/** Words between "per" and the figures: "per serving (30 g)". Stems. */
export const basisNouns = wordSet(
  "serving portion pot bar cookie pack packet package bottle can slice piece cup pouch sachet container scoop tub carton tin unit ball biscuit bag box jar tube plate bowl stick square glass shot pint sausage egg cracker wrap",
);
/** Units of a basis of 100. */
export const hundredUnits = wordSet("g gram gr ml");

/** Separators between figures: "210 kcal, 20 g protein". */
export const figureSeparators = wordSet(", and / & + with w | ;");

/** Words of a packaged food that describe the food before them. Stems. */
export const productWords = wordSet(
  "ready meal kit hellofresh gousto dinnerly cookunity choc choco pot pack microwave frozen",
);

/** Lines of a label before a figure of energy. */
export const energyNames = wordSet("energy");

/** Ready-to-drink products that are named by their grams of protein: "core power 26 g". */
export const proteinProducts =
  /\b(?:core power|premier protein|muscle milk|fairlife|oikos (?:pro|triple zero)|chobani complete|ratio protein|yopro|orgain|owyn|ensure max)\b/;
/** The grams of protein of one such product. */
export const productProteinGrams = { min: 10, max: 45 };
