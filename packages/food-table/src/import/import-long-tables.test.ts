// Small tables in the publishers' own layouts, made up for the tests: a row for each figure of a food.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestFolder, zipOf } from "./test-downloads.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

describe("Canadian Nutrient File", () => {
  const files = (): [string, string][] => [
    [
      "FOOD NAME.csv",
      "FoodID,FoodCode,FoodGroupID,FoodDescription,FoodDescriptionF\n" +
        '501502,6306,7,"Deli-meat,\nprosciutto",Jambon\n4,4,2,"Apple, raw",Pomme,,\n',
    ],
    [
      "NUTRIENT AMOUNT.csv",
      "FoodID,NutrientID,NutrientValue,StandardError\n" +
        "501502,208,195,\n501502,203,27,\n501502,814,3,\n501502,324,40,\n" +
        "4,208,52,0\n4,205,13.81,0\n4,291,1.9,0\n4,868,0.009,0\n4,999,1,0\n",
    ],
    [
      "CONVERSION FACTOR.csv",
      "FoodID,MeasureID,ConversionFactorValue\n4,1,1.45\n4,2,1.5\n4,3,0\n4,4,1\n4,5,0.9\n",
    ],
    [
      "MEASURE NAME.csv",
      "MeasureID,MeasureDescription,MeasureDescriptionF,,\n1,2 fruits (7cm dia),x,,\n" +
        '2,"250ml, sliced",x,,\n3,1 slice,x,,\n4,100g,x,,\n5,,x,,\n',
    ],
  ];

  test("joins its tables, whose ids are not the codes that people know", async () => {
    const zip = zipOf(files().map(([name, text]) => [name, text]));
    const report = await folder.import(folder.write("cnf-fcen-csv.zip", zip));
    expect(report.imported).toMatchObject([{ dataset: "Canadian Nutrient File 2015", foods: 2 }]);
    expect(folder.food("cnf:6306").name).toBe("Deli-meat, prosciutto");
    expect(folder.food("cnf:6306").per100g).toMatchObject({
      calories_kcal: 195,
      carbs_g: null,
      vit_a_mcg_rae: 3,
      vit_d_mcg: 1,
    });
    // By difference, with its fiber.
    expect(folder.food("cnf:4").per100g).toMatchObject({ carbs_g: 13.81, fiber_g: 1.9 });
  });

  test("portions are one of a measure; those without a weight or a name are counted", async () => {
    const zip = zipOf(files());
    const report = await folder.import(folder.write("cnf.zip", zip));
    expect(folder.food("cnf:4").portions).toEqual([
      { label: "fruits (7cm dia)", grams: 72.5 },
      { label: "250 ml, sliced", grams: 150 },
    ]);
    expect(Object.fromEntries(report.skipped.get("cnf.zip") ?? [])).toEqual({
      "nutrient that Morsel does not show": 1,
      "portion of no weight": 1,
      "portion that is not a household measure": 1,
      "portion without a measure": 1,
    });
  });

  test("reads Latin-1", async () => {
    for (const [name, text] of files()) {
      folder.write(`cnf/${name}`, Buffer.from(text.replace("Apple, raw", "Purée"), "latin1"));
    }
    await folder.import(`${folder.path}/cnf`);
    expect(folder.food("cnf:4").name).toBe("Purée");
  });
});

describe("Fineli", () => {
  test("energy is in kJ, names are in capitals, portions have codes", async () => {
    const files: [string, string][] = [
      ["food.csv", "FOODID;FOODNAME;FOODTYPE\n4;HUNAJA;FOOD\n"],
      ["foodname_EN.csv", "FOODID;FOODNAME;LANG\n4;HONEY, LIQUID;EN\n"],
      [
        "component_value.csv",
        "FOODID;EUFDNAME;BESTLOC;ACQTYPE\n4;ENERC;1382,00;S\n4;CHOAVL;81,2;S\n4;FIBC;0;S\n" +
          "4;F18D2CN6;20;S\n4;NIAEQ;0,3;S\n4;VITPYRID;0,1;S\n4;FAT;;S\n",
      ],
      ["foodaddunit.csv", "FOODID;FOODUNIT;MASS\n4;RKL;20,00\n4;DL;140,00\n4;PORT1000KJ;80,00\n"],
    ];
    await folder.import(folder.write("fineli_release20.zip", zipOf(files)));
    const honey = folder.food("fineli:4");
    expect(honey.name).toBe("Honey, liquid");
    expect(honey.per100g).toMatchObject({
      calories_kcal: 330.306,
      carbs_g: 81.2,
      fat_g: null,
      omega6_g: 0.02,
      vit_b3_mg: null,
      vit_b6_mg: 0.0823,
    });
    expect(honey.portions).toEqual([
      { label: "tablespoon", grams: 20 },
      { label: "100 ml", grams: 140 },
    ]);
  });
});
