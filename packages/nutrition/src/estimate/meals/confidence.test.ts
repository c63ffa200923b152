import { describe, expect, it } from "vitest";
import { estimateMeals, type MealEvidence } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";
import { replaceWeights } from "../weights/index.ts";
import { doubtNames, itemFeatures, macroRanges, mealFeatures } from "./confidence.ts";

/** The features of the only item of a message. */
function featuresOf(message: string) {
  const evidence: MealEvidence[] = [];
  estimateMeals(message, testIndex, writtenAt, (each) => evidence.push(each));
  const [item, ...others] = evidence.flatMap(({ items }) => items);
  if (item === undefined || others.length > 0) throw new Error(`"${message}" is not one item`);
  return itemFeatures(item);
}

describe("the features of an item's confidence", () => {
  it("compare the amount with the usual portion", () => {
    // The usual portion is a cup of 244 g.
    expect(featuresOf("a cup of milk").unusualAmount).toBeCloseTo(0);
    expect(featuresOf("half a cup of milk").unusualAmount).toBeCloseTo(Math.log(2));
    expect(featuresOf("488 g milk").unusualAmount).toBeCloseTo(Math.log(2));
  });

  it("name a stated share, because its amount is often unusual", () => {
    expect(featuresOf("split a pizza with my wife").eatenShare).toBe(1);
    expect(featuresOf("a pizza").eatenShare).toBe(0);
  });

  it("count the words and numbers of the meal for each of its foods", () => {
    const { wordsPerFood, numbersPerFood } = featuresOf("200 g rice at 7:30");
    expect(wordsPerFood).toBeCloseTo(Math.log(1 + 3));
    expect(numbersPerFood).toBeCloseTo(Math.log(1 + 3));
    const evidence: MealEvidence[] = [];
    estimateMeals("an egg, 200 g rice", testIndex, writtenAt, (each) => evidence.push(each));
    const [rice] = evidence.flatMap(({ items }) => items.map(({ doubts }) => doubts)).slice(-1);
    expect(rice).toMatchObject({ wordsPerFood: 2, numbersPerFood: 0.5 });
  });

  it("say how uncertain the structure of the message is", () => {
    const { uncertainEaten, uncertainMeals, uncertainTimes } = featuresOf("200 g rice");
    expect(uncertainTimes).toBe(0);
    expect(uncertainMeals).toBe(0);
    expect(featuresOf("rice that my dad made").uncertainEaten).toBeGreaterThan(uncertainEaten ?? 0);
  });

  it("name the words of the message and the food, each once", () => {
    const evidence: MealEvidence[] = [];
    estimateMeals("Rice and rice, 200 g", testIndex, writtenAt, (each) => evidence.push(each));
    const names = evidence.flatMap(({ items }) => items.flatMap(doubtNames));
    expect(new Set(names)).toEqual(
      new Set(["word rice", "word and", "word ,", "word #", "word g", "food White rice, cooked"]),
    );
  });

  it.each(["word rice", "food White rice, cooked"])("count the weight of %j", (name) => {
    const confidenceOf = () =>
      estimateMeals("200 g rice", testIndex, writtenAt).meals[0]?.confidence ?? 0;
    const before = replaceWeights("doubts", { [name]: 0 });
    const plain = confidenceOf();
    replaceWeights("doubts", { [name]: -2 });
    const doubted = confidenceOf();
    replaceWeights("doubts", { [name]: before[name] ?? 0 });
    expect(doubted).toBeLessThan(plain);
  });

  it("name a large energy only if the amount was stated", () => {
    expect(featuresOf("1 kg rice").largeEnergy).toBeGreaterThan(0);
    expect(featuresOf("200 g rice").largeEnergy).toBe(0);
  });

  it("tell a match of a frequent word from one of several words", () => {
    expect(featuresOf("chicken").weakMatch).toBeGreaterThan(0);
    expect(featuresOf("caesar salad").weakMatch).toBe(0);
  });

  it("count the names of the food", () => {
    expect(featuresOf("egg").commonFood).toBeCloseTo(Math.log(3));
    expect(featuresOf("butter").commonFood).toBe(0);
  });

  it("name stated figures, and whether the table lacks their food", () => {
    expect(featuresOf("a 200 kcal bagel")).toMatchObject({
      statedTotal: 1,
      figuresOfUnknownFood: 0,
    });
    expect(featuresOf("200 kcal")).toMatchObject({ statedTotal: 1, figuresOfUnknownFood: 0 });
    expect(featuresOf("zorblax 200 kcal")).toMatchObject({ figuresOfUnknownFood: 1 });
  });

  it("lower the confidence of stated figures by the rest of the message", () => {
    const confidenceOf = (message: string) =>
      estimateMeals(message, testIndex, writtenAt).meals[0]?.items[0]?.confidence ?? 0;
    const plain = confidenceOf("a 200 kcal bagel");
    expect(confidenceOf("zorblax 200 kcal")).toBeLessThan(plain);
    const before = replaceWeights("doubts", { "word bagel": -2 });
    const doubted = confidenceOf("a 200 kcal bagel");
    replaceWeights("doubts", { "word bagel": before["word bagel"] ?? 0 });
    expect(doubted).toBeLessThan(plain);
  });

  it("name a match that lacks a word", () => {
    expect(featuresOf("butter").partialName).toBe(0);
    expect(featuresOf("caesar salad").partialName).toBe(1);
  });
});

