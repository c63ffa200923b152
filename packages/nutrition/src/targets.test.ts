import { describe, expect, it } from "vitest";
import {
  dailyScore,
  dailyTargets,
  isTargetNutrient,
  mealLoad,
  targetNutrientIds,
} from "./targets.ts";
import { nutrientAmounts } from "./totals.ts";

it("has the nine daily targets of the specification [S9.targets]", () => {
  expect(dailyTargets).toEqual({
    calories_kcal: 2000,
    protein_g: 50,
    carbs_g: 275,
    fat_g: 78,
    fiber_g: 28,
    sugar_g: 50,
    sodium_mg: 2300,
    cholesterol_mg: 300,
    saturated_g: 20,
  });
});

describe("daily score", () => {
  it("is 100 where every selected total meets its target", () => {
    expect(dailyScore(nutrientAmounts(dailyTargets), targetNutrientIds).score).toBe(100);
  });

  it("is 0 where all totals are zero or unknown [S9.score-zero]", () => {
    expect(dailyScore(nutrientAmounts(), ["calories_kcal", "protein_g"]).score).toBe(0);
    expect(dailyScore(nutrientAmounts({ calories_kcal: 0 }), ["calories_kcal"]).score).toBe(0);
  });

  it("falls alike on either side of the target [S9.score-both-ways]", () => {
    const under = dailyScore(nutrientAmounts({ calories_kcal: 1500 }), ["calories_kcal"]);
    const over = dailyScore(nutrientAmounts({ calories_kcal: 2500 }), ["calories_kcal"]);
    expect(under.score).toBe(75);
    expect(over.score).toBe(75);
  });

  it("is floored at 0 for each nutrient, and averaged [S9.score]", () => {
    const totals = nutrientAmounts({ calories_kcal: 9000, protein_g: 50 });
    const { score, parts } = dailyScore(totals, ["calories_kcal", "protein_g"]);
    expect(parts.map((part) => part.score)).toEqual([0, 100]);
    expect(score).toBe(50);
  });

  it("looks only at selected nutrients that have a target [S9.score]", () => {
    const totals = nutrientAmounts({ calories_kcal: 2000, potassium_mg: 1 });
    expect(dailyScore(totals, ["calories_kcal", "potassium_mg"]).parts).toHaveLength(1);
    expect(isTargetNutrient("potassium_mg")).toBe(false);
  });

  it("is 0 where nothing with a target is selected", () => {
    expect(dailyScore(nutrientAmounts(dailyTargets), []).score).toBe(0);
  });
});

describe("meal load", () => {
  it("is the mean share of energy, protein, carbs and fat, in percent [S9.meal-load]", () => {
    const half = { calories_kcal: 1000, protein_g: 25, carbs_g: 137.5, fat_g: 39 };
    expect(mealLoad(nutrientAmounts(half)).percent).toBe(50);
  });

  it("is clamped to 100, and 0 where nothing is known [S9.meal-load]", () => {
    expect(mealLoad(nutrientAmounts({ calories_kcal: 90_000 })).percent).toBe(100);
    expect(mealLoad(nutrientAmounts()).percent).toBe(0);
  });
});
