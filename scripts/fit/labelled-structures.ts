import { readFileSync } from "node:fs";

/** A part of a message, by its offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A food of a labelled message. */
export interface LabelledFood extends Span {
  /** The place of its meal; undefined if it was not eaten. */
  readonly meal: number | undefined;
}

/** A message whose foods, meals and times are labelled. */
export interface LabelledStructure {
  readonly message: string;
  readonly foods: readonly LabelledFood[];
  /** The clock times of its meals, in minutes of the day. */
  readonly times: readonly number[];
}

/** Reads a file of labelled structures (packages/food-table/src/labelled-structures/README.md). Throws if a food is of no meal. */
export function readLabelledStructures(path: string): readonly LabelledStructure[] {
  const [, ...lines] = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map(parseStructure);
}

function parseStructure(line: string): LabelledStructure {
  const [marked = "", meals = ""] = line.split("\t");
  const mealOf = readMeals(meals);
  const foods: LabelledFood[] = [];
  let message = "";
  for (const [at, part] of marked.replaceAll("\\n", "\n").split(/[{}]/).entries()) {
    const words = isInBraces(at) ? part.replace(/^-/, "") : part;
    const [start, end] = [message.length, message.length + words.length];
    message += words;
    if (!isInBraces(at)) continue;
    const meal = part.startsWith("-") ? undefined : mealOf.get(foods.length + 1);
    if (meal === undefined && !part.startsWith("-"))
      throw new Error(`A food is of no meal: ${line}`);
    foods.push({ start, end, meal });
  }
  const times = [...meals.matchAll(/@(\d\d?):(\d\d)/g)].map(
    ([, hour, minute]) => 60 * Number(hour) + Number(minute),
  );
  return { message, foods, times };
}

/** Every second part of a marked message. */
const isInBraces = (at: number) => at % 2 === 1;

/** The place of the meal of each food, by the food's number. */
function readMeals(meals: string): ReadonlyMap<number, number> {
  return new Map(
    meals.split("|").flatMap((words, meal) => {
      const numbers = words.match(/^[\d, ]+/)?.[0].split(",") ?? [];
      return numbers.flatMap((number) =>
        number.trim() === "" ? [] : [[Number(number), meal] as const],
      );
    }),
  );
}
