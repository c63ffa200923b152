import { nutrientIds } from "@morsel/nutrition";

/** A product as an importer read it. */
export interface ProductRecord {
  /** 14 digits; undefined if the source states none. */
  readonly barcode: string | undefined;
  /** The id in the source. */
  readonly record: string;
  /** The name that is shown to people in whose language there is none. */
  readonly name: string;
  /** Two letters; empty if the source does not state it. */
  readonly language: string;
  /** Names by language that are not the same as `name`. */
  readonly otherNames: ReadonlyMap<string, string>;
  readonly brand: string;
  /** Catalogue amounts per 100 g or 100 ml; NaN is unknown. */
  readonly amounts: Float64Array;
  /** Not in the catalogue, but energy follows from them; per 100 g or 100 ml, 0 if unknown. */
  readonly alcoholGrams: number;
  readonly polyolsGrams: number;
  readonly serving: number | undefined;
  readonly servingUnit: string;
  readonly household: string;
  /** Grams or millilitres. */
  readonly packageSize: number | undefined;
  /** `productFlags`. */
  readonly flags: number;
  /** Days since 1970. */
  readonly updated: number;
  /** By people who use the source; 0 if unknown. */
  readonly scans: number;
}

/** A record that is used, or why it is not. */
export type ReadRecord = ProductRecord | { readonly refused: string };

const place = (id: (typeof nutrientIds)[number]) => nutrientIds.indexOf(id);
const places = {
  energy: place("calories_kcal"),
  protein: place("protein_g"),
  carbs: place("carbs_g"),
  fat: place("fat_g"),
  fiber: place("fiber_g"),
  sugar: place("sugar_g"),
  saturated: place("saturated_g"),
};

/** In 100 g; above what there can be, because labels round small servings. */
const maxPartsGrams = 105;
const maxEnergyKcal = 950;

/** Labels round figures below 10 g to halves or tenths of a gram. */
const roundingGrams = 0.6;

/** Energy of a gram, in kilocalories. Fibre gives 0 to 4, polyols 0 to 4. */
const atwater = { protein: 4, carbs: 4, fat: 9, alcohol: 7 } as const;
/** Organic acids, rounding and national rules explain this much of a difference. */
const explainedShare = 0.2;
const explainedKcal = 25;

/** Reasons why records are not used, as the summary of an import has them. */
export const refusals = {
  noName: "no name",
  noEnergy: "no energy",
  tooMuchEnergy: `more than ${maxEnergyKcal} kcal in 100 g`,
  negative: "a figure below zero",
  heavy: `parts of more than ${maxPartsGrams} g in 100 g`,
  saturated: "more saturated fat than fat",
  sugar: "more sugar than carbohydrate",
  energy: "energy that its protein, carbohydrate and fat do not give",
  barcode: "no valid barcode",
  marked: "marked as wrong by its source",
  country: "of another country",
  language: "no name in the languages",
  prepared: "figures of the prepared food only",
  older: "older than the product that is there",
  twice: "another record of the same barcode",
  broken: "a line that is not readable",
} as const;

/** The record, or why its figures cannot be right. */
export function checkRecord(record: ProductRecord): ReadRecord {
  const refused = findRefusal(record);
  return refused === undefined ? record : { refused };
}

function findRefusal({ name, amounts, ...other }: ProductRecord): string | undefined {
  if (name === "") return refusals.noName;
  const energy = amounts[places.energy] ?? Number.NaN;
  if (Number.isNaN(energy)) return refusals.noEnergy;
  if (amounts.some((amount) => amount < 0)) return refusals.negative;
  if (energy > maxEnergyKcal) return refusals.tooMuchEnergy;
  const known = (at: number) => {
    const amount = amounts[at] ?? Number.NaN;
    return Number.isNaN(amount) ? 0 : amount;
  };
  const [protein, carbs, fat] = [known(places.protein), known(places.carbs), known(places.fat)];
  if (protein + carbs + fat + other.alcoholGrams > maxPartsGrams) return refusals.heavy;
  const isMore = (part: number, whole: number) =>
    (amounts[part] ?? Number.NaN) > (amounts[whole] ?? Number.NaN) + roundingGrams;
  if (isMore(places.saturated, places.fat)) return refusals.saturated;
  if (isMore(places.sugar, places.carbs)) return refusals.sugar;
  if (!isEnergyChecked(amounts)) return undefined;
  const most =
    atwater.protein * protein +
    atwater.carbs * carbs +
    atwater.fat * fat +
    atwater.alcohol * other.alcoholGrams;
  const unused = atwater.carbs * Math.min(carbs, known(places.fiber) + other.polyolsGrams);
  const explained = Math.max(explainedKcal, explainedShare * Math.max(energy, most));
  return energy < most - unused - explained || energy > most + explained
    ? refusals.energy
    : undefined;
}

/** True if all is known that energy follows from. */
export function isEnergyChecked(amounts: Float64Array): boolean {
  return [places.protein, places.carbs, places.fat].every(
    (at) => !Number.isNaN(amounts[at] ?? Number.NaN),
  );
}
