import type { Food } from "../../food.ts";
import { labelKeys } from "../chunks/label-keys.ts";
import {
  gramsOfUnit,
  mlOfUnit,
  mlPerFluidOunce,
  pieceUnits,
  sizedWords,
  sizeSynonyms,
  sizeWords,
  units,
} from "../vocabulary/amounts.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { innerPortions } from "./package-contents.ts";
import { unifySpelling } from "./parse-food-name.ts";

/** A household measure, its label read. */
export interface PortionLabel {
  readonly label: string;
  /** Grams of one measure. */
  readonly grams: number;
  /** Words up to the first comma or bracket: what the measure is. */
  readonly mainWords: readonly string[];
  /** All words, sizes and units as this engine calls them. */
  readonly words: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly inches: readonly Inches[];
  /** USDA's "Quantity not specified". */
  readonly isUnspecified: boolean;
  readonly isDefault: boolean;
}

interface Inches {
  readonly from: number;
  readonly to: number;
}

const read = new WeakMap<Food, readonly PortionLabel[]>();
const wordsRead = new WeakMap<Food, ReadonlySet<string>>();

/** Guidelines for cooks, and a sandwich's single inch. */
const notEaten = /^guideline|^inch sub\b/i;

/** A food's portions with their labels read; those that nobody eats left out. */
export function portionLabels(food: Food): readonly PortionLabel[] {
  const known = read.get(food);
  if (known) return known;
  const labels = food.portions.flatMap((portion, position) => {
    if (notEaten.test(portion.label) || portion.grams <= 0) return [];
    return [readLabel(portion.label, portion.grams, position === food.defaultPortion)];
  });
  const inner = food.portions
    .flatMap(innerPortions)
    .map(({ label, grams }) => readLabel(label, grams, false))
    .filter(
      ({ mainWords }) => !labels.some((other) => other.mainWords.join() === mainWords.join()),
    );
  const all = [...labels, ...inner];
  read.set(food, all);
  return all;
}

/** Every word of a food's portions, and the keys of their packs and cuts. */
export function labelWords(food: Food): ReadonlySet<string> {
  const known = wordsRead.get(food);
  if (known) return known;
  const words = new Set(
    portionLabels(food).flatMap((label) => [...label.words, ...labelKeys(label)]),
  );
  wordsRead.set(food, words);
  return words;
}

/** What a food's name tells of its portions. */
export interface Calling {
  /** Called in the plural, as what comes in many is: "Tortilla chips", "Almonds, roasted". */
  readonly isPluralFood: boolean;
  /** The noun at the end of the name's first part. */
  readonly nameHead: string | undefined;
  readonly nameWords: ReadonlySet<string>;
}

/** Nouns of many that have no plural s. */
const unchanged = new Set(
  "shrimp ravioli tortellini gnocchi pierogi cannelloni calamari".split(" "),
);

const callingRead = new WeakMap<Food, Calling>();

/** Reads a food's name for its number, and for the words that portions need not repeat. */
export function readCalling(food: Food): Calling {
  const known = callingRead.get(food);
  if (known) return known;
  const [first = ""] = food.name.split(/[,(]| with | in | and /);
  const head = tokenize(first).at(-1);
  const calling = {
    nameHead: head?.stem,
    isPluralFood: head?.kind === "word" && (head.stem !== head.text || unchanged.has(head.text)),
    nameWords: new Set(namesOf(unifySpelling(tokenize(food.name)))),
  };
  callingRead.set(food, calling);
  return calling;
}

/** A word as units, sizes and foods are called in this engine. */
export function unitName(stem: string): string {
  const size = sizeWords.has(stem) ? sizeSynonyms.get(stem) : undefined;
  return units.get(stem) ?? pieceUnits.get(stem) ?? size ?? (stem === "submarine" ? "sub" : stem);
}

function sizesOf(tokens: readonly Token[]): ReadonlySet<string> {
  const sizes = tokens.filter(({ text }) => sizeWords.has(text) || sizedWords.has(text));
  return new Set(sizes.map(({ text }) => sizeSynonyms.get(text) ?? text));
}

function readLabel(label: string, grams: number, isDefault: boolean): PortionLabel {
  const tokens = unifySpelling(tokenize(label));
  const { count, from } = leadingCount(tokens);
  const rest = tokens.slice(from);
  const mainEnd = rest.findIndex(
    (token, place) => ",(".includes(token.text) || isOfServing(rest, place),
  );
  const words = new Set(namesOf(rest));
  return {
    label: from === 0 ? label : label.slice(rest[0]?.start ?? 0),
    grams: grams / count,
    mainWords: namesOf(mainEnd < 0 ? rest : rest.slice(0, mainEnd)),
    words,
    sizes: sizesOf(rest),
    inches: inchesOf(rest),
    isUnspecified: /^quantity not/i.test(label),
    isDefault,
  };
}

/** The "1 serving" of "cookie 1 serving": how the maker counts it. */
function isOfServing(tokens: readonly Token[], at: number): boolean {
  return at > 0 && tokens[at]?.kind === "number" && tokens[at + 1]?.stem === "serving";
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

/** Lengths in inches, as a range: "6 inch", "pizza (11-12\" diameter)". */
function inchesOf(tokens: readonly Token[]): Inches[] {
  return tokens.flatMap((token, place) => {
    if (token.text === "footlong") return [{ from: 12, to: 12 }];
    const next = tokens[place + 1];
    const isLength = next?.text === '"' || next?.stem === "inch";
    if (token.kind !== "number" || !isLength) return [];
    const to = Number(token.text);
    const first = tokens[place - 1]?.text === "-" ? tokens[place - 2] : undefined;
    return [{ from: first?.kind === "number" ? Number(first.text) : to, to }];
  });
}

/** Millilitres of the portion's unit, where it is one of volume. */
export function mlOfPortion(portion: PortionLabel): number | undefined {
  return mlOfUnit.get(portion.mainWords[0] ?? "");
}

/** Millilitres that a container's label tells: "can, 12 fl oz", "bottle (20 fl oz)". */
export function mlOfContainer(portion: PortionLabel): number | undefined {
  const [, ounces] = /(\d+(?:\.\d+)?) ?fl oz/i.exec(portion.label) ?? [];
  return ounces === undefined ? undefined : Number(ounces) * mlPerFluidOunce;
}

/** True where the portion only says a weight: "oz", "lb". */
export function isWeightPortion(portion: PortionLabel): boolean {
  return gramsOfUnit.has(portion.mainWords[0] ?? "");
}

/** True where the portion only says a size: "large", "king size". */
export function isSizeOnly({ mainWords, sizes }: PortionLabel): boolean {
  return (
    mainWords.length > 0 && mainWords.every((word) => sizes.has(word) || /^sized?$/.test(word))
  );
}
