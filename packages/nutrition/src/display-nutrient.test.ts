import { describe, expect, it } from "vitest";
import { displayNutrient } from "./display-nutrient.ts";
import { type DisplayUnits, defaultUnits } from "./display-units.ts";
import { nutrientLabels } from "./languages/en/nutrient-labels.ts";
import { getNutrient, nutrientIds } from "./nutrients.ts";

const european: DisplayUnits = { energy: "kJ", isSaltShown: true };

describe("displayNutrient", () => {
  it("keeps the units of the catalogue by default", () => {
    for (const id of nutrientIds) {
      const { unit, unitLabel } = getNutrient(id);
      expect(displayNutrient(id, defaultUnits)).toEqual({
        label: nutrientLabels[id],
        unit: unitLabel ?? unit,
        factor: 1,
      });
    }
  });

  it("shows energy in kilojoules: 2,000 kcal are 8,368 kJ", () => {
    const { label, unit, factor } = displayNutrient("calories_kcal", european);
    expect([label, unit, 2000 * factor]).toEqual(["Energy", "kJ", 8368]);
  });

  it("shows sodium as salt: 2,400 mg are 6 g", () => {
    const { label, unit, factor } = displayNutrient("sodium_mg", european);
    expect([label, unit, 2400 * factor]).toEqual(["Salt", "g", 6]);
  });

  it("changes no other nutrient", () => {
    const changed = nutrientIds.filter((id) => displayNutrient(id, european).factor !== 1);
    expect(changed).toEqual(["calories_kcal", "sodium_mg"]);
  });
});
