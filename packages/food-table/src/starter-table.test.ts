import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatFoodTable, parseFoodRows } from "./food-csv.ts";
import { estimateSource, findSourceFaults, starterSources } from "./starter-sources.ts";
import { loadStarterTable, readStarterFiles } from "./starter-table.ts";
import { findTableFaults, validateRow } from "./validate-food-table.ts";

const files = readStarterFiles().map(({ fileName, csvText }) => ({
  fileName,
  csvText,
  rows: parseFoodRows(csvText, fileName),
}));
const rows = files.flatMap((file) => file.rows);

describe.each(files)("$fileName", (file) => {
  test("every food has valid portions, names, energy and nutrients", () => {
    expect(file.rows.flatMap(validateRow)).toEqual([]);
  });

  test("every food has a record of a known release as source, or is marked as an estimate", () => {
    for (const { food } of file.rows) {
      expect(findSourceFaults(food.source), food.id).toEqual([]);
    }
  });

  test("a food made of several records states their shares, which add up to 100 %", () => {
    for (const { food } of file.rows) {
      const { id, recordOf = "" } = food.source;
      const records = id.split(/, | and /).length;
      if (records === 1 || id === estimateSource.id) continue;
      const shares = [...recordOf.matchAll(/\((\d+) %\)/g)].map(([, share]) => Number(share));
      expect(shares, food.id).toHaveLength(records);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  test("foods are sorted by id", () => {
    const ids = file.rows.map(({ food }) => food.id);
    expect(ids).toEqual(ids.toSorted());
  });

  test("the file is formatted as formatFoodTable writes it", () => {
    expect(formatFoodTable(file.rows)).toBe(file.csvText);
  });
});

test("the README contains the attribution of every source release", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const text = readme.replaceAll(/\s+/g, " ");
  for (const { attribution } of starterSources) expect(text).toContain(attribution);
});

test.each([
  [{ dataset: "USDA FNDDS 2021", id: "2705386" }, '"USDA FNDDS 2021" is not a release'],
  [{ dataset: "CoFID 2021", id: "2705386" }, '"2705386" is not a record of CoFID 2021'],
  [{ dataset: "BLS 4.0", id: "B511000 and 12" }, '"12" is not a record of BLS 4.0'],
  [
    { dataset: "Morsel's estimate", id: "12", recordOf: "a bar" },
    'an estimate has the id "(no record)"',
  ],
  [
    { dataset: "Morsel's estimate", id: "(no record)" },
    "an estimate says in record_of what it is based on",
  ],
])("rejects the source %o", (source, fault) => {
  expect(findSourceFaults(source)).toEqual([fault]);
});

test("ids, names and aliases are unique in the table", () => {
  expect(findTableFaults(rows)).toEqual([]);
});

test("the table has between 500 and 6,500 foods", () => {
  expect(loadStarterTable().length).toBeGreaterThanOrEqual(500);
  expect(loadStarterTable().length).toBeLessThanOrEqual(6500);
});

// A packed pint of premium ice cream weighs as much as three loosely filled cups.
test("a pint has two to three cups", () => {
  const gramsOf = (label: string, { portions }: (typeof rows)[number]["food"]) =>
    portions.find((portion) => portion.label === label)?.grams;
  const pints = rows.flatMap(({ food }) => {
    const [cup, pint] = [gramsOf("cup", food), gramsOf("pint", food)];
    return cup === undefined || pint === undefined ? [] : { id: food.id, cups: pint / cup };
  });
  expect(pints.length).toBeGreaterThan(4);
  for (const { id, cups } of pints) {
    expect(cups, id).toBeGreaterThan(1.6);
    expect(cups, id).toBeLessThan(3.5);
  }
});

test("loadStarterTable returns the foods in the order of the files", () => {
  expect(loadStarterTable()).toEqual(rows.map((row) => row.food));
});
