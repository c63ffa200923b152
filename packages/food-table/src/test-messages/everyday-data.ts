import { readFileSync } from "node:fs";
import { type MealType, mealTypes, type NutrientId, nutrientIds } from "@morsel/nutrition";
import { parse } from "csv-parse/sync";

/** One food that a reading must hold. */
export interface ExpectedItem {
  /** Food ids that would each be right; `*` stands for any letters, as in `bread-*-toasted`. */
  readonly foods: readonly string[];
  readonly minGrams: number;
  readonly maxGrams: number;
  /** True if a reading without this food is also correct. */
  readonly isOptional: boolean;
  /** Figures that the person stated, for the whole item. */
  readonly figures: readonly { readonly nutrient: NutrientId; readonly amount: number }[];
}

/** One meal; type, clock and day only if the message says them. */
export interface ExpectedMeal {
  readonly mealTypes: readonly MealType[];
  /** "07:30" on the person's clock. */
  readonly clock: string | undefined;
  /** -1 for the day before the message was written. */
  readonly dayOffset: number | undefined;
  readonly items: readonly ExpectedItem[];
}

export interface EverydayMessage {
  readonly group: string;
  readonly message: string;
  /** The expectation as written in the file, for failure messages. */
  readonly expected: string;
  /** Whole readings that would each be right, as a dish or as its parts. */
  readonly readings: readonly (readonly ExpectedMeal[])[];
}

interface NotFoodText {
  readonly group: string;
  readonly text: string;
}

/** Kinds of failure, the worst first; a message counts for its worst. */
export const failureKinds = [
  "read as food",
  "nothing read",
  "meals",
  "missing food",
  "segmentation",
  "wrong food",
  "grams",
  "stated figures",
  "left unmatched",
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A line that does not pass today. Its test must fail; once it passes, the line goes. */
interface KnownGap {
  readonly message: string;
  readonly kind: string;
  readonly gap: string;
}

/** A weight that was said is exact, but for the rounding of ounces and pounds. */
const statedWeightTolerance = 0.015;

/** The messages of `everyday-messages.csv`. README.md describes the notation. */
export function readEverydayMessages(): EverydayMessage[] {
  return readRows("everyday-messages.csv").map(({ group = "", message = "", expected = "" }) => ({
    group,
    message: withLineBreaks(message),
    expected,
    readings: expected.split(" OR ").map((reading) => reading.split(" // ").map(parseMeal)),
  }));
}

/** The texts of `not-food.csv`. */
export function readNotFoodTexts(): NotFoodText[] {
  return readRows("not-food.csv").map(({ group = "", text = "" }) => ({
    group,
    text: withLineBreaks(text),
  }));
}

/** The lines of `known-gaps.csv`. */
export function readKnownGaps(): KnownGap[] {
  return readRows("known-gaps.csv").map(({ message = "", kind = "", gap = "" }) => ({
    message: withLineBreaks(message),
    kind,
    gap,
  }));
}

function readRows(fileName: string): Record<string, string>[] {
  return parse(readFileSync(new URL(fileName, import.meta.url), "utf8"), { columns: true });
}

/** A line break is written `\n`, so that a message stays on one line of the file. */
function withLineBreaks(text: string): string {
  return text.replaceAll("\\n", "\n");
}

function parseMeal(text: string): ExpectedMeal {
  const [, head = "", list = ""] = /^(?:\[(.*?)\] )?(.*)$/s.exec(text.trim()) ?? [];
  const words = head.split(" ").filter((word) => word !== "");
  const clock = words.find((word) => /^\d\d:\d\d$/.test(word));
  const day = words.find((word) => /^-\d+d$/.test(word));
  const types = words.filter((word) => word !== clock && word !== day).join("|");
  return {
    mealTypes: types === "" ? [] : types.split("|").map((word) => requireMealType(word, text)),
    clock,
    dayOffset: day === undefined ? undefined : Number.parseInt(day, 10),
    items: list.split("; ").map(parseItem),
  };
}

const itemPattern = /^(\()?([a-z0-9*|-]+) (\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?(?: \{(.+)\})?\)?$/;

function parseItem(text: string): ExpectedItem {
  const match = itemPattern.exec(text);
  if (!match) throw new Error(`"${text}" is not "food|food grams" or "food grams-grams"`);
  const [, optional, foods = "", min, max, figures] = match;
  const least = Number(min);
  return {
    foods: foods.split("|"),
    minGrams: max === undefined ? least * (1 - statedWeightTolerance) : least,
    maxGrams: max === undefined ? least * (1 + statedWeightTolerance) : Number(max),
    isOptional: optional !== undefined,
    figures: figures === undefined ? [] : figures.split(", ").map(parseFigure),
  };
}

function parseFigure(text: string): ExpectedItem["figures"][number] {
  const [id, amount] = text.split(" ");
  const nutrient = nutrientIds.find((known) => known === id);
  if (nutrient === undefined) throw new Error(`"${text}" names no nutrient`);
  return { nutrient, amount: Number(amount) };
}

function requireMealType(word: string, text: string): MealType {
  const mealType = mealTypes.find((known) => known === word);
  if (mealType === undefined) throw new Error(`"${word}" in "${text}" is no meal type`);
  return mealType;
}
