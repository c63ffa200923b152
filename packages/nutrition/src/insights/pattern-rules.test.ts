import { describe, expect, it } from "vitest";
import { enoughDays } from "../day-sums.ts";
import type { MealType } from "../meal.ts";
import { mergeTargets } from "../targets.ts";
import { nutrientAmounts } from "../totals.ts";
import { type EatenDay, findInsights, insightRules } from "./index.ts";
import {
  type Amounts,
  before,
  dates,
  dayOf,
  eat,
  type Foods,
  find,
  sameDays,
  textOf,
  weekOf,
} from "./test-weeks.ts";

describe("insight rules", () => {
  it("have stable ids, because dismissed insights are stored by id", () => {
    expect(insightRules.map(({ id }) => id)).toEqual([
      "fiber-average",
      "protein-average",
      "sodium-sources",
      "sugar-sources",
      "saturated-sources",
      "protein-by-meal",
      "single-source",
      "little-known",
      "change-from-before",
      "variety",
      "new-foods",
      "frequent-food",
      "meal-times",
      "closest-day",
      "energy-range",
      "weekend",
      "evening-energy",
    ]);
  });

  it("need four days with entries", () => {
    expect(enoughDays).toBe(4);
    const meal = { Lentils: { fiber_g: 12, protein_g: 9 } };
    expect(findInsights(weekOf(sameDays(meal, 3)))).toEqual([]);
    expect(findInsights(weekOf(sameDays(meal, 4)))).not.toEqual([]);
  });

  it("return insights in order of decreasing weight, without the weight", () => {
    const week = weekOf(sameDays({ Lentils: { fiber_g: 7 }, Rice: { fiber_g: 7, protein_g: 5 } }));
    const found = findInsights(week);
    expect(found.map(({ id }) => id)).toEqual([
      "protein-average",
      "fiber-average",
      "frequent-food",
    ]);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(["days", "foods", "id", "text", "title"]);
  });

  it("include three rules about energy, which are not used if energy is hidden", () => {
    expect(insightRules.filter(({ mentionsEnergy }) => mentionsEnergy).map(({ id }) => id)).toEqual(
      ["energy-range", "weekend", "evening-energy"],
    );
    const week = weekOf(sameDays({ Lentils: { calories_kcal: 500 } }));
    expect(findInsights(week).map(({ id }) => id)).toContain("energy-range");
    expect(findInsights({ ...week, isEnergyShown: false }).map(({ id }) => id)).toEqual([
      "frequent-food",
    ]);
  });
});

describe("the units of insights", () => {
  it("are those that the user has chosen, and no text has another unit of energy", () => {
    const week = weekOf(
      sameDays({
        Lentils: { calories_kcal: 500, sodium_mg: 1600 },
        Bread: { sodium_mg: 800 },
        Cheese: { sodium_mg: 600 },
        Rice: { sodium_mg: 200 },
      }),
    );
    const units = { energy: "kJ", isSaltShown: true } as const;
    const texts = findInsights({ ...week, units }).map(({ title, text }) => `${title}: ${text}`);
    const plain = texts.join("\n").replaceAll("\u00a0", " ");
    expect(plain).toContain("Energy from day to day: Days were between 2,092 and 2,092 kJ");
    expect(plain).toContain("Salt averaged 8 g against a target of 5.8 g");
    expect(plain).not.toMatch(/kcal|calories|sodium/i);
  });
});

describe("the insight about protein by meal", () => {
  const meals = {
    snack: { Nuts: { protein_g: 4 } },
    breakfast: { Oats: { protein_g: 9 } },
    lunch: { Lentils: { protein_g: 24 } },
    dinner: { Salmon: { protein_g: 30 }, Peas: { protein_g: 13 } },
  };
  const daysWith = (meal: Partial<Record<MealType, Foods>>) => dates.map((day) => dayOf(day, meal));

  it("states the average of each meal type in the order of the day", () => {
    expect(find("protein-by-meal", weekOf(daysWith(meals)))).toEqual({
      title: "Protein by meal",
      text: "A day's protein was 9 g at breakfast, 24 g at lunch, 43 g at dinner and 4 g with snacks, on average over 4 days.",
      days: dates,
      foods: ["Salmon", "Peas"],
      weight: expect.closeTo(43 / 80 - 0.35),
    });
  });

  it("says 'at least' if a food does not report protein, and leaves out meals without protein", () => {
    const { breakfast, lunch } = meals;
    const days = daysWith({
      breakfast,
      lunch: { ...lunch, Stew: {} },
      dinner: { Water: { protein_g: 0 } },
    });
    expect(textOf("protein-by-meal", weekOf(days))).toBe(
      "A day's protein was at least 9 g at breakfast and 24 g at lunch, on average over 4 days.",
    );
  });

  it("is not given if there is only one meal type", () => {
    expect(find("protein-by-meal", weekOf(daysWith({ lunch: meals.lunch })))).toBeUndefined();
  });
});

