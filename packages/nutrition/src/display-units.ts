import { getNutrient, type NutrientId } from "./nutrients.ts";

/** The units in which a person may see energy. */
export const energyUnits = ["kcal", "kJ"] as const;
export type EnergyUnit = (typeof energyUnits)[number];

/** How a person sees the units of figures. Stored amounts always have the unit that the nutrient's id names. */
export interface DisplayUnits {
  readonly energy: EnergyUnit;
  /** True to see salt in grams instead of sodium in milligrams, as labels in Europe state it. */
  readonly isSaltShown: boolean;
}

/** The product's own units (spec section 9). */
export const defaultUnits: DisplayUnits = { energy: "kcal", isSaltShown: false };

/** Kilojoules of a thermochemical kilocalorie. */
const kilojoulesPerKcal = 4.184;
/** Grams of salt per gram of sodium, as Regulation (EU) No 1169/2011, annex I, defines it. */
const saltPerSodium = 2.5;

/** Kilocalories times this are the energy in the unit in which it is shown. */
export const energyFactor = ({ energy }: DisplayUnits) => (energy === "kJ" ? kilojoulesPerKcal : 1);

export interface DisplayedNutrient {
  readonly label: string;
  readonly unit: string;
  /** An amount in the nutrient's own unit times this is the amount in `unit`. */
  readonly factor: number;
}

/** The name and unit with which a nutrient is shown. */
export function displayNutrient(id: NutrientId, units: DisplayUnits): DisplayedNutrient {
  if (id === "calories_kcal" && units.energy === "kJ") {
    return { label: "Energy", unit: "kJ", factor: kilojoulesPerKcal };
  }
  if (id === "sodium_mg" && units.isSaltShown) {
    return { label: "Salt", unit: "g", factor: saltPerSodium / 1000 };
  }
  const { label, unit, unitLabel } = getNutrient(id);
  return { label, unit: unitLabel ?? unit, factor: 1 };
}
