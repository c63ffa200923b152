// Small tables in the publishers' own layouts, made up for the tests: a column for each nutrient.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importedFoodsName } from "../imported-foods.ts";
import { loadFoods } from "../load-foods.ts";
import { listAttributions, listRecords } from "../source-records.ts";
import { importFoods } from "./import-foods.ts";
import { csvOf, srTables, type Table, TestFolder } from "./test-downloads.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

/** Rows as a spreadsheet in a country with a decimal comma saves them. */
const semicolons = (rows: Table) => rows.map((row) => `${row.join(";")}\r\n`).join("");
/** The rows of a text, whose cells are separated by '|'. */
const rowsOf = (text: string): Table =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split("|"));
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** Two sheets of CoFID's workbook: long names, codes, short names, then foods. */
function cofidSheets(
  proximates: Table = [
    ["13-145", "Ackee, canned, drained", "DG", "2.9", "15.2", "0.8", "151", "0"],
  ],
): string {
  const sheets: Record<string, Table> = {
    "1.1 Notes.csv": [["McCance and Widdowson's"], ["Tr means trace"]],
    "1.2 Factors.csv": [
      ["Food Code", "Food Name", "Group", "Edible proportion", "Specific gravity"],
      ["", "", "", "EDPOR", "SPECGRAV"],
      ["", "", "", "Edible", "SG"],
      ["17-219", "Whisky", "QE", "1.00", "0.94"],
    ],
    "1.3 Proximates.csv": [
      ["Food Code", "Food Name", "Group", "Protein (g)", "Fat (g)", "Carbohydrate (g)"].concat([
        "Energy (kcal) (kcal)",
        "Starch (g)",
        "Sucrose (g)",
        "NSP (g)",
        "AOAC fibre (g)",
      ]),
      ["", "", "", "PROT", "FAT", "CHO", "KCALS", "STAR", "SUCR", "ENGFIB", "AOACFIB"],
      ["", "", "", "Protein", "Fat", "Carb", "kcal", "Starch", "Sucrose", "NSP", "AOAC"],
      ...proximates,
    ],
    "1.5 Vitamins.csv": [
      ["Food Code", "Food Name", "Retinol (µg)", "Carotene (µg)", "Retinol Equivalent (µg)"],
      ["", "", "RET", "CAREQU", "RETEQU"],
      ["13-145", "Ackee, canned, drained", "Tr", "120", "20"],
      ["13-669", "Watercress, raw", "0", "2520", "420"],
    ],
  };
  for (const [name, rows] of Object.entries(sheets)) folder.write(`cofid/${name}`, csvOf(rows));
  return `${folder.path}/cofid`;
}

const cofidRow = (
  id: string,
  name: string,
  figures: readonly (string | number)[],
  group = "DG",
) => [id, name, group, ...figures];

describe("CoFID", () => {
  test("the sheets of the workbook are joined, columns are found by name or code", async () => {
    const figures = ["2.9", "15.2", "11.0", "151", "11.0", "Tr", "2.0", "3.1"];
    const report = await folder.import(
      cofidSheets([cofidRow("13-145", "Ackee, canned, drained", figures)]),
    );
    expect(report.imported).toMatchObject([{ dataset: "CoFID 2021", foods: 1 }]);
    const food = folder.food("cofid:13-145");
    expect(food.name).toBe("Ackee, canned, drained");
    expect(food.source).toEqual({ dataset: "CoFID 2021", id: "13-145" });
    // 11 g in monosaccharide equivalents are 10 g of starch; with fiber 13.1 g.
    expect(food.per100g).toMatchObject({ calories_kcal: 151, carbs_g: 13.1, fiber_g: 3.1 });
    // Retinol is a trace; a twelfth of the carotene, not the sixth of the retinol equivalents.
    expect(food.per100g.vit_a_mcg_rae).toBe(10);
  });

  test("N is unknown and Tr is zero; fiber is that by NSP if AOAC is unknown", async () => {
    const figures = ["N", "Tr", "10", "60", "N", "N", "2", "N"];
    await folder.import(cofidSheets([cofidRow("11-001", "Arrowroot", figures)]));
    expect(folder.food("cofid:11-001").per100g).toMatchObject({
      protein_g: null,
      fat_g: 0,
      fiber_g: 2,
      carbs_g: 12,
      vit_a_mcg_rae: null,
    });
  });

  test("carbohydrate is unknown if fiber is", async () => {
    const figures = ["2", "1", "10", "60", "0", "0", "N", ""];
    await folder.import(cofidSheets([cofidRow("11-001", "Arrowroot", figures)]));
    expect(folder.food("cofid:11-001").per100g).toMatchObject({ carbs_g: null, fiber_g: null });
  });

  test("alcoholic drinks, which are per 100 ml, are divided by their specific gravity", async () => {
    const figures = ["0", "0", "0", "222", "0", "0", "0", "0"];
    await folder.import(cofidSheets([cofidRow("17-219", "Whisky", figures, "QE")]));
    expect(folder.food("cofid:17-219").per100g.calories_kcal).toBe(236.17);
  });

  test("a code that is used twice gives two foods", async () => {
    const figures = ["3", "1", "0.4", "26", "0", "0", "1.5", "3"];
    await folder.import(
      cofidSheets([
        cofidRow("13-669", "Watercress, raw", figures),
        cofidRow("13-669", "Aubergine dish", figures),
      ]),
    );
    expect(folder.foods().map(({ id, name }) => [id, name])).toEqual([
      ["cofid:13-669", "Watercress, raw"],
      ["cofid:13-669_2", "Aubergine dish"],
    ]);
  });

  test("a cell that is neither a figure nor a marker is unknown and counted", async () => {
    const figures = ["see note", "1", "0.4", "26", "0", "0", "1.5", "3"];
    const report = await folder.import(cofidSheets([cofidRow("11-001", "Arrowroot", figures)]));
    expect(folder.food("cofid:11-001").per100g.protein_g).toBeNull();
    expect(Object.fromEntries(report.skipped.get("cofid") ?? [])).toMatchObject({
      "figure that is not a number": 1,
    });
  });
});

