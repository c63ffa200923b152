import type { Food } from "../food.ts";
import { unifySpelling } from "./food-words.ts";
import { type Token, tokenize } from "./tokens.ts";
import {
  gramsOfUnit,
  mlOfUnit,
  shapeUnits,
  sizeSynonyms,
  sizeWords,
  units,
} from "./vocabulary-amounts.ts";

/** A household measure, its label read. */
export interface PortionLabel {
  readonly label: string;
  /** Grams of one measure. */
  readonly grams: number;
  /** Words up to the first comma or bracket: what the measure is. */
  readonly main: readonly string[];
  /** All words, sizes and units as this engine calls them. */
  readonly words: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly inches: readonly number[];
  /** USDA's "Quantity not specified". */
  readonly isUnspecified: boolean;
  readonly isDefault: boolean;
}

const read = new WeakMap<Food, readonly PortionLabel[]>();
const wordsRead = new WeakMap<Food, ReadonlySet<string>>();

/** A food's portions with their labels read; guideline portions, which nobody eats, left out. */
export function portionLabels(food: Food): readonly PortionLabel[] {
  const known = read.get(food);
  if (known) return known;
  const labels = food.portions.flatMap((portion, position) => {
    if (/^guideline/i.test(portion.label) || portion.grams <= 0) return [];
    return [readLabel(portion.label, portion.grams, position === food.defaultPortion)];
  });
  read.set(food, labels);
  return labels;
}

/** Every word of a food's portions. */
export function labelWords(food: Food): ReadonlySet<string> {
  const known = wordsRead.get(food);
  if (known) return known;
  const words = new Set(portionLabels(food).flatMap((label) => [...label.words]));
  wordsRead.set(food, words);
  return words;
}

/** A word as units, sizes and foods are called in this engine. */
export function unitName(stem: string): string {
  return units.get(stem) ?? shapeUnits.get(stem) ?? sizeSynonyms.get(stem) ?? stem;
}

function readLabel(label: string, grams: number, isDefault: boolean): PortionLabel {
  const tokens = unifySpelling(tokenize(label));
  const { count, from } = leadingCount(tokens);
  const rest = tokens.slice(from);
  const mainEnd = rest.findIndex((token) => token.text === "," || token.text === "(");
  const words = new Set(namesOf(rest));
  return {
    label: from === 0 ? label : label.slice(rest[0]?.start ?? 0),
    grams: grams / count,
    main: namesOf(mainEnd < 0 ? rest : rest.slice(0, mainEnd)),
    words,
    sizes: words.intersection(sizeWords),
    inches: inchesOf(rest),
    isUnspecified: /^quantity not/i.test(label),
    isDefault,
  };
}

function namesOf(tokens: readonly Token[]): string[] {
  return tokens.filter((token) => token.kind === "word").map((token) => unitName(token.stem));
}

/** "1 cup", "0.5 cup", "1/2 cup": imported labels may count; "6 inch" and "100 calorie package" do not. */
function leadingCount(tokens: readonly Token[]): { count: number; from: number } {
  const [first, second, third] = tokens;
  const value = Number(first?.kind === "number" ? first.text : Number.NaN);
  if (!(value > 0)) return { count: 1, from: 0 };
  if (second?.text === "/" && third?.kind === "number") {
    return { count: value / (Number(third.text) || 1), from: 3 };
  }
  const isName = ["inch", '"', "-", "calorie"].includes(second?.stem ?? "");
  return isName ? { count: 1, from: 0 } : { count: value, from: 1 };
}

function inchesOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1];
    const isLength = next?.text === '"' || next?.stem === "inch";
    return token.kind === "number" && isLength ? [Number(token.text)] : [];
  });
}

/** Millilitres of the portion's unit, where it is one of volume. */
export function mlOfPortion(portion: PortionLabel): number | undefined {
  return mlOfUnit.get(portion.main[0] ?? "");
}

/** True where the portion only says a weight: "oz", "lb". */
export function isWeightPortion(portion: PortionLabel): boolean {
  return gramsOfUnit.has(portion.main[0] ?? "");
}
