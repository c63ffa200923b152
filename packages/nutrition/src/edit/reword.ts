import type { PatternRow } from "../languages/pattern-rows.ts";
import { createPatternTable, TableSearch } from "../languages/pattern-table.ts";

/** Creates a function that replaces the matches of each row, in order, by the replacement of the row. */
export function rewordWith(rows: readonly PatternRow[]): (text: string) => string {
  // Each row changes the text, so there is none that the tables of messages are asked about as well.
  const table = createPatternTable(rows, { search: new TableSearch() });
  return (text) => {
    let plain = withoutSpareSpaces(text);
    for (const { row, pattern } of table.candidates(() => plain)) {
      const reworded = plain.replace(pattern, spaced(row.replacement));
      if (reworded !== plain) plain = withoutSpareSpaces(reworded);
    }
    return plain;
  };
}

/** Spaces around a replacement are added here, so that a table has none at the end of a line. */
const spaced = (replacement: string): string =>
  replacement === "" || replacement.endsWith(":") ? replacement : ` ${replacement} `;

const withoutSpareSpaces = (text: string): string => text.replace(/ +(?=[ ,]|$)/g, "").trimStart();
