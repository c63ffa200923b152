import { describe, expect, it } from "vitest";
import {
  averageTargets,
  dailyScore,
  dailyTargets,
  defaultTargets,
  isTargetNutrient,
  mealLoad,
  mergeTargets,
  type ReferenceId,
  targetNutrientIds,
} from "./targets.ts";
import { nutrientAmounts } from "./totals.ts";

it("the default daily targets are the nine of the specification [S9.targets]", () => {
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

describe("reference intakes", () => {
  const goals = (reference: ReferenceId) =>
    Object.fromEntries(
      Object.entries(mergeTargets({}, reference)).map(([id, { low, high }]) => {
        expect(low).toBe(high);
        return [id, low];
      }),
    );

  it("are the product's targets in the US", () => {
    expect(goals("us")).toEqual(dailyTargets);
    expect(mergeTargets()).toEqual(mergeTargets({}, "us"));
  });

  it("are those of food labels in the EU and the UK: total sugar 90 g, 6 g of salt", () => {
    const labels = { calories_kcal: 2000, protein_g: 50, carbs_g: 260, fat_g: 70, saturated_g: 20 };
    const common = { ...labels, sugar_g: 90, sodium_mg: 2400, cholesterol_mg: 300 };
    expect(goals("eu")).toEqual({ ...common, fiber_g: 25 });
    expect(goals("uk")).toEqual({ ...common, fiber_g: 30 });
  });

  it("are replaced by own targets", () => {
    const own = { fat_g: { low: 50, high: null } };
    expect(mergeTargets(own, "eu")).toEqual({ ...mergeTargets({}, "eu"), ...own });
  });
});

describe("daily score", () => {
  it("is 100 if every selected total meets its target", () => {
    expect(dailyScore(nutrientAmounts(dailyTargets), targetNutrientIds).score).toBe(100);
  });

  it("is 0 if all totals are zero or unknown [S9.score-zero]", () => {
    expect(dailyScore(nutrientAmounts(), ["calories_kcal", "protein_g"]).score).toBe(0);
    expect(dailyScore(nutrientAmounts({ calories_kcal: 0 }), ["calories_kcal"]).score).toBe(0);
  });

  it("falls equally below and above the target [S9.score-both-ways]", () => {
    const under = dailyScore(nutrientAmounts({ calories_kcal: 1500 }), ["calories_kcal"]);
    const over = dailyScore(nutrientAmounts({ calories_kcal: 2500 }), ["calories_kcal"]);
    expect(under.score).toBe(75);
    expect(over.score).toBe(75);
  });

  it("is the average of the nutrients' scores, each at least 0 [S9.score]", () => {
    const totals = nutrientAmounts({ calories_kcal: 9000, protein_g: 50 });
    const { score, parts } = dailyScore(totals, ["calories_kcal", "protein_g"]);
    expect(parts.map((part) => part.score)).toEqual([0, 100]);
    expect(score).toBe(50);
  });

  it("uses only the selected nutrients that have a target [S9.score]", () => {
    const totals = nutrientAmounts({ calories_kcal: 2000, potassium_mg: 1 });
    expect(dailyScore(totals, ["calories_kcal", "potassium_mg"]).parts).toHaveLength(1);
    expect(isTargetNutrient("potassium_mg")).toBe(false);
  });

  it("is 0 if no selected nutrient has a target", () => {
    expect(dailyScore(nutrientAmounts(dailyTargets), []).score).toBe(0);
  });
});

describe("meal load", () => {
  it("is the mean share of energy, protein, carbs and fat, in percent [S9.meal-load]", () => {
    const half = { calories_kcal: 1000, protein_g: 25, carbs_g: 137.5, fat_g: 39 };
    expect(mealLoad(nutrientAmounts(half)).percent).toBe(50);
  });

  it("is clamped to 100, and 0 if every nutrient is unknown [S9.meal-load]", () => {
    expect(mealLoad(nutrientAmounts({ calories_kcal: 90_000 })).percent).toBe(100);
    expect(mealLoad(nutrientAmounts()).percent).toBe(0);
  });

  it("is a share of the user's own targets; for a range, a share of its middle", () => {
    const own = mergeTargets({
      calories_kcal: { low: 1500, high: 1500 },
      protein_g: { low: 80, high: 120 },
      carbs_g: { low: null, high: 200 },
      fat_g: { low: 60, high: null },
    });
    const half = { calories_kcal: 750, protein_g: 50, carbs_g: 100, fat_g: 30 };
    const { percent, parts } = mealLoad(nutrientAmounts(half), true, own);
    expect(parts.map((part) => part.percent)).toEqual([50, 50, 50, 50]);
    expect(percent).toBe(50);
  });
});

describe("a user's own targets", () => {
  const scoreOf = (sugar: number, target: { low: number | null; high: number | null }) =>
    dailyScore(nutrientAmounts({ sugar_g: sugar, fat_g: 1 }), ["sugar_g"], {
      ...defaultTargets,
      sugar_g: target,
    }).score;

  it.each([
    ["at most 40", { low: null, high: 40 }, [0, 20, 40, 50, 90], [100, 100, 100, 75, 0]],
    ["at least 40", { low: 40, high: null }, [10, 20, 40, 90], [25, 50, 100, 100]],
    ["30 to 50", { low: 30, high: 50 }, [15, 30, 40, 50, 75], [50, 100, 100, 100, 50]],
    ["40", { low: 40, high: 40 }, [20, 40, 60], [50, 100, 50]],
  ] as const)(
    "of %s give the expected scores inside and outside their bounds",
    (_, target, totals, scores) => {
      expect(totals.map((total) => scoreOf(total || 0.0001, target))).toEqual(scores);
    },
  );

  it("replace the default targets one by one", () => {
    const targets = mergeTargets({ fiber_g: { low: 35, high: null } });
    expect(targets.fiber_g).toEqual({ low: 35, high: null });
    expect(targets.protein_g).toEqual({ low: 50, high: 50 });
    expect(mergeTargets()).toEqual(defaultTargets);
  });
});

it("the average of targets is taken bound by bound; of the midpoints if only some days have a bound", () => {
  const own = { protein_g: { low: 80, high: 80 }, sugar_g: { low: null, high: 40 } };
  const days = [own, { ...own, protein_g: { low: 120, high: null } }].map((own) =>
    mergeTargets(own),
  );
  expect(averageTargets(days)).toEqual({
    ...mergeTargets(own),
    protein_g: { low: 100, high: null },
  });
  const mixed = [own, { protein_g: { low: null, high: 60 } }].map((own) => mergeTargets(own));
  expect(averageTargets(mixed).protein_g).toEqual({ low: null, high: 70 });
  const apart = [{ fat_g: { low: 40, high: null } }, { fat_g: { low: null, high: 60 } }];
  expect(averageTargets(apart.map((own) => mergeTargets(own))).fat_g).toEqual({
    low: 50,
    high: 50,
  });
  expect(averageTargets([])).toEqual(defaultTargets);
});
