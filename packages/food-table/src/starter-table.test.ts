import { describe, expect, test } from "vitest";
import { formatFoodTable, parseFoodRows } from "./food-csv.ts";
import { loadStarterTable, readStarterFiles } from "./starter-table.ts";
import { findTableFaults, validateRow } from "./validate-food-table.ts";

const files = readStarterFiles().map(({ fileName, csvText }) => ({
  fileName,
  csvText,
  rows: parseFoodRows(csvText, fileName),
}));
const rows = files.flatMap((file) => file.rows);

describe.each(files)("$fileName", (file) => {
  test("every food has sound portions, names, energy and parts", () => {
    expect(file.rows.flatMap(validateRow)).toEqual([]);
  });

  test("every food names a public release and a record in it", () => {
    for (const { food } of file.rows) {
      expect(["USDA FNDDS 2021-2023", "USDA SR Legacy"]).toContain(food.source.dataset);
      expect(food.source.id).toMatch(/^(\d{6,7}|NDB \d{5})((, \d{6,7})* and \d{6,7})?$/);
    }
  });

  test("a food mixed from several records says what each is and its share", () => {
    for (const { food } of file.rows) {
      const { id, recordOf = "" } = food.source;
      const records = id.split(/, | and /).length;
      if (records === 1) continue;
      const shares = [...recordOf.matchAll(/\((\d+) %\)/g)].map(([, share]) => Number(share));
      expect(shares, food.id).toHaveLength(records);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  test("foods are sorted by id, so that a change is easy to review", () => {
    const ids = file.rows.map(({ food }) => food.id);
    expect(ids).toEqual(ids.toSorted());
  });

  test("the file is written as the format writes it", () => {
    expect(formatFoodTable(file.rows)).toBe(file.csvText);
  });
});

test("no id and no word for a food is used twice in the table", () => {
  expect(findTableFaults(rows)).toEqual([]);
});

test("the table stays small enough to come with the product", () => {
  expect(loadStarterTable().length).toBeGreaterThanOrEqual(500);
  expect(loadStarterTable().length).toBeLessThanOrEqual(3500);
});

test("loading gives the same foods in the same order as the files", () => {
  expect(loadStarterTable()).toEqual(rows.map((row) => row.food));
});
