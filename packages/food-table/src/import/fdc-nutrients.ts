import { type NutrientId, nutrients } from "@morsel/nutrition";

/**
 * FoodData Central's own figures of one food: amounts by nutrient number ("208"), in that number's
 * unit as `readAmount` gives it.
 */
type FdcAmounts = ReadonlyMap<string, number>;

/**
 * The nutrient numbers (`nutrient_nbr`) of each nutrient of the catalogue. Several are sums of fatty acids, which
 * are unknown only if all parts are.
 */
const numbersOf: Readonly<Record<NutrientId, readonly string[]>> = {
  calories_kcal: ["208"],
  protein_g: ["203"],
  carbs_g: ["205"],
  fat_g: ["204"],
  fiber_g: ["291"],
  sugar_g: ["269"],
  sodium_mg: ["307"],
  saturated_g: ["606"],
  cholesterol_mg: ["601"],
  monounsaturated_g: ["645"],
  polyunsaturated_g: ["646"],
  // 18:3, 18:4, 20:5, 22:5 and 22:6: the omega-3 acids that the releases report.
  omega3_g: ["619", "627", "629", "631", "621"],
  // 18:2 and 20:4: linoleic and arachidonic acid, the omega-6 acids that the releases report.
  omega6_g: ["618", "620"],
  trans_fat_g: ["605"],
  potassium_mg: ["306"],
  calcium_mg: ["301"],
  magnesium_mg: ["304"],
  iron_mg: ["303"],
  zinc_mg: ["309"],
  phosphorus_mg: ["305"],
  selenium_mcg: ["317"],
  vit_a_mcg_rae: ["320"],
  vit_c_mg: ["401"],
  vit_d_mcg: ["328"],
  vit_e_mg: ["323"],
  vit_k_mcg: ["430"],
  vit_b1_mg: ["404"],
  vit_b2_mg: ["405"],
  vit_b3_mg: ["406"],
  vit_b6_mg: ["415"],
  vit_b9_mcg: ["435"],
  vit_b12_mcg: ["418"],
  choline_mg: ["421"],
};

/** Numbers outside the catalogue from which a catalogue amount can be derived, with their unit. */
const substitutes: Readonly<Record<string, string>> = {
  "957": "kcal",
  "958": "kcal",
  "268": "kJ",
  "221": "g",
  "205.2": "g",
  "298": "g",
  "293": "g",
  "269.3": "g",
  "324": "IU",
  "417": "mcg",
  "431": "mcg",
  "432": "mcg",
  "851": "g",
  "675": "g",
};

const unitOfNumber = new Map<string, string>([
  ...nutrients.flatMap(({ id, unit }) =>
    numbersOf[id].map((number): [string, string] => [number, unit]),
  ),
  ...Object.entries(substitutes),
]);

/** The nutrient numbers that the product can use, always in the same order. */
export const fdcNumbers: readonly string[] = [...unitOfNumber.keys()];

const kilojoulesPerKcal = 4.184;

const gramsIn: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, mcg: 1e-6 };
const unitNames: Readonly<Record<string, string>> = {
  g: "g",
  grm: "g",
  mg: "mg",
  ug: "mcg",
  µg: "mcg",
  μg: "mcg",
  mcg: "mcg",
  kcal: "kcal",
  kj: "kJ",
  iu: "IU",
};

/**
 * What to multiply an amount in `unitName` with, to have it in the unit of `number`. Undefined if
 * the product does not use the number, or if the units do not go together.
 */
export function findFactor(number: string, unitName: string): number | undefined {
  const wanted = unitOfNumber.get(number);
  const given = unitNames[unitName.trim().toLowerCase()];
  if (wanted === undefined || given === undefined) return undefined;
  if (wanted === given) return 1;
  if (wanted === "kcal" && given === "kJ") return 1 / kilojoulesPerKcal;
  const from = gramsIn[given];
  const to = gramsIn[wanted];
  return from === undefined || to === undefined ? undefined : from / to;
}

/**
 * The catalogue's figures per 100 g, from those of a record; NaN is unknown. A figure that the
 * record lacks is taken from another that says the same by definition, never estimated; only energy
 * may be reckoned, with Atwater's general factors.
 */
export function toCatalogueAmounts(amounts: FdcAmounts): Float64Array {
  return Float64Array.from(nutrients, ({ id }) => {
    const parts = numbersOf[id];
    const figure = parts.length > 1 ? sumOf(amounts, parts) : amounts.get(parts[0] ?? "");
    return notBelowZero(figure ?? inOtherWords[id]?.(amounts)) ?? Number.NaN;
  });
}

/** The sum of the known parts. The relevant isomer replaces the total of an acid. */
function sumOf(amounts: FdcAmounts, parts: readonly string[]): number | undefined {
  const known = parts.flatMap(
    (part) => amounts.get(part) ?? amounts.get(isomers[part] ?? "") ?? [],
  );
  return known.length === 0 ? undefined : known.reduce((sum, part) => sum + part, 0);
}

/** 18:3 by alpha-linolenic acid (n-3), 18:2 by linoleic acid (n-6 c,c). */
const isomers: Readonly<Record<string, string>> = { "619": "851", "618": "675" };

const inOtherWords: Readonly<
  Partial<Record<NutrientId, (amounts: FdcAmounts) => number | undefined>>
> = {
  // Foundation foods: Atwater's specific factors, then the general ones; then the figure in kJ.
  calories_kcal: (amounts) =>
    amounts.get("958") ?? amounts.get("957") ?? kcalOf(amounts.get("268")) ?? reckonKcal(amounts),
  carbs_g: findCarbs,
  fat_g: findFat,
  // Foundation foods: AOAC 2011.25, the newer method for the same thing.
  fiber_g: (amounts) => amounts.get("293"),
  sugar_g: (amounts) => amounts.get("269.3"),
  // 1 mcg is 40 IU.
  vit_d_mcg: (amounts) => {
    const units = amounts.get("324");
    return units === undefined ? undefined : units / 40;
  },
  vit_b9_mcg: findFolateEquivalents,
};

/** By difference, else by summation. */
function findCarbs(amounts: FdcAmounts): number | undefined {
  return amounts.get("205") ?? amounts.get("205.2");
}

/** Total lipid, else the sum of fatty acids as triglycerides. */
function findFat(amounts: FdcAmounts): number | undefined {
  return amounts.get("204") ?? amounts.get("298");
}

function kcalOf(kilojoules: number | undefined): number | undefined {
  return kilojoules === undefined ? undefined : kilojoules / kilojoulesPerKcal;
}

/** 4/9/4 kcal/g of protein, fat and carbohydrate, 7 of alcohol, which only drinks report. */
function reckonKcal(amounts: FdcAmounts): number | undefined {
  const protein = amounts.get("203");
  const fat = findFat(amounts);
  const carbs = findCarbs(amounts);
  if (protein === undefined || fat === undefined || carbs === undefined) return undefined;
  return Math.max(0, 4 * protein + 9 * fat + 4 * carbs + 7 * (amounts.get("221") ?? 0));
}

/** 1 mcg of folate in food, 1.7 of folic acid: the definition of dietary folate equivalents. */
function findFolateEquivalents(amounts: FdcAmounts): number | undefined {
  const added = amounts.get("431");
  if (added === undefined) return undefined;
  const total = amounts.get("417");
  const own = amounts.get("432") ?? (total === undefined ? undefined : total - added);
  return own === undefined ? undefined : Math.max(0, own) + 1.7 * added;
}

/** Carbohydrate by difference may come out below zero by the errors of what is subtracted. */
function notBelowZero(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.max(0, amount);
}
