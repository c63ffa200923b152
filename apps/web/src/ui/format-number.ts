import { numberFormat } from "../platform/messages.ts";

/** A number with thousands separators and at most `decimals` places. */
export function formatNumber(value: number, decimals: 0 | 1 | 2): string {
  return numberFormat({ maximumFractionDigits: decimals }).format(value);
}
