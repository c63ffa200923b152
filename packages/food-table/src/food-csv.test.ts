import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { nutrientAmounts, nutrientIds } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import {
  type FoodRow,
  FoodTableError,
  foodColumns,
  formatFoodTable,
  parseFoodRows,
  parseFoodTable,
} from "./food-csv.ts";

const porridge: FoodRow = {
  food: {
    id: "test-porridge",
    name: 'Porridge, "thick"',
    aliases: ["porridge", "oat, cooked", "grits"],
    approximateAliases: ["grits"],
    contains: ["oat", "milk"],
    per100g: nutrientAmounts({
      calories_kcal: 70.5,
      protein_g: 2.5,
      fat_g: 0,
      omega3_g: 0.0000001,
    }),
    portions: [
      { label: "tbsp", grams: 15.5 },
      { label: "cup, cooked", grams: 234 },
    ],
    defaultPortion: 1,
    source: { dataset: "A release", id: "NDB 12345" },
  },
  alcoholGrams: 0,
  energyNote: "Because, of rounding",
};

const bare: FoodRow = {
  food: {
    ...porridge.food,
    id: "bare",
    name: "Bare",
    aliases: [],
    approximateAliases: [],
    contains: [],
    portions: [],
    defaultPortion: null,
    source: { ...porridge.food.source, recordOf: "a barer food, nearby" },
  },
  alcoholGrams: null,
  energyNote: "",
};

const plainCells: Readonly<Record<string, string>> = {
  id: "rice",
  name: "Rice",
  aliases: "boiled rice; white rice",
  portions: '"tbsp = 10; *cup, cooked = 158"',
  dataset: "A release",
  source_id: "42",
  calories_kcal: "130",
};

/** A file of one food, with some cells and the header replaced. */
function fileWith(cells: Record<string, string>, header = foodColumns.join(",")): string {
  const all = { ...plainCells, ...cells };
  return `${header}\n${foodColumns.map((column) => all[column] ?? "").join(",")}\n`;
}

/** A row with plain properties: a parsed food computes its amounts in a getter. */
function unfold(row: FoodRow): FoodRow {
  return { ...row, food: { ...row.food, per100g: row.food.per100g } };
}

const readPlain = (csvText: string, fileName: string) =>
  parseFoodRows(csvText, fileName).map((row) => unfold(row).food);

describe("parseFoodTable", () => {
  test("a row gives the food with its names, portions, default portion and source", () => {
    const [food] = parseFoodTable(fileWith({}), "grains.csv");
    expect(food).toMatchObject({
      id: "rice",
      name: "Rice",
      aliases: ["boiled rice", "white rice"],
      portions: [
        { label: "tbsp", grams: 10 },
        { label: "cup, cooked", grams: 158 },
      ],
      defaultPortion: 1,
      source: { dataset: "A release", id: "42" },
    });
  });

  test("an alias with a tilde is marked as approximate", () => {
    const [food] = parseFoodTable(fileWith({ aliases: "boiled rice; ~millet" }), "grains.csv");
    expect(food).toMatchObject({
      aliases: ["boiled rice", "millet"],
      approximateAliases: ["millet"],
    });
  });

  test("an empty cell is unknown and a zero is zero", () => {
    const [food] = parseFoodTable(fileWith({ fat_g: "0" }), "grains.csv");
    expect(food?.per100g).toEqual(nutrientAmounts({ calories_kcal: 130, fat_g: 0 }));
  });

  test("every nutrient of the catalogue has its own column", () => {
    const cells = Object.fromEntries(nutrientIds.map((id, index) => [id, String(index + 0.25)]));
    const [food] = parseFoodTable(fileWith(cells), "grains.csv");
    for (const [index, id] of nutrientIds.entries()) expect(food?.per100g[id]).toBe(index + 0.25);
  });

  test("a file with only its header has no foods", () => {
    expect(parseFoodTable(`${foodColumns.join(",")}\n`, "empty.csv")).toEqual([]);
  });

  test("a byte order mark and CRLF line ends are ignored", () => {
    const text = `\ufeff${fileWith({})}`.replaceAll("\n", "\r\n");
    expect(readPlain(text, "grains.csv")).toEqual(readPlain(fileWith({}), "grains.csv"));
  });

  test("rows that are formatted and parsed again are equal", () => {
    const rows = [porridge, bare];
    expect(parseFoodRows(formatFoodTable(rows), "round.csv").map(unfold)).toEqual(rows);
  });
});

