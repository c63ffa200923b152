/** The largest figure of a cell; a larger one cannot be an amount in a food. */
const largest = 1_000_000;

/** A figure: null if the cell is empty, undefined if it cannot be read. */
export function parseFigure(cell: string): number | null | undefined {
  const text = cell.trim().replaceAll("\u00a0", "");
  if (/^(|-+|n\/?a|null)$/i.test(text)) return null;
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
    ? text.replaceAll(",", "")
    : text.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  if (!/^\d*\.?\d+(e-?\d{1,2})?$/i.test(plain) && !/^\d+\.$/.test(plain)) return undefined;
  const figure = Number(plain);
  return figure <= largest ? figure : undefined;
}

/** A calendar day as 'YYYY-MM-DD', of ISO or of month/day/year; undefined if it is not a valid day. */
export function parseDay(cell: string): string | undefined {
  const text = cell.trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T]\d.*)?$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  if (!year || !month || !day) return undefined;
  const written = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${written}T00:00:00Z`);
  // Date accepts some invalid days, such as February 30, as later ones.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(written);
  return isReal && written >= "1990" ? written : undefined;
}

/** A time of day, of 24 hours or of 12; undefined if there is none. */
export function parseTime(cell: string): { hour: number; minute: number } | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(cell.trim());
  if (!found) return undefined;
  const half = found[3]?.toLowerCase();
  const hour = half ? (Number(found[1]) % 12) + (half === "p" ? 12 : 0) : Number(found[1]);
  const minute = Number(found[2]);
  return hour < 24 && minute < 60 ? { hour, minute } : undefined;
}

/** Grams, if an amount is a weight: '150.00 g', '6 oz'. */
export function parseGrams(amount: string): number | undefined {
  const found = /^([\d.,]+)\s*(g|grams?|kg|oz|ounces?|lbs?|pounds?)$/i.exec(amount.trim());
  const count = parseFigure(found?.[1] ?? "");
  if (!found || !count) return undefined;
  const unit = (found[2] ?? "").toLowerCase();
  if (unit.startsWith("g")) return count;
  if (unit === "kg") return 1000 * count;
  return unit.startsWith("o") ? 28.349523125 * count : 453.59237 * count;
}
