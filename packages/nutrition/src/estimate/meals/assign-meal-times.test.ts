/// <reference lib="esnext.temporal" />
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { instantOf, wallClockAt } from "../message/read-time.ts";
import { testIndex } from "../test-foods.ts";

/** Wednesday, 15 January 2025, at a time of day in New York (UTC-5). */
const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const timeZone = "America/New_York";
  return { nowMs: instantOf({ year: 2025, month: 1, day: 15, hour, minute }, timeZone), timeZone };
};

const placesOf = (message: string, time = "18:00") =>
  estimateMeals(message, testIndex, at(time)).meals.map((meal) => {
    const clock = wallClockAt(meal.consumedAtMs, "America/New_York");
    return `${meal.mealType} ${clock.month}-${clock.day} ${clock.hour}:${String(clock.minute).padStart(2, "0")}`;
  });

describe("the time of a meal", () => {
  it.each([
    ["a banana at 1pm", "lunch 1-15 13:00"],
    ["a banana and oatmeal at 9 this morning", "breakfast 1-15 9:00"],
    ["oatmeal at 9 yesterday", "breakfast 1-14 9:00"],
    ["at 7:30 am oatmeal", "breakfast 1-15 7:30"],
    ["pizza at noon", "lunch 1-15 12:00"],
    ["yesterday pizza at midnight", "snack 1-14 0:00"],
    ["13:45 a banana", "lunch 1-15 13:45"],
    ["this morning I had oatmeal", "breakfast 1-15 8:00"],
    ["a banana and oatmeal at 7:30 this morning", "breakfast 1-15 7:30"],
    ["this morning at 7:30 a banana and oatmeal", "breakfast 1-15 7:30"],
    ["at seven thirty this morning a banana and oatmeal", "breakfast 1-15 7:30"],
    ["a banana and oatmeal at half past seven this morning", "breakfast 1-15 7:30"],
    ["a banana and oatmeal at a quarter to 8 this morning", "breakfast 1-15 7:45"],
    ["last night I had pizza", "dinner 1-14 20:00"],
    ["yesterday I had pizza for dinner", "dinner 1-14 19:00"],
    ["yesterday at 8am, oatmeal", "breakfast 1-14 8:00"],
    ["dinner at 7: salmon", "dinner 1-15 19:00"],
    ["a banana two hours ago", "snack 1-15 16:00"],
    ["on Monday for lunch I had pizza", "lunch 1-13 12:00"],
    ["for breakfast I had oatmeal", "breakfast 1-15 8:00"],
    ["for dinner I had pizza", "dinner 1-15 18:00"],
    ["for a snack I had a banana", "snack 1-15 18:00"],
    ["a banana", "dinner 1-15 18:00"],
  ])("reads %s as %s", (message, place) => {
    expect(placesOf(message)).toEqual([place]);
  });

  it.each([
    ["08:15", "breakfast"],
    ["12:30", "lunch"],
    ["16:00", "snack"],
    ["19:00", "dinner"],
    ["23:30", "snack"],
  ])("chooses the meal type by the hour: at %s it is %s", (time, mealType) => {
    expect(placesOf("a banana", time)[0]).toMatch(new RegExp(`^${mealType}`));
  });

  it("uses the current time for a meal that may still be in progress", () => {
    expect(placesOf("for breakfast I had oatmeal", "10:15")).toEqual(["breakfast 1-15 10:15"]);
    expect(placesOf("for lunch I had pizza", "14:30")).toEqual(["lunch 1-15 14:30"]);
  });

  it("reads an evening time written after midnight as the previous evening", () => {
    expect(placesOf("pizza at 11pm", "00:40")).toEqual(["snack 1-14 23:00"]);
  });
});

