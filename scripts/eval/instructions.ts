import { readFileSync } from "node:fs";
import type { MealEstimate, MealItem } from "@morsel/nutrition";
import { applyEdit, type EditOptions, type EditOutcome } from "@morsel/nutrition/edit";
import { estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { dayMs, everydayContext, figures } from "./everyday.ts";

/** An instruction about a meal; the notation is described with the labelled instructions. */
export interface InstructionRow {
  /** The message that the meal was logged with. */
  readonly meal: string;
  readonly instruction: string;
  readonly expected: string;
}

/** What the engine made of an instruction, against its label. */
export interface InstructionOutcome {
  readonly row: InstructionRow;
  readonly outcome: EditOutcome;
  /** What is wrong; empty if all that is expected holds. */
  readonly faults: readonly string[];
}

const header = "meal\tinstruction\texpect";

export const isInstructions = (path: string): boolean =>
  path.endsWith(".tsv") && readFileSync(path, "utf8").startsWith(header);

/** The rows of a tab-separated file. Throws if a column is missing. */
export function readInstructionRows(path: string): readonly InstructionRow[] {
  const [first = "", ...lines] = readFileSync(path, "utf8").split(/\r?\n/);
  if (!first.startsWith(header))
    throw new Error(`${path} needs the columns ${header.replaceAll("\t", ", ")}`);
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [meal = "", instruction = "", expected = ""] = line.split("\t");
      return { meal, instruction, expected: expected.trim() };
    });
}

/** The meal of a row, as it is logged; undefined if its message has none. */
export const logMeal = ({ meal }: InstructionRow, index: FoodIndex): MealEstimate | undefined =>
  estimateMeals(meal, index, everydayContext).meals[0];

/** Applies an instruction, to a double portion if the meal is to be restored, and compares it with its label. */
export function judgeInstruction(
  row: InstructionRow,
  index: FoodIndex,
  options: EditOptions = {},
): InstructionOutcome {
  const before = logMeal(row, index);
  if (!before) return { row, outcome: { kind: "undo" }, faults: ["not logged"] };
  const apply = (meal: MealEstimate, words: string) =>
    applyEdit(meal, words, index, everydayContext, options);
  const doubled = row.expected === "restored" ? apply(before, "double portion") : undefined;
  const outcome = apply(doubled?.kind === "changed" ? doubled.meal : before, row.instruction);
  return { row, outcome, faults: findFaults(row, before, outcome) };
}

/** What of the label does not hold for an outcome. */
export function findFaults(
  { expected }: InstructionRow,
  before: MealEstimate,
  outcome: EditOutcome,
): readonly string[] {
  if (/^(?:refused|ask-or-refuse)$/.test(expected))
    return outcome.kind === "refused" ? [] : [`not refused: ${outcome.kind}`];
  if (expected === "restored")
    return outcome.kind === "undo" ? [] : [`not restored: ${outcome.kind}`];
  if (outcome.kind === "refused") return [`${outcome.refusal}: ${outcome.words.join(", ")}`];
  const after = outcome.kind === "changed" ? outcome.meal : before;
  return expected.split(/; */).filter((part) => !holds(part, before, after));
}

/** Relative tolerances: of a factor of energy, of an item's factor, of grams, and of what must stay. */
const tolerances = { energy: 0.02, factor: 0.03, grams: 0.02, same: 0.01 };

/** A check by its pattern, whose groups are the check's arguments. */
interface Check {
  readonly pattern: RegExp;
  readonly holds: (before: MealEstimate, after: MealEstimate, ...args: string[]) => boolean;
}

