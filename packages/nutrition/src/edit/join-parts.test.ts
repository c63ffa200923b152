import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { applyEdit } from "./index.ts";
import { readMeal } from "./operations/test-meals.ts";

const meal = readMeal("200 g rice, a slice of toast");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);
const itemsOf = (instruction: string) => {
  const outcome = outcomeOf(instruction);
  return outcome.kind === "changed"
    ? outcome.meal.items.map(({ food, portion }) => `${food.name} ${portion.count}`)
    : [];
};

describe("an amount after a food that was named is the amount eaten of it", () => {
  it.each([
    ["they handed round eggs and I had three", /^Egg.* 3$/],
    ["somebody cut up a banana, I ate half of it", /^Banana.* 0\.5$/],
    ["add two bananas, I had half of that", /^Banana.* 1$/],
  ])("%j", (instruction, item) => {
    const items = itemsOf(instruction);
    expect(items).toHaveLength(3);
    expect(items[2]).toMatch(item);
  });

  it.each([
    "my wife had the rice and I had half of it",
    "they handed round eggs and I had half of them",
    "my wife had the rice and I had the same",
    "my wife had a banana and I had the same",
    "they let me add some to my toast, 50 g",
    "my brother was there and then had four",
  ])("is refused if it is not clear: %j", (instruction) => {
    expect(outcomeOf(instruction).kind).toBe("refused");
  });
});

it("a share of the meal leaves what was not shared", () => {
  const outcome = outcomeOf("we split it four ways, the toast was all mine");
  const items = outcome.kind === "changed" ? outcome.meal.items : [];
  expect(items.map(({ grams }) => grams)).toEqual([50, meal.items[1]?.grams]);
});