describe("the features of a meal's confidence", () => {
  const featuresWith = (foods: readonly string[]) =>
    mealFeatures({ foods, kcal: 500, notCounted: 0 });

  it("count foods of the same kind, which may be one food named twice", () => {
    expect(featuresWith(["Fried rice", "Cooked white rice", "Egg"]).repeatedFoods).toBe(1);
    expect(featuresWith(["Egg", "Egg", "Egg"]).repeatedFoods).toBe(2);
    expect(featuresWith(["Rice pudding", "Fried rice"]).repeatedFoods).toBe(0);
  });

  it("lower the confidence of a meal with the same food twice", () => {
    const confidenceOf = (message: string) =>
      estimateMeals(message, testIndex, writtenAt).meals[0]?.confidence ?? 0;
    expect(confidenceOf("2 bananas, a bagel and 2 bananas")).toBeLessThan(
      confidenceOf("2 bananas, a bagel and 2 apples"),
    );
  });
});

it("a meal with words that were not counted is not sure", () => {
  const [read, unread] = ["200 g rice", "200 g rice and 2 gloops"].map(
    (message) => estimateMeals(message, testIndex, writtenAt).meals[0],
  );
  expect(read?.confidence).toBeGreaterThan(0.7);
  expect(unread?.unmatched).toEqual(["2 gloops"]);
  expect(unread?.confidence).toBeLessThan(0.7);
});

describe("the ranges of macros", () => {
  const itemsOf = (message: string) =>
    estimateMeals(message, testIndex, writtenAt).meals.flatMap(({ items }) => items);

  it("are as wide as that of the energy for one item", () => {
    const items = itemsOf("rice");
    const { lowKcal, highKcal } = items[0]?.energyRange ?? {};
    const { calories_kcal: kcal, protein_g: protein } = items[0]?.nutrients ?? {};
    const range = macroRanges(items).protein_g;
    expect(range?.low).toBeCloseTo(((protein ?? 0) * (lowKcal ?? 0)) / (kcal ?? 1), 0);
    expect(range?.high).toBeCloseTo(((protein ?? 0) * (highKcal ?? 0)) / (kcal ?? 1), 0);
    expect(range?.low).toBeLessThan(protein ?? 0);
  });

  it("add the half-widths of items as squares", () => {
    const [rice, egg] = [itemsOf("rice"), itemsOf("an egg")];
    const width = (items: typeof rice) => {
      const { low = 0, high = 0 } = macroRanges(items).protein_g ?? {};
      return high - low;
    };
    const both = width([...rice, ...egg]);
    expect(both).toBeLessThan(width(rice) + width(egg));
    expect(both).toBeGreaterThan(Math.max(width(rice), width(egg)));
  });

  it("are unknown if no item reports the macro", () => {
    const [rice] = itemsOf("rice");
    const items = rice ? [{ ...rice, nutrients: { ...rice.nutrients, fat_g: null } }] : [];
    expect(macroRanges(items)).toMatchObject({ fat_g: null, carbs_g: { low: expect.any(Number) } });
  });
});