describe("insights about the foods of a week", () => {
  const names = ["Figs", "Eggs", "Dates", "Corn", "Beans", "Apples"];
  const foods = (count: number): Foods =>
    Object.fromEntries(names.slice(0, count).map((name) => [name, {}]));

  it("count the foods and name first those eaten on most days, then most often, then by name", () => {
    const days = [
      dayOf("2026-11-16", { lunch: foods(6), dinner: { Eggs: {} } }),
      dayOf("2026-11-17", { lunch: { Figs: {}, Eggs: {} } }),
    ];
    expect(find("variety", weekOf(days))).toEqual({
      title: "Different foods",
      text: "There were 6 different foods over 2 days. Eggs, figs and apples were in your log on the most days.",
      days: ["2026-11-16", "2026-11-17"],
      foods: ["Eggs", "Figs", "Apples"],
      weight: 0.25,
    });
    expect(find("variety", weekOf(sameDays(foods(5))))).toBeUndefined();
  });

  it.each([
    [2, "2 foods were not in your log in the four weeks before: eggs and figs.", 0.2],
    [3, "3 foods were not in your log in the four weeks before: dates, eggs and figs.", 0.3],
    [
      4,
      "4 foods were not in your log in the four weeks before, among them corn, dates and eggs.",
      0.4,
    ],
  ])("name the foods that were not eaten in the four weeks before: %i", (count, text, weight) => {
    const week = weekOf(sameDays({ ...foods(count), Rice: {} }), {
      daysBefore: before(7, {}),
      foodsBefore: new Set(["rice"]),
    });
    expect(find("new-foods", week)).toMatchObject({
      title: "New this week",
      text,
      weight,
      days: dates,
    });
    expect(find("new-foods", week)?.foods.length).toBe(Math.min(3, count));
  });

  it("have a weight of at most 0.6 for new foods", () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Food ${at}`, {}]));
    const week = weekOf(sameDays(many), { daysBefore: before(7, {}) });
    expect(find("new-foods", week)?.weight).toBe(0.6);
  });

  it("do not name new foods if there is only one, or if only six earlier days have entries", () => {
    const one = weekOf(sameDays(foods(1)), { daysBefore: before(7, {}) });
    expect(find("new-foods", one)).toBeUndefined();
    const short = weekOf(sameDays(foods(3)), { daysBefore: before(6, {}) });
    expect(find("new-foods", short)).toBeUndefined();
  });

  it("name the food that was eaten on most days, if there is only one", () => {
    const days = [
      ...sameDays({ "Oat milk": {} }, 3),
      dayOf("2026-11-19", { lunch: { Rice: {} }, dinner: { Rice: {} } }),
    ];
    expect(find("frequent-food", weekOf(days))).toEqual({
      title: "Most often",
      text: "Oat milk was in your log on 3 of 4 days.",
      days: dates.slice(0, 3),
      foods: ["Oat milk"],
      weight: expect.closeTo(0.225),
    });
    const twice = dayOf("2026-11-16", { lunch: { "Oat milk": {} }, dinner: { "Oat milk": {} } });
    expect(textOf("frequent-food", weekOf([twice, ...days.slice(1)]))).toBe(
      "Oat milk was in your log on 3 of 4 days, 4 times in all.",
    );
    expect(find("frequent-food", weekOf(days.slice(1)))).toBeUndefined();
  });
});

describe("the insight about the times of meals", () => {
  const dayAt = (day: string, ...times: number[]): EatenDay => ({
    day,
    meals: times.map((minute) => ({ type: "snack", minute, foods: eat({ Oats: {} }) })),
  });

  it("states the median times of the first and last meals of days with at least two meals", () => {
    const days = [
      dayAt("2026-11-16", 600, 490, 1200),
      dayAt("2026-11-17", 480, 1180),
      dayAt("2026-11-18", 700, 1439),
      dayAt("2026-11-19", 300, 800),
      dayAt("2026-11-20", 5),
    ];
    expect(find("meal-times", weekOf(days))).toEqual({
      title: "When you ate",
      text: "The first meal of a day came at about 08:00 and the last at about 19:40 (median of 4 days).",
      days: dates,
      foods: [],
      weight: 0.28,
    });
    expect(find("meal-times", weekOf(days.slice(1)))).toBeUndefined();
  });
});

describe("the insight about the day closest to the targets", () => {
  const share = (part: number): Amounts => ({
    protein_g: 50 * part,
    carbs_g: 275 * part,
    fat_g: 78 * part,
    fiber_g: 28 * part,
  });

  it("states the day's score and its main foods", () => {
    const days = [
      ...sameDays({ Rice: share(0.5) }, 3),
      dayOf("2026-11-19", {
        lunch: { Tea: share(0), Oil: { fat_g: 78 }, Bread: { carbs_g: 275 } },
        dinner: { Tofu: { protein_g: 50, fiber_g: 28 } },
      }),
    ];
    expect(find("closest-day", weekOf(days))).toEqual({
      title: "Thursday came closest",
      text: "Thursday came closest to your targets for protein, carbs, fat and fiber, 100 of 100, with bread, oil and tofu.",
      days: ["2026-11-19"],
      foods: ["Bread", "Oil", "Tofu"],
      weight: 0.35,
    });
  });

  it("uses the targets of each day", () => {
    const days = sameDays({ Rice: share(0.5) });
    const half = mergeTargets({
      protein_g: { low: 25, high: 25 },
      carbs_g: { low: 137.5, high: 137.5 },
      fat_g: { low: 39, high: 39 },
      fiber_g: { low: 14, high: 14 },
    });
    const targetsOf = (day: string) => (day === "2026-11-18" ? half : mergeTargets());
    expect(textOf("closest-day", weekOf(days, { targetsOf }))).toContain("Wednesday came closest");
    expect(find("closest-day", weekOf(days))).toBeUndefined();
  });

  it.each([
    [0.4, 0.2, true],
    [0.39, 0.2, false],
    [0.5, 0.5, false],
  ])("for days with shares of %d and %d of the targets, is given: %s", (best, others, isFound) => {
    const days = [
      dayOf("2026-11-15", { lunch: { Rice: share(best) } }),
      ...sameDays({ Rice: share(others) }),
    ];
    expect(find("closest-day", weekOf(days)) !== undefined).toBe(isFound);
  });
});

describe("insights about energy", () => {
  const energies = (...all: (number | null)[]) =>
    all.map((calories_kcal, at) =>
      dayOf(dates[at] ?? "2026-11-20", { lunch: { Rice: { calories_kcal } } }),
    );

  it("state the range and average of the days' energy", () => {
    expect(find("energy-range", weekOf(energies(2000, 1600, 2400, 2000)))).toEqual({
      title: "Calories from day to day",
      text: "Days were between 1,600 and 2,400 kcal, on average 2,000 kcal over 4 days.",
      days: dates,
      foods: [],
      weight: expect.closeTo(0.2),
    });
    expect(find("energy-range", weekOf(energies(2000, 1600, 2400, null)))).toBeUndefined();
    const [first, ...others] = energies(2000, 1600, 2400, 2000);
    const stew = dayOf("2026-11-16", { lunch: { Rice: { calories_kcal: 2000 }, Stew: {} } });
    expect(first).toBeDefined();
    expect(textOf("energy-range", weekOf([stew, ...others]))).toContain(
      "on average at least 2,000 kcal",
    );
  });

  // 2026-11-16 to 19 are Monday to Thursday, 20 a Friday; October 2026 starts on a Thursday.
  const october = (ends: number, others: number, days: number) =>
    before(days, {}).map((day) => {
      const isEnd = [3, 4, 10, 11, 17, 18].includes(Number(day.day.slice(-2)));
      return { ...day, amounts: nutrientAmounts({ calories_kcal: isEnd ? ends : others }) };
    });

  it("compare weekends with other days over five weeks", () => {
    const week = weekOf(energies(1900, 1900, 1900, 1900), { daysBefore: october(2280, 1900, 11) });
    expect(find("weekend", week)).toEqual({
      title: "Weekends and other days",
      text: "Saturdays and Sundays averaged 2,280 kcal over 4 days, other days 1,900 kcal over 11 days, this week and the four before.",
      days: dates,
      foods: [],
      weight: expect.closeTo(0.2),
    });
  });

  it.each([
    ["a difference below 8 %", 2040, 1900, 11, 4, false],
    ["less on weekends", 1700, 1900, 11, 4, true],
    ["three days of weekends", 2280, 1900, 10, 4, false],
    ["eight other days", 2280, 1900, 11, 1, true],
    ["seven other days", 2280, 1900, 11, 0, false],
    ["no energy on weekends", 0, 1900, 11, 4, false],
    ["no energy on other days", 2280, 0, 11, 0, false],
  ])(
    "compare weekends with other days only if the difference and the days suffice: %s",
    (_, ends, others, daysBefore, days, isFound) => {
      const energy = others === 0 ? 0 : 1900;
      const week = weekOf(energies(...Array.from({ length: days }, () => energy)), {
        daysBefore: october(ends, others, daysBefore),
      });
      expect(find("weekend", week) !== undefined).toBe(isFound);
    },
  );

  const evening = (minute: number, calories_kcal: number | null): EatenDay => ({
    day: "2026-11-16",
    meals: [
      { type: "lunch", minute: 700, foods: eat({ Rice: { calories_kcal: 540 }, Tea: {} }) },
      { type: "dinner", minute, foods: eat({ Soup: { calories_kcal } }) },
    ],
  });

  it("state the share of energy eaten from 18:00 on", () => {
    expect(find("evening-energy", weekOf([evening(1080, 460)]))).toEqual({
      title: "Evenings",
      text: "46% of the calories came after 18:00, over 1 day.",
      days: ["2026-11-16"],
      foods: [],
      weight: expect.closeTo(0.11),
    });
    expect(find("evening-energy", weekOf([evening(1079, 460)]))).toBeUndefined();
    expect(find("evening-energy", weekOf([evening(1080, null)]))).toBeUndefined();
    expect(
      find("evening-energy", weekOf(sameDays({ Water: { calories_kcal: 0 } }))),
    ).toBeUndefined();
  });
});
