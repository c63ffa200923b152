import type { ImportSource } from "@morsel/contracts";
import type { NutrientId, NutrientUnit } from "@morsel/nutrition";

/** The positions of an export's columns. */
export interface ExportColumns {
  readonly source: ImportSource;
  readonly date: number;
  /** -1 if the export has none. */
  readonly time: number;
  readonly meal: number;
  readonly food: number;
  /** The columns of the amount, in order. */
  readonly amount: readonly number[];
  readonly deleted: number;
  readonly note: number;
  readonly nutrients: readonly NutrientColumn[];
  /** Names of nutrient columns that are not imported. */
  readonly unread: readonly string[];
}

interface NutrientColumn {
  readonly place: number;
  readonly id: NutrientId;
  /** Factor from the column's unit to the nutrient's unit. */
  readonly times: number;
}

/** Names of columns, in lower case and without their unit, as the three apps write them. */
const nutrientNames: Readonly<Record<string, NutrientId>> = {
  calories: "calories_kcal",
  energy: "calories_kcal",
  protein: "protein_g",
  carbohydrates: "carbs_g",
  carbs: "carbs_g",
  fat: "fat_g",
  fiber: "fiber_g",
  sugar: "sugar_g",
  sugars: "sugar_g",
  sodium: "sodium_mg",
  "saturated fat": "saturated_g",
  saturated: "saturated_g",
  cholesterol: "cholesterol_mg",
  "monounsaturated fat": "monounsaturated_g",
  monounsaturated: "monounsaturated_g",
  "polyunsaturated fat": "polyunsaturated_g",
  polyunsaturated: "polyunsaturated_g",
  "omega-3": "omega3_g",
  "omega-6": "omega6_g",
  "trans fat": "trans_fat_g",
  "trans-fats": "trans_fat_g",
  potassium: "potassium_mg",
  calcium: "calcium_mg",
  magnesium: "magnesium_mg",
  iron: "iron_mg",
  zinc: "zinc_mg",
  phosphorus: "phosphorus_mg",
  selenium: "selenium_mcg",
  "vitamin a": "vit_a_mcg_rae",
  "vitamin c": "vit_c_mg",
  "vitamin d": "vit_d_mcg",
  "vitamin e": "vit_e_mg",
  "vitamin k": "vit_k_mcg",
  "b1 (thiamine)": "vit_b1_mg",
  "b2 (riboflavin)": "vit_b2_mg",
  "b3 (niacin)": "vit_b3_mg",
  "b6 (pyridoxine)": "vit_b6_mg",
  folate: "vit_b9_mcg",
  "b12 (cobalamin)": "vit_b12_mcg",
  choline: "choline_mg",
};

/**
 * The units of columns that state none. MyFitnessPal also writes vitamins, calcium and iron without a
 * unit, as percentages of an unknown daily value: those stay unknown.
 */
const silentUnits: Partial<Readonly<Record<NutrientId, NutrientUnit>>> = {
  calories_kcal: "kcal",
  protein_g: "g",
  carbs_g: "g",
  fat_g: "g",
  fiber_g: "g",
  sugar_g: "g",
  saturated_g: "g",
  monounsaturated_g: "g",
  polyunsaturated_g: "g",
  trans_fat_g: "g",
  sodium_mg: "mg",
  cholesterol_mg: "mg",
  potassium_mg: "mg",
};

/** The units in grams, or in kilocalories. */
const unitSizes: Readonly<Record<string, number>> = {
  g: 1,
  mg: 1e-3,
  µg: 1e-6,
  μg: 1e-6,
  mcg: 1e-6,
  ug: 1e-6,
};
const energySizes: Readonly<Record<string, number>> = { kcal: 1, cal: 1, kj: 1 / 4.184 };
/** 40 international units of vitamin D are a microgram; for vitamin A it depends on the compound. */
const iuPerMcgOfVitaminD = 40;

/** Reads the header of an export; undefined if it is not one of the three formats. */
export function findColumns(header: readonly string[]): ExportColumns | undefined {
  const names = header.map((name) => name.trim().toLowerCase());
  const at = (...wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
  const has = (...wanted: readonly string[]) => wanted.every((name) => at(name) >= 0);
  const places = { time: at("time"), deleted: at("deleted"), note: at("note") };
  const nutrients = readNutrients(header);
  if (!nutrients.columns.some(({ id }) => id === "calories_kcal")) return undefined;
  const shared = { ...places, nutrients: nutrients.columns, unread: nutrients.unread };
  if (has("day", "food name", "amount")) {
    const found = { date: at("day"), meal: at("group"), food: at("food name") };
    return { source: "Cronometer", ...shared, ...found, amount: [at("amount")] };
  }
  if (has("date", "name", "quantity", "units")) {
    const found = { date: at("date"), meal: at("meal", "type"), food: at("name") };
    return { source: "Lose It!", ...shared, ...found, amount: [at("quantity"), at("units")] };
  }
  if (has("date", "meal") && !has("name")) {
    return {
      source: "MyFitnessPal",
      ...shared,
      date: at("date"),
      meal: at("meal"),
      food: -1,
      amount: [],
    };
  }
  return undefined;
}

/** Columns that are not nutrients. */
const otherNames =
  /^(date|day|time|group|meal|type|food name|name|icon|amount|quantity|units|deleted|note|category|net carbs)\b/;

function readNutrients(header: readonly string[]) {
  const columns: NutrientColumn[] = [];
  const unread: string[] = [];
  for (const [place, written] of header.entries()) {
    const column = toNutrient(written, place);
    const isNew = column && !columns.some(({ id }) => id === column.id);
    if (isNew) columns.push(column);
    else if (written.trim() !== "" && !otherNames.test(written.trim().toLowerCase())) {
      unread.push(written.trim().slice(0, 60));
    }
  }
  return { columns, unread };
}

function toNutrient(written: string, place: number): NutrientColumn | undefined {
  const name = written.trim().toLowerCase();
  const withUnit = /^(.*?)\s*\(([^()]*)\)$/.exec(name);
  const id = nutrientNames[name] ?? nutrientNames[withUnit?.[1] ?? ""];
  if (!id) return undefined;
  const unit = id === nutrientNames[name] ? silentUnits[id] : withUnit?.[2];
  const times = unit === undefined ? undefined : findFactor(id, unit);
  return times === undefined ? undefined : { place, id, times };
}

function findFactor(id: NutrientId, unit: string): number | undefined {
  if (id === "calories_kcal") return energySizes[unit];
  if (unit === "iu") return id === "vit_d_mcg" ? 1 / iuPerMcgOfVitaminD : undefined;
  const size = unitSizes[unit];
  const [own = ""] = /(?<=_)(mcg|mg|g)(?=_rae$|$)/.exec(id) ?? [];
  return size === undefined ? undefined : size / (unitSizes[own] ?? Number.NaN);
}