/** The release's CSV: semicolons, decimal commas, a byte order mark, three columns a nutrient. */
function blsFile(): string {
  const nutrients = [
    ["ENERCC Energie (Kilokalorien) [kcal/100g]", "58"],
    ["PROT625 Protein (Nx6,25) [g/100g]", "0,424"],
    ["FAT Fett [g/100g]", "TR"],
    ["CHO Kohlenhydrate, verfügbar [g/100g]", "11,7"],
    ["FIBT Ballaststoffe, gesamt [g/100g]", "2,28"],
    ["POLYL Zuckeralkohole, gesamt [g/100g]", "0,5"],
    ["NA Natrium [mg/100g]", "<LOQ"],
    ["VITA Vitamin A, RE [µg/100g]", "12"],
    ["VITAA Vitamin A, RAE [µg/100g]", "6"],
    ["VITB6 Vitamin B6 [µg/100g]", "53"],
    ["FOL Folat-Äquivalent [µg/100g]", "-"],
  ];
  const header = nutrients.flatMap(([name = ""]) => {
    const code = name.split(" ")[0];
    return [name, `${code} Datenherkunft`, `${code} Referenz`];
  });
  const cells = nutrients.flatMap(([, value = ""]) => [value, "Analyse", "1"]);
  return `\uFEFF${semicolons([
    ["BLS Code", "Lebensmittelbezeichnung", "Food name", ...header, "Hinweis"],
    ["F110100", "Apfel roh", "Apple raw", ...cells, ""],
  ])}`;
}

describe("Bundeslebensmittelschlüssel", () => {
  test("reads semicolons, decimal commas and markers; values, not their references", async () => {
    await folder.import(folder.write("BLS_4_0_Daten.csv", blsFile()));
    const food = folder.food("bls:F110100");
    expect(food.name).toBe("Apple raw");
    expect(food.per100g).toMatchObject({
      calories_kcal: 58,
      protein_g: 0.424,
      fat_g: 0,
      carbs_g: 14.48,
      fiber_g: 2.28,
      sodium_mg: 0,
      vit_a_mcg_rae: 6,
      vit_b6_mg: 0.053,
      vit_b9_mcg: null,
      selenium_mcg: null,
    });
  });
});

