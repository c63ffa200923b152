import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadFoods } from "../load-foods.ts";
import { loadStarterTable } from "../starter-table.ts";
import {
  amountTable,
  csvOf,
  foodColumns,
  macros,
  nutrientTable,
  portionColumns,
  srTables,
  type Table,
  TestFolder,
  zipOf,
} from "./test-downloads.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

describe("SR Legacy", () => {
  const name = "FoodData_Central_sr_legacy_food_csv_2018-04";

  test("imported foods come after the starter table and have the record and release as source", async () => {
    await folder.import(folder.csvZip(name, srTables()));
    const foods = loadFoods({ dataDir: folder.dataDir });
    expect(foods).toHaveLength(loadStarterTable().length + 2);
    const plums = foods.at(-2);
    expect(plums?.id).toBe("fdc:101");
    expect(plums?.name).toBe("Plums, raw");
    expect(plums?.source).toEqual({ dataset: "USDA SR Legacy 2018-04", id: "101" });
  });

  test("a zip, the unpacked folder and its food.csv give the same table", async () => {
    await folder.import(folder.csvZip(name, srTables()));
    const fromZip = folder.foods().map((food) => [food.id, food.per100g, food.portions]);
    const unpacked = folder.csvFolder(name, srTables());
    for (const path of [unpacked, `${unpacked}/food.csv`]) {
      await folder.import(path);
      expect(folder.foods().map((food) => [food.id, food.per100g, food.portions])).toEqual(fromZip);
    }
  });

  test("a portion's grams are divided by the amount of its row", async () => {
    await folder.import(folder.csvZip(name, srTables()));
    expect(folder.food(102).portions).toEqual([{ label: "fruits", grams: 9.5 }]);
    expect(folder.food(102).defaultPortion).toBeNull();
  });

  test("nutrients that a record does not report are unknown; amounts keep their digits", async () => {
    const tables = srTables();
    tables["food_nutrient.csv"] = amountTable([
      ...macros(101, 46),
      ...macros(102, 240),
      [101, 1093, "0.85"],
    ]);
    await folder.importTables(name, tables);
    const { per100g } = folder.food(101);
    expect(per100g.calories_kcal).toBe(46);
    expect(per100g.sodium_mg).toBe(0.85);
    expect(per100g.fiber_g).toBeNull();
    expect(folder.food(102).per100g.sodium_mg).toBeNull();
  });

  test("reads a byte order mark, CRLF, and doubled quotes and line breaks in cells", async () => {
    const tables = srTables();
    const path = folder.csvFolder(name, tables);
    const food = csvOf([
      foodColumns,
      [101, "sr_legacy_food", 'Pie, 9" round, "home\nmade"', 1, ""],
    ]);
    folder.write(`${name}/food.csv`, `\uFEFF${food.replaceAll(/(?<!home)\n/g, "\r\n")}`);
    await folder.import(path);
    expect(folder.food(101).name).toBe('Pie, 9" round, "home\nmade"');
  });

  test("reads a zip64 file with nested folders and unneeded files", async () => {
    const files = Object.entries(srTables()).map(([file, rows]): [string, string] => [
      `deep/er/${name}/${file}`,
      csvOf(rows),
    ]);
    files.push(["__MACOSX/deep/food.csv", "junk"], ["deep/readme.txt", "read me"]);
    const report = await folder.import(
      folder.write("download.zip", zipOf(files, { isZip64: true })),
    );
    expect(report.imported).toMatchObject([{ dataset: "USDA SR Legacy 2018-04", foods: 2 }]);
  });

  test("duplicate rows are imported once and counted", async () => {
    const tables = srTables();
    tables["food.csv"] = [...(tables["food.csv"] ?? []), [101, "sr_legacy_food", "Plums", 9, ""]];
    tables["food_nutrient.csv"] = amountTable([
      ...macros(101, 46),
      ...macros(101, 47),
      ...macros(102, 9),
    ]);
    expect(await folder.importTables(name, tables)).toEqual({
      "food whose id was there already": 1,
      "nutrient given twice for a food": 4,
    });
    expect(folder.food(101).per100g.calories_kcal).toBe(46);
  });

  test("a release without a date in its file name is dated by its foods", async () => {
    const report = await folder.import(folder.csvFolder("download", srTables()));
    expect(report.imported[0]?.dataset).toBe("USDA SR Legacy 2019-04-01");
  });
});

