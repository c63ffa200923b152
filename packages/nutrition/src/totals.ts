import { type NutrientId, nutrientIds } from "./nutrients.ts";

/**
 * Amounts of every nutrient, each in the unit that its id names. `null` means unknown:
 * it is never counted as zero in silence, and scaling keeps it unknown.
 */
export type NutrientAmounts = Readonly<Record<NutrientId, number | null>>;

/** Amounts with every nutrient unknown, or those given known. */
export function nutrientAmounts(
  known: Readonly<Partial<Record<NutrientId, number | null>>> = {},
): NutrientAmounts {
  return mapAmounts((id) => known[id] ?? null);
}

/** Amounts of `grams` of a food, from its amounts per 100 g. Unknown stays unknown. */
export function scalePer100g(per100g: NutrientAmounts, grams: number): NutrientAmounts {
  return scale(per100g, grams / 100);
}

/** Every known amount times `factor`. Unknown stays unknown. */
export function scale(amounts: NutrientAmounts, factor: number): NutrientAmounts {
  return mapAmounts((id) => {
    const amount = amounts[id];
    return amount === null ? null : amount * factor;
  });
}

/** How much of a total rests on known figures. */
export interface NutrientTotals {
  /** The sum of the known amounts; `null` only if no part reports the nutrient. */
  readonly amounts: NutrientAmounts;
  /** How many parts report each nutrient: fewer than `parts` makes the amount an "at least". */
  readonly reportedBy: Readonly<Record<NutrientId, number>>;
  readonly parts: number;
}

/** Adds up parts. A nutrient that no part reports is unknown; one that some report is "at least". */
export function sumNutrients(parts: readonly NutrientAmounts[]): NutrientTotals {
  const reportedBy = Object.fromEntries(
    nutrientIds.map((id) => [id, parts.filter((part) => part[id] !== null).length]),
  ) as Record<NutrientId, number>;
  const amounts = mapAmounts((id) =>
    reportedBy[id] === 0 ? null : parts.reduce((sum, part) => sum + (part[id] ?? 0), 0),
  );
  return { amounts, reportedBy, parts: parts.length };
}

/**
 * Decimals that a stored amount keeps: enough that parts add up to their total on screen,
 * few enough that binary noise does not show.
 */
const storedDecimals = 3;

/** Rounds every known amount for storing. */
export function roundAmounts(amounts: NutrientAmounts): NutrientAmounts {
  return mapAmounts((id) => {
    const amount = amounts[id];
    return amount === null ? null : roundTo(amount, storedDecimals);
  });
}

/** Rounds half away from zero to `decimals` places. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor;
}

function mapAmounts(amountOf: (id: NutrientId) => number | null): NutrientAmounts {
  // A copy has its final shape at once; adding the keys one by one doubles the time.
  const amounts: Record<NutrientId, number | null> = { ...allUnknown };
  for (const id of nutrientIds) amounts[id] = amountOf(id);
  return amounts;
}

const allUnknown = Object.fromEntries(nutrientIds.map((id) => [id, null])) as Record<
  NutrientId,
  null
>;
