import type { NutrientId } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { formatAmount, formatCount, formatEnergy, formatWithUnit } from "./format-amount.ts";

describe("an amount is shown", () => {
  test.each<[string, number | null, NutrientId, string]>([
    ["whole, where it is energy", 1610.6, "calories_kcal", "1,611"],
    ["to a tenth, where it is grams", 63.84, "protein_g", "63.8"],
    ["without a needless zero", 40, "carbs_g", "40"],
    ["to a tenth, where milligrams are few", 2.72, "iron_mg", "2.7"],
    ["whole, where milligrams are many", 689.7, "sodium_mg", "690"],
    ["to a hundredth, where it is a trace", 0.024, "vit_b12_mcg", "0.02"],
    ["as less than the least, never as none", 0.001, "omega3_g", "<0.01"],
    ["as zero only where it is zero", 0, "trans_fat_g", "0"],
    ["as unknown where no source has it", null, "vit_d_mcg", "—"],
  ])("%s", (_, amount, id, expected) => {
    expect(formatAmount(amount, id)).toBe(expected);
  });
});

test("a unit stays with its number, and an unknown amount has none", () => {
  expect(formatWithUnit(23.2, "protein_g")).toBe("23.2\u00a0g");
  expect(formatWithUnit(623, "calories_kcal")).toBe("623");
  expect(formatWithUnit(null, "protein_g")).toBe("—");
  expect(formatEnergy(null)).toBe("—\u00a0kcal");
});

test("counts agree with their noun", () => {
  expect(formatCount(1, "meal")).toBe("1\u00a0meal");
  expect(formatCount(4, "meal")).toBe("4\u00a0meals");
  expect(formatCount(1.5, "serving")).toBe("1.5\u00a0servings");
});
