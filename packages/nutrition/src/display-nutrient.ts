import { type DisplayUnits, energyFactor } from "./display-units.ts";
import { energyLabel, nutrientLabels, saltLabel } from "./languages/en/nutrient-labels.ts";
import { getNutrient, type NutrientId } from "./nutrients.ts";

/** Grams of salt per gram of sodium, as Regulation (EU) No 1169/2011, annex I, defines it. */
const saltPerSodium = 2.5;

export interface DisplayedNutrient {
  readonly label: string;
  readonly unit: string;
  /** An amount in the nutrient's own unit times this is the amount in `unit`. */
  readonly factor: number;
}

/** The name and unit with which a nutrient is shown. */
export function displayNutrient(id: NutrientId, units: DisplayUnits): DisplayedNutrient {
  if (id === "calories_kcal" && units.energy === "kJ") {
    return { label: energyLabel, unit: "kJ", factor: energyFactor(units) };
  }
  if (id === "sodium_mg" && units.isSaltShown) {
    return { label: saltLabel, unit: "g", factor: saltPerSodium / 1000 };
  }
  const { unit, unitLabel } = getNutrient(id);
  return { label: nutrientLabels[id], unit: unitLabel ?? unit, factor: 1 };
}
