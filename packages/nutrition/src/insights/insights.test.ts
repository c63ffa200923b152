import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumDay } from "../day-sums.ts";
import { defaultUnits, energyUnits } from "../display-units.ts";
import { foodInSentence, weekdayNames } from "../languages/en/insight-figures.ts";
import { mealTypes } from "../meal.ts";
import { defaultTargets } from "../targets.ts";
import { nutrientAmounts } from "../totals.ts";
import { weekdayOf } from "../weekday.ts";
import { maxInsights } from "./find-insights.ts";
import {
  type EatenDay,
  type EatenFood,
  type EatenWeek,
  findInsights,
  insightRules,
} from "./index.ts";
import { wordFinding } from "./test-weeks.ts";
import { summarizeWeek } from "./week.ts";

const names = ["Lentils", "Oats", "Berries", "Rye bread, toasted", "BLT", "Cola", "Salmon", "Rice"];
const numRuns = 60;

/** The nutrients that the rules use, and some others; all 33 would take longer and find no more. */
const ids = [
  "calories_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
  "fiber_g",
  "sodium_mg",
  "sugar_g",
  "saturated_g",
  "iron_mg",
  "vit_c_mg",
  "omega3_g",
];
const amount = fc.option(
  fc.integer({ min: 0, max: 9000 }).map((tenths) => tenths / 10),
  { freq: 4 },
);
const amounts = fc
  .record(Object.fromEntries(ids.map((id) => [id, amount])))
  .map((known) => nutrientAmounts(known));
const food = fc
  .record({ name: fc.constantFrom(...names), nutrients: amounts })
  .map(({ name, nutrients }): EatenFood => ({ id: name.toLowerCase(), name, nutrients }));
const meal = fc.record({
  type: fc.constantFrom(...mealTypes),
  minute: fc.integer({ min: 0, max: 1439 }),
  foods: fc.array(food, { minLength: 1, maxLength: 4 }),
});
const days = fc
  .array(fc.array(meal, { minLength: 1, maxLength: 4 }), { maxLength: 7 })
  .map((week) => week.map((meals, at): EatenDay => ({ day: `2026-11-${16 + at}`, meals })));
const before = fc
  .array(amounts, { maxLength: 28 })
  .map((sums) =>
    sums.map((sum, at) =>
      sumDay(`2026-10-${String(at + 1).padStart(2, "0")}`, [
        { amounts: sum, unreported: {}, foods: 3 },
      ]),
    ),
  );
const weeks = fc.record({
  days,
  daysBefore: before,
  foodsBefore: fc.subarray(names).map((some) => new Set(some.map((name) => name.toLowerCase()))),
  targetsOf: fc.constant(() => defaultTargets),
  isEnergyShown: fc.boolean(),
  units: fc.record({ energy: fc.constantFrom(...energyUnits), isSaltShown: fc.boolean() }),
});

/** The findings of all rules, without the limit. */
const findAll = (week: EatenWeek) => {
  const facts = summarizeWeek(week);
  return insightRules
    .filter(({ minDays }) => week.days.length >= minDays)
    .flatMap((rule) => {
      const found = rule.find(facts);
      return found ? [{ rule, ...found, ...wordFinding(found, week) }] : [];
    });
};

