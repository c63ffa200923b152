import { describe, expect, it } from "vitest";
import { getNutrient, lipidIds, macroIds, microIds, nutrientIds, nutrients } from "./nutrients.ts";

describe("the nutrient catalogue", () => {
  it("has the 7 macros, 7 lipids and 20 micronutrients of a meal entry", () => {
    expect(macroIds).toEqual([
      "calories_kcal",
      "protein_g",
      "carbs_g",
      "fat_g",
      "fiber_g",
      "sugar_g",
      "sodium_mg",
    ]);
    expect(lipidIds).toHaveLength(7);
    expect(microIds).toHaveLength(20);
    expect(microIds[0]).toBe("sodium_mg");
  });

  it("lists each id once, and each id ends with its unit", () => {
    expect(new Set(nutrientIds).size).toBe(nutrientIds.length);
    for (const { id, unit } of nutrients) expect(id).toMatch(new RegExp(`_${unit}(_rae)?$`));
  });

  it("finds a row by its id", () => {
    expect(getNutrient("vit_a_mcg_rae").unitLabel).toBe("mcg RAE");
  });
});
