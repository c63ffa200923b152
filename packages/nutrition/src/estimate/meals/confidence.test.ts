import { describe, expect, it } from "vitest";
import { estimateMeals, type MealEvidence } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";
import { itemFeatures, mealFeatures } from "./confidence.ts";

/** The features of the only item of a message. */
function featuresOf(message: string) {
  const evidence: MealEvidence[] = [];
  estimateMeals(message, testIndex, writtenAt, (each) => evidence.push(each));
  const [item, ...others] = evidence.flatMap(({ items }) => items);
  if (item === undefined || others.length > 0) throw new Error(`"${message}" is not one item`);
  return itemFeatures(item);
}

describe("the features of an item's confidence", () => {
  it("name an amount far below the usual portion, unless it was weighed", () => {
    // The usual portion is a cup of 244 g.
    expect(featuresOf("a tbsp of milk").smallPortion).toBe(1);
    expect(featuresOf("15 g milk").smallPortion).toBe(0);
    expect(featuresOf("half a cup of milk").smallPortion).toBe(0);
  });

  it("count the names of the food", () => {
    expect(featuresOf("egg").commonFood).toBeCloseTo(Math.log(3));
    expect(featuresOf("butter").commonFood).toBe(0);
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
