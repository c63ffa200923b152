import { readdirSync } from "node:fs";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { expect, it } from "vitest";
import { writtenAt } from "../test-messages/check-reading.ts";
import { isReadAlike, namesOfFoods, readMisspeltMeals } from "../testing/misspelt-meals.ts";
import { starterIndex } from "../testing/starter-index.ts";

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".tsv"));
/** Every fourth row, to save time; the others have the same kinds of slips. */
const step = 4;

it.each(files)("%s: five of six meals are read as those that were meant", (file) => {
  const rows = readMisspeltMeals(`${import.meta.dirname}/${file}`).filter(
    (_, at) => at % step === 0,
  );
  const wrong = rows.filter((row) => !isReadAlike(row, starterIndex));
  expect(wrong.length, wrong.map(({ misspelt }) => misspelt).join("\n")).toBeLessThanOrEqual(
    rows.length / 6,
  );
});

it.each([
  ["scrambled egs on tost", "scrambled eggs on toast"],
  ["black puding", "black pudding"],
  ["beef chow mien", "beef chow mein"],
  ["greek yogert wth bluberies", "greek yogurt with blueberries"],
  ["focacia with olive oyl", "focaccia with olive oil"],
  ["can of diet coek", "can of diet coke"],
  ["chiken breats 200 g", "chicken breast 200 g"],
  ["crispy panckes adn bakon", "crispy pancakes and bacon"],
  ["yorkshire puding", "yorkshire pudding"],
])("%s is read as %s", (misspelt, meant) => {
  expect(namesOfFoods(misspelt, starterIndex)).toEqual(namesOfFoods(meant, starterIndex));
});

it.each(["2 eggs amd toast", "blackberries nad cream", "pizza wit fries"])(
  "reports no small word of: %s",
  (message) => {
    expect(estimateMeals(message, starterIndex, writtenAt).unmatched).toEqual([]);
  },
);

it.each([
  "my child and the mayor",
  "a crop of hunts on the terrace",
  "she said mercy to Paulo",
  "the sermon at the chapel",
])("finds no food in: %s", (talk) => {
  expect(namesOfFoods(talk, starterIndex)).toEqual([]);
});