describe("insights of random weeks", () => {
  it("list days and foods of the week as evidence", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        const eaten = week.days.flatMap(({ meals }) => meals.flatMap(({ foods }) => foods));
        for (const insight of findAll(week)) {
          const has = week.days.map(({ day }) => day);
          expect(insight.days.length).toBeGreaterThan(0);
          expect(has).toEqual(expect.arrayContaining([...insight.days]));
          expect(eaten.map(({ name }) => name)).toEqual(expect.arrayContaining([...insight.foods]));
        }
      }),
      { numRuns },
    );
  });

  it("are at most the maximum number, without duplicates, and deterministic", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        const found = findInsights(week);
        expect(found.length).toBeLessThanOrEqual(maxInsights);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const { targetsOf, ...rest } = week;
        expect(findInsights({ ...structuredClone(rest), targetsOf })).toEqual(found);
      }),
      { numRuns },
    );
  });

  it("are not given for three days", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(findInsights({ ...week, days: week.days.slice(0, 3) })).toEqual([]);
      }),
      { numRuns },
    );
  });

  it("do not mention energy if it is hidden; other rules than those marked never mention it", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        for (const { title, text } of findInsights({ ...week, isEnergyShown: false })) {
          expect(`${title} ${text}`).not.toMatch(/kcal|calorie|energy/i);
        }
      }),
      { numRuns },
    );
    for (const rule of insightRules.filter(({ mentionsEnergy }) => !mentionsEnergy)) {
      fc.assert(
        fc.property(weeks, (week) => {
          const found = week.days.length >= rule.minDays && rule.find(summarizeWeek(week));
          if (!found) return;
          const { title, text } = wordFinding(found, week);
          expect(`${title} ${text}`).not.toMatch(/kcal|calorie|energy/i);
        }),
        { numRuns: 20 },
      );
    }
  });

  it("do not praise, blame or advise, and contain only valid figures", () => {
    fc.assert(
      fc.property(weeks, (week) => {
        for (const { title, text } of findAll(week)) {
          expect(`${title} ${text}`).not.toMatch(
            /\b(good|great|well done|bad|poor|should|must|need|try|avoid|too (much|little)|enough|exceed|fail|warn|streak|healthy|unhealthy|risk|deficien)/i,
          );
          expect(text).not.toMatch(/NaN|Infinity|undefined|null|(?<!\w)-\d|!/);
          expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
      }),
      { numRuns },
    );
  });

  it("say 'at least' if a food does not report the averaged nutrient", () => {
    fc.assert(
      fc.property(weeks, food, (week, { name }) => {
        const blank: EatenFood = { id: "blank", name, nutrients: nutrientAmounts() };
        const dim = week.days.map((day) => ({
          ...day,
          meals: day.meals.map((eaten) => ({ ...eaten, foods: [...eaten.foods, blank] })),
        }));
        for (const { rule, text } of findAll({ ...week, days: dim })) {
          if (rule.id.endsWith("-average")) expect(text).toContain("averaged at least");
        }
      }),
      { numRuns },
    );
  });
});

describe("an insight", () => {
  const eat = (name: string, known: Parameters<typeof nutrientAmounts>[0]): EatenFood => ({
    id: name.toLowerCase(),
    name,
    nutrients: nutrientAmounts(known),
  });
  const dayOf = (day: string, ...foods: EatenFood[]): EatenDay => ({
    day,
    meals: [{ type: "lunch", minute: 750, foods }],
  });
  const rice = eat("White rice", { fiber_g: 10 });
  const week: EatenWeek = {
    days: [
      dayOf("2026-11-16", rice),
      dayOf(
        "2026-11-17",
        eat("Lentils", { fiber_g: 12 }),
        eat("Oats", { fiber_g: 6 }),
        eat("Berries", { fiber_g: 4 }),
      ),
      dayOf("2026-11-18", rice),
      dayOf("2026-11-20", rice),
    ],
    daysBefore: [],
    foodsBefore: new Set(),
    targetsOf: () => defaultTargets,
    isEnergyShown: true,
    units: defaultUnits,
  };

  it("contains its figures and its days and foods as evidence", () => {
    const fiber = findInsights(week).find(({ id }) => id === "fiber-average");
    expect(fiber?.text.replaceAll("\u00a0", " ")).toBe(
      "Fiber averaged 13 g of 28 g over 4 days. Tuesday had the most, 22 g, with lentils, oats and berries.",
    );
    expect(fiber?.days).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20"]);
    expect(fiber?.foods).toEqual(["Lentils", "Oats", "Berries"]);
  });

  it("leaves out days without known amounts instead of counting zero", () => {
    const unknown = dayOf("2026-11-21", eat("Stew", {}));
    const fiber = findInsights({ ...week, days: [...week.days, unknown] });
    expect(fiber.find(({ id }) => id === "fiber-average")?.text).toContain("over 4 days");
  });

  it("has a unique id", () => {
    const ids = insightRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ["2026-11-22", "Sunday"],
    ["2026-11-16", "Monday"],
    ["2024-02-29", "Thursday"],
    ["2000-01-01", "Saturday"],
    ["2100-03-01", "Monday"],
  ])("finds that %s is a %s", (day, weekday) => {
    expect(weekdayNames[weekdayOf(day)]).toBe(weekday);
  });

  it.each([
    ["Rye bread, toasted", "rye bread"],
    ["BLT", "BLT"],
    ["Greek yogurt", "Greek yogurt"],
    ["Oats", "oats"],
    ["Coca-Cola", "Coca-Cola"],
    ["Big Mac", "Big Mac"],
  ])("names %s within a sentence", (name, said) => {
    expect(foodInSentence(name)).toBe(said);
  });
});
