import type { EditOperation, MealEstimate, MealItem, NutrientId } from "@morsel/nutrition";
import { applyOperations, type EditOutcome } from "@morsel/nutrition/edit";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { matchesId, writtenAt } from "../test-messages/check-reading.ts";
import type { Expected, Instruction, Range } from "./edit-data.ts";

/** The differences between an outcome and the nearest correct reading; empty if the outcome is correct. */
export function findEditFaults(
  line: Instruction,
  meal: MealEstimate,
  outcome: EditOutcome,
  foods: FoodIndex,
): readonly string[] {
  const perReading = line.readings.map((reading) => faultsAgainst(reading, meal, outcome, foods));
  return perReading.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

function faultsAgainst(
  expected: readonly Expected[],
  meal: MealEstimate,
  outcome: EditOutcome,
  foods: FoodIndex,
): string[] {
  const [first] = expected;
  if (first?.kind === "undo") return outcome.kind === "undo" ? [] : ["not taken for undo"];
  if (first?.kind === "refused") {
    const isRight = outcome.kind === "refused" && outcome.refusal === first.refusal;
    return isRight ? [] : [`not refused as ${first.refusal}`];
  }
  if (outcome.kind !== "changed") return [describeOutcome(outcome)];
  const left = [...outcome.operations];
  const divisions = left.filter(({ kind }) => kind === "divide");
  const faults: string[] = [];
  for (const one of expected) {
    const at = left.findIndex((operation) =>
      isDoneBy(one, operation, divisions, meal, outcome.meal, foods),
    );
    if (at < 0) faults.push(`${JSON.stringify(one)} was not done`);
    else left.splice(at, 1);
  }
  return [...faults, ...left.map((operation) => `${JSON.stringify(operation)} was not expected`)];
}

/** Operations that change how much there is of an item. */
const amountKinds = new Set(["set-amount", "set-grams", "set-portion", "add-amount"]);
const foodKinds = new Set(["replace", "change-kind", "choose-food"]);

function isDoneBy(
  expected: Expected,
  operation: EditOperation,
  divisions: readonly EditOperation[],
  meal: MealEstimate,
  after: MealEstimate,
  foods: FoodIndex,
): boolean {
  switch (expected.kind) {
    case "add":
      return operation.kind === "add" && after.items.some((item) => isFood(item, expected));
    case "remove":
    case "divide":
      return operation.kind === expected.kind && operation.item === expected.item - 1;
    case "food":
      return (
        foodKinds.has(operation.kind) &&
        isItem(itemAfter(operation, divisions, meal, foods), expected, operation)
      );
    case "amount": {
      const item = itemAfter(operation, divisions, meal, foods);
      const isAmount = amountKinds.has(operation.kind) && placeOf(operation) === expected.item - 1;
      return isAmount && item !== undefined && isWithin(expected.grams, item.grams ?? 0);
    }
    case "times":
      return (
        operation.kind === "scale" &&
        expected.items.some((item) => operation.item === (item === "all" ? "all" : item - 1)) &&
        Math.abs(operation.factor - expected.factor) < 0.001 &&
        (operation.isAssumed ?? false) === expected.isAssumed
      );
    case "figures":
      return hasFigures(operation, expected, after);
    case "time":
      return (
        operation.kind === "set-time" && expected.at.includes(localTime(operation.consumedAtMs))
      );
    case "type":
      return operation.kind === "set-meal-type" && operation.mealType === expected.mealType;
    case "title":
      return operation.kind === "rename" && operation.title === expected.title;
    default:
      return false;
  }
}

/** True for the expected figures, stated for all that was eaten or for a part of its weight. */
function hasFigures(
  operation: EditOperation,
  { item, amounts }: Extract<Expected, { kind: "figures" }>,
  after: MealEstimate,
): boolean {
  if (operation.kind !== "set-figures" || operation.item !== item - 1) return false;
  if (operation.perGrams === undefined)
    return JSON.stringify(operation.amounts) === JSON.stringify(amounts);
  const set = after.items[item - 1];
  const stated = Object.entries(amounts) as [NutrientId, number][];
  return stated.every(([id, amount]) => Math.abs((set?.nutrients[id] ?? 0) - amount) < 0.01);
}

/** The item as one operation alone leaves it, after the divisions of dishes. */
function itemAfter(
  operation: EditOperation,
  divisions: readonly EditOperation[],
  meal: MealEstimate,
  foods: FoodIndex,
): MealItem | undefined {
  const place = placeOf(operation);
  const alone = applyOperations(meal, [...divisions, operation], foods, writtenAt);
  return place !== undefined && alone.kind === "changed" ? alone.meal.items[place] : undefined;
}

const placeOf = (operation: EditOperation) =>
  "item" in operation && operation.item !== "all" ? operation.item : undefined;

function isItem(
  item: MealItem | undefined,
  expected: Extract<Expected, { kind: "food" }>,
  operation: EditOperation,
): boolean {
  return item !== undefined && placeOf(operation) === expected.item - 1 && isFood(item, expected);
}

function isFood(
  { food, grams }: MealItem,
  expected: { readonly foods: readonly string[]; readonly grams: Range },
): boolean {
  return (
    expected.foods.some((pattern) => matchesId(pattern, food.id)) &&
    isWithin(expected.grams, grams ?? 0)
  );
}

const isWithin = ({ min, max }: Range, grams: number) => grams >= min && grams <= max;

const dayMs = 86_400_000;

/** "07:30", or "19:00 -1d" on the day before the instruction was written. */
function localTime(atMs: number): string {
  const show = (ms: number) =>
    new Date(ms).toLocaleString("sv-SE", { timeZone: writtenAt.timeZone });
  const [day = "", clock = ""] = show(atMs).split(" ");
  const [today = ""] = show(writtenAt.nowMs).split(" ");
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return `${clock.slice(0, "07:30".length)}${days === 0 ? "" : ` ${days}d`}`;
}

/** An outcome in a few lines, for failure messages. */
export function describeOutcome(outcome: EditOutcome): string {
  if (outcome.kind === "undo") return "taken for undo";
  if (outcome.kind === "refused") {
    return `refused: ${outcome.refusal} ${outcome.words.map((words) => `"${words}"`).join(" ")}`;
  }
  const operations = outcome.operations.map((operation) => `  ${JSON.stringify(operation)}`);
  const items = outcome.meal.items.map(
    ({ food, grams, portion }) => `  ${food.id} ${grams} g (${portion.explanation})`,
  );
  return [...operations, ...items].join("\n");
}
