export type Cell = string | number | null;

/**
 * A spreadsheet may run a cell that begins like this as a formula. Some ignore invisible characters and
 * spaces before the sign, or accept its wide and small forms. A quote before it makes the cell text.
 */
const formulaStart =
  /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]*[=＝﹦+＋﹢\-－﹣−@＠﹫]|^[\t\r]/u;

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
