import { describe, expect, it } from "vitest";
import { defaultUnits } from "../display-units.ts";
import { defaultTargets } from "../targets.ts";
import { nutrientAmounts } from "../totals.ts";
import { weekdayOf } from "../weekday.ts";
import { countFoods, mainSources, reportedShare, summarizeWeek } from "./week.ts";

describe("the summary of a week", () => {
  const food = (name: string, iron_mg: number | null) => ({
    id: name,
    name,
    nutrients: nutrientAmounts({ iron_mg }),
  });
  const meal = (...foods: ReturnType<typeof food>[]) => ({
    type: "lunch" as const,
    minute: 700,
    foods,
  });
  const days = [
    { day: "2026-11-16", meals: [meal(food("b", 1), food("a", 0)), meal(food("b", 2))] },
    { day: "2026-11-17", meals: [meal(food("b", 3), food("d", null), food("c", 9))] },
  ];

  it("lists each food once, sorted by name, with its times, days and amounts", () => {
    expect(
      countFoods(days).map(({ name, times, days, amounts }) => [
        name,
        times,
        days,
        amounts.iron_mg,
      ]),
    ).toEqual([
      ["a", 1, 1, 0],
      ["b", 3, 2, 6],
      ["c", 1, 1, 9],
      ["d", 1, 1, null],
    ]);
  });

  it("has day sums that count the foods that do not report a nutrient", () => {
    const week = summarizeWeek({
      days,
      daysBefore: [],
      foodsBefore: new Set(),
      targetsOf: () => defaultTargets,
      isEnergyShown: true,
      units: defaultUnits,
    });
    expect(
      week.sums.map(({ day, meals, foods, amounts, unreported }) => [
        day,
        meals,
        foods,
        amounts.iron_mg,
        unreported.iron_mg,
      ]),
    ).toEqual([
      ["2026-11-16", 2, 3, 3, undefined],
      ["2026-11-17", 1, 3, 12, 1],
    ]);
    expect(week.foods.map(({ name }) => name)).toEqual(["b", "a", "b", "b", "d", "c"]);
    expect(reportedShare(week, "iron_mg")).toBeCloseTo(5 / 6);
    expect(reportedShare({ ...week, foods: [] }, "iron_mg")).toBe(0);
  });

  it("lists the main sources of a nutrient first, without foods that contain 0 or report nothing", () => {
    const foods = countFoods(days);
    expect(mainSources(foods, "iron_mg").map(({ name }) => name)).toEqual(["c", "b"]);
    expect(mainSources(foods, "iron_mg", 1).map(({ name }) => name)).toEqual(["c"]);
  });

  it("finds the weekday of each month's first day", () => {
    const days = Array.from({ length: 12 }, (_, at) =>
      weekdayOf(`2024-${String(at + 1).padStart(2, "0")}-01`),
    );
    expect(days).toEqual([1, 4, 5, 1, 3, 6, 1, 4, 0, 2, 5, 0]);
    expect(weekdayOf("2000-02-29")).toBe(2);
    expect(weekdayOf("1900-03-01")).toBe(4);
    expect(weekdayOf("2025-01-08")).toBe(3);
  });
});
