import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const itemsOf = (message: string) => read(message).meals.flatMap((meal) => meal.items);

describe("stated nutrients", () => {
  it("replace the table's; the others are computed for the weight with that energy", () => {
    const [bagel] = itemsOf("a bagel, 540 kcal, 25 g protein");
    expect(bagel?.food.name).toBe("Bagel");
    expect(bagel?.nutrients).toMatchObject({ calories_kcal: 540, protein_g: 25, carbs_g: 106 });
    expect(bagel?.grams).toBe(200);
    expect(bagel?.portion.rule).toBe("stated-energy");
    expect(bagel?.source.dataset).toBe("You said so");
  });

  it("determine the energy from all three macronutrients and keep a stated weight", () => {
    const [yogurt] = itemsOf("Greek yogurt 100 g with fat 9 g, carbs 3 g, protein 3 g");
    expect(yogurt?.grams).toBe(100);
    expect(yogurt?.nutrients).toMatchObject({
      calories_kcal: 105,
      protein_g: 3,
      carbs_g: 3,
      fat_g: 9,
    });
  });

  it("create an item for an unknown food; other nutrients stay unknown", () => {
    const [item] = itemsOf("a zorblat (210 kcal)");
    expect(item?.food.name).toBe("zorblat");
    expect(item?.nutrients).toMatchObject({ calories_kcal: 210, protein_g: null, fat_g: null });
    expect(item).toMatchObject({ grams: null, portion: { rule: "stated-figures" } });
    expect(read("a zorblat (210 kcal)").unmatched).toEqual([]);
  });

  it.each([
    ["2 bagels, 250 kcal each", 500],
    ["2 bagels, 500 kcal", 500],
    ["200 g rice, 120 kcal per 100 g", 240],
    ["a bagel, 1046 kJ", 250],
    ["a bagel (calories: 250)", 250],
  ])("%s has %i kcal", (message, kcal) => {
    expect(itemsOf(message)[0]?.nutrients.calories_kcal).toBe(kcal);
  });

  it.each([
    ["two eggs then burned 300 calories at the gym", 155],
    ["a banana and 300 calories of rice", undefined],
    ["burned 300 calories, ate a banana", 106],
  ])("%s states no nutrients", (message, kcal) => {
    const [item] = itemsOf(message);
    expect(item?.source.dataset).toBe("test");
    if (kcal !== undefined) expect(item?.nutrients.calories_kcal).toBeCloseTo(kcal, 0);
  });
});

describe("nutrients without a food", () => {
  it.each([
    ["350 kcal", { calories_kcal: 350, protein_g: null }],
    ["500 calories, 30 g protein", { calories_kcal: 500, protein_g: 30 }],
    ["30 g protein", { calories_kcal: null, protein_g: 30 }],
    ["20 g protein, 30 g carbs, 10 g fat", { calories_kcal: 290, fat_g: 10 }],
    ["ate about 600 calories at lunch", { calories_kcal: 600 }],
    ["210 kcal (880 kJ)", { calories_kcal: 210 }],
  ])("%s is a quick add", (message, nutrients) => {
    const { meals } = read(message);
    expect(meals).toHaveLength(1);
    expect(meals[0]).toMatchObject({ title: "Quick Add", nutrients });
    expect(meals[0]?.items).toHaveLength(1);
    expect(meals[0]?.items[0]).toMatchObject({
      food: { name: "Quick add" },
      source: { dataset: "You said so" },
      grams: null,
      portion: { rule: "stated-figures" },
      confidence: 0.95,
    });
    expect(meals[0]?.serving.servingSizeGrams).toBe(0);
  });

  it("create one item each, in the right meal", () => {
    const { meals } = read("350 kcal for lunch and 200 kcal for dinner");
    expect(meals.map((meal) => [meal.mealType, meal.nutrients.calories_kcal])).toEqual([
      ["lunch", 350],
      ["dinner", 200],
    ]);
    expect(itemsOf("350 kcal + 200 kcal").map((item) => item.nutrients.calories_kcal)).toEqual([
      350, 200,
    ]);
  });

  it.each([
    "I have 500 kcal left",
    "my goal is 2000 kcal",
    "i need 2000 calories a day",
    "walked 5 km, 300 kcal",
    "120 kcal per 100 g",
    "350",
  ])("%s is not a quick add", (message) => {
    expect(itemsOf(message)).toEqual([]);
  });
});

describe("the eaten share", () => {
  it.each([
    ["200 g rice, ate half", 100],
    ["200 g rice, ate half of it", 100],
    ["200 g rice but left a quarter", 150],
    ["200 g rice and only ate a third of it", 66.7],
    ["200 g rice shared with my wife", 100],
    ["shared 200 g rice with two friends", 66.7],
    ["split 200 g rice three ways", 66.7],
    ["200 g rice between the two of us, shared", 200],
    ["split 200 g rice between four", 50],
    ["200 g rice with my wife", 200],
    ["rice shared with my wife", 158],
    ["half a bagel", 52.5],
    ["had half a bagel", 52.5],
    ["200 g rice, ate half the banana", 200],
  ])("%s is %d g of the first food", (message, grams) => {
    expect(itemsOf(message)[0]?.grams).toBe(grams);
  });
});

describe("implausible amounts", () => {
  it.each([
    ["two eggs and toast. ", 50, "“two eggs” is here 50 times: please check."],
    ["a cup of coffee, ", 12, "“a cup of coffee” is here 12 times: please check."],
  ])("%srepeated %i times are a doubt about the meal", (words, count, note) => {
    const [meal] = read(words.repeat(count)).meals;
    expect(meal?.notes).toContain(note);
    expect(meal?.confidence).toBeLessThan(0.2);
  });

  it("of plausible items are one of the meal", () => {
    const foods = "3 kg rice, 2 kg pizza";
    expect(read(foods).meals[0]?.notes).toContain(
      "9,220 kcal are more than one eats at a meal: please check the amounts.",
    );
    expect(read(foods).meals[0]?.confidence).toBeLessThan(0.2);
    expect(read("1 kg rice, 1 kg pizza").meals[0]?.notes).not.toContain("please check");
  });

  it.each(["0 g rice and a banana", "15 kg of rice"])(
    "%s gets a note and a low confidence",
    (message) => {
      const [meal] = read(message).meals;
      expect(meal?.notes).toContain("please check");
      expect(meal?.items[0]?.confidence).toBeLessThan(0.2);
    },
  );
});
