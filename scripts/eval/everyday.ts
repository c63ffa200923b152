import { readFileSync } from "node:fs";
import type { MealEstimate, MealItem } from "@morsel/nutrition";
import { mealTypes } from "@morsel/nutrition";
import type { MealReading } from "@morsel/nutrition/estimate";

/** A message with a fair reading of it; the file format is described in docs/accuracy.md. */
export interface EverydayRow {
  readonly message: string;
  /** How many meals it describes; 0 if it describes none. */
  readonly meals: number;
  readonly lowKcal: number;
  readonly highKcal: number;
  /** Alternatives of a word that an item must have; `!word`: no food may have it. */
  readonly items: readonly string[];
  readonly checks: readonly string[];
  readonly kind: string;
}

/** What the engine made of a message, against its label. */
export interface EverydayOutcome {
  readonly row: EverydayRow;
  readonly reading: MealReading;
  /** What is wrong; empty if the reading is right in everything. */
  readonly faults: readonly string[];
  /** The alternatives of each word that is neither an item nor reported as not counted. */
  readonly lost: readonly string[];
  /** The lowest of the meals; undefined without a meal. */
  readonly confidence: number | undefined;
  /** True if the middle of the label's range is within the range that the engine states. */
  readonly isInRange: boolean;
}

/** A fixed evening, so that "this morning" and "7:30" have been. */
export const everydayContext = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };
export const dayMs = 86_400_000;

/** The rows of a tab-separated file. Throws if a column is missing. */
export function readEverydayRows(path: string): readonly EverydayRow[] {
  const [header = "", ...lines] = readFileSync(path, "utf8").split(/\r?\n/);
  if (!header.startsWith("message\tmeals\tkcal_low\tkcal_high\titems"))
    throw new Error(`${path} needs the columns message, meals, kcal_low, kcal_high, items`);
  return lines.filter((line) => line.trim() !== "").map(parseRow);
}

function parseRow(line: string): EverydayRow {
  const [message = "", meals, low, high, items = "", checks = "", kind = ""] = line.split("\t");
  const list = (text: string) =>
    text
      .split(";")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  return {
    message: message.replaceAll("\\n", "\n"),
    meals: Number(meals),
    lowKcal: Number(low),
    highKcal: Number(high),
    items: list(items.toLowerCase()),
    checks: list(checks),
    kind: kind.trim(),
  };
}

/** Compares a reading with its label. */
export function judgeReading(row: EverydayRow, reading: MealReading): EverydayOutcome {
  const { meals } = reading;
  const items = meals.flatMap((meal) => meal.items);
  const hasMeals = row.meals > 0;
  const kcal = sumOf(meals, "calories_kcal");
  const missing = hasMeals ? row.items.filter((item) => !hasItem(items, item)) : [];
  const notCounted = reading.unmatched.join(" ").toLowerCase();
  const faults = [
    ...(meals.length === row.meals ? [] : [`${meals.length} meals for ${row.meals}`]),
    ...(hasMeals && !(kcal >= row.lowKcal && kcal <= row.highKcal)
      ? [`${Math.round(kcal)} kcal, not ${row.lowKcal} to ${row.highKcal}`]
      : []),
    ...missing.map((item) => `item ${item}`),
    ...(meals.length > 0 ? row.checks.filter((check) => !holds(check, meals, items)) : []),
    ...(hasMeals ? findTimeFaults(row.message, meals) : []),
  ];
  return {
    row,
    reading,
    faults,
    lost: missing.filter(
      (item) => !item.startsWith("!") && !item.split("|").some((word) => notCounted.includes(word)),
    ),
    confidence: meals.length > 0 ? Math.min(...meals.map((meal) => meal.confidence)) : undefined,
    isInRange: isInRange((row.lowKcal + row.highKcal) / 2, meals),
  };
}

function hasItem(items: readonly MealItem[], expected: string): boolean {
  const texts = items.map(({ food, text }) => `${food.name} ${text}`.toLowerCase());
  if (expected.startsWith("!"))
    return !items.some(({ food }) => food.name.toLowerCase().includes(expected.slice(1)));
  return expected.split("|").some((word) => texts.some((text) => text.includes(word)));
}

/** The figures of a meal as the checks of labels name them. */
export const figures = {
  kcal: "calories_kcal",
  protein: "protein_g",
  carbs: "carbs_g",
  fat: "fat_g",
  fiber: "fiber_g",
} as const;

