import { afterEach, beforeEach, expect, test } from "vitest";
import { importFoods } from "./import-foods.ts";
import { TestFolder, zipOf } from "./test-downloads.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

const run = (...paths: string[]) => importFoods({ dataDir: folder.dataDir, paths });

const figure = (number: string, unitName: string, amount?: number) => ({
  type: "FoodNutrient",
  id: 1,
  nutrient: { id: 1, number, name: "", rank: 1, unitName },
  ...(amount === undefined ? {} : { amount }),
});

const milk = {
  fdcId: 201,
  foodClass: "Survey",
  description: 'Milk, "whole"',
  publicationDate: "10/31/2024",
  foodNutrients: [figure("208", "kcal", 61), figure("307", "mg", 38), figure("203", "g")],
  foodPortions: [
    {
      id: 2,
      sequenceNumber: 2,
      gramWeight: 183,
      modifier: "90000",
      portionDescription: "Quantity not specified",
      measureUnit: { id: 9999, name: "undetermined" },
    },
    {
      id: 1,
      sequenceNumber: 1,
      gramWeight: 244,
      modifier: "10205",
      portionDescription: "1 cup",
      measureUnit: { id: 9999, name: "undetermined" },
    },
  ],
  inputFoods: [{ id: 3, foodDescription: "Milk", ingredientWeight: 100 }],
};

test("imports a zipped survey download and dates it by the zip's name", async () => {
  const zip = folder.write(
    "FoodData_Central_survey_food_json_2024-10-31.zip",
    zipOf([["surveyDownload.json", JSON.stringify({ SurveyFoods: [milk] })]]),
  );
  const report = await run(zip);
  expect(report.imported).toMatchObject([
    { dataset: "USDA FNDDS 2024-10-31", foods: 1, portions: 2 },
  ]);
  const food = folder.food(201);
  expect(food.name).toBe('Milk, "whole"');
  expect(food.per100g).toMatchObject({ calories_kcal: 61, sodium_mg: 38, protein_g: null });
  expect(food.portions.map(({ label }) => label)).toEqual(["cup", "Quantity not specified"]);
  expect(food.defaultPortion).toBe(1);
});

test("dates an unpacked file without a date in its name by its foods", async () => {
  const path = folder.write(
    "surveyDownload.json",
    `\uFEFF${JSON.stringify({ SurveyFoods: [milk] })}`,
  );
  const report = await run(path);
  expect(report.imported[0]?.dataset).toBe("USDA FNDDS 2024-10-31");
});

test("reads SR Legacy measures from the modifier and Foundation measures from the unit and modifier", async () => {
  const portion = (name: string, modifier: string) => ({
    gramWeight: 60,
    amount: 2,
    modifier,
    measureUnit: { name },
  });
  const food = (fdcId: number, foodPortion: object) => ({
    fdcId,
    description: "Plums",
    foodNutrients: [figure("208", "kcal", 46)],
    foodPortions: [foodPortion],
  });
  await run(
    folder.write(
      "FoodData_Central_sr_legacy_food_json_2021-10-28.json",
      JSON.stringify({ SRLegacyFoods: [food(101, portion("undetermined", "cup, sliced"))] }),
    ),
    folder.write(
      "FoodData_Central_foundation_food_json_2024-10-31.json",
      JSON.stringify({ FoundationFoods: [food(301, portion("cup", "sliced"))] }),
    ),
  );
  for (const id of [101, 301]) {
    expect(folder.food(id).portions).toEqual([{ label: "cup, sliced", grams: 30 }]);
  }
});

test("converts kilojoules to kilocalories and keeps micrograms", async () => {
  const food = {
    fdcId: 301,
    description: "Kale",
    foodNutrients: [figure("268", "kJ", 418.4), figure("418", "µg", 0.5)],
  };
  await run(folder.write("x.json", JSON.stringify({ FoundationFoods: [food] })));
  expect(folder.food(301).per100g).toMatchObject({ calories_kcal: 100, vit_b12_mcg: 0.5 });
});
