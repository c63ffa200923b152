import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";

const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };
const sourceOf = (message: string) =>
  estimateMeals(message, starterIndex, context).meals[0]?.items[0]?.source;

describe("the source record of a food", () => {
  test.each([
    ["taiyaki", "imagawayaki"],
    ["koshari", undefined],
    ["a glass of port", "Sherry"],
    ["a tim tam", "Chocolate biscuit bar"],
    ["a daim bar", "Heath bites"],
    ["a shot of limoncello", "Schnapps"],
    ["2 tequeños", "Mozzarella sticks"],
  ])("is stated to be of another food for %s", (message, food) => {
    const recordOf = sourceOf(message)?.recordOf;
    expect(recordOf).toBeDefined();
    if (food !== undefined) expect(recordOf).toBe(food);
  });

  test.each([
    ["moros y cristianos", /^Rice and beans, Brazilian: white rice \(\d+ %\)/],
    ["lemon drop martini", /^Cosmopolitan(:|$)/],
    ["gheymeh", /^Ghormeh sabzi(:|$)/],
  ])("names the food as well as the records that are mixed for it: %s", (message, recordOf) => {
    expect(sourceOf(message)?.recordOf).toMatch(recordOf);
  });

  test.each(["shochu", "white rice", "beef curry", "mozzarella sticks"])(
    "is its own for %s",
    (message) => {
      expect(sourceOf(message)?.recordOf).toBeUndefined();
    },
  );
});
