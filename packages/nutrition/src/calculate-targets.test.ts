import { describe, expect, it } from "vitest";
import { type Body, calculateTargets } from "./calculate-targets.ts";

const body = (part: Partial<Body>): Body => ({
  sex: "female",
  ageYears: 30,
  weightKg: 65,
  heightCm: 165,
  ...part,
});

describe("resting and daily energy", () => {
  // Worked examples as published: dummies.com, "How to Calculate Your Metabolic Rate" (1,396; 1,675 and
  // 1,920 kcal), and ntro.it.com, "Calculating Calories Needed" (1,370.25 kcal).
  it.each([
    [body({ ageYears: 45, weightKg: 75, heightCm: 165.1 }), "sedentary", 1396, 1680],
    [body({ ageYears: 45, weightKg: 75, heightCm: 165.1 }), "light", 1396, 1920],
    [body({}), "sedentary", 1370, 1640],
  ] as const)("of %o, activity %s, is %i kcal and %i kcal", (someone, activity, resting, day) => {
    const { restingKcal, keepingKcal } = calculateTargets(someone, activity, "keep");
    expect(restingKcal).toBe(resting);
    expect(keepingKcal).toBe(day);
  });

  it("at rest is 166 kcal higher for a man than for the same woman", () => {
    const at = (sex: Body["sex"]) => calculateTargets(body({ sex }), "sedentary", "keep");
    expect(at("male").restingKcal - at("female").restingKcal).toBe(166);
  });
});

describe("pace", () => {
  const energyOf = (someone: Body, pace: Parameters<typeof calculateTargets>[2]) =>
    calculateTargets(someone, "moderate", pace).targets.calories_kcal?.low;

  it("changes the daily energy by 1,100 kcal per kilogram per week", () => {
    expect(energyOf(body({}), "keep")).toBe(2120);
    expect(energyOf(body({}), "lose-steadily")).toBe(1570);
    expect(energyOf(body({}), "lose-slowly")).toBe(1850);
    expect(energyOf(body({}), "gain-slowly")).toBe(2400);
  });

  it.each([
    ["a woman", "female", 1200],
    ["a man", "male", 1500],
  ] as const)(
    "does not reduce the energy of %s below the safe minimum or, if that is lower, the maintenance energy",
    (_, sex, least) => {
      const small = body({ sex, weightKg: 60, heightCm: 150, ageYears: 55 });
      const { held, targets } = calculateTargets(small, "sedentary", "lose-steadily");
      expect(held).toBe("at-least");
      expect(targets.calories_kcal).toEqual({
        low: Math.min(least, calculateTargets(small, "sedentary", "keep").keepingKcal),
        high: Math.min(least, calculateTargets(small, "sedentary", "keep").keepingKcal),
      });
    },
  );

  it("does not reduce the energy if the weight is already low for the height", () => {
    const light = body({ weightKg: 48, heightCm: 170 });
    const { held, targets, keepingKcal } = calculateTargets(light, "moderate", "lose-slowly");
    expect(held).toBe("underweight");
    expect(targets.calories_kcal?.low).toBe(keepingKcal);
    expect(calculateTargets(light, "moderate", "gain-slowly").held).toBeNull();
  });
});

it("sets ranges for macronutrients from the energy, and bounds for fiber, saturated fat and sodium", () => {
  const someone = body({ ageYears: 45, weightKg: 75, heightCm: 165.1 });
  // 1,920 kcal: 10-35 % by 4, 45-65 % by 4, 20-35 % by 9, 14 g a 1,000, 10 % by 9.
  expect(calculateTargets(someone, "light", "keep").targets).toEqual({
    calories_kcal: { low: 1920, high: 1920 },
    protein_g: { low: 48, high: 168 },
    carbs_g: { low: 216, high: 312 },
    fat_g: { low: 43, high: 75 },
    fiber_g: { low: 27, high: null },
    saturated_g: { low: null, high: 21 },
    sodium_mg: { low: null, high: 2300 },
  });
});
