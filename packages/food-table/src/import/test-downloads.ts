// Small downloads in the official layouts, made up for the tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import type { Food } from "@morsel/nutrition";
import { loadImportedFoods } from "../imported-foods.ts";
import { importFoods } from "./import-foods.ts";

/** A table: its columns, then its rows. */
export type Table = readonly (readonly (string | number)[])[];

export function csvOf(rows: Table): string {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

/** nutrient.csv with the columns and the traps of the official one. */
export const nutrientTable: Table = [
  ["id", "name", "unit_name", "nutrient_nbr", "rank"],
  [1003, "Protein", "G", "203", 600],
  [1004, "Total lipid (fat)", "G", "204", 800],
  [1005, "Carbohydrate, by difference", "G", "205", 1110],
  [1008, "Energy", "KCAL", "208", 300],
  [1018, "Alcohol, ethyl", "G", "221", 18200],
  [1062, "Energy", "kJ", "268", 400],
  [1093, "Sodium, Na", "MG", "307", 5800],
  [1051, "Water", "G", "255", 100],
  [1110, "Vitamin D (D2 + D3), International Units", "IU", "324", 8650],
  [1114, "Vitamin D (D2 + D3)", "UG", "328", 8700],
  [1177, "Folate, total", "UG", "417", 7000],
  [1186, "Folic acid", "UG", "431", 7100],
  [1187, "Folate, food", "UG", "432", 7200],
  [1190, "Folate, DFE", "UG", "435", 7300],
  [1269, "PUFA 18:2", "G", "618", 13100],
  [1270, "PUFA 18:3", "G", "619", 13900],
  [1272, "PUFA 22:6 n-3 (DHA)", "G", "621", 15300],
  [1404, "PUFA 18:3 n-3 c,c,c (ALA)", "G", "851", 14000],
  [2033, "Total dietary fiber (AOAC 2011.25)", "G", "293", 1300],
  [2047, "Energy (Atwater General Factors)", "KCAL", "957", 280],
  [2048, "Energy (Atwater Specific Factors)", "KCAL", "958", 290],
];

export const foodColumns = [
  "fdc_id",
  "data_type",
  "description",
  "food_category_id",
  "publication_date",
];
export const portionColumns = [
  "id",
  "fdc_id",
  "seq_num",
  "amount",
  "measure_unit_id",
  "portion_description",
  "modifier",
  "gram_weight",
  "data_points",
  "footnote",
  "min_year_acquired",
];
export const labelColumns = [
  "fdc_id",
  "brand_owner",
  "brand_name",
  "subbrand_name",
  "gtin_upc",
  "ingredients",
  "serving_size",
  "serving_size_unit",
  "household_serving_fulltext",
];

/** A row of food_nutrient.csv per figure: [food, nutrient id, amount]. */
export function amountTable(
  figures: readonly (readonly [number, number, number | string])[],
): Table {
  const rows = figures.map(([food, nutrient, amount], index) => [
    index + 1,
    food,
    nutrient,
    amount,
  ]);
  return [["id", "fdc_id", "nutrient_id", "amount"], ...rows];
}

/** Energy, protein, fat and carbohydrate of one food. */
export function macros(food: number, kcal: number): [number, number, number][] {
  return [
    [food, 1008, kcal],
    [food, 1003, 2],
    [food, 1004, 1],
    [food, 1005, 20],
  ];
}

/** Two foods of SR Legacy, enough for tests that are not about their content. */
export function srTables(kcal = 100): Record<string, Table> {
  return {
    "nutrient.csv": nutrientTable,
    "food.csv": [
      foodColumns,
      [101, "sr_legacy_food", "Plums, raw", 9, "2019-04-01"],
      [102, "sr_legacy_food", "Plums, dried", 9, "2019-04-01"],
    ],
    "food_nutrient.csv": amountTable([...macros(101, kcal), ...macros(102, 240)]),
    "food_portion.csv": [
      portionColumns,
      [1, 101, 1, 1, 9999, "", "fruit", 66, "", "", ""],
      [2, 102, 1, 2, 9999, "", "fruits", 19, "", "", ""],
    ],
  };
}

/** A folder of its own with what a test needs; `clear` removes it. */
export class TestFolder {
  readonly path = mkdtempSync(join(tmpdir(), "morsel-import-"));

  /** Where imports go. */
  readonly dataDir = join(this.path, "data");

  write(name: string, content: string | Uint8Array): string {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  /** An unpacked CSV download. */
  csvFolder(name: string, tables: Readonly<Record<string, Table>>): string {
    for (const [file, rows] of Object.entries(tables)) this.write(join(name, file), csvOf(rows));
    return join(this.path, name);
  }

  /** A CSV download as it comes: a zip with one folder in it. */
  csvZip(name: string, tables: Readonly<Record<string, Table>>): string {
    const files = Object.entries(tables).map(([file, rows]): [string, string] => [
      `${name}/${file}`,
      csvOf(rows),
    ]);
    return this.write(`${name}.zip`, zipOf(files));
  }

  import(...paths: string[]) {
    return importFoods({ dataDir: this.dataDir, paths });
  }

  /** Imports tables as an unpacked download, and gives the reasons for skipped rows. */
  async importTables(name: string, tables: Readonly<Record<string, Table>>) {
    const report = await this.import(this.csvFolder(name, tables));
    return Object.fromEntries(report.skipped.get(name) ?? []);
  }

  foods(): readonly Food[] {
    return loadImportedFoods(this.dataDir);
  }

  /** A food by its FDC id, or by its whole id. */
  food(id: number | string): Food {
    const wholeId = typeof id === "number" ? `fdc:${id}` : id;
    const found = this.foods().find((food) => food.id === wholeId);
    if (!found) throw new Error(`${wholeId} was not imported`);
    return found;
  }

  clear(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

interface ZipOptions {
  /** Sizes and places in 64-bit extra fields, as archives above 4 GB have them. */
  readonly isZip64?: boolean;
}

/** A zip of text files, by the format's specification (APPNOTE 4.3 and 4.5.3). */
export function zipOf(
  files: readonly (readonly [name: string, text: string])[],
  { isZip64 = false }: ZipOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(isZip64 ? 45 : 20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(isZip64 ? 0xffffffff : packed.length, 14);
    common.writeUInt32LE(isZip64 ? 0xffffffff : content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const sizes = zip64Field([content.length, packed.length], isZip64);
    common.writeUInt16LE(sizes.length, 24);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), sizes, packed]);
    const places = zip64Field([content.length, packed.length, offset], isZip64);
    common.writeUInt16LE(places.length, 24);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(isZip64 ? 0xffffffff : offset, 10);
    directory.push(
      Buffer.concat([
        signature(0x02014b50),
        Buffer.from([45, 0]),
        common,
        tail,
        Buffer.from(name),
        places,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(isZip64 ? 0xffffffff : offset, 12);
  const end64 = isZip64 ? zip64End(files.length, central.length, offset) : Buffer.alloc(0);
  return Buffer.concat([...parts, central, end64, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function zip64Field(values: readonly number[], isZip64: boolean): Buffer {
  if (!isZip64) return Buffer.alloc(0);
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) {
    field.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  }
  return field;
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(52);
  record.writeBigUInt64LE(44n, 0);
  record.writeUInt16LE(45, 8);
  record.writeUInt16LE(45, 10);
  record.writeBigUInt64LE(BigInt(count), 20);
  record.writeBigUInt64LE(BigInt(count), 28);
  record.writeBigUInt64LE(BigInt(size), 36);
  record.writeBigUInt64LE(BigInt(offset), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + size), 4);
  locator.writeUInt32LE(1, 12);
  return Buffer.concat([signature(0x06064b50), record, signature(0x07064b50), locator]);
}
