import { readFileSync } from "node:fs";
import {
  type EditRefusal,
  editRefusals,
  type MealType,
  mealTypes,
  type NutrientId,
  nutrientIds,
} from "@morsel/nutrition";
import { parse } from "csv-parse/sync";

/** One thing that an instruction must do. Items are counted from 1, as people do. */
export type Expected =
  | { readonly kind: "add"; readonly foods: readonly string[]; readonly grams: Range }
  | { readonly kind: "remove" | "divide"; readonly item: number }
  | {
      readonly kind: "food";
      readonly item: number;
      readonly foods: readonly string[];
      readonly grams: Range;
    }
  | { readonly kind: "amount"; readonly item: number; readonly grams: Range }
  | {
      readonly kind: "times";
      readonly items: readonly (number | "all")[];
      readonly factor: number;
      readonly isAssumed: boolean;
    }
  /** Stated nutrients of an item. */
  | {
      readonly kind: "figures";
      readonly item: number;
      readonly amounts: Readonly<Partial<Record<NutrientId, number>>>;
    }
  /** "07:30", and how many days before the day on which the instruction was written. */
  | { readonly kind: "time"; readonly at: readonly string[] }
  | { readonly kind: "type"; readonly mealType: MealType }
  | { readonly kind: "title"; readonly title: string }
  | { readonly kind: "undo" }
  | { readonly kind: "refused"; readonly refusal: EditRefusal };

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** An instruction about a meal, and the readings that would each be right. */
export interface Instruction {
  /** The meal's key in meals.csv. */
  readonly meal: string;
  readonly instruction: string;
  /** The expectation as written in the file, for failure messages. */
  readonly expected: string;
  readonly readings: readonly (readonly Expected[])[];
}

interface RefusedInstruction {
  readonly meal: string;
  readonly instruction: string;
  readonly refusal: EditRefusal;
  /** Words that the refusal must quote; '' if it need not. */
  readonly words: string;
}

/** A line that does not pass today. Its test must fail; once it passes, the line goes. */
interface EditGap {
  readonly meal: string;
  readonly instruction: string;
  readonly gap: string;
}

/** The messages of the meals, by their keys. */
export function readMealMessages(): ReadonlyMap<string, string> {
  return new Map(readRows("meals.csv").map(({ meal = "", message = "" }) => [meal, message]));
}

/** The instructions of `instructions.csv`. README.md describes the notation. */
export function readInstructions(): Instruction[] {
  return readRows("instructions.csv").map(({ meal = "", instruction = "", expected = "" }) => ({
    meal,
    instruction,
    expected,
    readings: parseReadings(expected),
  }));
}

/** The readings that would each be right, from their notation. */
export function parseReadings(expected: string): Expected[][] {
  return expected.split(" OR ").map((reading) => reading.split("; ").map(parseExpected));
}

/** The instructions of `refusals.csv`. */
export function readRefusedInstructions(): RefusedInstruction[] {
  return readRows("refusals.csv").map(
    ({ meal = "", instruction = "", refusal = "", words = "" }) => ({
      meal,
      instruction,
      refusal: requireRefusal(refusal),
      words,
    }),
  );
}

/** Forms of words that mean the same. */
interface Wording {
  readonly meal: string;
  readonly expected: string;
  /** "(a|b|)" stands for each of its alternatives. */
  readonly form: string;
}

/** The forms of `wordings.csv`. */
export function readWordings(): Wording[] {
  return readRows("wordings.csv").map(({ meal = "", expected = "", form = "" }) => ({
    meal,
    expected,
    form,
  }));
}

/** The lines of `known-gaps.csv`. */
export function readEditGaps(): EditGap[] {
  return readRows("known-gaps.csv").map(({ meal = "", instruction = "", gap = "" }) => ({
    meal,
    instruction,
    gap,
  }));
}

function readRows(fileName: string): Record<string, string>[] {
  return parse(readFileSync(new URL(fileName, import.meta.url), "utf8"), { columns: true });
}

/** A figure alone is exact but for the rounding of grams. */
const tolerance = 0.006;

function parseRange(text: string): Range {
  const [min = Number.NaN, max] = text.split("-").map(Number);
  if (Number.isNaN(min)) throw new Error(`"${text}" is no range of grams`);
  return max === undefined
    ? { min: min * (1 - tolerance), max: min * (1 + tolerance) }
    : { min, max };
}

function parseExpected(text: string): Expected {
  const [kind = "", first = "", second = "", third = ""] = text.trim().split(" ");
  const rest = text.trim().slice(kind.length + 1);
  switch (kind) {
    case "add":
      return { kind, foods: first.split("|"), grams: parseRange(second) };
    case "remove":
    case "divide":
      return { kind, item: Number(first) };
    case "food":
      return { kind, item: Number(first), foods: second.split("|"), grams: parseRange(third) };
    case "amount":
      return { kind, item: Number(first), grams: parseRange(second) };
    case "times":
      return {
        kind,
        items: first.split("|").map((item) => (item === "all" ? "all" : Number(item))),
        factor: Number.parseFloat(second),
        isAssumed: second.endsWith("~"),
      };
    case "figures":
      return { kind, item: Number(first), amounts: parseFigures(rest.split(" ").slice(1)) };
    case "time":
      return { kind, at: rest.split("|") };
    case "type":
      return { kind, mealType: requireMealType(first) };
    case "title":
      return { kind, title: rest };
    case "undo":
      return { kind };
    case "refused":
      return { kind, refusal: requireRefusal(first) };
    default:
      throw new Error(`"${text}" is nothing that an instruction may do`);
  }
}

function parseFigures([nutrient, amount, ...others]: readonly string[]): Partial<
  Record<NutrientId, number>
> {
  const id = nutrientIds.find((known) => known === nutrient);
  if (id === undefined) throw new Error(`"${nutrient}" is not a nutrient`);
  return { [id]: Number(amount), ...(others.length > 0 && parseFigures(others)) };
}

function requireMealType(word: string): MealType {
  const mealType = mealTypes.find((known) => known === word);
  if (mealType === undefined) throw new Error(`"${word}" is no meal type`);
  return mealType;
}

function requireRefusal(word: string): EditRefusal {
  const refusal = editRefusals.find((known) => known === word);
  if (refusal === undefined) throw new Error(`"${word}" is no refusal`);
  return refusal;
}
