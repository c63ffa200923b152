import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);

describe("foods that others ate", () => {
  const unusedOf = (instruction: string) => {
    const outcome = outcomeOf(instruction);
    return outcome.kind === "changed"
      ? outcome.changes.flatMap((change) => (change.kind === "not-used" ? [change.words] : []))
      : [outcome.kind];
  };

  it.each([
    ["my brother had a banana, the rice was 150 g", ["my brother had a banana"]],
    ["my brother had a banana, a glass of milk, the rice was 150 g", 2],
    ["my brother had a banana. A glass of milk. The rice was 150 g", 1],
    ["my brother had a banana, a glass of milk for me, the rice was 150 g", 1],
    ["my brother ate the toast", []],
  ])("%j: %j", (instruction, expected) => {
    const words = unusedOf(instruction);
    expect(typeof expected === "number" ? words.length : words).toEqual(expected);
  });

  it("are not in the meal", () => {
    const outcome = outcomeOf("my brother had a banana, a glass of milk, the rice was 150 g");
    expect(outcome.kind === "changed" && outcome.meal.items).toHaveLength(4);
  });
});
