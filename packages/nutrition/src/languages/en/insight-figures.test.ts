import { describe, expect, it } from "vitest";
import { defaultUnits } from "../../display-units.ts";
import {
  capitalize,
  foodInSentence,
  formatAmount,
  formatAverage,
  formatClock,
  formatNumber,
  formatPercent,
  formatTarget,
  listFoods,
} from "./insight-figures.ts";
import { joinList } from "./quotations.ts";

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

  it("writes an amount and its unit with a non-breaking space", () => {
    expect(formatAmount(1850, "calories_kcal", defaultUnits)).toBe("1,850\u00a0kcal");
    expect(formatAverage({ amount: 3, days: 4, isAtLeast: false }, "iron_mg", defaultUnits)).toBe(
      "3\u00a0mg",
    );
    expect(formatAverage({ amount: 3, days: 4, isAtLeast: true }, "iron_mg", defaultUnits)).toBe(
      "at least 3\u00a0mg",
    );
  });

  it.each([
    [{ low: 28, high: 28 }, "28 g"],
    [{ low: 200, high: 275 }, "200 to 275 g"],
    [{ low: 28, high: null }, "at least 28 g"],
    [{ low: null, high: 78 }, "at most 78 g"],
  ])("writes the target %j as %s", (target, text) => {
    expect(formatTarget(target, "carbs_g", defaultUnits).replaceAll("\u00a0", " ")).toBe(text);
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

  it("joins words to a list and capitalizes the first word", () => {
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
