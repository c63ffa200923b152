import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  amountTable,
  foodColumns,
  labelColumns,
  macros,
  nutrientTable,
  type Table,
  TestFolder,
} from "./test-downloads.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

describe("Branded", () => {
  const name = "FoodData_Central_branded_food_csv_2024-10-31";
  const label = (
    id: number,
    barcode: string,
    size: number | string,
    unit: string,
    household = "",
  ) => [id, "Northern Mills, Inc.", "NORTHERN", "", barcode, "OATS", size, unit, household];
  const tables = (foods: Table, labels: Table, figures: Parameters<typeof amountTable>[0]) => ({
    "nutrient.csv": nutrientTable,
    "food.csv": [
      foodColumns,
      ...foods.map(([id = 0, description = "", day = "2024-10-31"]) => [
        id,
        "branded_food",
        description,
        "Snacks",
        day,
      ]),
    ],
    "branded_food.csv": [labelColumns, ...labels],
    "food_nutrient.csv": amountTable(figures),
  });

  test("branded foods are marked and name their brand", async () => {
    await folder.importTables(
      name,
      tables([[401, "OAT BAR"]], [label(401, "0123", 40, "g", "1 BAR")], macros(401, 420)),
    );
    const bar = folder.food(401);
    expect(bar.isBranded).toBe(true);
    expect(bar.name).toBe("Oat Bar (Northern)");
    expect(bar.source.dataset).toBe("USDA Branded Foods 2024-10-31");
  });

  test("the serving is the default portion, and the household measure is another portion", async () => {
    const labels = [
      label(401, "1", 30, "GRM", "2 COOKIES"),
      label(402, "2", 240, "MLT", "8 fl oz"),
      label(403, "3", 5, "IU"),
    ];
    const foods = [
      [401, "COOKIES"],
      [402, "SODA"],
      [403, "DROPS"],
    ];
    const figures = [...macros(401, 480), ...macros(402, 40), ...macros(403, 10)];
    const skipped = await folder.importTables(name, tables(foods, labels, figures));
    expect(folder.food(401).portions).toEqual([
      { label: "serving", grams: 30 },
      { label: "cookies", grams: 15 },
    ]);
    expect(folder.food(401).defaultPortion).toBe(0);
    expect(folder.food(402).portions).toEqual([
      { label: "serving", grams: 240 },
      { label: "fl oz", grams: 30 },
    ]);
    expect(folder.food(403).portions).toEqual([]);
    expect(skipped).toEqual({ "serving in an unknown unit": 1 });
  });

  test("only the newest label of a barcode is imported", async () => {
    const foods = [
      [401, "OAT BAR", "2020-01-01"],
      [402, "OAT BAR", "2024-01-01"],
      [403, "PLAIN BAR"],
    ];
    const labels = [
      label(401, "00012345", 40, "g"),
      label(402, "12345", 42, "g"),
      label(403, "", 40, "g"),
    ];
    const figures = [...macros(401, 420), ...macros(402, 430), ...macros(403, 410)];
    const skipped = await folder.importTables(name, tables(foods, labels, figures));
    expect(folder.foods().map(({ id }) => id)).toEqual(["fdc:402", "fdc:403"]);
    expect(skipped).toEqual({ "branded food with a newer label": 1 });
  });

  test("a food with impossible nutrient amounts is skipped and counted", async () => {
    const foods = [
      [401, "OAT BAR"],
      [402, "OIL OF ERRORS"],
    ];
    const labels = [label(401, "1", 40, "g"), label(402, "2", 40, "g")];
    const figures = [...macros(401, 420), ...macros(402, 4200)];
    const skipped = await folder.importTables(name, tables(foods, labels, figures));
    expect(skipped).toEqual({ "food with more in 100 g than there can be": 1 });
  });

  test("vitamin D in international units is converted to micrograms", async () => {
    const figures: [number, number, number][] = [...macros(401, 60), [401, 1110, 100]];
    await folder.importTables(name, tables([[401, "MILK"]], [label(401, "1", 240, "ml")], figures));
    expect(folder.food(401).per100g.vit_d_mcg).toBe(2.5);
  });

  test("the nutrient rows of one food may be far apart in the table", async () => {
    const ids = Array.from({ length: 45_000 }, (_, index) => 500_000 + index);
    const first = ids.map((id): [number, number, number] => [id, 1008, 100]);
    const second = ids.map((id): [number, number, number] => [id, 1003, 7]);
    await folder.importTables(
      name,
      tables(
        ids.map((id) => [id, `FOOD ${id}`]),
        ids.map((id) => label(id, String(id), 30, "g")),
        [...first, ...second],
      ),
    );
    const foods = folder.foods();
    expect(foods).toHaveLength(ids.length);
    expect(
      foods.every(({ per100g }) => per100g.calories_kcal === 100 && per100g.protein_g === 7),
    ).toBe(true);
  }, 60_000);
});
