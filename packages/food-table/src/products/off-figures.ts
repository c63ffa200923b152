import { type NutrientId, nutrients } from "@morsel/nutrition";

/**
 * Figures of Open Food Facts per 100 g or 100 ml by their names there: energy in kcal or kJ, alcohol in % of
 * volume, everything else in grams.
 */
export type OffFigures = (name: string) => number | undefined;

/** What follows from the figures of a product. */
export interface ReadFigures {
  readonly amounts: Float64Array;
  readonly alcoholGrams: number;
  readonly polyolsGrams: number;
  readonly isEnergyFromKilojoules: boolean;
  readonly isSodiumFromSalt: boolean;
}

/** The names of catalogue nutrients; the first that a product has is used. */
const names: Readonly<Partial<Record<NutrientId, readonly string[]>>> = {
  protein_g: ["proteins"],
  fat_g: ["fat"],
  fiber_g: ["fiber"],
  sugar_g: ["sugars"],
  saturated_g: ["saturated-fat"],
  cholesterol_mg: ["cholesterol"],
  monounsaturated_g: ["monounsaturated-fat"],
  polyunsaturated_g: ["polyunsaturated-fat"],
  omega3_g: ["omega-3-fat"],
  omega6_g: ["omega-6-fat"],
  trans_fat_g: ["trans-fat"],
  potassium_mg: ["potassium"],
  calcium_mg: ["calcium"],
  magnesium_mg: ["magnesium"],
  iron_mg: ["iron"],
  zinc_mg: ["zinc"],
  phosphorus_mg: ["phosphorus"],
  selenium_mcg: ["selenium"],
  vit_a_mcg_rae: ["vitamin-a"],
  vit_c_mg: ["vitamin-c"],
  vit_d_mcg: ["vitamin-d"],
  vit_e_mg: ["vitamin-e"],
  vit_k_mcg: ["vitamin-k", "phylloquinone"],
  vit_b1_mg: ["vitamin-b1"],
  vit_b2_mg: ["vitamin-b2"],
  vit_b3_mg: ["vitamin-pp"],
  vit_b6_mg: ["vitamin-b6"],
  vit_b9_mcg: ["vitamin-b9", "folates"],
  vit_b12_mcg: ["vitamin-b12"],
  choline_mg: ["choline"],
};

/** All names that are read. */
export const offFigureNames: readonly string[] = [
  ...Object.values(names).flat(),
  "energy-kcal",
  "energy-kj",
  "energy",
  "carbohydrates",
  "carbohydrates-total",
  "polyols",
  "salt",
  "sodium",
  "alcohol",
];

const unitsInGram: Readonly<Record<string, number>> = { g: 1, mg: 1e3, mcg: 1e6 };
const kilojoulesPerKcal = 4.184;
/** Salt is sodium times this, by EU 1169/2011. */
const saltPerSodium = 2.5;
/** Grams of ethanol in a millilitre. */
const alcoholDensity = 0.789;

/** Converts figures to catalogue amounts. Labels of North America state carbohydrate with fibre, others without. */
export function readOffFigures(find: OffFigures, isNorthAmerican: boolean): ReadFigures {
  const kilojoules = find("energy-kj") ?? find("energy");
  const kcal = find("energy-kcal");
  const salt = find("salt");
  const sodium = find("sodium") ?? (salt === undefined ? undefined : salt / saltPerSodium);
  const known: Partial<Record<NutrientId, number | undefined>> = {
    calories_kcal: kcal ?? (kilojoules === undefined ? undefined : kilojoules / kilojoulesPerKcal),
    carbs_g: findCarbs(find, isNorthAmerican),
    sodium_mg: sodium === undefined ? undefined : sodium * 1e3,
  };
  const amounts = Float64Array.from(nutrients, ({ id, unit }) => {
    const named = names[id]?.map(find).find((amount) => amount !== undefined);
    const amount =
      known[id] ?? (named === undefined ? undefined : named * (unitsInGram[unit] ?? 1));
    return amount ?? Number.NaN;
  });
  return {
    amounts,
    alcoholGrams: (find("alcohol") ?? 0) * alcoholDensity,
    polyolsGrams: find("polyols") ?? 0,
    isEnergyFromKilojoules: kcal === undefined && kilojoules !== undefined,
    isSodiumFromSalt: find("sodium") === undefined && salt !== undefined,
  };
}

/** Carbohydrate with fibre, as the catalogue has it. */
function findCarbs(find: OffFigures, isNorthAmerican: boolean): number | undefined {
  const total = find("carbohydrates-total");
  const stated = find("carbohydrates");
  if (total !== undefined) return total;
  if (stated === undefined || isNorthAmerican) return stated;
  return stated + (find("fiber") ?? 0);
}

/** True for a number of the United States or Canada. */
export function isNorthAmericanBarcode(gtin: string): boolean {
  const prefix = Number(gtin.slice(1, 4));
  return prefix <= 139 || prefix === 754 || prefix === 755;
}
