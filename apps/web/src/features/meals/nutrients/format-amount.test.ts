import type { NutrientId } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { formatAmount, formatCount, formatEnergy, formatWithUnit } from "./format-amount.ts";

describe("an amount is formatted", () => {
  test.each<[string, number | null, NutrientId, string]>([
    ["as a whole number if it is energy", 1610.6, "calories_kcal", "1,611"],
    ["to a tenth if it is in grams", 63.84, "protein_g", "63.8"],
    ["without a trailing zero", 40, "carbs_g", "40"],
    ["to a tenth if it is a few milligrams", 2.72, "iron_mg", "2.7"],
    ["as a whole number if it is many milligrams", 689.7, "sodium_mg", "690"],
    ["to a hundredth if it is very small", 0.024, "vit_b12_mcg", "0.02"],
    ["as less than 0.01 if it is smaller than that and not 0", 0.001, "omega3_g", "<0.01"],
    ["as 0 if it is 0", 0, "trans_fat_g", "0"],
    ["as unknown if it is null", null, "vit_d_mcg", "—"],
  ])("%s", (_, amount, id, expected) => {
    expect(formatAmount(amount, id)).toBe(expected);
  });
});

test("a unit follows a non-breaking space, and an unknown amount of a nutrient has no unit", () => {
  expect(formatWithUnit(23.2, "protein_g")).toBe("23.2\u00a0g");
  expect(formatWithUnit(623, "calories_kcal")).toBe("623");
  expect(formatWithUnit(null, "protein_g")).toBe("—");
  expect(formatEnergy(null)).toBe("—\u00a0kcal");
});

test("formatCount uses the singular only for 1", () => {
  expect(formatCount(1, "meal")).toBe("1\u00a0meal");
  expect(formatCount(4, "meal")).toBe("4\u00a0meals");
  expect(formatCount(1.5, "serving")).toBe("1.5\u00a0servings");
});
