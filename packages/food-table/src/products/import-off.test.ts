import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAttributions, listRecords } from "../source-records.ts";
import { csvColumns } from "./read-off.ts";
import {
  biscuit,
  biscuitCode,
  biscuitFigures,
  makeBarcode,
  ProductFolder,
} from "./test-products.ts";

let folder: ProductFolder;
beforeEach(() => {
  folder = new ProductFolder();
});
afterEach(() => folder.clear());

const withFigures = (figures: object) => ({
  ...biscuit,
  nutriments: { ...biscuitFigures, ...figures },
});

describe("Open Food Facts, JSON lines", () => {
  test("a product has its names, portions, figures and the notice of its licence", async () => {
    await folder.importLines([biscuit]);
    const { food, ...product } = folder.product(biscuitCode);
    expect(product).toMatchObject({ brand: "Hill Farm", packageGrams: 300, isPerVolume: false });
    expect(food).toMatchObject({
      id: "product:off:05000159407236",
      name: "Oat Biscuits (Hill Farm)",
      aliases: ["Biscuits à l'avoine"],
      per100g: { calories_kcal: 420, protein_g: 10, carbs_g: 50, sodium_mg: 400, vit_c_mg: null },
      portions: [
        { label: "serving", grams: 25 },
        { label: "biscuits", grams: 12.5 },
        { label: "package", grams: 300 },
      ],
      defaultPortion: 0,
    });
    expect(listAttributions(food.source)).toEqual([expect.stringContaining("(ODbL) 1.0")]);
    expect(listRecords(food.source)[0]?.url).toBe(
      `https://world.openfoodfacts.org/product/${biscuitCode}`,
    );
  });

  test("the schema of 2026 is read, with the unit of each figure", async () => {
    const value = (amount: number, unit: string) => ({ value: amount, unit });
    const nutrients = {
      "energy-kj": value(1757.28, "kJ"),
      proteins: value(10, "g"),
      carbohydrates: value(50, "g"),
      fat: value(20_000, "mg"),
      "vitamin-c": value(30, "mg"),
    };
    const nutrition = { aggregated_set: { per: "100ml", preparation: "as_sold", nutrients } };
    await folder.importLines([{ ...biscuit, nutriments: {}, nutrition }]);
    const { food, isPerVolume } = folder.product(biscuitCode);
    expect(isPerVolume).toBe(true);
    expect(food.per100g).toMatchObject({ calories_kcal: 420, fat_g: 20, vit_c_mg: 30 });
  });

  test("carbohydrate is with fibre: European labels state it without, those of North America with it", async () => {
    const american = { ...withFigures({ fiber_100g: 5 }), code: "036000291452" };
    await folder.importLines([withFigures({ fiber_100g: 5 }), american]);
    expect(folder.product(biscuitCode).food.per100g.carbs_g).toBe(55);
    expect(folder.product(american.code).food.per100g.carbs_g).toBe(50);
  });

  test.each([
    ["no name", { ...biscuit, product_name: "", product_name_en: "", product_name_fr: "" }],
    ["no energy", { ...biscuit, nutriments: { proteins_100g: 10 } }],
    ["no energy", { ...biscuit, nutriments: {} }],
    ["a figure below zero", withFigures({ fiber_100g: -1 })],
    ["more than 950 kcal in 100 g", withFigures({ "energy-kcal_100g": 1757 })],
    [
      "parts of more than 105 g in 100 g",
      withFigures({ proteins_100g: 40, "energy-kcal_100g": 540 }),
    ],
    ["more saturated fat than fat", withFigures({ "saturated-fat_100g": 21 })],
    ["more sugar than carbohydrate", withFigures({ sugars_100g: 51 })],
    [
      "energy that its protein, carbohydrate and fat do not give",
      withFigures({ "energy-kcal_100g": 100 }),
    ],
    [
      "energy that its protein, carbohydrate and fat do not give",
      withFigures({ "energy-kcal_100g": 600 }),
    ],
    ["no valid barcode", { ...biscuit, code: "5000159407237" }],
    [
      "marked as wrong by its source",
      {
        ...biscuit,
        data_quality_errors_tags: ["en:energy-value-in-kcal-does-not-match-value-in-kj"],
      },
    ],
    [
      "figures of the prepared food only",
      { ...biscuit, nutrition: { aggregated_set: { preparation: "prepared", nutrients: {} } } },
    ],
  ])("refuses %s", async (reason, product) => {
    const other = { ...biscuit, code: makeBarcode(1) };
    expect(await folder.importLines([product, other])).toEqual({ [reason]: 1 });
    expect(folder.store.findByBarcode(product.code)).toBeUndefined();
  });

  test("alcohol, fibre and polyols explain energy", async () => {
    const figures = [
      {
        "energy-kcal_100g": 231,
        alcohol_100g: 41.8,
        proteins_100g: 0,
        carbohydrates_100g: 0,
        fat_100g: 0,
        sugars_100g: 0,
        "saturated-fat_100g": 0,
      },
      {
        "energy-kcal_100g": 30,
        polyols_100g: 98,
        proteins_100g: 0,
        carbohydrates_100g: 98,
        fat_100g: 0,
        sugars_100g: 0,
        "saturated-fat_100g": 0,
      },
      { "energy-kcal_100g": 310, fiber_100g: 40, carbohydrates_100g: 20, sugars_100g: 5 },
    ];
    const products = figures.map((each, place) => ({
      ...withFigures(each),
      code: makeBarcode(place),
    }));
    expect(await folder.importLines(products)).toEqual({});
  });

  test("mistakes of pictures and texts do not matter", async () => {
    const tags = ["en:ingredients-over-30-percent-digits"];
    expect(await folder.importLines([{ ...biscuit, data_quality_errors_tags: tags }])).toEqual({});
  });

  test("countries and languages are chosen", async () => {
    const french = { ...biscuit, code: makeBarcode(1), countries_tags: ["en:france"] };
    const german = {
      ...biscuit,
      code: makeBarcode(2),
      lang: "de",
      product_name_en: "",
      product_name_fr: "",
    };
    const choice = { countries: ["united-kingdom"], languages: ["fr", "en"] };
    expect(await folder.importLines([biscuit, french, german], choice)).toEqual({
      "of another country": 1,
      "no name in the languages": 1,
    });
    expect(folder.product(biscuitCode).food.name).toBe("Biscuits à l'avoine (Hill Farm)");
  });

  test("a name is shown in the language that is asked for, and found in every language", async () => {
    await folder.importLines([{ ...biscuit, product_name_de: "Oat Biscuits" }]);
    const { store } = folder;
    const shown = (language?: string) => store.findByBarcode(biscuitCode, language)?.food;
    expect(shown("fr")).toMatchObject({
      name: "Biscuits à l'avoine (Hill Farm)",
      aliases: ["Oat Biscuits"],
    });
    for (const language of ["en", "de", "it", undefined])
      expect(shown(language)?.name).toBe("Oat Biscuits (Hill Farm)");
    expect(store.findById("product:off:05000159407236", "fr")?.food.name).toMatch(/^Biscuits à/);
    for (const query of ["oat biscuits", "biscuits avoine"]) {
      const [found] = store.search(query, 1, { language: "fr" });
      expect(found?.food.name).toBe("Biscuits à l'avoine (Hill Farm)");
    }
  });

  test("the words of a name in another language do not make a product less likely", async () => {
    const plain = { ...biscuit, product_name_fr: "Biscuits à l'avoine" };
    const product_name_fr = "Biscuits à l'avoine et au chocolat";
    await folder.importLines([
      { ...plain, product_name_en: "Original Oat Biscuits of the Farm" },
      { ...plain, code: makeBarcode(1), product_name_en: "Oats", product_name_fr },
    ]);
    const found = folder.store.search("biscuits à l avoine", 2, { language: "fr" });
    expect(found.map(({ food }) => food.name)).toEqual([
      "Biscuits à l'avoine (Hill Farm)",
      `${product_name_fr} (Hill Farm)`,
    ]);
  });

  test("a line that is not JSON is counted", async () => {
    const path = folder.write("x.jsonl", `{"code": \n${JSON.stringify(biscuit)}\n[1]\nnull\n`);
    expect(await folder.import([path])).toEqual({
      "a line that is not readable": 2,
      "no valid barcode": 1,
    });
  });
});

