import { describe, expect, it } from "vitest";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { inheritPortions } from "../match/inherit-portions.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const itemsOf = (message: string) =>
  estimateMeals(message, testIndex, writtenAt).meals.flatMap((meal) => meal.items);

describe("a size without a portion", () => {
  it("scales the usual portion and shows the factor in receipt and notes", () => {
    const [meal] = estimateMeals("a big cup of rice", testIndex, writtenAt).meals;
    expect(meal?.items[0]?.grams).toBe(205.4);
    expect(meal?.items[0]?.portion.explanation).toContain("1.3 for “large”");
    expect(meal?.notes).toContain("no large one is known");
  });

  it("uses the portion of that size if the food has one", () => {
    expect(itemsOf("a large banana")[0]?.grams).toBe(136);
  });
});

describe("a clock time", () => {
  it("is not read as a count of the previous food", () => {
    const [usual] = itemsOf("oatmeal");
    expect(itemsOf("a banana and oatmeal at 9 with Sam")[1]?.grams).toBe(usual?.grams);
    expect(itemsOf("a banana and oatmeal at 9 this morning")[1]?.grams).toBe(usual?.grams);
  });
});

describe("receipts", () => {
  it.each([
    ["150g chicken breast", "“150g chicken breast” = 150 g"],
    ["2 x 330 ml cola", "“2 x 330 ml cola” → 660 ml × 1.048 g/ml = 691.7 g"],
  ])("the receipt of %s is %s", (message, explanation) => {
    expect(itemsOf(message)[0]?.portion.explanation).toBe(explanation);
  });
});

describe("the energy range", () => {
  it("contains the estimate and is wider for an assumed amount", () => {
    const [said] = itemsOf("158 g rice");
    const [assumed] = itemsOf("rice");
    const widthOf = (item: typeof said) =>
      (item?.energyRange.highKcal ?? 0) - (item?.energyRange.lowKcal ?? 0);
    expect(assumed?.grams).toBe(said?.grams);
    expect(widthOf(assumed)).toBeGreaterThan(2 * widthOf(said));
    expect(said?.energyRange.lowKcal).toBeLessThan(said?.nutrients.calories_kcal ?? 0);
  });
});

describe("foods of the same source record", () => {
  const food = (id: string, label: string, recordOf?: string) => ({
    id,
    name: id,
    aliases: [],
    per100g: nutrientAmounts({ calories_kcal: 50 }),
    portions: [{ label, grams: 100 }],
    defaultPortion: 0,
    source: { dataset: `USDA ${id}`, id: "1", ...(recordOf === undefined ? {} : { recordOf }) },
  });

  it("share their portions across differently named releases", () => {
    const shared = inheritPortions([food("melon", "slice"), food("melons, raw", "wedge")]);
    expect(shared.map(({ portions }) => portions.map(({ label }) => label))).toEqual([
      ["slice", "wedge"],
      ["wedge", "slice"],
    ]);
    expect(() => buildFoodIndex(shared)).not.toThrow();
  });

  it("keep their own portions if one borrows the record of a similar food", () => {
    const shared = inheritPortions([food("melon", "slice"), food("papaya", "half", "melon")]);
    expect(shared.map(({ portions }) => portions.length)).toEqual([1, 1]);
  });
});

describe("separates adjacent foods", () => {
  it.each([
    ["two eggs on toast", ["Egg", "White toast"]],
    ["two eggs rice and toast", ["Egg", "White rice, cooked", "White toast"]],
    ["coffee x2", ["Coffee"]],
    ["coffee with cola instead of milk", ["Coffee", "Cola"]],
    ["a burger, hold the cheese", ["Hamburger"]],
    ["a peanut butter and jelly sandwich on white bread", ["Peanut butter and jelly sandwich"]],
  ])("%s is %j", (message, foods) => {
    expect(itemsOf(message).map((item) => item.food.name)).toEqual(foods);
  });
});
