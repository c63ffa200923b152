import { type NutrientId, nutrients } from "@morsel/nutrition";

/**
 * FoodData Central's own figures of one food: amounts by nutrient number ("208"), in that number's
 * unit as `readAmount` gives it.
 */
type FdcAmounts = ReadonlyMap<string, number>;

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
  ...nutrients.flatMap(({ fdcNumbers, unit }) =>
    fdcNumbers.map((number): [string, string] => [number, unit]),
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
  return Float64Array.from(nutrients, ({ id, fdcNumbers: parts }) => {
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
