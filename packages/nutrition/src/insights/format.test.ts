import { describe, expect, it } from "vitest";
import { nutrientAmounts } from "../totals.ts";
import {
  capitalize,
  foodInSentence,
  formatAmount,
  formatAverage,
  formatClock,
  formatNumber,
  formatPercent,
  formatTarget,
  joinList,
  listFoods,
  weekdayOf,
} from "./format.ts";
import { countFoods, mainSources, reportedShare, summarizeWeek } from "./week.ts";

describe("words of an insight", () => {
  it.each([
    [0, "0"],
    [0.44, "0.4"],
    [9.94, "9.9"],
    [9.95, "10"],
    [14.6, "15"],
    [1850, "1,850"],
  ])("writes %d as %s", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it("writes an amount with its unit, on one line", () => {
    expect(formatAmount(1850, "calories_kcal")).toBe("1,850\u00a0kcal");
    expect(formatAverage({ amount: 3, days: 4, isAtLeast: false }, "iron_mg")).toBe("3\u00a0mg");
    expect(formatAverage({ amount: 3, days: 4, isAtLeast: true }, "iron_mg")).toBe(
      "at least 3\u00a0mg",
    );
  });

  it.each([
    [{ low: 28, high: 28 }, "28 g"],
    [{ low: 200, high: 275 }, "200 to 275 g"],
    [{ low: 28, high: null }, "at least 28 g"],
    [{ low: null, high: 78 }, "at most 78 g"],
  ])("writes the target %j as %s", (target, text) => {
    expect(formatTarget(target, "carbs_g").replaceAll("\u00a0", " ")).toBe(text);
  });

  it("rounds a share to whole percents", () => {
    expect([0, 0.504, 0.505, 1].map(formatPercent)).toEqual(["0%", "50%", "51%", "100%"]);
  });

  it("writes minutes since midnight as a clock", () => {
    expect([0, 59, 60, 490, 1439].map(formatClock)).toEqual([
      "00:00",
      "00:59",
      "01:00",
      "08:10",
      "23:59",
    ]);
  });

  it("names the weekday of each month's first day", () => {
    const days = Array.from({ length: 12 }, (_, at) =>
      weekdayOf(`2024-${String(at + 1).padStart(2, "0")}-01`),
    );
    expect(days.map((day) => day.slice(0, 3)).join(" ")).toBe(
      "Mon Thu Fri Mon Wed Sat Mon Thu Sun Tue Fri Sun",
    );
    expect(weekdayOf("2000-02-29")).toBe("Tuesday");
    expect(weekdayOf("1900-03-01")).toBe("Thursday");
    expect(weekdayOf("2025-01-08")).toBe("Wednesday");
  });

  it.each([
    ["Salad with Greek feta", "salad with Greek feta"],
    ["Swiss cheese", "Swiss cheese"],
    ["Frenchtoast", "frenchtoast"],
    ["Éclair", "éclair"],
    ["T-bone steak", "T-bone steak"],
    ["7-grain bread", "7-grain bread"],
    ["oats", "oats"],
    ["", ""],
  ])("writes the food %s as %s", (name, text) => {
    expect(foodInSentence(name)).toBe(text);
  });

  it("joins words to a list and starts a sentence with them", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(joinList)).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
    expect(listFoods([{ name: "Rye bread, toasted" }, { name: "Tea" }])).toBe("rye bread and tea");
    expect(capitalize("rye bread")).toBe("Rye bread");
  });
});

describe("the facts of a week", () => {
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

  it("count each food once, by name, with its times, days and amounts", () => {
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

  it("have sums of days that know what foods do not report", () => {
    const week = summarizeWeek({
      days,
      daysBefore: [],
      foodsBefore: new Set(),
      targets: {} as never,
      isEnergyShown: true,
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

  it("have the foods with most of a nutrient first, without those that have none", () => {
    const foods = countFoods(days);
    expect(mainSources(foods, "iron_mg").map(({ name }) => name)).toEqual(["c", "b"]);
    expect(mainSources(foods, "iron_mg", 1).map(({ name }) => name)).toEqual(["c"]);
  });
});
