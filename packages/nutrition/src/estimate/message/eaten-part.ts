import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { readCount } from "../chunks/read-count.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";

/** A remark on a cooked dish, with its figures. */
export interface RecipeMatch extends Span {
  readonly text: string;
  /** One part of such a yield was eaten, unless the message says how many. */
  readonly isDividing?: boolean;
  readonly groups: {
    readonly [Name in
      | "count"
      | "count2"
      | "two"
      | "whole"
      | "unit"
      | "grams"
      | "fraction"
      | "part"
      | "left"
      | "others"
      | "own"
      | "eatenUnit"
      | "wholeUnit"
      | "rest"
      | "halved"
      | "all"
      | "dish"
      | "noun"]?: string;
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
  const part = toPartOfDish(groups, language);
  if (part !== undefined) return part > 0 && part <= 1 ? { eaten: part, whole: 1 } : undefined;
  const { grams, eatenUnit, whole, count } = groups;
  if (grams !== undefined) {
    const { wholeUnit = "" } = groups;
    const ofWhole = whole === undefined ? weight?.groups : { grams: whole, unit: wholeUnit };
    return toWeighedPart(Number(grams), eatenUnit, language, ofWhole);
  }
  if (groups.rest !== undefined) return toEatenOfBoth(groups, language);
  const divided = whole === undefined ? portions?.groups : { count: whole };
  // "it weighed 1200 g, I had 300"
  const bareGrams = divided || weight === undefined ? Number.NaN : Number(count);
  return bareGrams >= minBareGrams
    ? toWeighedPart(bareGrams, undefined, language, weight?.groups)
    : toPortions(groups, language, divided);
}

/** "had one portion, 3 left" */
function toEatenOfBoth(
  { count, rest }: RecipeMatch["groups"],
  language: Language,
): Part | undefined {
  const [eaten, left] = [readShare(count ?? "", language), readShare(rest ?? "", language)];
  if (eaten === undefined || left === undefined) return undefined;
  return { eaten, whole: eaten + left };
}

/** A part of the whole dish: "a third", "all of it", "left a quarter". */
function toPartOfDish(groups: RecipeMatch["groups"], language: Language): number | undefined {
  const read = (words: string | undefined) =>
    words === undefined ? undefined : (readShare(words, language) ?? Number.NaN);
  if (groups.all !== undefined) return 1;
  if (groups.halved !== undefined) return 1 / 2;
  const others = read(groups.others);
  if (others !== undefined) return 1 / (1 + others);
  const left = read(groups.left);
  return left === undefined ? read(groups.part ?? groups.fraction) : 1 - left;
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

function toPortions(
  share: RecipeMatch["groups"],
  language: Language,
  portions: RecipeMatch["groups"] = {},
): Part | undefined {
  const eaten =
    share.own === undefined ? readShare(share.count ?? share.count2 ?? "", language) : 1;
  const { count, count2, two } = portions;
  const divided = two === undefined ? readShare(count ?? count2 ?? "", language) : 2;
  if (eaten === undefined || divided === undefined) return undefined;
  // "cut into twelfths"
  const whole = divided < 1 ? Math.round(1 / divided) : divided;
  // "for 6, took a plate = one sixth"
  if (eaten < 1 / 2 && Math.abs(eaten * whole - 1) < roundingError) return { eaten: 1, whole };
  return eaten <= whole && whole > 1 ? { eaten, whole } : undefined;
}

/** "2", "a quarter", "25%". */
function readShare(words: string, language: Language): number | undefined {
  const percent = /^(\d+) ?%$/.exec(words);
  if (percent) return Number(percent[1]) / 100;
  const tokens = tokenize(words, language);
  const [first] = tokens;
  const count =
    readCount(tokens, 0, language)?.value.count ??
    readCount(tokenize(`a ${words}`, language), 0, language)?.value.count;
  return first === undefined ? undefined : count;
}