describe("parse errors name the file, the line and the column", () => {
  const cases: readonly [name: string, text: string, column: string | undefined, says: string][] = [
    ["no header", "", "id", "has nothing"],
    ["a wrong header", fileWith({}, "id,title"), "name", 'has "title" where "name"'],
    [
      "a header with too many columns",
      fileWith({}, `${foodColumns.join(",")},x`),
      "x",
      "should end",
    ],
    ["an empty id", fileWith({ id: "" }), "id", "is empty"],
    ["an id with a capital", fileWith({ id: "Rice" }), "id", "joined by hyphens"],
    ["an empty name", fileWith({ name: " " }), "name", "is empty"],
    ["an empty alias", fileWith({ aliases: "a;;b" }), "aliases", "empty part"],
    ["no dataset", fileWith({ dataset: "" }), "dataset", "is empty"],
    ["no source record", fileWith({ source_id: "" }), "source_id", "is empty"],
    ["a word instead of a number", fileWith({ fat_g: "trace" }), "fat_g", '"trace" is not a plain'],
    ["a negative number", fileWith({ fat_g: "-1" }), "fat_g", "not a plain decimal"],
    ["an exponent", fileWith({ alcohol_g: "1e3" }), "alcohol_g", "not a plain decimal"],
    ["a portion without grams", fileWith({ portions: "cup" }), "portions", '"label = grams"'],
    ["a portion without label", fileWith({ portions: "* = 5" }), "portions", '"label = grams"'],
    ["grams that are not a number", fileWith({ portions: "cup = 5 g" }), "portions", '"5 g"'],
    ["two default portions", fileWith({ portions: "*a = 1; *b = 2" }), "portions", "a star"],
    ["a line break in a cell", fileWith({ name: '"Ri\nce"' }), "name", "line break"],
    ["a row with an extra cell", fileWith({ energy_note: "a,b" }), undefined, "columns"],
    ["a blank line", `${foodColumns.join(",")}\n\n`, undefined, "1 cells"],
  ];

  test.each(cases)("%s", (_name, text, column, says) => {
    const line = column !== undefined && text.split("\n", 1)[0] !== foodColumns.join(",") ? 1 : 2;
    const error = errorOf(() => parseFoodTable(text, "grains.csv"));
    expect(error).toBeInstanceOf(FoodTableError);
    expect(error).toMatchObject({ fileName: "grains.csv", line, column });
    expect(error.message).toContain(says);
    expect(error.message).toContain(
      `grains.csv, line ${line}${column ? `, column ${column}` : ""}`,
    );
  });

  test("the error of a duplicate id names both lines", () => {
    const text = formatFoodTable([porridge, bare, porridge]);
    const error = errorOf(() => parseFoodTable(text, "twice.csv"));
    expect(error.message).toBe(
      'twice.csv, line 4, column id: "test-porridge" is already on line 2',
    );
  });

  test("the error of an unclosed quote names the line", () => {
    const error = errorOf(() => parseFoodTable(`${fileWith({})}"open`, "grains.csv"));
    expect(error).toBeInstanceOf(FoodTableError);
    expect(error.message).toContain("grains.csv, line 3");
  });
});

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error("Expected an error");
}

test("the foods of a file do not keep its whole text in memory", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const heap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const files = 10;
  const noteBytes = 1_000_000;
  const parse = (file: number) => {
    const note = `${file} `.repeat(noteBytes / 2);
    const source = { ...porridge.food.source, recordOf: "a food of the same kind" };
    const food = { ...bare.food, name: "Porridge with cinnamon", source };
    return parseFoodTable(formatFoodTable([{ ...bare, food, energyNote: note }]), "test.csv");
  };
  const before = heap();
  const foods = Array.from({ length: files }, (_, file) => parse(file));
  expect(heap() - before).toBeLessThan((files * noteBytes) / 4);
  expect(foods.flat()).toHaveLength(files);
});
