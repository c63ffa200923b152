export type Cell = string | number | null;

/**
 * A spreadsheet takes what begins so for a formula, and may run it; the wide forms count, too. A
 * quote before it makes it text.
 */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/;

/** One line of CSV with its end (RFC 4180). Unknown is empty; text is always quoted. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
