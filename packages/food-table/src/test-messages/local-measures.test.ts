import { applyEdit, applyOperations } from "@morsel/nutrition/edit";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";

const contextIn = (timeZone: string) => ({ nowMs: Date.UTC(2026, 0, 14, 21), timeZone });

const read = (message: string, timeZone: string) => {
  const { meals } = estimateMeals(message, starterIndex, contextIn(timeZone));
  const [item] = meals.flatMap(({ items }) => items);
  return { grams: item?.grams, explanation: item?.portion.explanation };
};

describe("measures of the person's country, by the time zone", () => {
  test.each([
    ["pint of lager", "America/New_York", 480],
    ["pint of lager", "Europe/London", 576.2],
    ["pint of lager", "Europe/Dublin", 576.2],
    ["pint of lager", "Pacific/Auckland", 576.2],
    ["2 pints", "Australia/Sydney", 1152.3],
    ["half a pint of beer", "Europe/London", 288.1],
    ["pint of milk", "Europe/London", 585.6],
    ["2 tbsp peanut butter", "Europe/London", 32],
    ["2 tbsp peanut butter", "Australia/Melbourne", 43.2],
    ["a tablespoon of honey", "Australia/Perth", 27],
  ])("%s in %s: %d g", (message, timeZone, grams) => {
    expect(read(message, timeZone).grams).toBeCloseTo(grams, 0);
  });

  test("the receipt has the local measure", () => {
    expect(read("pint of lager", "Europe/London").explanation).toBe(
      "“pint of lager” → 1 × pint (576.2 g) = 576.2 g",
    );
    expect(read("pint of milk", "Europe/London").explanation).toContain("568 ml");
  });

  test.each([
    ["pint of guinness", "a pint of its own country"],
    ["pint of cider", "a pint in its name"],
    ["500 ml lager", "millilitres"],
    ["a slice of toast", "another measure"],
  ])("%s is the same everywhere: %s", (message) => {
    expect(read(message, "Europe/London")).toEqual(read(message, "America/New_York"));
  });

  test("an edit uses them as well", () => {
    const [meal] = estimateMeals("a bottle of beer", starterIndex, contextIn("UTC")).meals;
    if (!meal) throw new Error("no meal");
    const gramsIn = (timeZone: string) => {
      const outcome = applyEdit(meal, "make it a pint of beer", starterIndex, contextIn(timeZone));
      return "meal" in outcome ? outcome.meal.items[0]?.grams : outcome;
    };
    expect(gramsIn("America/Chicago")).toBe(480);
    expect(gramsIn("Europe/London")).toBeCloseTo(576.2, 1);
  });

  test("a tap on a unit uses them as well", () => {
    const [meal] = estimateMeals("a bottle of beer", starterIndex, contextIn("UTC")).meals;
    if (!meal) throw new Error("no meal");
    const change = { kind: "set-amount", item: 0, amount: 1, unit: "pint" } as const;
    const outcome = applyOperations(meal, [change], starterIndex, contextIn("Europe/London"));
    expect("meal" in outcome && outcome.meal.items[0]?.grams).toBeCloseTo(576.2, 1);
  });
});
