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
    ["a banana 530am", "breakfast 1-15 5:30"],
    ["a banana at 1030", "breakfast 1-15 10:30"],
    ["a banana am", "breakfast 1-15 8:00"],
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
    ["dinner at 5: salmon", "dinner 1-15 17:00"],
    ["a banana two hours ago", "snack 1-15 16:00"],
    ["on Monday for lunch I had pizza", "lunch 1-13 12:00"],
    ["for breakfast I had oatmeal", "breakfast 1-15 8:00"],
    ["for dinner I had pizza", "dinner 1-15 18:00"],
    ["for a snack I had a banana", "snack 1-15 18:00"],
    ["a banana", "dinner 1-15 18:00"],
    ["half 7 this morning: oatmeal", "breakfast 1-15 7:30"],
    ["half 8: oatmeal and a banana", "breakfast 1-15 8:30"],
    ["around half one I had pizza", "lunch 1-15 13:30"],
    ["pizza last nite", "dinner 1-14 20:00"],
    ["pizza for lunch yday", "lunch 1-14 12:00"],
    ["yday evening pizza", "dinner 1-14 19:00"],
    ["pizza last evening with salad", "dinner 1-14 19:00"],
    ["oatmeal, day before yesterday", "lunch 1-13 12:00"],
    ["at like 11 a banana", "lunch 1-15 11:00"],
    ["around 1ish I had pizza", "lunch 1-15 13:00"],
    ["at elevenish a banana", "lunch 1-15 11:00"],
    ["oh and then around 10 half a banana", "breakfast 1-15 10:00"],
    ["then around five some pizza", "dinner 1-15 17:00"],
    ["breakfast five fifteen am a banana", "breakfast 1-15 5:15"],
    ["seven am oatmeal", "breakfast 1-15 7:00"],
    ["six forty five am: oatmeal", "breakfast 1-15 6:45"],
    ["Gestern Abend pizza", "dinner 1-14 19:00"],
    ["anoche pizza", "dinner 1-14 20:00"],
    ["heute Morgen oatmeal", "breakfast 1-15 8:00"],
    ["ayer: pizza", "lunch 1-14 12:00"],
    ["0730 oatmeal", "breakfast 1-15 7:30"],
    ["1630hrs pizza", "snack 1-15 16:30"],
    ["tonite pizza", "dinner 1-15 18:00"],
    ["first thing a banana", "breakfast 1-15 8:00"],
    ["two nights ago pizza", "dinner 1-13 20:00"],
    ["night before last I had pizza", "dinner 1-13 20:00"],
    ["last weekend pizza", "lunch 1-11 12:00"],
    ["this arvo pizza", "snack 1-15 15:00"],
    ["got home about 5 and had pizza", "dinner 1-15 17:00"],
    ["teatime: pizza", "dinner 1-15 18:00"],
    ["smoko: a banana", "snack 1-15 18:00"],
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

