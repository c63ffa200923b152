import { describe, expect, it } from "vitest";
import { mergeTargets } from "../targets.ts";
import {
  type Amounts,
  before,
  dates,
  dayOf,
  type Foods,
  find,
  sameDays,
  textOf,
  weekOf,
} from "./test-weeks.ts";

describe("the insight about a nutrient's average", () => {
  const days = [
    ...sameDays({ Rice: { protein_g: 20 } }, 3),
    dayOf("2026-11-19", { lunch: { Tofu: { protein_g: 30 }, Oats: { protein_g: 10 } } }),
  ];

  it("names the day with the most of the nutrient and its main foods", () => {
    expect(find("protein-average", weekOf(days))).toEqual({
      title: "Protein",
      text: "Protein averaged 25 g of 50 g over 4 days. Thursday had the most, 40 g, with tofu and oats.",
      days: dates,
      foods: ["Tofu", "Oats"],
      weight: expect.closeTo(0.5),
    });
  });

  it("has a weight proportional to the distance from the middle of the target", () => {
    const targets = mergeTargets({ protein_g: { low: 10, high: 30 } });
    expect(find("protein-average", weekOf(days, { targetsOf: () => targets }))?.weight).toBeCloseTo(
      0.25,
    );
  });

  it.each([
    [{ low: 25, high: 25 }, "averaged 25 g of 25 g over"],
    [{ low: 24, high: 24 }, "averaged 25 g against a target of 24 g over"],
    [{ low: 20, high: 40 }, "averaged 25 g against a target of 20 to 40 g over"],
    [{ low: 40, high: null }, "averaged 25 g against a target of at least 40 g over"],
    [{ low: null, high: 40 }, "averaged 25 g against a target of at most 40 g over"],
  ])("compares the average with the target %j", (protein_g, text) => {
    const targets = mergeTargets({ protein_g });
    expect(textOf("protein-average", weekOf(days, { targetsOf: () => targets }))).toContain(text);
  });

  it("says 'at least' if a food does not report the nutrient", () => {
    const unknown = dayOf("2026-11-20", { lunch: { Tofu: { protein_g: 25 }, Stew: {} } });
    expect(textOf("protein-average", weekOf([...days, unknown]))).toContain(
      "averaged at least 25 g of 50 g over 5 days",
    );
  });

  it("is not given if the nutrient is known on fewer than four days, or is zero", () => {
    const unknown = dayOf("2026-11-19", { lunch: { Stew: {} } });
    expect(find("protein-average", weekOf([...days.slice(0, 3), unknown]))).toBeUndefined();
    expect(find("protein-average", weekOf(sameDays({ Stew: {} })))).toBeUndefined();
    expect(find("protein-average", weekOf(sameDays({ Water: { protein_g: 0 } })))).toBeUndefined();
  });
});

describe("the insight about a nutrient's sources", () => {
  const foods = {
    Salami: { sodium_mg: 200, saturated_g: 5 },
    Bread: { sodium_mg: 500, saturated_g: 1 },
    Soup: { sodium_mg: 1000 },
    Cheese: { sodium_mg: 300, saturated_g: 14 },
    Water: { sodium_mg: 0 },
  };

  it("names the three foods that contributed most and their share", () => {
    expect(find("sodium-sources", weekOf(sameDays(foods)))).toEqual({
      title: "Where sodium came from",
      text: "Sodium averaged 2,000 mg against a target of 2,300 mg over 4 days. Soup, bread and cheese gave 90% of the known amount.",
      days: dates,
      foods: ["Soup", "Bread", "Cheese"],
      weight: expect.closeTo(0.6 * 0.9 * (2000 / 2300)),
    });
  });

  it("has the same weight for an average above the target as for one at the target", () => {
    const week = weekOf(sameDays({ Soup: { sodium_mg: 4000 }, Bread: { sodium_mg: 4000 } }));
    expect(find("sodium-sources", week)?.weight).toBeCloseTo(0.6);
  });

  it("uses the full name of saturated fat", () => {
    expect(find("saturated-sources", weekOf(sameDays(foods)))).toMatchObject({
      title: "Where saturated fat came from",
      text: expect.stringMatching(
        /^Saturated fat averaged at least 20 g against a target of 20 g over/,
      ),
    });
  });

  it("is not given if one food contains all of it, or if it is known on fewer than four days", () => {
    expect(find("sodium-sources", weekOf(sameDays({ Soup: { sodium_mg: 9 } })))).toBeUndefined();
    const unknown = dayOf("2026-11-19", { lunch: { Stew: {} } });
    const week = weekOf([...sameDays(foods, 3), unknown]);
    expect(find("sodium-sources", week)).toBeUndefined();
    expect(find("sugar-sources", week)).toBeUndefined();
  });
});

