import type { Portion } from "@morsel/nutrition";
import type { FdcKind } from "./releases.ts";

/** A portion as a release writes it; empty texts and undefined numbers where it does not say. */
export interface FdcPortion {
  readonly amount: number | undefined;
  /** "cup"; "undetermined" in SR Legacy and FNDDS. */
  readonly unit: string;
  /** The measure in SR Legacy, a qualifier of it in Foundation, a code in FNDDS. */
  readonly modifier: string;
  /** The measure in FNDDS. */
  readonly description: string;
  /** Grams of the whole row: of `amount` measures. */
  readonly grams: number | undefined;
}

/** A portion that can be used, or the reason why not. */
type ReadPortion =
  | { readonly portion: Portion; readonly isDefault: boolean }
  | { readonly skipped: string };

/** FNDDS's code for the amount that USDA takes if a person named none. */
const unspecifiedCode = "90000";

/** Reads one portion of a release other than Branded. */
export function readFdcPortion(kind: FdcKind, row: FdcPortion): ReadPortion {
  if (row.grams === undefined || !(row.grams > 0)) return { skipped: "portion of no weight" };
  const measure = kind === "survey" ? row.description.trim() : measureOf(row);
  if (measure === "") return { skipped: "portion without a measure" };
  if (kind === "survey" && /^guideline amount/i.test(measure)) {
    return { skipped: "portion that is a guideline, not a household measure" };
  }
  const amount = row.amount !== undefined && row.amount > 0 ? row.amount : 1;
  const isDefault =
    (kind === "survey" && row.modifier === unspecifiedCode) || measure === "serving";
  return { portion: countOut(measure, row.grams / amount), isDefault };
}

function measureOf({ unit, modifier, description }: FdcPortion): string {
  const named = unit === "undetermined" ? "" : (unitWords[unit] ?? unit);
  const parts = [named, modifier, description].map((part) => part.trim()).filter(Boolean);
  return [...new Set(parts)].join(", ");
}

/** A reference amount customarily consumed is the serving that U.S. labels are set by. */
const unitWords: Readonly<Record<string, string>> = { RACC: "serving" };

/**
 * The serving of a branded food, first as such and then, if the label names a household measure
 * ("2 cookies"), one of that measure. A label gives millilitres for a drink, and then its figures
 * are per 100 ml: 1 ml counts as 1 g, which keeps every total right.
 */
export function readServing(
  size: number | undefined,
  sizeUnit: string,
  household: string,
): readonly Portion[] | { readonly skipped: string } {
  if (size === undefined || !(size > 0)) return { skipped: "serving of no size" };
  if (!servingUnits.has(sizeUnit.trim().toLowerCase())) {
    return { skipped: `serving in an unknown unit` };
  }
  const serving: Portion = { label: "serving", grams: roundGrams(size) };
  const isVolume = /^m/i.test(sizeUnit.trim());
  const measure = household
    .trim()
    .toLowerCase()
    .replace(/\b(?:fl\.? *)?(?:onz|oz|oza)\b\.?/, isVolume ? "fl oz" : "oz");
  if (!/^[\d.]+ *[a-z]|^\d+\/\d+ /.test(measure)) return [serving];
  const counted = countOut(measure.replace(/^([\d.]+)(?=[a-z])/, "$1 "), size);
  const isNamedUnit = !/^(\d|servings?\b|g\b|grams?\b|grm\b|ml\b|mlt\b)/.test(counted.label);
  return isNamedUnit ? [serving, counted] : [serving];
}

const servingUnits = new Set(
  "g grm gm gr gram grams ml mlt milliliter milliliters millilitre".split(" "),
);

/**
 * One of a measure that the text may count: "2 cookies" of 30 g is "cookies" of 15 g. "1/2 bagel"
 * counts a half. What would be left with a number at its head ("1 100 calorie package") stays whole.
 */
export function countOut(measure: string, grams: number): Portion {
  const [whole = "", over, under, count, rest = ""] =
    /^(?:(\d+)\/(\d+)|(\d*\.?\d+)) +(.+)$/.exec(measure) ?? [];
  const counted = count === undefined ? Number(over) / Number(under) : Number(count);
  if (whole === "" || !(counted > 0) || !Number.isFinite(counted)) {
    return { label: measure, grams: roundGrams(grams) };
  }
  if (/^[\d.]/.test(rest) || /^(inch|")/.test(rest) || isSized(rest)) {
    const label = /^\d+ \d/.test(measure) ? measure : `1 ${measure}`;
    return { label, grams: roundGrams(grams) };
  }
  return { label: rest, grams: roundGrams(grams / counted) };
}

/** "5 oz package" is one package. */
function isSized(rest: string): boolean {
  return /^(fl )?(oz|ounce|lb)s? +[a-z]/i.test(rest) && !/^(fl )?oz +yields/i.test(rest);
}

/** To a milligram. */
export function roundGrams(grams: number): number {
  return Math.round(grams * 1000) / 1000;
}
