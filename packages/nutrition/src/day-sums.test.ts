import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageOfDays, countUnreported, type DaySum, sumDay } from "./day-sums.ts";
import { nutrientIds } from "./nutrients.ts";
import { nutrientAmounts, sumNutrients } from "./totals.ts";

const day = (name: string, protein: number | null, unreported = 0): DaySum =>
  sumDay(name, [
    {
      amounts: nutrientAmounts({ protein_g: protein }),
      unreported: unreported > 0 ? { protein_g: unreported } : {},
      foods: 3,
    },
  ]);

describe("sumDay", () => {
  const food = fc
    .record(
      Object.fromEntries(nutrientIds.map((id) => [id, fc.option(fc.integer({ min: 0, max: 99 }))])),
    )
    .map((known) => nutrientAmounts(known));

  it("adds the nutrients of all foods and counts the foods that do not report each nutrient", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(food, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
        (meals) => {
          const sum = sumDay(
            "2026-11-19",
            meals.map((foods) => ({
              amounts: sumNutrients(foods).amounts,
              unreported: countUnreported(foods),
              foods: foods.length,
            })),
          );
          const all = sumNutrients(meals.flat());
          expect(sum.amounts).toEqual(all.amounts);
          expect(sum.foods).toBe(all.parts);
          for (const id of nutrientIds) {
            expect(sum.unreported[id] ?? 0).toBe(all.parts - all.reportedBy[id]);
          }
        },
      ),
    );
  });
});

describe("averageOfDays", () => {
  it("averages only the days on which the nutrient is known", () => {
    const days = [day("2026-11-16", 40), day("2026-11-18", 60), day("2026-11-19", null, 3)];
    expect(averageOfDays(days, "protein_g")).toEqual({ amount: 50, days: 2, isAtLeast: false });
  });

  it("returns isAtLeast if a food of those days does not report the nutrient", () => {
    const days = [day("2026-11-16", 40), day("2026-11-18", 60, 1)];
    expect(averageOfDays(days, "protein_g").isAtLeast).toBe(true);
  });

  it("returns unknown if there are no days", () => {
    expect(averageOfDays([], "protein_g")).toEqual({ amount: null, days: 0, isAtLeast: false });
  });
});
