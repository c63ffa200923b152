import { formatNumber } from "../../ui/format-number.ts";

const noBreakSpace = "\u00a0";
const unknown = "—";

/** '39.6', or '—' if unknown. */
export function formatGrams(grams: number | null): string {
  return grams === null ? unknown : formatNumber(grams, 1);
}

/** '39.6 g' with a no-break space. */
export function formatWithGrams(grams: number | null): string {
  return grams === null ? unknown : `${formatGrams(grams)}${noBreakSpace}g`;
}

interface Serving {
  readonly servings: number;
  readonly serving_size_g: number;
  readonly household_unit: string;
}

/** '1 cup', or the grams if the unit is a weight. */
export function formatServing({ servings, serving_size_g, household_unit }: Serving): string {
  const unit = household_unit.trim();
  if (unit === "" || unit === "g") return formatWithGrams(servings * serving_size_g);
  return `${formatNumber(servings, 2)}${noBreakSpace}${unit}`;
}
