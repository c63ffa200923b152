import { describe, expect, it } from "vitest";
import { enoughDays, sumDay } from "../day-sums.ts";
import type { MealType } from "../meal.ts";
import { defaultTargets, mergeTargets } from "../targets.ts";
import { nutrientAmounts } from "../totals.ts";
import {
  type EatenDay,
  type EatenFood,
  type EatenWeek,
  findInsights,
  insightRules,
} from "./index.ts";
import { summarizeWeek } from "./week.ts";

type Amounts = Parameters<typeof nutrientAmounts>[0];
type Foods = Readonly<Record<string, Amounts>>;

const eat = (foods: Foods): EatenFood[] =>
  Object.entries(foods).map(([name, amounts]) => ({
    id: name.toLowerCase(),
    name,
    nutrients: nutrientAmounts(amounts),
  }));
/** Four days from Monday on, with the same lunch unless a day has its own. */
const dates = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];
const sameDays = (foods: Foods, count = 4): EatenDay[] =>
  dates.slice(0, count).map((day) => dayOf(day, { lunch: foods }));
const minutes = { breakfast: 480, lunch: 750, dinner: 1140, snack: 960 } as const;
function dayOf(day: string, meals: Partial<Record<MealType, Foods>>): EatenDay {
  return {
    day,
    meals: Object.entries(meals).map(([type, foods]) => ({
      type: type as MealType,
      minute: minutes[type as MealType],
      foods: eat(foods),
    })),
  };
}
const weekOf = (days: EatenDay[], rest: Partial<EatenWeek> = {}): EatenWeek => ({
  days,
  daysBefore: [],
  foodsBefore: new Set(),
  targets: defaultTargets,
  isEnergyShown: true,
  ...rest,
});
/** Days of October 2026, from the first on. The first is a Thursday. */
const before = (count: number, amounts: Amounts) =>
  Array.from({ length: count }, (_, at) =>
    sumDay(`2026-10-${String(at + 1).padStart(2, "0")}`, [
      { amounts: nutrientAmounts(amounts), unreported: {}, foods: 1 },
    ]),
  );
function find(id: string, week: EatenWeek) {
  const found = insightRules.find((rule) => rule.id === id)?.find(summarizeWeek(week));
  return found && { ...found, text: found.text.replaceAll("\u00a0", " ") };
}
const textOf = (id: string, week: EatenWeek) => find(id, week)?.text;

