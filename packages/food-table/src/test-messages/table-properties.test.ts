import type { Food } from "@morsel/nutrition";
import { estimateMeals } from "@morsel/nutrition/estimate";
import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  shuffledSubarray,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { isLongRun, isSampled } from "../testing/long-run.ts";
import { otherStarterIndex, starterFoods, starterIndex } from "../testing/starter-index.ts";
import { writtenAt } from "./check-reading.ts";

/** A fixed seed, so that failures are reproducible. */
const seed = 20250115;
const runs = { numRuns: isLongRun ? 300 : 60, seed };

/** All texts in the long run, otherwise one of `every`. */
const isTried = (text: string, every: number) => isLongRun || isSampled(text, every);

function read(message: string): { readonly id: string; readonly grams: number }[] {
  return estimateMeals(message, starterIndex, writtenAt).meals.flatMap((meal) =>
    meal.items.map(({ food, grams }) => ({ id: food.id, grams: grams ?? 0 })),
  );
}

function hasNoWeight(message: string): boolean {
  const { meals } = estimateMeals(message, starterIndex, writtenAt);
  return meals.some(({ notes }) => notes.includes("weight of one is not known"));
}

/** The foods and grams of a message, sorted. */
function tally(message: string): string[] {
  return read(message)
    .map(({ id, grams }) => `${id} ${grams} g`)
    .toSorted();
}

const recordOf = new Map(starterFoods.map(({ id, per100g }) => [id, JSON.stringify(per100g)]));

function isFoundBy(name: string, { id }: Food): boolean {
  const [item, ...others] = read(`100 g ${name}`);
  return (
    item !== undefined &&
    others.length === 0 &&
    item.grams === 100 &&
    recordOf.get(item.id) === recordOf.get(id)
  );
}

const sampledFoods = starterFoods.filter(({ id }) => isTried(id, 6));
const missed = sampledFoods.filter((food) => !isFoundBy(food.name, food));
const found = sampledFoods.filter((food) => !missed.includes(food));

/** One or two words that name neither a part nor a way of serving: "rye bread", not "tea with milk". */
const plain = found.filter(({ name }) => /^[A-Z][a-z]+( [a-z]+)?$/.test(name));

/** "Flavored pasta from a packet" names an amount of its own. */
const withoutAmount = found.filter(({ name }) => !/ an? /.test(name));

const anyFood = constantFrom(...withoutAmount);
const plainFood = constantFrom(...plain);
const units = ["g", "oz", "ml", "cups", "tbsp", "slices", ""] as const;

describe("estimates with the starter table", () => {
  test("'100 g' and a food's own name give 100 g of it, for at least 97 foods in 100", () => {
    const names = missed.map(({ name }) => name).join("; ");
    expect(found.length / sampledFoods.length, `not found: ${names}`).toBeGreaterThanOrEqual(0.97);
  });

  test("'100 g' and another name of a food give 100 g of it, for at least 95 names in 100", () => {
    const all = starterFoods.flatMap((food) => food.aliases.map((alias) => ({ alias, food })));
    const aliases = all.filter(({ alias }) => isTried(alias, 60));
    const lost = aliases.filter(({ alias, food }) => !isFoundBy(alias, food));
    const names = lost.map(({ alias }) => alias).join("; ");
    expect(lost.length / aliases.length, `not found: ${names}`).toBeLessThanOrEqual(0.05);
  }, 300_000);

  test("there are enough foods with a plain name for the tests below", () => {
    expect(plain.length).toBeGreaterThan(isLongRun ? 500 : 50);
  });

  test("doubling the amount doubles the grams, in any unit with a known weight", () => {
    const amounts = integer({ min: 2, max: 5 });
    assert(
      property(anyFood, constantFrom(...units), amounts, ({ name, portions }, unit, amount) => {
        // Six pieces of a roll of six are one roll, three may be rolls.
        if (portions.some(({ label }) => /\d pieces$/.test(label))) return;
        // If the weight of a piece is unknown, one serving is used for all pieces, with a note.
        if (hasNoWeight(`${2 * amount} ${unit} ${name}`)) return;
        const [once, ...others] = read(`${amount} ${unit} ${name}`);
        const [twice] = read(`${2 * amount} ${unit} ${name}`);
        expect(others).toEqual([]);
        expect(twice?.id).toBe(once?.id);
        // Both are rounded to 0.1 g.
        expect(Math.abs((twice?.grams ?? 0) - 2 * (once?.grams ?? 0))).toBeLessThan(0.16);
      }),
      runs,
    );
  });

  test("the order of items between commas does not matter", () => {
    const amount = integer({ min: 2, max: 300 });
    const item = tuple(amount, plainFood).map(([grams, { name }]) => `${grams} g ${name}`);
    const lists = array(item, { minLength: 2, maxLength: 5 }).chain((items) =>
      tuple(
        constantFrom(items),
        shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    );
    assert(
      property(lists, ([items, shuffled]) => {
        expect(tally(shuffled.join(", "))).toEqual(tally(items.join(", ")));
      }),
      runs,
    );
  });

  test.each([
    ["without", (food: Food, denied: Food) => `${food.name} without ${denied.name}`],
    [", no", (food: Food, denied: Food) => `100 g ${food.name}, no ${denied.name}`],
  ])("'%s' before a food never adds that food", (_, say) => {
    assert(
      property(plainFood, plainFood, (food, denied) => {
        const ids = read(say(food, denied)).map(({ id }) => id);
        if (food.id !== denied.id) expect(ids).not.toContain(denied.id);
      }),
      runs,
    );
  });

  test("the same message gives the same estimate, with any index of the table", () => {
    const again = otherStarterIndex();
    assert(
      property(plainFood, plainFood, integer({ min: 1, max: 9 }), (one, other, amount) => {
        const message = `${amount} ${one.name} and some ${other.name}`;
        const first = estimateMeals(message, starterIndex, writtenAt);
        expect(estimateMeals(message, starterIndex, writtenAt)).toEqual(first);
        expect(estimateMeals(message, again, writtenAt)).toEqual(first);
      }),
      { ...runs, numRuns: isLongRun ? 100 : 20 },
    );
  });
});
