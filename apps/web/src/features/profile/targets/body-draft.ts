import { type Body, bodyLimits, type Sex } from "@morsel/nutrition";
import { parseCount } from "../../../ui/parse-count.ts";
import { t } from "./messages.ts";

export type Units = "metric" | "us";

/** The measurements of a body as typed. They are not stored. */
export interface BodyDraft {
  readonly sex: Sex | "";
  readonly age: string;
  readonly units: Units;
  /** Kilograms or pounds. */
  readonly weight: string;
  /** Centimetres, or feet. */
  readonly height: string;
  /** Added to the feet; unused with metric units. */
  readonly inches: string;
}

const kgPerPound = 0.45359237;
const cmPerInch = 2.54;

/** US units for US English. */
export function emptyBody(language: string): BodyDraft {
  const units = language === "en-US" ? "us" : "metric";
  return { sex: "", age: "", units, weight: "", height: "", inches: "" };
}

/** Converts to other units, rounded to whole ones. */
export function convertUnits(draft: BodyDraft, units: Units): BodyDraft {
  if (units === draft.units) return draft;
  const { weightKg, heightCm } = measure(draft);
  const inches = Math.round((heightCm ?? 0) / cmPerInch);
  const text = (value: number | undefined, each = 1) =>
    value === undefined ? "" : String(Math.round(value / each));
  if (units === "metric") {
    return { ...draft, units, weight: text(weightKg), height: text(heightCm), inches: "" };
  }
  const hasHeight = heightCm !== undefined;
  return {
    ...draft,
    units,
    weight: text(weightKg, kgPerPound),
    height: hasHeight ? String(Math.floor(inches / 12)) : "",
    inches: hasHeight ? String(inches % 12) : "",
  };
}

/** The errors by field. */
export type BodyErrors = Partial<Readonly<Record<keyof BodyDraft, string>>>;

/** The body, or what is wrong with the draft. */
export function parseBody(
  draft: BodyDraft,
): { readonly body: Body } | { readonly errors: BodyErrors } {
  const { weightKg, heightCm } = measure(draft);
  const ageYears = parseCount(draft.age);
  const { sex } = draft;
  const errors: BodyErrors = {
    ...(sex === "" && { sex: t.pleaseChooseOne }),
    ...(isWithin(ageYears, "ageYears") ? {} : { age: t.forAdults18100Years }),
    ...(isWithin(weightKg, "weightKg") ? {} : { weight: describeRange(draft.units, "weight") }),
    ...(isWithin(heightCm, "heightCm") ? {} : { height: describeRange(draft.units, "height") }),
  };
  if (sex === "" || !ageYears || !weightKg || !heightCm || Object.keys(errors).length > 0) {
    return { errors };
  }
  return { body: { sex, ageYears, weightKg, heightCm } };
}

function measure({ units, weight, height, inches }: BodyDraft) {
  const weightIn = parseCount(weight);
  const heightIn = parseCount(height);
  if (units === "metric") return { weightKg: weightIn, heightCm: heightIn };
  return {
    weightKg: weightIn === undefined ? undefined : weightIn * kgPerPound,
    heightCm:
      heightIn === undefined ? undefined : (12 * heightIn + (parseCount(inches) ?? 0)) * cmPerInch,
  };
}

function isWithin(value: number | undefined, key: keyof typeof bodyLimits): value is number {
  return value !== undefined && value >= bodyLimits[key].low && value <= bodyLimits[key].high;
}

function describeRange(units: Units, of: "weight" | "height"): string {
  const ranges = {
    metric: { weight: t.from30300Kg, height: t.from120230Cm },
    us: { weight: t.from67661Lb, height: t.from4Ft7Ft },
  };
  return ranges[units][of];
}
