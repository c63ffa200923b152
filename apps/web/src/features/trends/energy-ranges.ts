import type { TrendDay } from "@morsel/contracts";
import type { DisplayUnits } from "@morsel/nutrition";
import { formatEnergyRange } from "../../ui/format-energy.ts";
import type { Bucket } from "./periods.ts";

export type EnergyRange = NonNullable<TrendDay["energy_range"]>;

/** The likely range of a day's energy; undefined for a month, and for a day without a range. */
export function rangeOfBucket({ days }: Bucket): EnergyRange | undefined {
  const [only, ...others] = days;
  const range = others.length === 0 ? only?.energy_range : undefined;
  return range && range.low_kcal < range.high_kcal ? range : undefined;
}

/** '1,600–2,150'. */
export const formatBounds = ({ low_kcal, high_kcal }: EnergyRange, units: DisplayUnits) =>
  formatEnergyRange(low_kcal, high_kcal, units);

/** ' (1,600–2,150)'; '' if there is no range. */
export const formatRange = (range: EnergyRange | undefined, units: DisplayUnits) =>
  range ? ` (${formatBounds(range, units)})` : "";
