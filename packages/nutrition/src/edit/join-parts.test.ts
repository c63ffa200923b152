import { expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { applyEdit } from "./index.ts";
import { readMeal } from "./operations/test-meals.ts";

const meal = readMeal("200 g rice, a slice of toast");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);

it("an amount after a food that is added is the amount eaten of it", () => {
  const outcome = outcomeOf("add two bananas, I had half of that");
  const items = outcome.kind === "changed" ? outcome.meal.items : [];
  expect(items).toHaveLength(3);
  expect(items[2]?.portion.count).toBe(1);
});
