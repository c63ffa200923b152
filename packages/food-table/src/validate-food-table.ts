import type { Food, NutrientId } from "@morsel/nutrition";
import type { FoodRow } from "./food-csv.ts";

/**
 * How far energy may be from 4 kcal/g of protein and carbohydrate, 9 of fat and 7 of alcohol before
 * a row must say why: the larger of both. USDA reckons energy with Atwater's specific factors for
 * each kind of food (2.4 to 4.4 kcal/g of protein, 2.5 to 4.2 of carbohydrate, fiber within it,
 * 8.4 to 9 of fat), which differ from the general ones by up to a tenth in most foods. The fixed
 * part is for watery foods, where a tenth of 20 kcal is less than the rounding of the figures.
 */
export const energyTolerance = { kcal: 12, share: 0.1 } as const;

/**
 * Carbohydrate is what is left of 100 g after all else is weighed, so that the errors of water,
 * protein, fat and ash gather in it; sugar and fiber are measured on their own.
 */
const carbsTolerance = { grams: 1.5, share: 0.05 } as const;

/** Fatty acids and total fat are measured apart, and both are rounded. */
const fatTolerance = { grams: 0.3, share: 0.03 } as const;

/** Grams that the parts of 100 g may be above 100: each figure is rounded, and fiber is in carbs. */
const massToleranceGrams = 1;

/** From a leaf of thyme to a whole melon. */
const portionGramsRange = { min: 0.1, max: 2000 } as const;

const fatParts: readonly (readonly NutrientId[])[] = [
  ["saturated_g", "monounsaturated_g", "polyunsaturated_g"],
  ["omega3_g", "omega6_g"],
  ["trans_fat_g"],
];

/** What is wrong with one row, a sentence each; empty for a good row. */
export function validateRow(row: FoodRow): string[] {
  return [
    ...portionFaults(row.food),
    ...aliasFaults(row.food),
    ...energyFaults(row),
    ...partFaults(row),
  ].map((fault) => `${row.food.id}: ${fault}`);
}

/** What is wrong between rows: an id, a word for a food or a record that two rows claim. */
export function findTableFaults(rows: readonly FoodRow[]): string[] {
  const foods = rows.map((row) => row.food);
  return [...idFaults(foods), ...sharedAliasFaults(foods), ...sharedRecordFaults(foods)];
}

function idFaults(foods: readonly Food[]): string[] {
  return secondClaims(foods, ({ id }) => id).map(({ id }) => `${id}: the id is used twice`);
}

function sharedAliasFaults(foods: readonly Food[]): string[] {
  const owners = new Map<string, string>();
  return foods.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].flatMap((alias) => {
      const key = foldAlias(alias);
      const owner = owners.get(key) ?? id;
      owners.set(key, id);
      return owner === id ? [] : [`${id}: the alias "${alias}" already means ${owner}`];
    }),
  );
}

/** The foods whose key an earlier food has. */
function secondClaims(foods: readonly Food[], keyOf: (food: Food) => string): Food[] {
  const claimed = new Set<string>();
  return foods.filter((food) => {
    const key = keyOf(food);
    const isSecond = claimed.has(key);
    claimed.add(key);
    return isSecond;
  });
}

/** One record has the figures of one food; another food that takes them has to say so. */
function sharedRecordFaults(foods: readonly Food[]): string[] {
  return secondClaims(
    foods.filter(({ source }) => source.recordOf === undefined),
    ({ source }) => `${source.dataset} ${source.id}`,
  ).map(
    ({ id, source }) => `${id}: ${source.dataset} ${source.id} is already another food's record`,
  );
}

/**
 * The form in which two aliases are compared: lower case, without accents, punctuation and
 * the s of a plural.
 */
function foldAlias(alias: string): string {
  return alias
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .split(/[^a-z0-9%&]+/)
    .filter((word) => word !== "")
    .map((word) => (word.length > 3 && !/[su]s$/.test(word) ? word.replace(/s$/, "") : word))
    .join(" ");
}

function portionFaults({ portions, defaultPortion }: Food): string[] {
  const faults: string[] = [];
  if (portions.length < 2) faults.push("fewer than two portions");
  if (defaultPortion === null || !portions[defaultPortion]) faults.push("no default portion");
  const labels = portions.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size < labels.length) faults.push("a portion label stands twice");
  for (const { label, grams } of portions) {
    const { min, max } = portionGramsRange;
    if (!(grams >= min && grams <= max)) {
      faults.push(`the portion "${label}" of ${grams} g is not within ${min} to ${max} g`);
    }
  }
  return faults;
}

function aliasFaults({ name, aliases }: Food): string[] {
  const seen = new Set([name.toLowerCase()]);
  return aliases.flatMap((alias) => {
    const key = alias.toLowerCase();
    const isDuplicate = seen.has(key);
    seen.add(key);
    return isDuplicate ? [`the alias "${alias}" stands twice (the name counts)`] : [];
  });
}

function energyFaults({ food, alcoholGrams, energyNote }: FoodRow): string[] {
  const { calories_kcal: energy, protein_g, carbs_g, fat_g } = food.per100g;
  if (energy === null || protein_g === null || carbs_g === null || fat_g === null) {
    return ["energy, protein, carbs and fat must be known"];
  }
  const expected = 4 * protein_g + 4 * carbs_g + 9 * fat_g + 7 * (alcoholGrams ?? 0);
  const allowed = Math.max(
    energyTolerance.kcal,
    energyTolerance.share * Math.max(energy, expected),
  );
  const isOutside = Math.abs(energy - expected) > allowed;
  if (isOutside && energyNote === "") {
    const figures = `${energy} kcal, but 4/4/9/7 gives ${expected.toFixed(0)}`;
    return [`${figures}: correct the figures or give the reason in energy_note`];
  }
  if (!isOutside && energyNote !== "") return ["an energy_note, but energy is within tolerance"];
  return [];
}

function partFaults({ food: { per100g }, alcoholGrams }: FoodRow): string[] {
  const faults: string[] = [];
  const known = (id: NutrientId) => per100g[id] ?? 0;
  const sumOf = (ids: readonly NutrientId[]) => ids.reduce((sum, id) => sum + known(id), 0);

  const mass = sumOf(["protein_g", "carbs_g", "fat_g"]) + (alcoholGrams ?? 0);
  if (mass > 100 + massToleranceGrams) faults.push(`${mass.toFixed(1)} g of parts in 100 g`);

  const { carbs_g: carbs, fat_g: fat } = per100g;
  const sugarAndFiber = sumOf(["sugar_g", "fiber_g"]);
  if (carbs !== null && sugarAndFiber > withTolerance(carbs, carbsTolerance)) {
    faults.push(`sugar and fiber (${sugarAndFiber.toFixed(2)} g) above carbs (${carbs} g)`);
  }
  for (const part of fatParts) {
    const grams = sumOf(part);
    if (fat !== null && grams > withTolerance(fat, fatTolerance)) {
      faults.push(`${part.join(" + ")} (${grams.toFixed(2)} g) above fat (${fat} g)`);
    }
  }
  return faults;
}

function withTolerance(amount: number, tolerance: { grams: number; share: number }): number {
  return amount + Math.max(tolerance.grams, tolerance.share * amount);
}
