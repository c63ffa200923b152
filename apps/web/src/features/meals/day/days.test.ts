import { expect, test } from "vitest";
import { sampleContext, sampleMeal } from "../../../testing/sample-meals.ts";
import { dayKey, findShownDay, formatDay, groupByDay } from "./days.ts";

const onDay = (id: string, day: string, time = "12:00") =>
  sampleMeal({ id, local_day: day, context: sampleContext(`2026-11-19T${time}:00+01:00`) });

test("days are in ascending order with meals without a date last, and each day has its latest meal first [S4.meals.3, F47]", () => {
  const undated = sampleMeal({
    id: "undated",
    local_day: "",
    context: { ...sampleContext("2026-11-19T12:00:00Z"), consumed_at: "some day" },
  });
  const days = groupByDay([
    undated,
    onDay("lunch", "2026-11-19", "12:00"),
    onDay("dinner", "2026-11-19", "19:00"),
    onDay("earlier", "2026-11-02"),
  ]);
  expect(days.map((day) => [day.day, day.meals.map((meal) => meal.id)])).toEqual([
    ["2026-11-02", ["earlier"]],
    ["2026-11-19", ["dinner", "lunch"]],
    [undefined, ["undated"]],
  ]);
});

test.each([
  ["0001-01-01", "", "Jan-01"],
  ["9999-12-31", "", "Dec-31"],
  ["2024-02-29", "", "Feb-29"],
  ["2000-02-29", "no date", "Feb-29"],
  ["", "2024-02-29T12:00:00Z", "Feb-29"],
  ["", "0001-06-15T12:00:00Z", "Jun-15"],
  ["", "9999-06-15T12:00:00Z", "Jun-15"],
  ["", "+010000-06-15T12:00:00Z", "Unknown"],
  ["", "+275760-09-13T00:00:00Z", "Unknown"],
  ["", "+275760-09-13T00:00:01Z", "Unknown"],
  ["", "", "Unknown"],
  ["", "NaN", "Unknown"],
  ["", "null", "Unknown"],
  ["", "2026-13-01T12:00:00Z", "Unknown"],
  ["", "2026-11-19T25:61:00Z", "Unknown"],
  ["2026-00-10", "", "Unknown"],
  ["2026-13-10", "", "Unknown"],
  ["2026-11-00", "", "Unknown"],
  ["2026-11-32", "", "Unknown"],
  ["NaN-NaN-NaN", "", "Unknown"],
  ["undefined", "Invalid Date", "Unknown"],
])("a meal of the day %j, eaten at %j, is listed under %s [F47]", (day, moment, shown) => {
  const meal = sampleMeal({
    id: "odd",
    local_day: day,
    context: { ...sampleContext("2026-11-19T12:00:00Z"), consumed_at: moment },
  });
  const days = groupByDay([onDay("latest", "9999-12-31"), meal, onDay("lunch", "2026-11-19")]);
  const its = days.findIndex(({ meals }) => meals.includes(meal));
  expect(formatDay(days[its]?.day)).toBe(shown);
  expect(shown === "Unknown").toBe(its === 2);
});

test("a meal without a local day has the day of this browser's time zone [S4.meals.5]", () => {
  // Paris: half past midnight of the next day.
  const meal = sampleMeal({
    id: "1",
    local_day: "",
    context: sampleContext("2026-11-19T23:30:00Z"),
  });
  expect(groupByDay([meal])[0]?.day).toBe("2026-11-20");
});

test("a meal's local day has priority over this browser's time zone", () => {
  const meal = sampleMeal({
    id: "1",
    local_day: "2026-11-19",
    context: sampleContext("2026-11-19T23:30:00Z"),
  });
  expect(groupByDay([meal])[0]?.day).toBe("2026-11-19");
});

test("the chosen day is shown if it has meals, otherwise the latest day with a date [S4.meals.1, S4.meals.4]", () => {
  const days = [
    { day: "2026-11-18", meals: [] },
    { day: "2026-11-19", meals: [] },
    { day: undefined, meals: [] },
  ];
  expect(findShownDay(days, "2026-11-18")).toBe(0);
  expect(findShownDay(days, "unknown")).toBe(2);
  expect(findShownDay(days, "2026-11-01")).toBe(1);
  expect(findShownDay(days, undefined)).toBe(1);
  expect(findShownDay(days.slice(2), undefined)).toBe(0);
});

test("a day is written as month and date [S2.meals.2]", () => {
  expect(formatDay("2026-11-19")).toBe("Nov-19");
  expect(formatDay("2026-01-03")).toBe("Jan-03");
  expect(formatDay(undefined)).toBe("Unknown");
  expect(dayKey({ day: undefined, meals: [] })).toBe("unknown");
});
