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

describe("the sum of a day", () => {
  const food = fc
    .record(
      Object.fromEntries(nutrientIds.map((id) => [id, fc.option(fc.integer({ min: 0, max: 99 }))])),
    )
    .map((known) => nutrientAmounts(known));

  it("is that of its foods, and counts those that leave a nutrient out", () => {
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

describe("the average of days", () => {
  it("is over the days that know the nutrient", () => {
    const days = [day("2026-11-16", 40), day("2026-11-18", 60), day("2026-11-19", null, 3)];
    expect(averageOfDays(days, "protein_g")).toEqual({ amount: 50, days: 2, isAtLeast: false });
  });

  it("is an 'at least' where a food of those days does not report it", () => {
    const days = [day("2026-11-16", 40), day("2026-11-18", 60, 1)];
    expect(averageOfDays(days, "protein_g").isAtLeast).toBe(true);
  });

  it("of no days is unknown", () => {
    expect(averageOfDays([], "protein_g")).toEqual({ amount: null, days: 0, isAtLeast: false });
  });
});