describe("several meals in one message", () => {
  it.each([
    [
      "breakfast: oatmeal\nlunch: chicken and rice\ndinner: pizza",
      ["breakfast 1-15 8:00", "lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    ["for lunch I had pizza, then for dinner salmon", ["lunch 1-15 12:00", "dinner 1-15 18:00"]],
    ["I had eggs for breakfast and pizza for lunch", ["breakfast 1-15 8:00", "lunch 1-15 12:00"]],
    ["a banana at 10am, then pizza at 1pm", ["breakfast 1-15 10:00", "lunch 1-15 13:00"]],
    [
      "Yesterday I had oatmeal for breakfast, pizza for lunch and nothing for dinner",
      ["breakfast 1-14 8:00", "lunch 1-14 12:00"],
    ],
    ["For lunch I had rice. It came with broccoli.", ["lunch 1-15 12:00"]],
    [
      "B: oatmeal\nL: chicken and rice\nD: pizza",
      ["breakfast 1-15 8:00", "lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    ["oatmeal at 8am and a banana at 11", ["breakfast 1-15 8:00", "lunch 1-15 11:00"]],
    ["at 6:30 oatmeal, at 16:15 pizza", ["breakfast 1-15 6:30", "snack 1-15 16:15"]],
    ["nothing until lunch, then salmon", ["lunch 1-15 12:00"]],
    ["nothing for breakfast, then salmon", ["dinner 1-15 18:00"]],
    [
      "breakfast was oatmeal with banana lunch was rice and dinner was pizza",
      ["breakfast 1-15 8:00", "lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    ["for my tea I had pizza", ["dinner 1-15 18:00"]],
    ["pizza for tea", ["dinner 1-15 18:00"]],
    ["lunch pizza then dinner salmon", ["lunch 1-15 12:00", "dinner 1-15 18:00"]],
    ["at lunch rice then dinner pizza", ["lunch 1-15 12:00", "dinner 1-15 18:00"]],
    ["elevenses: a banana", ["snack 1-15 18:00"]],
    [
      "For dinner yesterday I had pizza. This morning oatmeal, for lunch salmon",
      ["dinner 1-14 19:00", "breakfast 1-15 8:00", "lunch 1-15 12:00"],
    ],
  ])("%s", (message, places) => {
    expect(placesOf(message)).toEqual(places);
  });

  it("each keep their part of the message as description", () => {
    const { meals } = estimateMeals("breakfast: oatmeal\nlunch: pizza", testIndex, at("18:00"));
    expect(meals.map((meal) => meal.description)).toEqual(["breakfast: oatmeal", "lunch: pizza"]);
  });
});

describe("wall clocks", () => {
  it("agree with Temporal in both directions in 10,000 cases around days of 23 and 25 hours [F46]", () => {
    // Offsets of half and three quarters of an hour, one day ahead, and a skipped day.
    const timeZone = fc.constantFrom(
      ...["UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"],
      ...["Pacific/Kiritimati", "Pacific/Apia", "America/St_Johns", "Africa/Casablanca"],
    );
    // Zones have whole-minute offsets in this range, which covers all possible logs.
    const days = fc.integer({ min: 1000, max: 30_000 });
    const minutesAway = fc.integer({ min: -1800, max: 1800 });
    fc.assert(
      fc.property(timeZone, days, minutesAway, (zone, day, away) => {
        const somewhen = Temporal.Instant.fromEpochMilliseconds(day * 86_400_000);
        const change = somewhen.toZonedDateTimeISO(zone).getTimeZoneTransition("next");
        const around = (change?.toInstant() ?? somewhen).add({ minutes: away });
        const instantMs = Math.floor(around.epochMilliseconds / 60_000) * 60_000;
        const local = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone);
        const { year, month, day: date, hour, minute } = local;
        const clock = { year, month, day: date, hour, minute };
        expect(wallClockAt(instantMs, zone)).toEqual(clock);
        const theirs = local
          .toPlainDateTime()
          .toZonedDateTime(zone, { disambiguation: "compatible" });
        expect(instantOf(clock, zone)).toBe(theirs.epochMilliseconds);
      }),
      { numRuns: 10_000 },
    );
  });

  it("shift a time skipped by daylight saving by an hour and use the first of a repeated time", () => {
    const skipped = { year: 2025, month: 3, day: 9, hour: 2, minute: 30 };
    expect(wallClockAt(instantOf(skipped, "America/New_York"), "UTC")).toEqual({
      ...skipped,
      hour: 7,
    });
    const twice = { year: 2025, month: 11, day: 2, hour: 1, minute: 30 };
    expect(wallClockAt(instantOf(twice, "America/New_York"), "UTC")).toEqual({ ...twice, hour: 5 });
  });

  it("reject an unknown time zone", () => {
    expect(() =>
      estimateMeals("a banana", testIndex, { nowMs: 0, timeZone: "Mars/Olympus" }),
    ).toThrow(RangeError);
  });
});
