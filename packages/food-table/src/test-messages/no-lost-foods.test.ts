import { estimateMeals } from "@morsel/nutrition/estimate";
import { array, assert, constantFrom, property, record, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../testing/long-run.ts";
import { starterFoods, starterIndex } from "../testing/starter-index.ts";
import { writtenAt } from "./check-reading.ts";

/** A fixed seed, so that failures are reproducible. */
const runs = { numRuns: isLongRun ? 500 : 200, seed: 20261125 };

/** Foods that do not describe one another, so that each is eaten by itself. */
const names =
  `latte; cappuccino; coffee; tea; coke; beer; wine; lassi; popcorn; croissant; toast; muffin; donut;
  bagel; cookie; brownie; nuggets; fries; pizza; salad;  soup; lasagne; kebab; samosa; falafel; rice; noodles;
  cereal; oats; crackers; cheesecake; grapes; olives; almonds; eggs; carrots`
    .split(";")
    .map((name) => name.trim());

const foodsById = new Map(starterFoods.map((food) => [food.id, food]));

function read(message: string) {
  const { meals, unmatched } = estimateMeals(message, starterIndex, writtenAt);
  const items = meals.flatMap((meal) => meal.items);
  return { items, unmatched };
}

const idsAlone = new Map(names.map((name) => [name, read(name).items.map(({ food }) => food.id)]));

/** True if the food has the word in one of its names or contains it. */
function has(id: string, name: string): boolean {
  const food = foodsById.get(id);
  const word = name.replace(/s$/, "");
  return [food?.name ?? "", ...(food?.aliases ?? []), ...(food?.contains ?? [])].some((each) =>
    each.toLowerCase().includes(word),
  );
}

/** The names of a message that are neither in an item, with a food that has them, nor not counted. */
function findLost(text: string, written: readonly string[]): readonly string[] {
  const { items, unmatched } = read(text);
  return written.filter(
    (name) =>
      !unmatched.some((words) => words.includes(name)) &&
      !items.some(
        (item) =>
          idsAlone.get(name)?.includes(item.food.id) === true ||
          (item.text.includes(name) && has(item.food.id, name)),
      ),
  );
}

const amount = constantFrom("", "", "", "a ", "2 ", "large ", "small ", "some ");
const mark = constantFrom(
  " ",
  " ",
  ", ",
  " and ",
  " + ",
  " & ",
  " / ",
  "\n",
  " then ",
  " with ",
  "; ",
);
const message = record({
  written: shuffledSubarray(names, { minLength: 2, maxLength: 3 }),
  amounts: array(amount, { minLength: 3, maxLength: 3 }),
  marks: array(mark, { minLength: 3, maxLength: 3 }),
}).map(({ written, amounts, marks }) => ({
  written,
  text: written.map((name, at) => `${at > 0 ? marks[at] : ""}${amounts[at]}${name}`).join(""),
}));

test("each food of a message is in an item that has it, or not counted", () => {
  assert(
    property(message, ({ written, text }) => {
      expect(findLost(text, written), text).toEqual([]);
    }),
    runs,
  );
});

test.each([
  ["a pizza and 4 cans", "4 cans"],
  ["one plate, then a banana", "one plate"],
  ["I had half the bag, also an apple", "half the bag"],
  ["coffee. A third.", "A third"],
  ["2 bottles and a burger", "2 bottles"],
  ["chips, 2 pints", "2 pints"],
  ["3 shots and a beer", "3 shots"],
])("%s: the amount of a food that was not said is reported and changes no food", (text, amount) => {
  const { items, unmatched } = read(text);
  expect(unmatched).toEqual([amount]);
  expect(items.map((item) => item.portion.count)).toEqual([1]);
});

test.each(["82 kg today. 2 eggs", "vitamin D 0.5, 2 eggs"])(
  "%s: no weight of a person or other figure is reported as food",
  (text) => expect(read(text).unmatched.join()).not.toMatch(/82|0.5/),
);