describe("FNDDS", () => {
  const name = "FoodData_Central_survey_food_csv_2024-10-31";
  const tables = (figures: Table, portions: Table = []): Record<string, Table> => ({
    "nutrient.csv": nutrientTable,
    "food.csv": [foodColumns, [201, "survey_fndds_food", "Milk, whole", 1001, "2024-10-31"]],
    "food_nutrient.csv": figures,
    "food_portion.csv": [portionColumns, ...portions],
  });
  const figures = amountTable([
    [201, 208, 61],
    [201, 203, 3.27],
    [201, 307, 38],
  ]);

  test("nutrient_id may contain the nutrient's number", async () => {
    await folder.importTables(name, tables(figures));
    expect(folder.food(201).per100g).toMatchObject({
      calories_kcal: 61,
      protein_g: 3.27,
      sodium_mg: 38,
    });
    expect(folder.food(201).source.dataset).toBe("USDA FNDDS 2024-10-31");
  });

  test("nutrient_id may contain the nutrient's id", async () => {
    await folder.importTables(name, tables(amountTable(macros(201, 61))));
    expect(folder.food(201).per100g.calories_kcal).toBe(61);
  });

  test("portions are ordered by seq_num and named by their description without the leading 1", async () => {
    const portions = [
      [2, 201, 2, "", 9999, "1 fl oz", 30000, 30.5, "", "", ""],
      [1, 201, 1, "", 9999, "1 cup", 10205, 244, "", "", ""],
    ];
    await folder.importTables(name, tables(figures, portions));
    expect(folder.food(201).portions).toEqual([
      { label: "cup", grams: 244 },
      { label: "fl oz", grams: 30.5 },
    ]);
  });

  test("'Quantity not specified' is the default portion", async () => {
    const portions = [
      [1, 201, 1, "", 9999, "1 cup", 10205, 244, "", "", ""],
      [2, 201, 2, "", 9999, "Quantity not specified", 90000, 183, "", "", ""],
    ];
    await folder.importTables(name, tables(figures, portions));
    const food = folder.food(201);
    expect(food.portions[food.defaultPortion ?? -1]).toEqual({
      label: "Quantity not specified",
      grams: 183,
    });
  });

  test("guideline amounts and portions of 0 g are skipped", async () => {
    const portions = [
      [1, 201, 1, "", 9999, "Guideline amount per cup of hot cereal", 63546, 61, "", "", ""],
      [2, 201, 2, "", 9999, "Quantity not specified", 90000, 0, "", "", ""],
    ];
    const skipped = await folder.importTables(name, tables(figures, portions));
    expect(skipped).toEqual({
      "portion that is a guideline, not a household measure": 1,
      "portion of no weight": 1,
    });
    expect(folder.food(201).portions).toEqual([]);
    expect(folder.food(201).defaultPortion).toBeNull();
  });
});

