import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { isDoubtful } from "./doubt-reading.ts";
import { createEditContext } from "./edit-context.ts";
import { change, readMeal } from "./operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast");
const context = createEditContext(meal, testIndex, writtenAt);

describe("what the parsers make of an instruction", () => {
  it("is doubtful if a named item does not change", () => {
    const halved = change(meal, { kind: "scale", item: 1, factor: 0.5 });
    expect(isDoubtful(halved, "half the rice, toast gone", context)).toBe(true);
    expect(isDoubtful(halved, "half the rice", context)).toBe(false);
  });

  it("is doubtful if a food is added that the meal has", () => {
    const added = change(meal, { kind: "add", mention: { words: "toast", text: "toast" } });
    expect(isDoubtful(added, "two toasts", context)).toBe(true);
  });

  it("is doubtful if an amount is far from the one before", () => {
    const grams = (amount: number) =>
      change(meal, { kind: "set-amount", item: 1, amount, unit: "g" });
    expect(isDoubtful(grams(1200), "rice 1200 g", context)).toBe(true);
    expect(isDoubtful(grams(300), "rice 300 g", context)).toBe(false);
  });
});
