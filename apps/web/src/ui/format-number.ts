/** A number with thousands separators and at most `decimals` places. */
export function formatNumber(value: number, decimals: 0 | 1 | 2): string {
  return numberFormats[decimals].format(value);
}

/** Created once, because creating a format is slow. */
const numberFormats = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals }),
) as unknown as Readonly<Record<0 | 1 | 2, Intl.NumberFormat>>;