describe("Foundation", () => {
  const name = "FoodData_Central_foundation_food_csv_2024-10-31";
  const food = (id: number, description: string, day = "2024-10-31", type = "foundation_food") => [
    id,
    type,
    description,
    1,
    day,
  ];
  const tables = (foods: Table, figures: Parameters<typeof amountTable>[0]) => ({
    "nutrient.csv": nutrientTable,
    "measure_unit.csv": [
      ["id", "name"],
      [1000, "cup"],
      [1119, "RACC"],
      [9999, "undetermined"],
    ],
    "food.csv": [foodColumns, ...foods],
    "food_nutrient.csv": amountTable(figures),
    "food_portion.csv": [
      portionColumns,
      [1, 301, 1, 2, 1000, "", "chopped", 180, "", "", ""],
      [2, 301, 2, 1, 1119, "", "", 85, "", "", ""],
    ],
  });

  test("samples and acquisitions are not imported as foods", async () => {
    const foods = [
      food(301, "Kale, raw"),
      food(302, "kale 1", "", "sub_sample_food"),
      food(303, "kale 2", "", "sample_food"),
      food(304, "kale 3", "", "market_acquistion"),
      food(305, "kale 4", "", "agricultural_acquisition"),
    ];
    const figures = [...macros(301, 43), ...macros(302, 44)];
    const skipped = await folder.importTables(name, tables(foods, figures));
    expect(folder.foods().map(({ id }) => id)).toEqual(["fdc:301"]);
    expect(skipped).toMatchObject({
      "sub_sample_food: not a food": 1,
      "market_acquistion: not a food": 1,
      "nutrient of something that is not a food": 4,
    });
  });

  test.each([
    [
      "the specific Atwater factors",
      [
        [301, 2048, 41],
        [301, 2047, 43],
      ],
      41,
    ],
    [
      "the general Atwater factors",
      [
        [301, 2047, 43],
        [301, 1062, 200],
      ],
      43,
    ],
    ["kilojoules", [[301, 1062, 209.2]], 50],
    [
      "protein, fat, carbohydrate and alcohol",
      [
        [301, 1003, 3],
        [301, 1004, 2],
        [301, 1005, 5],
        [301, 1018, 10],
      ],
      4 * 3 + 9 * 2 + 4 * 5 + 7 * 10,
    ],
  ] as [string, [number, number, number][], number][])(
    "missing energy is computed from %s",
    async (_, figures, kcal) => {
      await folder.importTables(name, tables([food(301, "Kale, raw")], figures));
      expect(folder.food(301).per100g.calories_kcal).toBeCloseTo(kcal, 3);
    },
  );

  test("a food without energy or macronutrients is skipped and counted", async () => {
    const foods = [food(301, "Kale, raw"), food(306, "Salt, sea")];
    const skipped = await folder.importTables(
      name,
      tables(foods, [...macros(301, 43), [306, 1093, 38758]]),
    );
    expect(skipped).toEqual({ "food without energy, or what it follows from": 1 });
    expect(folder.foods()).toHaveLength(1);
  });

  test("a negative carbohydrate by difference becomes zero", async () => {
    const figures: [number, number, number][] = [
      [301, 1008, 100],
      [301, 1005, -0.4],
    ];
    await folder.importTables(name, tables([food(301, "Kale, raw")], figures));
    expect(folder.food(301).per100g.carbs_g).toBe(0);
  });

  test("folate equivalents are computed from folate and folic acid, and are unknown without folic acid", async () => {
    const foods = [food(301, "Bread"), food(306, "Kale, raw")];
    const figures: [number, number, number][] = [
      ...macros(301, 250),
      ...macros(306, 43),
      [301, 1177, 100],
      [301, 1186, 60],
      [306, 1177, 62],
    ];
    await folder.importTables(name, tables(foods, figures));
    expect(folder.food(301).per100g.vit_b9_mcg).toBeCloseTo(40 + 1.7 * 60, 3);
    expect(folder.food(306).per100g.vit_b9_mcg).toBeNull();
  });

  test("omega-3 and omega-6 are sums of the known parts, and unknown if no part is known", async () => {
    const foods = [food(301, "Salmon"), food(306, "Kale, raw")];
    const figures: [number, number, number][] = [
      ...macros(301, 200),
      ...macros(306, 43),
      [301, 1404, 0.3],
      [301, 1272, 1.2],
    ];
    await folder.importTables(name, tables(foods, figures));
    expect(folder.food(301).per100g.omega3_g).toBeCloseTo(1.5, 4);
    expect(folder.food(301).per100g.omega6_g).toBeNull();
    expect(folder.food(306).per100g.omega3_g).toBeNull();
  });

  test("fiber that was measured by the newer method is imported as fiber", async () => {
    await folder.importTables(
      name,
      tables([food(301, "Kale, raw")], [...macros(301, 43), [301, 2033, 4.1]]),
    );
    expect(folder.food(301).per100g.fiber_g).toBe(4.1);
  });

  test("portion labels have a unit and a qualifier; the RACC portion is the default serving", async () => {
    await folder.importTables(name, tables([food(301, "Kale, raw")], macros(301, 43)));
    expect(folder.food(301).portions).toEqual([
      { label: "cup, chopped", grams: 90 },
      { label: "serving", grams: 85 },
    ]);
    expect(folder.food(301).defaultPortion).toBe(1);
  });

  test("only the newest record of a food with the same name is imported", async () => {
    const foods = [food(301, "Hummus", "2020-10-30"), food(306, "Hummus", "2019-04-01")];
    await folder.importTables(name, tables(foods, [...macros(301, 240), ...macros(306, 229)]));
    expect(folder.foods().map(({ id }) => id)).toEqual(["fdc:301"]);
  });
});

test("the full download imports every data type that it contains", async () => {
  const tables = srTables();
  tables["food.csv"] = [
    ...(tables["food.csv"] ?? []),
    [103, "survey_fndds_food", "Plum, raw", 1, "2024-10-31"],
  ];
  tables["food_nutrient.csv"] = amountTable([
    ...macros(101, 46),
    ...macros(102, 240),
    ...macros(103, 46),
  ]);
  const report = await folder.import(folder.csvZip("FoodData_Central_csv_2024-10-31", tables));
  expect(report.imported.map(({ dataset, foods }) => [dataset, foods])).toEqual([
    ["USDA SR Legacy 2024-10-31", 2],
    ["USDA FNDDS 2024-10-31", 1],
  ]);
});