describe("the rules", () => {
  it("keep their ids, in which dismissed insights are stored", () => {
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

  it("come with the greatest weight first and without the weight", () => {
    const week = weekOf(sameDays({ Lentils: { fiber_g: 7 }, Rice: { fiber_g: 7, protein_g: 5 } }));
    const found = findInsights(week);
    expect(found.map(({ id }) => id)).toEqual([
      "protein-average",
      "fiber-average",
      "frequent-food",
    ]);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(["days", "foods", "id", "text", "title"]);
  });

  it("mention energy only in the three rules that are left out if energy is hidden", () => {
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

describe("the average of a nutrient", () => {
  const days = [
    ...sameDays({ Rice: { protein_g: 20 } }, 3),
    dayOf("2026-11-19", { lunch: { Tofu: { protein_g: 30 }, Oats: { protein_g: 10 } } }),
  ];

  it("has the day with most and its foods", () => {
    expect(find("protein-average", weekOf(days))).toEqual({
      title: "Protein",
      text: "Protein averaged 25 g of 50 g over 4 days. Thursday had the most, 40 g, with tofu and oats.",
      days: dates,
      foods: ["Tofu", "Oats"],
      weight: expect.closeTo(0.5),
    });
  });

  it("weighs the distance from the middle of the target, above it as below it", () => {
    const targets = mergeTargets({ protein_g: { low: 10, high: 30 } });
    expect(find("protein-average", weekOf(days, { targets }))?.weight).toBeCloseTo(0.25);
  });

  it.each([
    [{ low: 25, high: 25 }, "averaged 25 g of 25 g over"],
    [{ low: 24, high: 24 }, "averaged 25 g beside a target of 24 g over"],
    [{ low: 20, high: 40 }, "averaged 25 g beside a target of 20 to 40 g over"],
    [{ low: 40, high: null }, "averaged 25 g beside a target of at least 40 g over"],
    [{ low: null, high: 40 }, "averaged 25 g beside a target of at most 40 g over"],
  ])("compares with the target %j", (protein_g, text) => {
    const targets = mergeTargets({ protein_g });
    expect(textOf("protein-average", weekOf(days, { targets }))).toContain(text);
  });

  it("says 'at least' if a food does not report the nutrient", () => {
    const unknown = dayOf("2026-11-20", { lunch: { Tofu: { protein_g: 25 }, Stew: {} } });
    expect(textOf("protein-average", weekOf([...days, unknown]))).toContain(
      "averaged at least 25 g of 50 g over 5 days",
    );
  });

  it("is left out if fewer than four days know the nutrient, or it is zero", () => {
    const unknown = dayOf("2026-11-19", { lunch: { Stew: {} } });
    expect(find("protein-average", weekOf([...days.slice(0, 3), unknown]))).toBeUndefined();
    expect(find("protein-average", weekOf(sameDays({ Stew: {} })))).toBeUndefined();
    expect(find("protein-average", weekOf(sameDays({ Water: { protein_g: 0 } })))).toBeUndefined();
  });
});

describe("the sources of a nutrient", () => {
  const foods = {
    Salami: { sodium_mg: 200, saturated_g: 5 },
    Bread: { sodium_mg: 500, saturated_g: 1 },
    Soup: { sodium_mg: 1000 },
    Cheese: { sodium_mg: 300, saturated_g: 14 },
    Water: { sodium_mg: 0 },
  };

  it("are the three foods that contain most of it, and their share", () => {
    expect(find("sodium-sources", weekOf(sameDays(foods)))).toEqual({
      title: "Where sodium came from",
      text: "Sodium averaged 2,000 mg beside a target of 2,300 mg over 4 days. Soup, bread and cheese brought 90% of what is known.",
      days: dates,
      foods: ["Soup", "Bread", "Cheese"],
      weight: expect.closeTo(0.6 * 0.9 * (2000 / 2300)),
    });
  });

  it("weigh no more above the target than at it", () => {
    const week = weekOf(sameDays({ Soup: { sodium_mg: 4000 }, Bread: { sodium_mg: 4000 } }));
    expect(find("sodium-sources", week)?.weight).toBeCloseTo(0.6);
  });

  it("call saturated fat by its whole name", () => {
    expect(find("saturated-sources", weekOf(sameDays(foods)))).toMatchObject({
      title: "Where saturated fat came from",
      text: expect.stringMatching(
        /^Saturated fat averaged at least 20 g beside a target of 20 g over/,
      ),
    });
  });

  it("are left out if one food has all of it, or fewer than four days know it", () => {
    expect(find("sodium-sources", weekOf(sameDays({ Soup: { sodium_mg: 9 } })))).toBeUndefined();
    const unknown = dayOf("2026-11-19", { lunch: { Stew: {} } });
    const week = weekOf([...sameDays(foods, 3), unknown]);
    expect(find("sodium-sources", week)).toBeUndefined();
    expect(find("sugar-sources", week)).toBeUndefined();
  });
});

describe("a food that contains most of a nutrient", () => {
  it("is the food with the greatest share of any micronutrient", () => {
    const foods = {
      Beans: { iron_mg: 3, vit_c_mg: 2, sodium_mg: 99 },
      Lemon: { iron_mg: 1, vit_c_mg: 1, sodium_mg: 1 },
    };
    expect(find("single-source", weekOf(sameDays(foods)))).toEqual({
      title: "Iron",
      text: "Beans brought 75% of the iron that is known over 4 days.",
      days: dates,
      foods: ["Beans"],
      weight: expect.closeTo(0.45),
    });
  });

  it("may be one with omega-3", () => {
    const foods = { Salmon: { omega3_g: 9, zinc_mg: 1 }, Rice: { omega3_g: 1, zinc_mg: 1 } };
    expect(find("single-source", weekOf(sameDays(foods)))).toMatchObject({
      title: "Omega-3",
      text: "Salmon brought 90% of the omega-3 that is known over 4 days.",
    });
  });

  it.each([
    ["half of it is enough", { A: { iron_mg: 2 }, B: { iron_mg: 1 }, C: { iron_mg: 1 } }, true],
    ["less is not", { A: { iron_mg: 1.9 }, B: { iron_mg: 1.1 }, C: { iron_mg: 1 } }, false],
    ["sodium is left to its own rule", { A: { sodium_mg: 9 } }, false],
    [
      "60 % of the foods report it",
      { A: { iron_mg: 2 }, B: { iron_mg: 1 }, C: { iron_mg: 1 }, D: {}, E: {} },
      true,
    ],
    ["fewer report it", { A: { iron_mg: 2 }, B: { iron_mg: 1 }, D: {}, E: {} }, false],
    ["the foods contain none of it", { A: { iron_mg: 0 } }, false],
  ] as [string, Foods, boolean][])("counts: %s", (_, foods, isFound) => {
    expect(find("single-source", weekOf(sameDays(foods))) !== undefined).toBe(isFound);
  });
});

describe("a nutrient that few foods report", () => {
  const foodsWith = (known: number, all: number, amounts: Amounts): Foods =>
    Object.fromEntries(
      Array.from({ length: all }, (_, at) => [`Food ${at}`, at < known ? amounts : {}]),
    );
  const weekWith = (foods: Foods) => weekOf([dayOf("2026-11-16", { lunch: foods })]);

  it("is the one that the fewest foods report, with at most five of them", () => {
    const foods = { ...foodsWith(7, 12, { choline_mg: 5 }), Kale: { choline_mg: 5, omega6_g: 1 } };
    const week = weekWith({ ...foods, Leek: { omega6_g: 1 } });
    expect(find("little-known", week)).toEqual({
      title: "What is known of omega-6",
      text: "Omega-6 is known for 2 of 14 foods of this week, so what Trends shows of it is the least it can be.",
      days: ["2026-11-16"],
      foods: ["Kale", "Leek"],
      weight: 0.1,
    });
    expect(find("little-known", weekWith(foodsWith(7, 12, { choline_mg: 5 })))?.foods).toEqual([
      "Food 0",
      "Food 1",
      "Food 2",
      "Food 3",
      "Food 4",
    ]);
  });

  it.each([
    [5, 10, true],
    [6, 10, false],
    [0, 10, false],
    [4, 9, false],
  ])("with %i of %i foods: %s", (known, all, isFound) => {
    const found = find("little-known", weekWith(foodsWith(known, all, { choline_mg: 5 })));
    expect(found !== undefined).toBe(isFound);
  });
});

describe("the change from the four weeks before", () => {
  const days = sameDays({ Tofu: { protein_g: 72, fiber_g: 10 } });

  it("is the greatest relative change, with the foods that contain most of it", () => {
    expect(
      find(
        "change-from-before",
        weekOf(days, { daysBefore: before(7, { protein_g: 60, fiber_g: 10 }) }),
      ),
    ).toEqual({
      title: "Protein beside the weeks before",
      text: "Protein averaged 72 g over 4 days; in the four weeks before it was 60 g over 7 days.",
      days: dates,
      foods: ["Tofu"],
      weight: expect.closeTo(Math.log(1.2)),
    });
  });

  it.each([
    [{ protein_g: 72, fiber_g: 20 }, "Fiber averaged 10 g"],
    [{ protein_g: 60, fiber_g: 11 }, "Protein averaged 72 g"],
  ])("counts less as well as more: %j", (amounts, text) => {
    const week = weekOf(days, { daysBefore: before(7, amounts) });
    expect(textOf("change-from-before", week)).toContain(text);
  });

  it.each([
    ["carbs_g", "Carbs"],
    ["fat_g", "Fat"],
  ])("looks at %s", (id, label) => {
    const week = weekOf(sameDays({ Rice: { [id]: 50 } }), { daysBefore: before(7, { [id]: 40 }) });
    expect(find("change-from-before", week)?.title).toBe(`${label} beside the weeks before`);
  });

  it.each([
    ["six days before", days, before(6, { protein_g: 60 })],
    ["a change of 13 %", days, before(7, { protein_g: 63.5, fiber_g: 10 })],
    ["zero before", days, before(7, { protein_g: 0 })],
    ["zero now", sameDays({ Water: { protein_g: 0 } }), before(7, { protein_g: 60 })],
    ["three days now", sameDays({ Tofu: { protein_g: 72 } }, 3), before(7, { protein_g: 60 })],
  ])("is left out with %s", (_, now, daysBefore) => {
    expect(find("change-from-before", weekOf(now, { daysBefore }))).toBeUndefined();
  });

  it("counts a change of 14 %", () => {
    const week = weekOf(days, { daysBefore: before(7, { protein_g: 62.5 }) });
    expect(find("change-from-before", week)).toBeDefined();
  });
});

describe("protein by meal", () => {
  const meals = {
    snack: { Nuts: { protein_g: 4 } },
    breakfast: { Oats: { protein_g: 9 } },
    lunch: { Lentils: { protein_g: 24 } },
    dinner: { Salmon: { protein_g: 30 }, Peas: { protein_g: 13 } },
  };
  const daysWith = (meal: Partial<Record<MealType, Foods>>) => dates.map((day) => dayOf(day, meal));

  it("is the average of each kind of meal, in the order of the day", () => {
    expect(find("protein-by-meal", weekOf(daysWith(meals)))).toEqual({
      title: "Protein by meal",
      text: "A day's protein was 9 g at breakfast, 24 g at lunch, 43 g at dinner and 4 g with snacks, on average over 4 days.",
      days: dates,
      foods: ["Salmon", "Peas"],
      weight: expect.closeTo(43 / 80 - 0.35),
    });
  });

  it("says 'at least' if a food does not report it, and leaves out meals without any", () => {
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

  it("is left out with one kind of meal", () => {
    expect(find("protein-by-meal", weekOf(daysWith({ lunch: meals.lunch })))).toBeUndefined();
  });
});

describe("the foods of a week", () => {
  const names = ["Figs", "Eggs", "Dates", "Corn", "Beans", "Apples"];
  const foods = (count: number): Foods =>
    Object.fromEntries(names.slice(0, count).map((name) => [name, {}]));

  it("are counted, with those that were eaten on most days, then most often, then by name", () => {
    const days = [
      dayOf("2026-11-16", { lunch: foods(6), dinner: { Eggs: {} } }),
      dayOf("2026-11-17", { lunch: { Figs: {}, Eggs: {} } }),
    ];
    expect(find("variety", weekOf(days))).toEqual({
      title: "Different foods",
      text: "There were 6 different foods over 2 days. Eggs, figs and apples came on the most of them.",
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
  ])("are new if they were not eaten in the four weeks before: %i", (count, text, weight) => {
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

  it("weigh no more than 0.6 if new", () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Food ${at}`, {}]));
    const week = weekOf(sameDays(many), { daysBefore: before(7, {}) });
    expect(find("new-foods", week)?.weight).toBe(0.6);
  });

  it("are not called new if only one is, or with six days before", () => {
    const one = weekOf(sameDays(foods(1)), { daysBefore: before(7, {}) });
    expect(find("new-foods", one)).toBeUndefined();
    const short = weekOf(sameDays(foods(3)), { daysBefore: before(6, {}) });
    expect(find("new-foods", short)).toBeUndefined();
  });

  it("have one that was eaten most often", () => {
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

describe("the times of meals", () => {
  const dayAt = (day: string, ...times: number[]): EatenDay => ({
    day,
    meals: times.map((minute) => ({ type: "snack", minute, foods: eat({ Oats: {} }) })),
  });

  it("are the medians of the first and last meals of days with two meals", () => {
    const days = [
      dayAt("2026-11-16", 600, 490, 1200),
      dayAt("2026-11-17", 480, 1180),
      dayAt("2026-11-18", 700, 1439),
      dayAt("2026-11-19", 300, 800),
      dayAt("2026-11-20", 5),
    ];
    expect(find("meal-times", weekOf(days))).toEqual({
      title: "When you ate",
      text: "The first meal of a day came at about 08:00 and the last at about 19:40 (the middle of 4 days).",
      days: dates,
      foods: [],
      weight: 0.28,
    });
    expect(find("meal-times", weekOf(days.slice(1)))).toBeUndefined();
  });
});

describe("the day that came closest to the targets", () => {
  const share = (part: number): Amounts => ({
    protein_g: 50 * part,
    carbs_g: 275 * part,
    fat_g: 78 * part,
    fiber_g: 28 * part,
  });

  it("has its score and its largest foods", () => {
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

  it.each([
    [0.4, 0.2, true],
    [0.39, 0.2, false],
    [0.5, 0.5, false],
  ])("with shares of %d and %d of the targets: %s", (best, others, isFound) => {
    const days = [
      dayOf("2026-11-15", { lunch: { Rice: share(best) } }),
      ...sameDays({ Rice: share(others) }),
    ];
    expect(find("closest-day", weekOf(days)) !== undefined).toBe(isFound);
  });
});

describe("energy", () => {
  const energies = (...all: (number | null)[]) =>
    all.map((calories_kcal, at) =>
      dayOf(dates[at] ?? "2026-11-20", { lunch: { Rice: { calories_kcal } } }),
    );

  it("has a range of days", () => {
    expect(find("energy-range", weekOf(energies(2000, 1600, 2400, 2000)))).toEqual({
      title: "Calories from day to day",
      text: "Days lay between 1,600 and 2,400 kcal, on average 2,000 kcal over 4 days.",
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

  it("is compared between weekends and other days of five weeks", () => {
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
  ])("compares weekends with %s: %i, %i", (_, ends, others, daysBefore, days, isFound) => {
    const energy = others === 0 ? 0 : 1900;
    const week = weekOf(energies(...Array.from({ length: days }, () => energy)), {
      daysBefore: october(ends, others, daysBefore),
    });
    expect(find("weekend", week) !== undefined).toBe(isFound);
  });

  const evening = (minute: number, calories_kcal: number | null): EatenDay => ({
    day: "2026-11-16",
    meals: [
      { type: "lunch", minute: 700, foods: eat({ Rice: { calories_kcal: 540 }, Tea: {} }) },
      { type: "dinner", minute, foods: eat({ Soup: { calories_kcal } }) },
    ],
  });

  it("has a share that was eaten from 18:00 on", () => {
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