describe("the day of a meal", () => {
  const datesOf = (message: string, time = "18:00") =>
    estimateMeals(message, testIndex, at(time)).meals.map((meal) => {
      const { year, month, day, hour } = wallClockAt(meal.consumedAtMs, "America/New_York");
      return `${meal.mealType} ${year}-${month}-${day} ${hour}`;
    });

  it.each([
    ["on March 3 for lunch I had a banana", "lunch 2024-3-3 12"],
    ["pizza on Jan 2nd for dinner", "dinner 2025-1-2 19"],
    ["pizza on the 3rd of December around 9pm", "dinner 2024-12-3 21"],
    ["on 2024-04-05 at noon, pizza", "lunch 2024-4-5 12"],
    ["a banana on 12/24", "lunch 2024-12-24 12"],
    ["100 days ago for dinner: pizza", "dinner 2024-10-7 19"],
    ["three weeks ago a banana", "lunch 2024-12-25 12"],
    ["last Tuesday for breakfast oatmeal", "breakfast 2025-1-14 8"],
    ["last week on Tuesday I had pizza for lunch", "lunch 2025-1-7 12"],
    ["pizza on Monday last week", "lunch 2025-1-6 12"],
    ["on the 10th I had pizza", "lunch 2025-1-10 12"],
    ["on the 20th for dinner pizza", "dinner 2024-12-20 19"],
    ["Sat 11 Jan lunch: pizza", "lunch 2025-1-11 12"],
    ["Mon: pizza", "lunch 2025-1-13 12"],
    ["Saturday 9pm: 2 beers", "dinner 2025-1-11 21"],
    ["a banana on Friday", "lunch 2025-1-10 12"],
    ["yesterday around 9pm pizza", "dinner 2025-1-14 21"],
    ["3/4 cup milk", "dinner 2025-1-15 18"],
  ])("of %s is %s", (message, date) => {
    expect(datesOf(message)).toEqual([date]);
  });

  it("also applies to the following meals", () => {
    expect(datesOf("On January 3: oatmeal for breakfast, then pizza for lunch")).toEqual([
      "breakfast 2025-1-3 8",
      "lunch 2025-1-3 12",
    ]);
  });

  it.each(["last night's pizza", "half of yesterday's pizza", "leftovers from Monday: pizza"])(
    "is today for left-overs: %s",
    (message) => {
      expect(datesOf(message)).toEqual(["dinner 2025-1-15 18"]);
    },
  );

  it.each([
    ["pizza around 9pm", "19:46", "dinner 1-14 21:00"],
    ["pizza at 8:30pm", "19:46", "dinner 1-15 19:46"],
    ["pizza at 9pm today", "19:46", "dinner 1-15 19:46"],
    ["tonight pizza", "18:00", "dinner 1-15 18:00"],
    ["midnight snack: oatmeal", "10:00", "snack 1-14 23:59"],
    ["midnight snack: oatmeal", "23:30", "snack 1-15 23:30"],
    ["oatmeal at midnight", "10:00", "snack 1-15 0:00"],
    ["dinner on Saturday: pizza", "10:00", "dinner 1-11 19:00"],
  ])("is not in the future, and neither is the time: %s, written at %s", (message, time, place) => {
    expect(placesOf(message, time)).toEqual([place]);
  });

  it.each([
    ["on Christmas Day I had pizza", "lunch 2024-12-25 12"],
    ["New Year's Eve: pizza", "lunch 2024-12-31 12"],
    ["pizza that I froze last month", "dinner 2025-1-15 18"],
    ["half a pizza from last month", "dinner 2025-1-15 18"],
    ["last month's pizza", "dinner 2025-1-15 18"],
  ])("knows days of each year, and leaves out when a food was made: %s", (message, place) => {
    expect(datesOf(message)).toEqual([place]);
  });

  it("refuses no shopping list for tomorrow", () => {
    expect(estimateMeals("need to buy pizza tomorrow", testIndex, at("18:00"))).toEqual({
      meals: [],
      unmatched: [],
    });
  });

  it.each([
    ["two years ago I had a banana", "too-long-ago"],
    ["on 2023-05-01 pizza for lunch", "too-long-ago"],
    ["breakfast: oatmeal. on March 3, 2022 for lunch I had pizza", "too-long-ago"],
    ["pizza next friday", "in-the-future"],
    ["on March 3, 2025 for lunch I had pizza", "in-the-future"],
    ["tomorrow a pizza", "in-the-future"],
    ["in 2031 I had pizza", "in-the-future"],
    ["in 2019 I had pizza", "too-long-ago"],
    ["I had pizza in March 2022", "too-long-ago"],
    ["years ago I had pizza", "too-long-ago"],
    ["last month I had pizza", "day-unclear"],
    ["pizza last year", "day-unclear"],
    ["in November I had 2 bananas", "day-unclear"],
    ["on my birthday I had pizza", "day-unclear"],
    ["sometime last week pizza", "day-unclear"],
    ["the other day I had pizza", "day-unclear"],
  ])("refuses the message if it is too long ago or in the future: %s", (message, refusal) => {
    expect(estimateMeals(message, testIndex, at("18:00"))).toEqual({
      meals: [],
      unmatched: [],
      refusal,
    });
  });
});

