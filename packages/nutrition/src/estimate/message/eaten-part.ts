import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";

/** A remark on a cooked dish, with its figures. */
export interface RecipeMatch extends Span {
  readonly groups: {
    readonly [Name in
      | "count"
      | "whole"
      | "unit"
      | "grams"
      | "part"
      | "left"
      | "eatenUnit"
      | "wholeUnit"]?: string;
  };
}

export type Part = Omit<EatenPart, "dish">;

/** The eaten part of the dish; undefined if the words do not give both the part and the whole. */
export function toEatenPart(
  { groups }: RecipeMatch,
  portions: RecipeMatch | undefined,
  weight: RecipeMatch | undefined,
  language: Language,
): Part | undefined {
  const { part, left, grams, eatenUnit, whole, count } = groups;
  const ofDish = left === undefined ? Number(part) : 1 - Number(left);
  if (!Number.isNaN(ofDish))
    return ofDish > 0 && ofDish <= 1 ? { eaten: ofDish, whole: 1 } : undefined;
  if (grams !== undefined) {
    const { wholeUnit = "" } = groups;
    const ofWhole = whole === undefined ? weight?.groups : { grams: whole, unit: wholeUnit };
    return toWeighedPart(Number(grams), eatenUnit, language, ofWhole);
  }
  const divided = whole === undefined ? portions?.groups.count : whole;
  // "it weighed 1200 g, I had 300"
  const bareGrams = divided || weight === undefined ? Number.NaN : Number(count);
  return bareGrams >= minBareGrams
    ? toWeighedPart(bareGrams, undefined, language, weight?.groups)
    : toPortions(Number(count), Number(divided));
}

/** A number without a unit after a cooked weight is grams; a smaller one is a count. */
const minBareGrams = 20;

function toWeighedPart(
  eaten: number,
  eatenUnit: string | undefined,
  language: Language,
  weight: RecipeMatch["groups"] = {},
): Part | undefined {
  const whole = toMeasure(Number(weight.grams), weight.unit, language);
  // "it weighed 1200 g, I had 300"
  const isBare = eatenUnit === undefined;
  const part = isBare ? { ...whole, size: eaten } : toMeasure(eaten, eatenUnit, language);
  if (part.unit !== whole.unit || !(whole.size >= part.size)) return undefined;
  return { eaten: part.size, whole: whole.size, unit: whole.unit };
}

/** A weight in grams, or a volume in millilitres. */
function toMeasure(size: number, unit: string | undefined, language: Language) {
  const stem = language.stem((unit ?? "").toLowerCase());
  const { gramsByUnit, mlByUnit } = language.amounts;
  const ml = mlByUnit.get(stem);
  const sizeOfUnit = ml ?? gramsByUnit.get(stem) ?? 1;
  return { size: roundTo(size * sizeOfUnit, 1), unit: ml === undefined ? "g" : "ml" } as const;
}

const roundingError = 0.01;

function toPortions(eaten: number, divided: number): Part | undefined {
  // "cut into twelfths"
  const whole = divided < 1 ? Math.round(1 / divided) : divided;
  // "for 6, took a plate = one sixth"
  if (eaten < 1 / 2 && Math.abs(eaten * whole - 1) < roundingError) return { eaten: 1, whole };
  return eaten <= whole && whole > 1 ? { eaten, whole } : undefined;
}
