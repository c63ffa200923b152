// Imports the publishers' own tables, which are not in the repository, if they are at hand.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Food, NutrientId } from "@morsel/nutrition";
import { buildFoodIndex, estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadStarterTable } from "../starter-table.ts";
import { csvOf, TestFolder } from "./test-downloads.ts";

const tables = fileURLToPath(new URL("../../../../../shared/tables", import.meta.url));

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

const unpack = (path: string) => gunzipSync(readFileSync(join(tables, path)));

/** Writes packed files into one folder, as a person has them after unpacking. */
function unpackInto(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, path] of Object.entries(files)) folder.write(join(name, file), unpack(path));
  return join(folder.path, name);
}

/** A copy of a table with the publisher's headings; columns that are not listed are left out. */
function withHeadings(path: string, headings: Readonly<Record<string, string>>): string {
  const [header = [], ...rows] = parse(unpack(path), { bom: true }) as string[][];
  const places = Object.keys(headings).map((column) => header.indexOf(column));
  expect(places).not.toContain(-1);
  return csvOf([
    Object.values(headings),
    ...rows.map((row) => places.map((place) => row[place] ?? "")),
  ]);
}

/** The copy of CoFID has INFOODS tags; the workbook has these codes in its second row. */
const cofidCodes = {
  fdc_id: "Food Code",
  food_desc: "Food Name",
  food_group: "Group",
  specific_gravity: "Specific gravity",
  ENERCkcal: "KCALS",
  PROCNTg: "PROT",
  FAT_g: "FAT",
  CHOAVLMg: "CHO",
  STARCHMg: "STAR",
  SUGARMg: "TOTSUG",
  SUCSMg: "SUCR",
  MALSMg: "MALT",
  LACSMg: "LACT",
  NSPg: "ENGFIB",
  FIBTGg: "AOACFIB",
  FASATg: "SATFOD",
  FAPUN6g: "TOTn6PFOD",
  FAPUN3g: "TOTn3PFOD",
  cisFAMSg: "MONOFODc",
  FAMSg: "MONOFOD",
  cisFAPUg: "POLYFODc",
  FAPUg: "POLYFOD",
  FATRNg: "FODTRANS",
  CHOLmg: "CHOL",
  NAmg: "NA",
  Kmg: "K",
  CAmg: "CA",
  MGmg: "MG",
  Pmg: "P",
  FEmg: "FE",
  ZNmg: "ZN",
  SEmcg: "SE",
  RETOLmcg: "RET",
  CARTBEQmcg: "CAREQU",
  VITDmcg: "VITD",
  VITEmg: "VITE",
  VITKmcg: "VITK1",
  THIAmg: "THIA",
  RIBFmg: "RIBO",
  NIAmg: "NIAC",
  VITB6_mg: "VITB6",
  VITB12mcg: "VITB12",
  FOLmcg: "FOLT",
  VITCmg: "VITC",
};

/** The copy of the Bundeslebensmittelschlüssel has four columns under names of its own. */
const blsHeadings = {
  "BLS Code": "BLS Code",
  Lebensmittelbezeichnung: "Lebensmittelbezeichnung",
  "Food name": "Food name",
  "ENERCC Energie (Kilokalorien) [kcal/100g]": "ENERCC Energie (Kilokalorien) [kcal/100g]",
  "PROT625 Protein (Nx6,25) [g/100g]": "PROT625 Protein (Nx6,25) [g/100g]",
  "FAT Fett [g/100g]": "FAT Fett [g/100g]",
  "CHO Kohlenhydrate, verfügbar [g/100g]": "CHO Kohlenhydrate, verfügbar [g/100g]",
  FIBT_2dp: "FIBT Ballaststoffe, gesamt [g/100g]",
  SUGAR_2dp: "SUGAR Zucker, gesamt [g/100g]",
  NACL_2dp: "NACL Salz [g/100g]",
  FASAT_2dp: "FASAT Fettsäuren, gesättigt, gesamt [g/100g]",
};

interface RealTable {
  readonly name: string;
  readonly dataset: string;
  readonly prepare: () => string;
  /** Foods in the table, of those that the publisher has. */
  readonly foods: number;
  /** Energy, protein, total carbohydrate and fat of some records, from the table's own cells. */
  readonly records: Readonly<Record<string, readonly [number, number, number | null, number]>>;
}