describe("the insight about a food that contains most of a nutrient", () => {
  it("names the food with the largest share of any micronutrient", () => {
    const foods = {
      Beans: { iron_mg: 3, vit_c_mg: 2, sodium_mg: 99 },
      Lemon: { iron_mg: 1, vit_c_mg: 1, sodium_mg: 1 },
    };
    expect(find("single-source", weekOf(sameDays(foods)))).toEqual({
      title: "Iron",
      text: "Beans gave 75% of the known iron over 4 days.",
      days: dates,
      foods: ["Beans"],
      weight: expect.closeTo(0.45),
    });
  });

  it("includes omega-3", () => {
    const foods = { Salmon: { omega3_g: 9, zinc_mg: 1 }, Rice: { omega3_g: 1, zinc_mg: 1 } };
    expect(find("single-source", weekOf(sameDays(foods)))).toMatchObject({
      title: "Omega-3",
      text: "Salmon gave 90% of the known omega-3 over 4 days.",
    });
  });

  it.each([
    [
      "one food contains half of the nutrient",
      { A: { iron_mg: 2 }, B: { iron_mg: 1 }, C: { iron_mg: 1 } },
      true,
    ],
    [
      "one food contains less than half of it",
      { A: { iron_mg: 1.9 }, B: { iron_mg: 1.1 }, C: { iron_mg: 1 } },
      false,
    ],
    ["the nutrient is sodium, which has its own rule", { A: { sodium_mg: 9 } }, false],
    [
      "60 % of the foods report the nutrient",
      { A: { iron_mg: 2 }, B: { iron_mg: 1 }, C: { iron_mg: 1 }, D: {}, E: {} },
      true,
    ],
    [
      "fewer than 60 % of the foods report it",
      { A: { iron_mg: 2 }, B: { iron_mg: 1 }, D: {}, E: {} },
      false,
    ],
    ["the foods contain 0 of it", { A: { iron_mg: 0 } }, false],
  ] as [string, Foods, boolean][])("if %s, is given: %s", (_, foods, isFound) => {
    expect(find("single-source", weekOf(sameDays(foods))) !== undefined).toBe(isFound);
  });
});

describe("the insight about a nutrient that few foods report", () => {
  const foodsWith = (known: number, all: number, amounts: Amounts): Foods =>
    Object.fromEntries(
      Array.from({ length: all }, (_, at) => [`Food ${at}`, at < known ? amounts : {}]),
    );
  const weekWith = (foods: Foods) => weekOf([dayOf("2026-11-16", { lunch: foods })]);

  it("names the nutrient that the fewest foods report, and at most five of those foods", () => {
    const foods = { ...foodsWith(7, 12, { choline_mg: 5 }), Kale: { choline_mg: 5, omega6_g: 1 } };
    const week = weekWith({ ...foods, Leek: { omega6_g: 1 } });
    expect(find("little-known", week)).toEqual({
      title: "Omega-6: some foods do not report it",
      text: "Omega-6 is known for 2 of 14 foods of this week, so Trends shows “at least”.",
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
  ])("if %i of %i foods report it, is given: %s", (known, all, isFound) => {
    const found = find("little-known", weekWith(foodsWith(known, all, { choline_mg: 5 })));
    expect(found !== undefined).toBe(isFound);
  });
});

describe("the insight about a change from the four weeks before", () => {
  const days = sameDays({ Tofu: { protein_g: 72, fiber_g: 10 } });

  it("describes the largest relative change and the main foods", () => {
    expect(
      find(
        "change-from-before",
        weekOf(days, { daysBefore: before(7, { protein_g: 60, fiber_g: 10 }) }),
      ),
    ).toEqual({
      title: "Protein compared with earlier weeks",
      text: "Protein averaged 72 g over 4 days; in the four weeks before it was 60 g over 7 days.",
      days: dates,
      foods: ["Tofu"],
      weight: expect.closeTo(Math.log(1.2)),
    });
  });

  it.each([
    [{ protein_g: 72, fiber_g: 20 }, "Fiber averaged 10 g"],
    [{ protein_g: 60, fiber_g: 11 }, "Protein averaged 72 g"],
  ])("considers decreases and increases: %j", (amounts, text) => {
    const week = weekOf(days, { daysBefore: before(7, amounts) });
    expect(textOf("change-from-before", week)).toContain(text);
  });

  it.each([
    ["carbs_g", "Carbs"],
    ["fat_g", "Fat"],
  ])("considers %s", (id, label) => {
    const week = weekOf(sameDays({ Rice: { [id]: 50 } }), { daysBefore: before(7, { [id]: 40 }) });
    expect(find("change-from-before", week)?.title).toBe(`${label} compared with earlier weeks`);
  });

  it.each([
    ["six days before", days, before(6, { protein_g: 60 })],
    ["a change of 13 %", days, before(7, { protein_g: 63.5, fiber_g: 10 })],
    ["zero before", days, before(7, { protein_g: 0 })],
    ["zero now", sameDays({ Water: { protein_g: 0 } }), before(7, { protein_g: 60 })],
    ["three days now", sameDays({ Tofu: { protein_g: 72 } }, 3), before(7, { protein_g: 60 })],
  ])("is not given for %s", (_, now, daysBefore) => {
    expect(find("change-from-before", weekOf(now, { daysBefore }))).toBeUndefined();
  });

  it("is given for a change of 15 %", () => {
    const week = weekOf(days, { daysBefore: before(7, { protein_g: 62.5 }) });
    expect(find("change-from-before", week)).toBeDefined();
  });
});
