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
/** Kilocalories times this are the energy in the unit in which it is shown. */
export const energyFactor = ({ energy }: DisplayUnits) => (energy === "kJ" ? kilojoulesPerKcal : 1);
