import type { MealEstimate, MealItem, NutrientId } from "@morsel/nutrition";
import type { MealReading } from "@morsel/nutrition/estimate";
import type { EverydayMessage, ExpectedItem, ExpectedMeal, FailureKind } from "./everyday-data.ts";

interface ReadingFault {
  readonly kind: FailureKind;
  readonly message: string;
}

/** What the engine made of one food of a meal; two mentions of one food count together. */
interface EatenFood {
  readonly id: string;
  readonly grams: number;
  readonly parts: readonly MealItem[];
}

/** When the messages are written: Wednesday, 15 January 2025, 21:30 in New York. */
export const writtenAt = { nowMs: Date.UTC(2025, 0, 16, 2, 30), timeZone: "America/New_York" };
const writtenDay = 15;

/**
 * The differences between a reading and the nearest correct reading; empty if the reading is
 * correct. `hasFood` returns true if the table has a food with that id.
 */
export function findReadingFaults(
  line: EverydayMessage,
  got: MealReading,
  hasFood: (pattern: string) => boolean,
): readonly ReadingFault[] {
  const perReading = line.readings.map((meals) => faultsAgainst(meals, got, hasFood));
  return perReading.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

/** True if an id matches a pattern with `*`. */
export function matchesId(pattern: string, id: string): boolean {
  if (!pattern.includes("*")) return pattern === id;
  return new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(id);
}

/** The reading with its receipts, a line per item, for failure messages. */
export function describeReading(reading: MealReading): string {
  const meals = reading.meals.map((meal) => {
    const items = meal.items.map(
      ({ food, grams, portion, text }) =>
        `    ${food.id} ${grams} g, from "${text.trim()}" (${portion.rule}: ${portion.explanation})`,
    );
    const { day, clock } = localTime(meal);
    return [`  ${meal.mealType}, January ${day} at ${clock}`, ...items].join("\n");
  });
  const unmatched = reading.unmatched.map((words) => `  unmatched: "${words}"`);
  return [...meals, ...unmatched].join("\n") || "  nothing";
}

function faultsAgainst(
  expected: readonly ExpectedMeal[],
  got: MealReading,
  hasFood: (pattern: string) => boolean,
): ReadingFault[] {
  const faults: ReadingFault[] = got.unmatched.map((words) => ({
    kind: "left unmatched",
    message: `"${words}" was left unmatched`,
  }));
  if (expected.length !== got.meals.length) {
    const kind = got.meals.length === 0 ? "nothing read" : "meals";
    faults.push({ kind, message: `${got.meals.length} meals for ${expected.length}` });
    const all = { ...noPlace, items: expected.flatMap((meal) => meal.items) };
    return [...faults, ...mealFaults(all, foodsOf(got.meals), hasFood)];
  }
  for (const [index, meal] of expected.entries()) {
    const estimate = got.meals[index] as MealEstimate;
    faults.push(...placeFaults(meal, estimate), ...mealFaults(meal, foodsOf([estimate]), hasFood));
  }
  return faults;
}

const noPlace = { mealTypes: [], clock: undefined, dayOffset: undefined };

function placeFaults(expected: ExpectedMeal, got: MealEstimate): ReadingFault[] {
  const faults: ReadingFault[] = [];
  const { day, clock } = localTime(got);
  if (expected.mealTypes.length > 0 && !expected.mealTypes.includes(got.mealType)) {
    faults.push({
      kind: "meals",
      message: `${got.mealType} for ${expected.mealTypes.join(" or ")}`,
    });
  }
  if (expected.clock !== undefined && expected.clock !== clock) {
    faults.push({ kind: "meals", message: `at ${clock} for ${expected.clock}` });
  }
  if (expected.dayOffset !== undefined && writtenDay + expected.dayOffset !== day) {
    faults.push({
      kind: "meals",
      message: `on January ${day}, ${expected.dayOffset} days expected`,
    });
  }
  return faults;
}

function mealFaults(
  { items }: ExpectedMeal,
  got: readonly EatenFood[],
  hasFood: (pattern: string) => boolean,
): ReadingFault[] {
  const left = [...got];
  const faults: ReadingFault[] = [];
  const unread: ExpectedItem[] = [];
  // The pickiest first, so that `chicken*` does not take what only `chicken-breast` could have.
  for (const item of items.toSorted((a, b) => choices(a, got) - choices(b, got))) {
    const fitting = left.filter(({ id }) => isOneOf(item, id));
    const found = fitting.find(({ grams }) => isWithin(item, grams)) ?? fitting[0];
    if (found) {
      left.splice(left.indexOf(found), 1);
      faults.push(...amountFaults(item, found));
    } else if (!item.isOptional) unread.push(item);
  }
  for (const item of unread) {
    const wanted = item.foods.join(" or ");
    const kind = !item.foods.some(hasFood) ? "missing food" : wrongOr(unread, left);
    faults.push({ kind, message: `no ${wanted}` });
  }
  for (const { id, grams } of left) {
    faults.push({ kind: wrongOr(unread, left), message: `${id} (${grams} g) was not expected` });
  }
  return faults;
}

/** As many foods as expected but others: a wrong food; more or fewer: the words were cut wrongly. */
function wrongOr(unread: readonly unknown[], left: readonly unknown[]): FailureKind {
  return unread.length === left.length ? "wrong food" : "segmentation";
}

function choices(item: ExpectedItem, got: readonly EatenFood[]): number {
  return got.filter(({ id }) => isOneOf(item, id)).length;
}

function isOneOf(item: ExpectedItem, id: string): boolean {
  return item.foods.some((pattern) => matchesId(pattern, id));
}

function isWithin({ minGrams, maxGrams }: ExpectedItem, grams: number): boolean {
  return grams >= minGrams && grams <= maxGrams;
}

function amountFaults(item: ExpectedItem, found: EatenFood): ReadingFault[] {
  const faults: ReadingFault[] = [];
  if (!isWithin(item, found.grams)) {
    const range = `${round(item.minGrams)}-${round(item.maxGrams)} g`;
    faults.push({ kind: "grams", message: `${found.id} ${found.grams} g, ${range} expected` });
  }
  for (const { nutrient, amount } of item.figures) {
    const stored = sumOf(found, nutrient);
    if (Math.abs(stored - amount) > 0.05) {
      faults.push({
        kind: "stated figures",
        message: `${nutrient} ${stored}, ${amount} was stated`,
      });
    }
  }
  return faults;
}

function sumOf({ parts }: EatenFood, nutrient: NutrientId): number {
  return parts.reduce((sum, { nutrients }) => sum + (nutrients[nutrient] ?? 0), 0);
}

function foodsOf(meals: readonly MealEstimate[]): EatenFood[] {
  const byId = Map.groupBy(
    meals.flatMap((meal) => meal.items),
    ({ food }) => food.id,
  );
  return [...byId].map(([id, parts]) => ({
    id,
    grams: round(parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0)),
    parts,
  }));
}

/** As `toLocaleString`, which makes one for each time. */
const timeFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: writtenAt.timeZone,
});

function localTime({ consumedAtMs }: MealEstimate): { day: number; clock: string } {
  const shown = timeFormat.format(consumedAtMs);
  const [day = "", , , time = ""] = shown.split(/[/, ]+/);
  return { day: Number(day), clock: time.slice(0, "07:30".length) };
}

function round(grams: number): number {
  return Math.round(grams * 10) / 10;
}
