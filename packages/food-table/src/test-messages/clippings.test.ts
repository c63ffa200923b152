import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { readEveryday } from "./read-everyday.ts";

const rows = parse<{ message: string; full: string }>(
  readFileSync(new URL("./clippings.csv", import.meta.url), "utf8"),
  { columns: true },
);

/** Foods, grams and meals of a reading, and the words that it does not count. */
const readingOf = (message: string) => {
  const { meals, unmatched } = readEveryday(message);
  return {
    meals: meals.map(({ mealType, items }) => ({
      mealType,
      items: items.map(({ food, grams }) => `${food.id} ${grams}`),
    })),
    unmatched,
  };
};

describe("a message with clipped words", () => {
  test.each(rows)("$message is read as $full", ({ message, full }) => {
    const reading = readingOf(message);
    expect(reading.meals).not.toEqual([]);
    expect(reading).toEqual(readingOf(full));
  });

  test("keeps the words of the person", () => {
    const [meal] = readEveryday("4 oz grd turk, blorf chps").meals;
    expect(meal?.description).toBe("4 oz grd turk, blorf chps");
  });
});
