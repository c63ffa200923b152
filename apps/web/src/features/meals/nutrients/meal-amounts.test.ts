import { expect, test } from "vitest";
import { sampleItem, sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";
import { totalsOfMeal, totalsOfMeals } from "./meal-amounts.ts";

const withFiber = (id: string, fiber: number | null) =>
  sampleMeal({ id, macros: sampleMacros({ fiber_g: fiber }) });

test("an amount that no meal reports is unknown, not zero", () => {
  const totals = totalsOfMeals([withFiber("1", null), withFiber("2", null)]);
  expect(totals.amounts.fiber_g).toBeNull();
});

test("an amount that some meals report counts the others as missing", () => {
  const totals = totalsOfMeals([withFiber("1", 4), withFiber("2", null)]);
  expect(totals.amounts.fiber_g).toBe(4);
  expect(totals.missing.fiber_g).toBe(1);
  expect(totals.missing.protein_g).toBe(0);
});

test("a meal is incomplete if an item does not report an amount, and so is its day", () => {
  const meal = sampleMeal({
    id: "1",
    macros: sampleMacros({ fiber_g: 4 }),
    items: [
      sampleItem({ macros: sampleMacros({ fiber_g: 4 }) }),
      sampleItem({ macros: sampleMacros({ fiber_g: null }) }),
    ],
  });
  expect(totalsOfMeal(meal).missing.fiber_g).toBe(1);
  expect(totalsOfMeals([meal]).missing.fiber_g).toBe(1);
});
