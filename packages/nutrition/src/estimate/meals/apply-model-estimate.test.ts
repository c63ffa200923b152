import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import type { FoodMention } from "../food-mention.ts";
import { buildFoodIndex } from "../index.ts";
import { testFoods } from "../test-foods.ts";

const index = buildFoodIndex(testFoods);
const written = { nowMs: 1_777_809_600_000, timeZone: "UTC" };
const strange = "zorblat";
const figures = { calories_kcal: 200, protein_g: 10, carbs_g: 25, fat_g: 7 };

function read(mention: FoodMention) {
  const { meals, unmatched } = estimateMeals([{ mentions: [mention] }], index, written);
  return { item: meals[0]?.items[0], notes: meals[0]?.notes ?? "", unmatched };
}

describe("nutrients estimated by a language model", () => {
  it("are used for an unknown food and marked as an estimate", () => {
    const { item, notes } = read({
      words: strange,
      amount: 2,
      unit: "pieces",
      estimate: { per100g: figures, grams: 80 },
    });
    expect(item).toMatchObject({
      food: { name: strange },
      source: { dataset: "AI estimate" },
      grams: 80,
      portion: { rule: "ai-estimate", isStated: false },
      nutrients: { calories_kcal: 160, protein_g: 8, carbs_g: 20, fat_g: 5.6, iron_mg: null },
    });
    expect(item?.portion.explanation).toContain("AI estimate");
    expect(item?.confidence).toBeLessThan(0.3);
    expect(notes).toContain("AI estimate");
  });

  it("are not used for a food of the table", () => {
    const said = { words: "butter", amount: 10, unit: "g" };
    const plain = read(said);
    const guessed = read({ ...said, estimate: { per100g: figures, grams: 500 } });
    expect(plain.item).toBeDefined();
    expect(guessed).toEqual(plain);
    const unsaid = { words: "butter" };
    expect(read({ ...unsaid, estimate: { per100g: figures, grams: 500 } })).toEqual(read(unsaid));
  });

  it("do not change a stated weight", () => {
    const said = { words: strange, amount: 150, unit: "g" };
    const { item } = read({ ...said, estimate: { per100g: figures, grams: 80 } });
    expect(item).toMatchObject({ grams: 150, portion: { rule: "stated-weight" } });
  });

  it("are replaced by stated nutrients", () => {
    const { item } = read({
      words: strange,
      figures: { amounts: { calories_kcal: 333 }, per: "all" },
      estimate: { per100g: figures },
    });
    expect(item?.source.dataset).toBe("You said so");
    expect(item?.nutrients.calories_kcal).toBe(333);
  });

  it.each([
    { calories_kcal: 950 },
    { calories_kcal: -1 },
    { calories_kcal: Number.NaN },
    { calories_kcal: Number.POSITIVE_INFINITY },
    { calories_kcal: 400, protein_g: 60, carbs_g: 60, fat_g: 0 },
    { calories_kcal: 400, fat_g: -5 },
    { protein_g: 10, fat_g: 5 },
    {},
  ])("are dropped if they are impossible: %j", (per100g) => {
    const { item, unmatched } = read({ words: strange, estimate: { per100g, grams: 100 } });
    expect(item).toBeUndefined();
    expect(unmatched).toEqual([strange]);
  });

  it("get their energy computed from the macronutrients if it is missing", () => {
    const per100g = { protein_g: 10, carbs_g: 20, fat_g: 10 };
    const { item } = read({ words: strange, estimate: { per100g, grams: 100 } });
    expect(item?.nutrients.calories_kcal).toBe(210);
  });

  // Factors on the energy computed with 4, 4 and 9 kcal/g.
  it.each(
    [0.5, 0.6, 0.7, 0.74, 0.76, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.34, 1.4, 1.6, 2].flatMap((times) =>
      [
        [10, 20, 8],
        [3, 60, 2],
      ].map(([protein_g = 0, carbs_g = 0, fat_g = 0]) => ({ times, protein_g, carbs_g, fat_g })),
    ),
  )(
    "have a lower confidence and a note if energy and macronutrients differ by more than a quarter: %j [V50]",
    (row) => {
      const { times, ...macros } = row;
      const reckoned = 4 * macros.protein_g + 4 * macros.carbs_g + 9 * macros.fat_g;
      const per100g = { ...macros, calories_kcal: reckoned * times };
      const sure = { ...macros, calories_kcal: reckoned };
      const { item, notes } = read({ words: strange, estimate: { per100g, grams: 100 } });
      const { item: sound } = read({ words: strange, estimate: { per100g: sure, grams: 100 } });
      const isOff = Math.abs(reckoned * times - reckoned) > 0.25 * reckoned * Math.max(1, times);
      if (isOff) expect(item?.confidence).toBeLessThan(sound?.confidence ?? 0);
      else expect(item?.confidence).toBe(sound?.confidence);
      expect(notes.includes("contradict")).toBe(isOff);
    },
  );
});

describe("grams estimated from a photo", () => {
  it("are used with the table's nutrients if no amount is stated", () => {
    const { item } = read({ words: "butter", photoGrams: 30 });
    const { item: weighed } = read({ words: "butter", amount: 30, unit: "g" });
    expect(item).toMatchObject({ grams: 30, portion: { rule: "ai-estimate", isStated: false } });
    expect(item?.nutrients).toEqual(weighed?.nutrients);
    expect(item?.confidence).toBeLessThan(weighed?.confidence ?? 0);
  });

  it("are replaced by a stated amount", () => {
    const { item } = read({ words: "butter", amount: 10, unit: "g", photoGrams: 30 });
    expect(item).toMatchObject({ grams: 10, portion: { rule: "stated-weight" } });
  });

  it.each([0, -5, 4001, Number.NaN, Number.POSITIVE_INFINITY])(
    "are ignored if they are %d",
    (photoGrams) => {
      expect(read({ words: "butter", photoGrams })).toEqual(read({ words: "butter" }));
    },
  );

  it("are used for each of two unknown foods", () => {
    const estimate = { per100g: figures };
    const mentions = [
      { words: strange, estimate, photoGrams: 50 },
      { words: "blimpf", estimate, photoGrams: 60 },
    ];
    const { meals } = estimateMeals([{ mentions }], index, written);
    expect(meals[0]?.items.map((item) => item.grams)).toEqual([50, 60]);
  });
});
