import { type DisplayUnits, defaultUnits, type NutrientId } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { formatEnergy, formatEnergyRange } from "./format-energy.ts";
import { formatNutrient, formatTarget, formatWithUnit } from "./format-nutrient.ts";

const european: DisplayUnits = { energy: "kJ", isSaltShown: true };

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
    expect(formatNutrient(amount, id, defaultUnits)).toBe(expected);
  });
});

test("a unit follows a non-breaking space, and an unknown amount of a nutrient has no unit", () => {
  expect(formatWithUnit(23.2, "protein_g", defaultUnits)).toBe("23.2\u00a0g");
  expect(formatWithUnit(623, "calories_kcal", defaultUnits)).toBe("623");
  expect(formatWithUnit(null, "protein_g", defaultUnits)).toBe("—");
  expect(formatEnergy(null, defaultUnits)).toBe("—\u00a0kcal");
});

test("energy is in kilojoules and sodium is salt in grams if the user has chosen so", () => {
  expect(formatNutrient(1610.6, "calories_kcal", european)).toBe("6,739");
  expect(formatWithUnit(623, "calories_kcal", european)).toBe("2,607\u00a0kJ");
  expect(formatEnergy(100, european)).toBe("418\u00a0kJ");
  expect(formatEnergyRange(100, 200, european)).toBe("418–837");
  expect(formatTarget({ low: 2000, high: 2000 }, "calories_kcal", european)).toBe("8,368");
  expect(formatWithUnit(689.7, "sodium_mg", european)).toBe("1.7\u00a0g");
  expect(formatWithUnit(4, "sodium_mg", european)).toBe("0.01\u00a0g");
  expect(formatTarget({ low: null, high: 2400 }, "sodium_mg", european)).toBe(
    "at\u00a0most\u00a06",
  );
});