describe("Open Food Facts, CSV", () => {
  const columns = [...csvColumns.required, ...csvColumns.optional];
  const rowOf = (cells: Readonly<Record<string, string | number>>) =>
    columns.map((column) => cells[column] ?? "").join("\t");
  const cells = {
    code: biscuitCode,
    product_name: 'Oat "Biscuits"',
    brands: "Hill Farm",
    quantity: "300 ml",
    countries_tags: "en:united-kingdom,en:france",
    last_modified_t: 1_770_000_000,
    ...biscuitFigures,
    "vitamin-c_100g": 0.03,
    salt_100g: "",
    sodium_100g: 0.4,
  };
  const write = (...rows: string[]) =>
    folder.write(
      "en.openfoodfacts.org.products.csv.gz",
      gzipSync([columns.join("\t"), ...rows, ""].join("\n")),
    );

  test("figures are in grams, quotes are a part of the text, and a volume is recognised", async () => {
    await folder.import([write(rowOf(cells))]);
    const { food, isPerVolume } = folder.product(biscuitCode);
    expect(food.name).toBe('Oat "Biscuits" (Hill Farm)');
    expect(food.per100g).toMatchObject({ vit_c_mg: 30, sodium_mg: 400, calories_kcal: 420 });
    expect(isPerVolume).toBe(true);
  });

  test("a row without figures is not zero, and a short row is counted", async () => {
    const bare = { ...cells, code: makeBarcode(1), "energy-kcal_100g": "", proteins_100g: "" };
    expect(await folder.import([write(rowOf(cells), rowOf(bare), "5000159407236\tx")])).toEqual({
      "no energy": 1,
      "a line that is not readable": 1,
    });
  });

  test("languages cannot be chosen, and another CSV is refused", async () => {
    await expect(folder.import([write(rowOf(cells))], { languages: ["en"] })).rejects.toThrow(
      "import the .jsonl.gz",
    );
    const other = folder.write("x.csv.gz", gzipSync("a\tb\n1\t2\n"));
    await expect(folder.import([other])).rejects.toThrow("no column code and product_name");
  });
});