const checks: readonly Check[] = [
  {
    pattern: /^kcal x([\d.]+)$/,
    holds: (before, after, factor) =>
      isNear(figureOf(after, "kcal"), figureOf(before, "kcal") * Number(factor), tolerances.energy),
  },
  {
    pattern: /^kcal \+(-?[\d.]+)\.\.(-?[\d.]+)$/,
    holds: (before, after, low, high) =>
      isWithin(figureOf(after, "kcal") - figureOf(before, "kcal"), low, high),
  },
  {
    pattern: /^(kcal|protein|carbs|fat|fiber)=([\d.]+?)\.\.([\d.]+)$/,
    holds: (_, after, name, low, high) =>
      isWithin(figureOf(after, name as keyof typeof figures), low, high),
  },
  { pattern: /^no:(.+)$/, holds: (_, after, names) => foodsNamed(after, names).length === 0 },
  { pattern: /^has:(.+)$/, holds: (_, after, names) => itemsNamed(after, names).length > 0 },
  {
    pattern: /^same:(.+)$/,
    holds: (before, after, names) =>
      isNear(gramsOf(after, names), gramsOf(before, names), tolerances.same),
  },
  {
    pattern: /^date (-?\d+)$/,
    holds: (before, after, days) => daysMoved(before, after) === Number(days),
  },
  {
    pattern: /^refused-or-day$/,
    holds: (before, after) => daysMoved(before, after) < 0 && daysMoved(before, after) > -10,
  },
  {
    pattern: /^time -(\d+)h$/,
    holds: (_, { consumedAtMs }, hours) =>
      Math.abs(everydayContext.nowMs - Number(hours) * hourMs - consumedAtMs) < hourMs / 6,
  },
  { pattern: /^time=(.+)$/, holds: (_, after, time) => isoOf(after).slice(11, 16) === time },
  { pattern: /^type=(.+)$/, holds: (_, after, type) => after.mealType === type },
  { pattern: /^title=(.+)$/, holds: (_, after, title) => after.title === title },
  { pattern: /^n=(\d+)$/, holds: (_, after, count) => after.items.length === Number(count) },
  {
    pattern: /^(.+) x([\d.]+)$/,
    holds: (before, after, names, factor) => {
      const grams = gramsOf(before, names);
      return grams > 0 && isNear(gramsOf(after, names), grams * Number(factor), tolerances.factor);
    },
  },
  {
    pattern: /^(.+)=([\d.]+?)\.\.([\d.]+)g$/,
    holds: (_, after, names, low, high) => isWithin(gramsOf(after, names), low, high),
  },
  {
    pattern: /^(.+)=([\d.]+)g$/,
    holds: (_, after, names, grams) =>
      isNear(gramsOf(after, names), Number(grams), tolerances.grams),
  },
];

function holds(part: string, before: MealEstimate, after: MealEstimate): boolean {
  for (const check of checks) {
    const match = check.pattern.exec(part);
    if (match) return check.holds(before, after, ...match.slice(1));
  }
  throw new Error(`unknown check ${part}`);
}

const hourMs = 3_600_000;
const isoOf = ({ consumedAtMs }: MealEstimate) => new Date(consumedAtMs).toISOString();
const dayOf = ({ consumedAtMs }: MealEstimate) => Math.floor(consumedAtMs / dayMs);
const daysMoved = (before: MealEstimate, after: MealEstimate) => dayOf(after) - dayOf(before);

const figureOf = (meal: MealEstimate, name: keyof typeof figures): number =>
  meal.nutrients[figures[name]] ?? 0;

/** Amounts this near are equal whatever the tolerance. */
const smallDifference = 0.6;
const isNear = (value: number, wanted: number, tolerance: number): boolean =>
  Math.abs(value - wanted) <= Math.max(smallDifference, tolerance * Math.abs(wanted));
const isWithin = (value: number, low = "", high = ""): boolean =>
  value >= Number(low) && value <= Number(high);

const foodsNamed = ({ items }: MealEstimate, names = ""): readonly MealItem[] =>
  items.filter(({ food }) => hasName(food.name, names));

/** The items with one of the words in their food's name; without any, in the person's words. */
function itemsNamed(meal: MealEstimate, names = ""): readonly MealItem[] {
  const byFood = foodsNamed(meal, names);
  return byFood.length > 0 ? byFood : meal.items.filter(({ text }) => hasName(text, names));
}

const gramsOf = (meal: MealEstimate, names = ""): number =>
  itemsNamed(meal, names).reduce((sum, { grams }) => sum + (grams ?? 0), 0);

const hasName = (text: string, names: string): boolean =>
  names.split("|").some((name) => hasWord(text.toLowerCase(), name.toLowerCase()));

/** A longer word may also be a part of one: "berry" of "blueberry". */
const minPartLength = 5;

/** In the singular or the plural: "raspberry" of "Raspberries". */
function hasWord(text: string, word: string): boolean {
  const [one, other] = [singularOf(text), singularOf(word)];
  return (
    new RegExp(`(?:^|[^a-z])${RegExp.escape(other)}(?:s|es)?(?:[^a-z]|$)`).test(one) ||
    (other.length >= minPartLength && one.includes(other))
  );
}

/** With the plurals of words such as "berry" in the singular. */
const singularOf = (text: string): string => text.replaceAll(/ies\b/g, "y");