const realTables: readonly RealTable[] = [
  {
    name: "cofid",
    dataset: "CoFID 2021",
    prepare: () =>
      folder.write(
        "cofid.csv",
        withHeadings("uk-cofid-2021/cofid-2021-infoods.csv.gz", cofidCodes),
      ),
    foods: 2854,
    // Dried apples have 60.1 g in monosaccharide equivalents and 9.7 g of fiber; ackee has no fiber known.
    records: { "14-016": [238, 2, 68.8524, 0.5], "13-145": [151, 2.9, null, 15.2] },
  },
  {
    name: "bls",
    dataset: "BLS 4.0",
    prepare: () =>
      folder.write("bls.csv", withHeadings("de-bls-4.0/bls-4.0-macros.csv.gz", blsHeadings)),
    foods: 7140,
    records: { F110100: [58, 0.424, 13.98, 0.5], C133000: [348, 13.22, 64.28, 6.65] },
  },
  {
    name: "ciqual",
    dataset: "Ciqual 2025",
    prepare: () =>
      unpackInto("ciqual", {
        "ciqual.csv": "fr-ciqual-2025/ciqual-2025-fr.csv.gz",
        "names.csv": "fr-ciqual-2025/names-en.csv.gz",
      }),
    foods: 3391,
    records: { "13039": [54, 0.25, 13, 0.25], "24999": [255, 4.41, 34.94, 11.3] },
  },
  {
    name: "ciqual",
    dataset: "Ciqual 2020",
    prepare: () => unpackInto("ciqual", { "ciqual.csv": "fr-ciqual-2020/ciqual-2020-en.csv.gz" }),
    foods: 3079,
    records: {},
  },
  {
    name: "mext",
    dataset: "MEXT 2023",
    prepare: () =>
      unpackInto("mext", {
        "main.csv": "jp-mext-2023/mext-2023-main.csv.gz",
        "fatty-acids.csv": "jp-mext-2023/mext-2023-fatty-acids.csv.gz",
        "names.csv": "jp-mext-2023/names-en-2015.csv.gz",
      }),
    foods: 2538,
    records: { "01001": [343, 12.7, 64.9, 6] },
  },
  {
    name: "swiss",
    dataset: "Swiss Food Composition Database 7.0",
    prepare: () =>
      unpackInto("swiss", {
        "generic.csv": "ch-naehrwert-7.0/swiss-7.0-generic-en.csv.gz",
        "branded.csv": "ch-naehrwert-7.0/swiss-7.0-branded-en.csv.gz",
      }),
    foods: 1220,
    records: { "10533": [160, 2.4, 74.1, 0.2], "10536": [293, 0.2, 73.1, 0] },
  },
  {
    name: "cnf",
    dataset: "Canadian Nutrient File 2015",
    prepare: () => join(tables, "ca-cnf-2015/cnf-2015-csv.zip"),
    foods: 5690,
    records: { "2": [204, 9.54, 5.91, 15.7] },
  },
  {
    name: "fineli",
    dataset: "Fineli 20",
    prepare: () => join(tables, "fi-fineli-20/fineli-release-20.zip"),
    foods: 1422,
    records: { "1": [405.903, 0, 99.9, 0] },
  },
];