describe("time cues", () => {
  it.each([
    ["mid afternoon an apple", "snack 1-15 15:00"],
    ["mid-morning snack of yogurt", "snack 1-15 10:00"],
    ["Evening: pizza", "dinner 1-15 18:00"],
    ["Morning: oatmeal", "breakfast 1-15 8:00"],
    ["school lunch was pizza", "lunch 1-15 12:00"],
    ["afternoon snack: a banana", "snack 1-15 15:00"],
    ["late night snack: a banana", "snack 1-14 22:00"],
    ["pizza at about half five", "dinner 1-15 17:30"],
    ["lunch about 1: pizza", "lunch 1-15 13:00"],
  ])("in '%s' give %s", (message, place) => {
    expect(placesOf(message)).toEqual([place]);
  });

  it("include letters with a colon", () => {
    expect(placesOf("L: rice, D: pizza")).toEqual(["lunch 1-15 12:00", "dinner 1-15 18:00"]);
  });

  it("include letters with a dash", () => {
    expect(placesOf("B - oatmeal\nL - chicken and rice\nD - pizza")).toEqual([
      "breakfast 1-15 8:00",
      "lunch 1-15 12:00",
      "dinner 1-15 18:00",
    ]);
  });

  it("include times after meal names", () => {
    expect(placesOf("Breakfast 8:00 yogurt. Snack 11:00 apple. Lunch 13:00 rice")).toEqual([
      "breakfast 1-15 8:00",
      "snack 1-15 11:00",
      "lunch 1-15 13:00",
    ]);
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

  it.each([
    ["Meal 1: oatmeal\nMeal 2: pizza\nMeal 3: a banana", 3],
    ["Meal one - oatmeal. Meal two - pizza", 2],
    ["1st meal: oatmeal, 2nd meal: pizza, 3rd meal: a banana", 3],
    ["M1: oatmeal\nM2: pizza", 2],
    ["meal 1 oatmeal meal 2 rice meal 3 pizza", 3],
    ["Meal #1 2 bananas\nMeal #2 pizza", 2],
    ["first meal was oatmeal, second meal was pizza and an apple", 2],
    ["Meal 1: oatmeal. It came with a banana", 1],
    ["oatmeal, my first meal of the day", 1],
  ])("are numbered in %s", (message, count) => {
    expect(placesOf(message)).toHaveLength(count);
  });

  it.each([
    ["pizza at noon, then wine o'clock at 5 - a beer", ["lunch 1-15 12:00", "dinner 1-15 17:00"]],
    [
      "brunch was eggs, nothing until tea when I had pizza",
      ["lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    [
      "met mum for brunch at 11, I had eggs, then pizza for dinner",
      ["lunch 1-15 11:00", "dinner 1-15 18:00"],
    ],
    [
      "for breakfast I had oatmeal, and pizza for lunch",
      ["breakfast 1-15 8:00", "lunch 1-15 12:00"],
    ],
    [
      "breakfast was eggs and a banana and pizza for dinner",
      ["breakfast 1-15 8:00", "dinner 1-15 18:00"],
    ],
    [
      "yesterday rice for lunch. Pizza for dinner, then around 10 half a banana",
      ["lunch 1-14 12:00", "dinner 1-14 19:00", "snack 1-14 22:00"],
    ],
    [
      "yesterday rice at noon, an apple at 9pm, at 11 a banana",
      ["lunch 1-14 12:00", "dinner 1-14 21:00", "snack 1-14 23:00"],
    ],
    ["lunch was rice then around four a banana", ["lunch 1-15 12:00", "snack 1-15 16:00"]],
    ["at noon pizza, oh and then around 3 half a banana", ["lunch 1-15 12:00", "snack 1-15 15:00"]],
    ["mornin: oatmeal. then luch a banana", ["breakfast 1-15 8:00", "lunch 1-15 12:00"]],
    ["oatmeal seven am and pizza at one", ["breakfast 1-15 7:00", "lunch 1-15 13:00"]],
    ["Desayuno: oatmeal\nAlmuerzo: pizza", ["breakfast 1-15 8:00", "lunch 1-15 12:00"]],
    [
      "breakfast cereal and milk lunch rice dinner pizza",
      ["breakfast 1-15 8:00", "lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    [
      "19:00 pizza\n22:00 an apple\n01:30 rice\n07:30 oatmeal",
      ["dinner 1-14 19:00", "snack 1-14 22:00", "snack 1-15 1:30", "breakfast 1-15 7:30"],
    ],
    [
      "0600 oatmeal, 1200 pizza, 1700 rice",
      ["breakfast 1-15 6:00", "lunch 1-15 12:00", "dinner 1-15 17:00"],
    ],
    [
      "rice for lunch and nothing else til dinner which was pizza",
      ["lunch 1-15 12:00", "dinner 1-15 18:00"],
    ],
    ["11pm rice, 3am a banana", ["snack 1-14 23:00", "snack 1-15 3:00"]],
    ["5pm pizza, 7am oatmeal", ["dinner 1-15 17:00", "breakfast 1-15 7:00"]],
  ])("%s, with every time", (message, places) => {
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
