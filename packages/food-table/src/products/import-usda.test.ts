import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  amountTable,
  foodColumns,
  labelColumns,
  macros,
  nutrientTable,
  type Table,
  TestFolder,
} from "../import/test-downloads.ts";
import { ProductFolder } from "./test-products.ts";

let downloads: TestFolder;
let folder: ProductFolder;
beforeEach(() => {
  downloads = new TestFolder();
  folder = new ProductFolder();
});
afterEach(() => {
  downloads.clear();
  folder.clear();
});

const name = "FoodData_Central_branded_food_csv_2024-10-31";
const barCode = "036000291452";
const drinkCode = "012345678905";

const label = (
  id: number,
  barcode: string,
  size: number | string,
  unit: string,
  household = "",
  weight = "",
) => [id, "Northern Mills, Inc.", "NORTHERN", "", barcode, "OATS", size, unit, household, weight];

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
  "branded_food.csv": [[...labelColumns, "package_weight"], ...labels],
  "food_nutrient.csv": amountTable(figures),
});

const importTables = (...parts: Parameters<typeof tables>) =>
  folder.import([downloads.csvFolder(name, tables(...parts))]);

/** A food whose figures agree: 4 x 2 + 4 x 20 + 9 x 1 = 97 kcal. */
const plain = (id: number) => macros(id, 97);

describe("USDA Branded Foods", () => {
  test("a product has its barcode, brand, record and figures", async () => {
    await importTables([[401, "OAT BAR"]], [label(401, barCode, 40, "g", "1 BAR")], plain(401));
    expect(folder.product(barCode)).toMatchObject({
      barcode: "00036000291452",
      brand: "Northern",
      servingGrams: 40,
      updatedOn: "2024-10-31",
      food: {
        id: "product:usda:00036000291452",
        name: "Oat Bar (Northern)",
        per100g: { calories_kcal: 97, protein_g: 2, fiber_g: null },
        source: { dataset: "USDA Branded Foods", id: "401" },
      },
    });
  });

  test("the serving is the default portion; household measure and package are others", async () => {
    const labels = [
      label(401, barCode, 30, "GRM", "2 COOKIES", "16 oz/454 g"),
      label(402, drinkCode, 240, "MLT", "8 fl oz"),
    ];
    const foods = [
      [401, "COOKIES"],
      [402, "SODA"],
    ];
    await importTables(foods, labels, [...plain(401), ...plain(402)]);
    const { food, packageGrams, isPerVolume } = folder.product(barCode);
    expect(food.portions).toEqual([
      { label: "serving", grams: 30 },
      { label: "cookies", grams: 15 },
      { label: "package", grams: 454 },
    ]);
    expect([food.defaultPortion, packageGrams, isPerVolume]).toEqual([0, 454, false]);
    const soda = folder.product(drinkCode);
    expect(soda.isPerVolume).toBe(true);
    expect(soda.food.portions).toEqual([
      { label: "serving", grams: 240 },
      { label: "fl oz", grams: 30 },
    ]);
  });

  test("the newest label of a barcode is used, with or without zeros before it", async () => {
    const foods = [
      [401, "OAT BAR", "2020-01-01"],
      [402, "NEW OAT BAR", "2024-01-01"],
    ];
    const labels = [label(401, `00${barCode}`, 40, "g"), label(402, "36000291452", 42, "g")];
    const refused = await importTables(foods, labels, [...plain(401), ...plain(402)]);
    expect(folder.product(barCode).food.name).toBe("New Oat Bar (Northern)");
    expect(refused).toEqual({ "branded food with a newer label": 1 });
  });

  test("a product without a valid barcode is found by its words only", async () => {
    await importTables([[401, "OAT BAR"]], [label(401, "12345", 40, "g")], plain(401));
    const [found] = folder.store.search("oat bar", 5);
    expect(found).toMatchObject({ barcode: null, food: { id: "product:usda:401" } });
    expect(folder.store.findById("product:usda:401")).toEqual(found);
  });

  test("a download is read as JSON, and missing figures are taken from the label", async () => {
    const bar = {
      fdcId: 401,
      description: "OAT BAR",
      brandOwner: "Northern Mills",
      gtinUpc: barCode,
      servingSize: 40,
      servingSizeUnit: "g",
      householdServingFullText: "1 BAR",
      foodNutrients: [],
      labelNutrients: { calories: { value: 160 }, protein: { value: 4 } },
    };
    const path = downloads.write("brandedDownload.json", JSON.stringify({ BrandedFoods: [bar] }));
    await folder.import([path]);
    expect(folder.product(barCode).food).toMatchObject({
      name: "Oat Bar (Northern Mills)",
      per100g: { calories_kcal: 400, protein_g: 10, fat_g: null },
      portions: [
        { label: "serving", grams: 40 },
        { label: "bar", grams: 40 },
      ],
    });
  });

  test("an interrupted import continues with the next product", async () => {
    const ids = Array.from({ length: 2_500 }, (_, place) => 1_000 + place);
    const download = tables(
      ids.map((id) => [id, `OAT BAR ${id}`]),
      [...ids, 1].map((id) => label(id, "", 40, "g")),
      ids.flatMap(plain),
    );
    const path = downloads.csvFolder(name, download);
    const stop = new AbortController();
    const onProgress = ({ step, done }: { step: string; done: number }) => {
      if (step === "writing" && done >= 2_000) stop.abort();
    };
    await expect(folder.import([path], { signal: stop.signal, onProgress })).rejects.toThrow();
    const steps = new Set<string>();
    const refused = await folder.import([path], { onProgress: ({ step }) => steps.add(step) });
    expect(refused).toEqual({ "label of a food that is not in food.csv": 1 });
    expect([...steps]).toEqual(["writing"]);
    expect(folder.store.listCollections().map(({ products }) => products)).toEqual([2_500]);
    for (const id of [1_000, 2_999, 3_499])
      expect(folder.store.findById(`product:usda:${id}`)?.brand).toBe("Northern");
  });

  test("vitamin D in international units is converted to micrograms", async () => {
    const figures: [number, number, number][] = [...plain(401), [401, 1110, 100]];
    await importTables([[401, "MILK"]], [label(401, barCode, 240, "ml")], figures);
    expect(folder.product(barCode).food.per100g.vit_d_mcg).toBe(2.5);
  });

  test("the importer of foods leaves products out and says where they go", async () => {
    const path = downloads.csvFolder(
      name,
      tables([[401, "OAT BAR"]], [label(401, barCode, 40, "g")], plain(401)),
    );
    const report = await downloads.import(path);
    expect(report.imported).toEqual([]);
    expect(report.leftOut).toEqual([
      `USDA Branded Foods of ${name}: npm run products:import has them`,
    ]);
  });
});