/** The publisher's CSV: Latin-1, semicolons, line breaks in headings. */
function ciqualFile(isOf2025: boolean): Buffer {
  const columns: [string, string][] = [
    ["Energie, Règlement UE N° 1169/2011 (kJ/100 g)", "-"],
    ["Energie, Règlement UE N° 1169/2011 (kcal/100 g)", "-"],
    ["Energie, N x facteur Jones, avec fibres (kJ/100 g)", "-"],
    ["Energie, N x facteur Jones, avec fibres (kcal/100 g)", "-"],
    ["Protéines, N x facteur de Jones (g/100 g)", "0,5"],
    ["Protéines, N x 6.25 (g/100 g)", "0,6"],
    ["Glucides (g/100 g)", "3,5"],
    ["Lipides (g/100 g)", "traces"],
    ["Fibres alimentaires (g/100 g)", "< 0,5"],
    ["Polyols totaux (g/100 g)", "0,1"],
    ["Alcool (g/100 g)", "4"],
    ["Rétinol (µg/100 g)", "3"],
    ["Beta-Carotène (µg/100 g)", "12"],
    ["Vitamine B9 ou Folates totaux (µg/100 g)", "9"],
    ["AG 18:3 c9,c12,c15 (n-3), alpha-linolénique (g/100 g)", "0,1"],
    ["AG 20:5 5c,8c,11c,14c,17c (n-3) EPA (g/100 g)", "-"],
  ];
  if (isOf2025) {
    columns.push(
      ["Vitamine B9 ou Folates totaux, équivalents folates alimentaires, DFE (µg/100 g)", "15"],
      ["Activité vitaminique A, équivalents rétinol (µg/100 g)", "5"],
    );
  }
  const heading = (name: string) => `"${name.replace(" (", "\n(")}"`;
  return latin1(
    semicolons([
      ["alim_grp_code", "alim_code", "alim_nom_fr", ...columns.map(([name]) => heading(name))],
      ["05", "5000", "Bière brune", ...columns.map(([, value]) => value)],
    ]),
  );
}

describe("Ciqual", () => {
  test("energy that is missing is that of protein, fat, carbohydrate, fiber and alcohol", async () => {
    await folder.import(folder.write("table ciqual.csv", ciqualFile(false)));
    const food = folder.food("ciqual:5000");
    expect(food.name).toBe("Bière brune");
    expect(food.source.dataset).toBe("Ciqual 2020");
    // 4 × 0.5 + 4 × 3.5 + 7 × 4: the carbohydrate of the table has its polyols.
    expect(food.per100g).toMatchObject({ calories_kcal: 44, carbs_g: 3.5, fat_g: 0, fiber_g: 0 });
    expect(food.per100g).toMatchObject({ vit_a_mcg_rae: 4, vit_b9_mcg: 9, omega3_g: 0.1 });
  });

  test("the edition of 2025 has retinol activity and dietary folate equivalents", async () => {
    await folder.import(folder.write("table ciqual.csv", ciqualFile(true)));
    expect(folder.food("ciqual:5000").source.dataset).toBe("Ciqual 2025");
    expect(folder.food("ciqual:5000").per100g).toMatchObject({ vit_a_mcg_rae: 5, vit_b9_mcg: 15 });
  });

  test("a file of English names next to the table names its foods", async () => {
    folder.write("ciqual/table.csv", ciqualFile(true));
    folder.write("ciqual/names.csv", 'alim_code,alim_nom_eng\n5000,"Beer, dark"\n');
    await folder.import(`${folder.path}/ciqual`);
    expect(folder.food("ciqual:5000").name).toBe("Beer, dark");
  });

  test("an older edition does not replace a newer one", async () => {
    await folder.import(folder.write("new.csv", ciqualFile(true)));
    const report = await folder.import(folder.write("old.csv", ciqualFile(false)));
    expect(report.leftOut).toEqual(["Ciqual 2020-07-07 of old.csv: Ciqual 2025 is newer"]);
    expect(folder.food("ciqual:5000").source.dataset).toBe("Ciqual 2025");
  });
});

/** The sheet of all foods, with some of its twelve rows of headings, and the sheet of fatty acids. */
function mextFolder(): string {
  const main = rowsOf(`
    ||||||||||||
    食　品　群|食　品　番　号|索　引　番　号|可食部 100 g 当たり|||||||||
    |||食　品　名|廃 棄 率|エネルギー||たんぱく質|脂質|炭水化物|||ビタミン
    |||単位|%|kJ|kcal|g|g|g||g|µg
    |||成分識別子|REFUSE|ENERC|ENERC_KCAL|PROT-|FAT-|CHOAVL||CHOCDF-|VITA_RAE
    01|01001|0001|アマランサス　玄穀|0|1452|343|12.7|(6.0)|57.8|*|64.900000000000006|(Tr)
    16|16055|1712|コーヒー　（全部）|0|4|1|Tr|(0)|-||0.3†|-
  `);
  const fat: Table = [
    ["日本食品標準成分表 脂肪酸成分表"],
    ["食品群", "食品番号", "索引番号", "食品名", "飽和脂肪酸"],
    ["", "", "", "成分識別子", "FASAT"],
    ["01", "01001", "0001", "アマランサス　玄穀", "1.18"],
  ];
  folder.write("mext/表全体.csv", csvOf(main));
  folder.write("mext/脂肪酸.csv", csvOf(fat));
  folder.write("mext/names.csv", 'food_code,name_en\n01001,"Amaranth, whole grain, raw"\n');
  return `${folder.path}/mext`;
}

