export type Cell = string | number | null;

/** What a spreadsheet may ignore at the beginning of a cell: invisible characters, spaces, marks. */
const ignored = /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}]+/u;

/** The signs that begin a formula, and signs that look like them: dashes, and letters of other scripts. */
const formulaSign = /^[=+\-@\p{Pd}−➕➖꞊᐀]/u;

/**
 * True if a spreadsheet may run the text as a formula. Some accept wide, small and raised forms of the
 * signs; NFKC replaces those by the usual ones. A quote before it makes the cell text.
 */
function isFormula(text: string): boolean {
  if (/^[\t\r]/.test(text)) return true;
  const [first = ""] = text.replace(ignored, "");
  return formulaSign.test(first.normalize("NFKC"));
}

/** One line of CSV with its end (RFC 4180). Unknown is empty; text is always quoted. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
