// The publishers' own tables, which are not in the repository, for tests that need them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Food } from "@morsel/nutrition";
import { parse } from "csv-parse/sync";
import type { ImportReport } from "./import-foods.ts";
import { csvOf, TestFolder } from "./test-downloads.ts";

const tables = fileURLToPath(new URL("../../../../../shared/tables", import.meta.url));
const usda = fileURLToPath(new URL("../../../../../shared/usda", import.meta.url));

export const hasTables: boolean = existsSync(tables);
export const hasUsda: boolean = existsSync(usda);

const unpack = (path: string) => gunzipSync(readFileSync(join(tables, path)));

/** Writes packed files into one folder, as a person has them after unpacking. */
function unpackInto(
  folder: TestFolder,
  name: string,
  files: Readonly<Record<string, string>>,
): string {
  for (const [file, path] of Object.entries(files)) folder.write(join(name, file), unpack(path));
  return join(folder.path, name);
}

/** A copy of a table with the publisher's headings; columns that are not listed are left out. */
function withHeadings(path: string, headings: Readonly<Record<string, string>>): string {
  const [header = [], ...rows] = parse(unpack(path), { bom: true }) as string[][];
  const places = Object.keys(headings).map((column) => header.indexOf(column));
  if (places.includes(-1)) throw new Error(`${path} has not all columns`);
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

export interface RealTable {
  readonly name: string;
  readonly dataset: string;
  /** Writes the table into a folder as a person has it; the path to import. */
  readonly prepare: (folder: TestFolder) => string;
  /** Foods in the table, of those that the publisher has. */
  readonly foods: number;
  /** Energy, protein, total carbohydrate and fat of some records, from the table's own cells. */
  readonly records: Readonly<Record<string, readonly [number, number, number | null, number]>>;
}

export const realTables: readonly RealTable[] = [
  {
    name: "cofid",
    dataset: "CoFID 2021",
    prepare: (folder) =>
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
    prepare: (folder) =>
      folder.write("bls.csv", withHeadings("de-bls-4.0/bls-4.0-macros.csv.gz", blsHeadings)),
    foods: 7140,
    records: { F110100: [58, 0.424, 13.98, 0.5], C133000: [348, 13.22, 64.28, 6.65] },
  },
  {
    name: "ciqual",
    dataset: "Ciqual 2025",
    prepare: (folder) =>
      unpackInto(folder, "ciqual", {
        "ciqual.csv": "fr-ciqual-2025/ciqual-2025-fr.csv.gz",
        "names.csv": "fr-ciqual-2025/names-en.csv.gz",
      }),
    foods: 3395,
    records: { "13039": [54, 0.25, 13, 0.25], "24999": [255, 4.41, 34.6, 11.3] },
  },
  {
    name: "ciqual",
    dataset: "Ciqual 2020",
    prepare: (folder) =>
      unpackInto(folder, "ciqual", { "ciqual.csv": "fr-ciqual-2020/ciqual-2020-en.csv.gz" }),
    foods: 3083,
    records: {},
  },
  {
    name: "mext",
    dataset: "MEXT 2023",
    prepare: (folder) =>
      unpackInto(folder, "mext", {
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
    prepare: (folder) =>
      unpackInto(folder, "swiss", {
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

interface RealImport {
  readonly imported: ImportReport["imported"];
  readonly foods: readonly Food[];
}

const imports = new Map<RealTable, Promise<RealImport>>();

/** What an import of this table alone gives. The test files of one process share it. */
export function importRealTable(table: RealTable): Promise<RealImport> {
  const known = imports.get(table) ?? importAlone((folder) => [table.prepare(folder)]);
  imports.set(table, known);
  return known;
}

/** The foods of the two releases of FoodData Central that the starter table names. */
export async function importUsda(): Promise<readonly Food[]> {
  const downloads = readdirSync(usda).filter((name) => name.endsWith(".zip"));
  const { foods } = await importAlone(() => downloads.map((name) => join(usda, name)));
  return foods;
}

async function importAlone(
  prepare: (folder: TestFolder) => readonly string[],
): Promise<RealImport> {
  const folder = new TestFolder();
  try {
    const { imported } = await folder.import(...prepare(folder));
    return { imported, foods: folder.foods() };
  } finally {
    folder.clear();
  }
}