describe("Daily deltas of Open Food Facts", () => {
  const from = biscuit.last_modified_t;
  const until = from + 86_400;
  const deltaName = `openfoodfacts_products_${from}_${until}.json.gz`;
  const applyDelta = (products: readonly object[], name = deltaName) =>
    folder.import([folder.writeLines(products, name)]);

  test("changes, adds and removes products, and leaves newer ones", async () => {
    const gone = { ...biscuit, code: makeBarcode(1) };
    const newer = { ...biscuit, code: makeBarcode(2), last_modified_t: until - 3_600 };
    await folder.importLines([biscuit, gone, newer]);
    const changed = { ...withFigures({ proteins_100g: 11 }), last_modified_t: until };
    const refused = await applyDelta([
      changed,
      { ...gone, nutriments: {}, last_modified_t: until },
      { ...newer, product_name: "Old", last_modified_t: from },
      { ...biscuit, code: makeBarcode(3), last_modified_t: until },
    ]);
    expect(refused).toEqual({ "no energy": 1, "older than the product that is there": 1 });
    expect(folder.product(biscuitCode).food.per100g.protein_g).toBe(11);
    expect(folder.store.findByBarcode(gone.code)).toBeUndefined();
    expect(folder.product(newer.code).food.name).toBe("Oat Biscuits (Hill Farm)");
    expect(folder.product(makeBarcode(3)).food.name).toBe("Oat Biscuits (Hill Farm)");
    expect(folder.store.search("oat biscuits", 10)).toHaveLength(3);
  });

  test("needs the products before it", async () => {
    await expect(applyDelta([biscuit])).rejects.toThrow("import the .jsonl.gz first");
    await folder.importLines([biscuit]);
    const after = (seconds: number) =>
      `openfoodfacts_products_${until + seconds}_${until + seconds + 86_400}.json.gz`;
    // Without the delta in question, the products would lack the changes of a day.
    await expect(applyDelta([biscuit], after(0))).rejects.toThrow(
      "import the deltas between first",
    );
    await applyDelta([biscuit]);
    await expect(applyDelta([biscuit], after(80_000))).rejects.toThrow("deltas between");
    await applyDelta([biscuit], after(0));
  });

  test("one whose changes are there is not applied again, so that it undoes nothing of the same day", async () => {
    const next = `openfoodfacts_products_${until}_${until + 86_400}.json.gz`;
    const named = (product_name_en: string, seconds: number) => ({
      ...biscuit,
      product_name_en,
      last_modified_t: until + seconds,
    });
    await folder.importLines([biscuit]);
    await applyDelta([named("Morning Biscuits", -60)]);
    await applyDelta([named("Evening Biscuits", 60)], next);
    await applyDelta([named("Morning Biscuits", -60)]);
    expect(folder.product(biscuitCode).food.name).toBe("Evening Biscuits (Hill Farm)");
  });

  test("an interrupted import has the same end as a whole one, for the deltas after it", async () => {
    const rows = Array.from({ length: 2_001 }, (_, place) => ({
      ...biscuit,
      code: makeBarcode(place),
      last_modified_t: place === 0 ? until : from - 86_400,
    }));
    const path = folder.writeLines(rows);
    const stop = new AbortController();
    const onProgress = ({ rows: read }: { rows: number }) => {
      if (read >= 1_000) stop.abort();
    };
    await expect(folder.import([path], { signal: stop.signal, onProgress })).rejects.toThrow();
    await folder.import([path]);
    const next = `openfoodfacts_products_${until}_${until + 86_400}.json.gz`;
    await applyDelta([{ ...biscuit, code: makeBarcode(3_000) }], next);
    expect(folder.product(makeBarcode(3_000)).brand).toBe("Hill Farm");
  });
});