describe("MEXT", () => {
  test("sheets are joined by food numbers with their zeros; brackets are estimates", async () => {
    await folder.import(mextFolder());
    expect(folder.food("mext:01001").name).toBe("Amaranth, whole grain, raw");
    expect(folder.food("mext:01001").per100g).toMatchObject({
      calories_kcal: 343,
      protein_g: 12.7,
      fat_g: 6,
      carbs_g: 64.9,
      saturated_g: 1.18,
      vit_a_mcg_rae: 0,
      sugar_g: null,
    });
    expect(folder.food("mext:16055").name).toBe("コーヒー (全部)");
    expect(folder.food("mext:16055").per100g).toMatchObject({
      protein_g: 0,
      fat_g: 0,
      carbs_g: 0.3,
      vit_a_mcg_rae: null,
      saturated_g: null,
    });
  });
});

describe("Swiss Food Composition Database", () => {
  test("reads values, not their sources; n.d. is unknown, tr. zero", async () => {
    const rows = rowsOf(`
      Swiss food composition database V 7.0
      ID|Name|Density|Matrix unit|Energy, kilocalories (kcal)|Derivation of value|Source|Carbohydrates, available (g)|Derivation of value|Source|Dietary fibres (g)|Derivation of value|Source|Vitamin A activity, RE (µg)|Vitamin A activity, RAE (µg)
      10533|Agar Agar||per 100g edible portion|160|-|1473|0|-|1473|74.1|||n.d.|tr.
      99|Apple juice|1.04|per 100 ml|52|-|1473|n.d.|||0|||1|n.d.
    `);
    await folder.import(folder.write("Generic Foods.csv", csvOf(rows)));
    const agar = folder.food("swiss:10533").per100g;
    expect(agar).toMatchObject({ calories_kcal: 160, carbs_g: 74.1, vit_a_mcg_rae: 0 });
    const juice = folder.food("swiss:99").per100g;
    expect(juice).toMatchObject({ calories_kcal: 50, carbs_g: null, vit_a_mcg_rae: null });
  });
});

describe("national tables in the table of foods", () => {
  test("stay when another table or release is imported, each behind the starter table", async () => {
    await folder.import(cofidSheets());
    await folder.import(folder.write("bls.csv", blsFile()));
    await folder.importTables("FoodData_Central_sr_legacy_food_csv_2018-04", srTables());
    expect(folder.foods().map(({ id }) => id)).toEqual([
      "fdc:101",
      "fdc:102",
      "cofid:13-145",
      "bls:F110100",
    ]);
    expect(loadFoods({ dataDir: folder.dataDir }).at(-1)?.name).toBe("Apple raw");
  });

  test("foods have the line that the licence asks for, and the page of the table", async () => {
    await folder.import(cofidSheets(), folder.write("bls.csv", blsFile()));
    for (const { source } of folder.foods()) {
      expect(listAttributions(source)).toHaveLength(1);
      expect(listRecords(source)[0]?.url).toMatch(/^https:/);
    }
  });

  test("foods of a file of version 1 are read, and stay when a table is imported", async () => {
    await folder.importTables("FoodData_Central_sr_legacy_food_csv_2018-04", srTables());
    const before = folder.foods().map(({ id, name, per100g }) => ({ id, name, per100g }));
    const database = new DatabaseSync(join(folder.dataDir, importedFoodsName));
    database.exec("ALTER TABLE food RENAME COLUMN record_id TO fdc_id; PRAGMA user_version = 1");
    database.close();
    expect(folder.foods()).toMatchObject(before);
    await folder.import(folder.write("bls.csv", blsFile()));
    expect(folder.foods()).toMatchObject([...before, { id: "bls:F110100" }]);
  });

  test("the same files give the same bytes", async () => {
    const path = cofidSheets();
    const [first] = (await folder.import(path)).releases;
    const [second] = (await folder.import(path)).releases;
    expect(second).toEqual(first);
  });
});

describe("files that are not a table", () => {
  test("a workbook says how to save it", async () => {
    const path = folder.write("Table Ciqual 2025.xlsx", "PK");
    await expect(folder.import(path)).rejects.toThrow(/is a workbook: .*save its sheets as CSV/);
  });

  test("columns of no known table", async () => {
    const path = folder.write("shopping.csv", "item,price\nbread,2\n");
    await expect(folder.import(path)).rejects.toThrow(
      /shopping\.csv is not a FoodData Central download.*national tables cofid, bls/,
    );
  });

  test("columns of another table than was asked for", async () => {
    const path = folder.write("bls.csv", blsFile());
    const options = { dataDir: folder.dataDir, paths: [path], table: "cofid" as const };
    await expect(importFoods(options)).rejects.toThrow(/bls\.csv is not the table cofid/);
  });
});
