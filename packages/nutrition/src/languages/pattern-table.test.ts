import { describe, expect, it } from "vitest";
import { parsePatternRows } from "./pattern-rows.ts";
import { createPatternTable, replaceMatches } from "./pattern-table.ts";

const table = createPatternTable(
  parsePatternRows(String.raw`
    \b(?:green|black) tea\b
    \btea(?: bags?)?\b
    \b\d{2,3}\b
  `),
);
const wordsOf = (matches: readonly RegExpExecArray[]) => matches.map(([words]) => words);

describe("createPatternTable", () => {
  it("finds the matches of all rows in order; at the same offset the first row wins", () => {
    expect(wordsOf(table.matchAll("tea 12, green tea, Tea bags"))).toEqual([
      "tea",
      "12",
      "green tea",
      "Tea bags",
    ]);
  });

  it("finds the matches of each row, which may overlap", () => {
    expect(wordsOf(table.matchEach("green tea 12"))).toEqual(["green tea", "tea", "12"]);
  });

  it("says if a row matches", () => {
    expect(table.test("a cup of TEA")).toBe(true);
    expect(table.test("a team of 7")).toBe(false);
  });

  it("matches each row between the patterns before and after it", () => {
    const rows = parsePatternRows("egg\nhens? egg");
    const words = createPatternTable(rows, { before: "(?<!an )", after: "(?!s)" });
    expect(wordsOf(words.matchAll("eggs, an egg, egg, hen egg"))).toEqual(["egg", "hen egg"]);
  });

  it("yields a row whose words a replacement of another row added", () => {
    const rows = parsePatternRows("oeuf\n= egg\negg\n= hen\nham\n= pig");
    let text = "oeuf";
    for (const { row, pattern } of createPatternTable(rows).candidates(() => text))
      text = text.replace(pattern, row.replacement);
    expect(text).toBe("hen");
  });
});

describe("replaceMatches", () => {
  it("replaces each match and keeps the other text", () => {
    const text = "a green tea for 12";
    expect(replaceMatches(text, table.matchAll(text), ([words]) => `<${words}>`)).toBe(
      "a <green tea> for <12>",
    );
  });

  it("replaces matches in any order, and the first of two that overlap", () => {
    const text = "12 green tea";
    const each = table.matchEach(text);
    expect(wordsOf(each)).toEqual(["green tea", "tea", "12"]);
    expect(replaceMatches(text, each, ([words]) => `<${words}>`)).toBe("<12> <green tea>");
  });
});
