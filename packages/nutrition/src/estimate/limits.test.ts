import { describe, expect, it } from "vitest";
import { estimateMeals } from "./estimate-meals.ts";
import { buildFoodIndex } from "./food-index.ts";
import { testFoods, testIndex, writtenAt } from "./test-foods.ts";

/** A table of the size that the product ships, from the test foods under other names. */
const manyFoods = Array.from({ length: 75 }, (_, copy) =>
  testFoods.map((food) => ({
    ...food,
    id: `${food.id}-${copy}`,
    name: copy === 0 ? food.name : `${food.name}, kind ${copy}`,
    aliases: copy === 0 ? food.aliases : [],
  })),
).flat();

/** Several times what it takes on a slow machine: these tests find runaway work, not slow days. */
const patienceMs = 2000;

describe("long and odd messages", () => {
  const index = buildFoodIndex(manyFoods);

  it.each([
    ["one word over and over", "egg ".repeat(1000)],
    ["foods in a row", "two eggs, toast with butter and rice ".repeat(108)],
    ["foods without a separator", "eggs toast rice chicken banana ".repeat(129)],
    ["amounts only", "1 1/2 2-3 half a ".repeat(235)],
    ["articles", "a an the a ".repeat(363)],
    ["times", "at 1pm yesterday ".repeat(235)],
    ["meals", "lunch: egg\n".repeat(363)],
    ["marks", ",;.()[]-+ ".repeat(400)],
    ["brackets", "(".repeat(4000)],
    ["denials", "without no ".repeat(363)],
    ["digits", "9".repeat(4000)],
    ["one long word", "a".repeat(4000)],
    ["spaces", " ".repeat(4000)],
    ["sizes before a crust", "thin crust ".repeat(363)],
  ])(
    "of 4,000 characters are read without runaway work: %s",
    (_, message) => {
      estimateMeals(message.slice(0, 4000), index, writtenAt);
    },
    patienceMs,
  );

  it("build an index once and use it for every message", () => {
    const before = JSON.stringify(estimateMeals("two eggs", testIndex, writtenAt));
    estimateMeals("a banana and rice", testIndex, writtenAt);
    expect(JSON.stringify(estimateMeals("two eggs", testIndex, writtenAt))).toBe(before);
  });
});
