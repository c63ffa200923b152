import type { PatternRow } from "../languages/pattern-rows.ts";

/** Creates a function that replaces the matches of each row, in order, by the replacement of the row. */
export function rewordWith(rows: readonly PatternRow[]): (text: string) => string {
  const compiled = rows.map(({ pattern, replacement }) => ({
    pattern: new RegExp(pattern, "gi"),
    // Spaces around a replacement are added here, so that a table has none at the end of a line.
    replacement: replacement === "" || replacement.endsWith(":") ? replacement : ` ${replacement} `,
  }));
  return (text) =>
    compiled.reduce((plain, { pattern, replacement }) => {
      const reworded = plain.replace(pattern, replacement);
      return reworded === plain ? plain : withoutSpareSpaces(reworded);
    }, withoutSpareSpaces(text));
}

const withoutSpareSpaces = (text: string): string => text.replace(/ +(?=[ ,]|$)/g, "").trimStart();
