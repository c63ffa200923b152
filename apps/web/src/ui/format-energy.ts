import { type DisplayUnits, energyFactor } from "@morsel/nutrition";
import { formatNumber } from "./format-number.ts";

// Apart from the other nutrients, so that the first load of the dashboard does not have their catalogue.

/** The energy with its unit: '297 kcal', '1,243 kJ', '— kcal' if unknown. */
export function formatEnergy(kcal: number | null, units: DisplayUnits): string {
  return `${kcal === null ? "—" : formatWhole(kcal, units)}\u00a0${units.energy}`;
}

/** A range of energy without its unit: '324–509'. */
export function formatEnergyRange(lowKcal: number, highKcal: number, units: DisplayUnits): string {
  return `${formatWhole(lowKcal, units)}–${formatWhole(highKcal, units)}`;
}

const formatWhole = (kcal: number, units: DisplayUnits) =>
  formatNumber(kcal * energyFactor(units), 0);