function holds(check: string, meals: readonly MealEstimate[], items: readonly MealItem[]): boolean {
  const [key = "", value = ""] = check.split("=");
  if (key === "type")
    return value.split("|").some((type) => meals.some((m) => m.mealType === type));
  if (key === "day") return meals.some((meal) => daysBack(meal) === Number(value));
  if (key === "time")
    return meals.some((m) => new Date(m.consumedAtMs).toISOString().slice(11, 16) === value);
  if (key === "n") return isWithin(items.length, value);
  if (key.startsWith("g:")) {
    const words = key.slice(2).split("|");
    const named = items.filter(({ food, text }) =>
      words.some((word) => `${food.name} ${text}`.toLowerCase().includes(word)),
    );
    return isWithin(
      named.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
      value,
    );
  }
  if (!(key in figures)) throw new Error(`unknown check ${check}`);
  return isWithin(sumOf(meals, figures[key as keyof typeof figures]), value);
}

function isWithin(value: number, range: string): boolean {
  const [low = 0, high] = range.split("..").map(Number);
  return high === undefined ? Math.abs(value - low) <= 0.5 : value >= low && value <= high;
}

const sumOf = (meals: readonly MealEstimate[], id: keyof MealItem["nutrients"]) =>
  meals.reduce((sum, { nutrients }) => sum + (nutrients[id] ?? 0), 0);

const daysBack = ({ consumedAtMs }: MealEstimate) =>
  Math.floor(consumedAtMs / dayMs) - Math.floor(everydayContext.nowMs / dayMs);

/** Meal types and days that the words state. */
function findTimeFaults(message: string, meals: readonly MealEstimate[]): readonly string[] {
  const text = message.toLowerCase();
  const types = mealTypes.filter(
    (type) =>
      new RegExp(`(for|as( a)?|my|at) ${type}\\b`).test(text) &&
      !new RegExp(`(skipped|no|missed|nothing for) ${type}`).test(text),
  );
  const saysYesterday =
    /(?<!\bday before )\byesterday\b|\blast night\b/.test(text) &&
    !/(last night|yesterday)'s|from (last night|yesterday)/.test(text);
  if (meals.length === 0) return [];
  return [
    ...types.filter((type) => !meals.some((m) => m.mealType === type)).map((type) => `no ${type}`),
    ...(saysYesterday && !meals.some((meal) => daysBack(meal) === -1) ? ["not yesterday"] : []),
    ...(meals.some((meal) => meal.consumedAtMs > everydayContext.nowMs) ? ["in the future"] : []),
  ];
}

function isInRange(kcal: number, meals: readonly MealEstimate[]): boolean {
  const sum = (bound: "lowKcal" | "highKcal") =>
    meals.reduce((total, { energyRange }) => total + (energyRange[bound] ?? 0), 0);
  return sum("lowKcal") <= kcal && kcal <= sum("highKcal");
}

/** Shares of 0 to 1 over all messages, but for `area` and `inRange`. */
export interface EverydayMeasures {
  readonly messages: number;
  readonly right: number;
  /** Messages with a food that is neither an item nor reported. */
  readonly lost: number;
  /** Wrong, with a confidence of 0.7 or more. */
  readonly wrongAndSure: number;
  /** Probability that a right message has a higher confidence than a wrong one (area under the ROC curve). */
  readonly area: number;
  /** Of the messages with a meal. */
  readonly inRange: number;
}

export const sureConfidence = 0.7;

export function measureEveryday(outcomes: readonly EverydayOutcome[]): EverydayMeasures {
  const count = (list: readonly unknown[]) => list.length / Math.max(1, outcomes.length);
  const isRight = ({ faults }: EverydayOutcome) => faults.length === 0;
  const read = outcomes.filter(({ confidence, row }) => confidence !== undefined && row.meals > 0);
  return {
    messages: outcomes.length,
    right: count(outcomes.filter(isRight)),
    lost: count(outcomes.filter(({ lost }) => lost.length > 0)),
    wrongAndSure: count(
      outcomes.filter((each) => !isRight(each) && (each.confidence ?? 0) >= sureConfidence),
    ),
    area: areaUnderCurve(
      outcomes.filter(isRight).flatMap(({ confidence }) => confidence ?? []),
      outcomes.filter((each) => !isRight(each)).flatMap(({ confidence }) => confidence ?? []),
    ),
    inRange: read.filter((each) => each.isInRange).length / Math.max(1, read.length),
  };
}

/** The share of pairs in which the first list has the greater value; ties count half. */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number {
  let sum = 0;
  for (const one of right)
    for (const other of wrong) sum += one > other ? 1 : one === other ? 0.5 : 0;
  return right.length * wrong.length === 0 ? 0.5 : sum / (right.length * wrong.length);
}