describe.skipIf(!existsSync(tables))("national tables (skipped without ../shared/tables)", () => {
  test.each(realTables)(
    "$dataset is imported whole, with the figures of its records",
    async (table) => {
      const { imported } = await folder.import(table.prepare());
      const foods = folder.foods();
      expect(imported).toMatchObject([{ dataset: table.dataset, foods: foods.length }]);
      expect(foods.length).toBe(table.foods);
      for (const [id, figures] of Object.entries(table.records)) {
        const { per100g } = folder.food(`${table.name}:${id}`);
        const { calories_kcal, protein_g, carbs_g, fat_g } = per100g;
        expect([id, calories_kcal, protein_g, carbs_g, fat_g]).toEqual([id, ...figures]);
      }
      const unnamed = foods.filter(
        ({ name }) => /^[^a-z]*$/.test(name) && !/\P{ASCII}/u.test(name),
      );
      expect(unnamed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    },
    60_000,
  );

  test.each(realTables.filter(({ dataset }) => starterRecords(dataset).length > 0))(
    "figures of $dataset are those that the starter table has of the same records",
    async (table) => {
      await folder.import(table.prepare());
      const foods = new Map(folder.foods().map((food) => [food.id, food]));
      const faults = starterRecords(table.dataset).flatMap((food) => {
        const imported = foods.get(`${table.name}:${food.source.id}`);
        if (imported === undefined) return [`${food.source.id} was not imported`];
        return differencesOf(food, imported);
      });
      expect(faults).toEqual([]);
    },
    60_000,
  );
});

/** Messages of our labelled set in which an import once changed the starter's reading. */
const messages = [
  "wendys baconator",
  "half of last night's pizza",
  "2 slices of toast with butter",
  "150g boiled new potatoes, 1 salmon fillet 120g, green beans 80g, tsp butter",
  "6 oz salmon, 3/4 cup quinoa, 1 cup spinach, 1 tbsp olive oil",
  "chiken breats 200 g, brocoli, swet potatoe 150g",
  "morning: idli 3 pcs, sambhar 1 katori, coconut chutney 2 tbsp, filter coffe",
  "cesar salad wiht shrmp no crutons, 1 tbps dresing",
  "porridge (40g oats, 250ml whole milk, tsp honey)",
  "chili for 6: 2 cans kidney beans, 1 can crushed tomatoes, 1 onion. I ate one serving.",
  "onigiri (salmon) x2 and green tea",
  "pulled over in amarillo gonna eat later",
];

const usda = fileURLToPath(new URL("../../../../../shared/usda", import.meta.url));

describe.skipIf(!existsSync(tables) || !existsSync(usda))("an import of real tables", () => {
  const starter = loadStarterTable();
  const read = (message: string, index: FoodIndex) => {
    const { meals } = estimateMeals(message, index, { nowMs: 0, timeZone: "UTC" });
    const items = meals.flatMap((meal) => meal.items);
    return `${message}: ${items.map(({ food, grams }) => `${food.id} ${grams} g`).join(", ")}`;
  };

  const usdaFiles = () =>
    readdirSync(usda)
      .filter((name) => name.endsWith(".zip"))
      .map((name) => join(usda, name));
  const imports = [
    { dataset: "USDA", paths: usdaFiles },
    ...realTables
      .filter(({ name }) => ["cofid", "bls", "ciqual"].includes(name))
      .map(({ dataset, prepare }) => ({ dataset, paths: () => [prepare()] })),
  ];

  test.each(imports)(
    "of $dataset leaves the starter's readings as they are",
    async ({ paths }) => {
      for (const path of paths()) await folder.import(path);
      const before = buildFoodIndex(starter);
      const after = buildFoodIndex([...starter, ...folder.foods()]);
      expect(messages.map((message) => read(message, after))).toEqual(
        messages.map((message) => read(message, before)),
      );
    },
    60_000,
  );
});

/** The foods of the starter table with the figures of one record of a table. */
function starterRecords(dataset: string): readonly Food[] {
  return loadStarterTable().filter(
    ({ source }) => source.dataset === dataset && !/,| and /.test(source.id),
  );
}

/** Figures that the starter table has by another rule, and which. */
const otherwise: Readonly<Record<string, Readonly<Partial<Record<NutrientId, string>>>>> = {
  "cofid:13-614": { carbs_g: "starch and sugars, which are 0.1 g more than the carbohydrate" },
  "cofid:11-1055": { carbs_g: "starch and sugars, which are 0.6 g more than the carbohydrate" },
  "ciqual:25404": { vit_k_mcg: "vitamins K1 and K2" },
  "mext:04040": { carbs_g: "available carbohydrate and fiber, which are more than by difference" },
  "mext:13028": { carbs_g: "available carbohydrate and fiber, without organic acids" },
};

function differencesOf(food: Food, imported: Food): readonly string[] {
  return Object.entries(imported.per100g).flatMap(([id, figure]) => {
    const own = food.per100g[id as NutrientId];
    if (own === null || figure === null) return [];
    if (id in (otherwise[imported.id] ?? {})) return [];
    // The starter table rounds to four significant digits; its sodium of BLS is from rounded salt.
    return Math.abs(own - figure) <= 0.001 * Math.max(own, figure) + 0.0001
      ? []
      : [`${food.id} (${food.source.id}) ${id}: starter ${own}, imported ${figure}`];
  });
}
