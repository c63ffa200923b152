import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type Food,
  type FoodSource,
  type NutrientAmounts,
  type NutrientId,
  nutrientAmounts,
  nutrientIds,
  type Portion,
} from "@morsel/nutrition";
import { isFdcDataset } from "./import-sources.ts";

/** The file of imported foods, in the folder of data. */
export const importedFoodsName = "foods.db";

/**
 * The file's tables. `amounts` holds 32-bit floats per 100 g in the order of the table `nutrient`,
 * NaN for unknown; `portions` is JSON, [label, grams] pairs. A record's id is a number in FoodData
 * Central and a text in a national table. Version 1 had foods of FoodData Central only, and calls the
 * column `fdc_id`.
 */
export const importedFoodsSchema = `
  PRAGMA user_version = 2;
  CREATE TABLE nutrient (place INTEGER PRIMARY KEY, id TEXT NOT NULL);
  CREATE TABLE release (
    place INTEGER PRIMARY KEY, kind TEXT NOT NULL, date TEXT NOT NULL, dataset TEXT NOT NULL,
    foods INTEGER NOT NULL, portions INTEGER NOT NULL
  );
  CREATE TABLE food (
    release_place INTEGER NOT NULL, record_id NOT NULL, name TEXT NOT NULL,
    portions TEXT NOT NULL, default_portion INTEGER, amounts BLOB NOT NULL,
    PRIMARY KEY (release_place, record_id)
  ) WITHOUT ROWID;
`;

/** One imported release, as the header of the file of imported foods describes it. */
export interface ImportedRelease {
  /** Its place in the table; kinds have fixed places. */
  readonly place: number;
  readonly kind: string;
  /** "2018-04" or "2024-10-31". */
  readonly date: string;
  /** As foods name it: 'USDA SR Legacy 2018-04'. */
  readonly dataset: string;
  readonly foods: number;
  readonly portions: number;
}

/** A file of imported foods that cannot be read; the message says what to do. */
export class ImportedFoodsError extends Error {
  override readonly name = "ImportedFoodsError";
}

/** The releases in `dataDir`; empty if nothing was imported. */
export function listImportedReleases(dataDir: string): readonly ImportedRelease[] {
  return readImported(dataDir, [], selectReleases);
}

/**
 * The imported foods of `dataDir`, release by release, in the order of ids; empty if nothing was
 * imported. Each is a small object over columns of figures: `per100g` and `portions` are made when
 * they are asked for, so hundreds of thousands of foods fit into memory. The file is not kept open.
 *
 * @throws ImportedFoodsError if the file is damaged or of another version
 */
export function loadImportedFoods(dataDir: string): readonly Food[] {
  return readImported(dataDir, [], (database) => {
    // An import before November 2026 also put products into this file.
    const sources = selectReleases(database).filter(({ kind }) => kind !== "branded");
    return sources.flatMap((release) => loadRelease(database, release));
  });
}

function readImported<Result>(
  dataDir: string,
  none: Result,
  read: (database: DatabaseSync) => Result,
): Result {
  const path = join(dataDir, importedFoodsName);
  if (!existsSync(path)) return none;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    findIdColumn(database);
    return read(database);
  } catch (cause) {
    throw new ImportedFoodsError(
      `${path} cannot be read (${(cause as Error).message}). Move it away and import the foods again with npm run foods:import.`,
      { cause },
    );
  } finally {
    database?.close();
  }
}

/**
 * The name of the column of records' ids.
 *
 * @throws Error if the file is of a version that is not known
 */
export function findIdColumn(database: DatabaseSync): "fdc_id" | "record_id" {
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
    user_version: number;
  };
  if (version === 1) return "fdc_id";
  if (version === 2) return "record_id";
  throw new Error(`its version is ${version}, this Morsel reads versions 1 and 2`);
}

function selectReleases(database: DatabaseSync): ImportedRelease[] {
  return database
    .prepare("SELECT * FROM release ORDER BY place")
    .all() as unknown as ImportedRelease[];
}

interface StoredFood {
  readonly record_id: number | string;
  readonly name: string;
  readonly portions: string;
  readonly default_portion: number | null;
  readonly amounts: Uint8Array;
}

function loadRelease(database: DatabaseSync, release: ImportedRelease): Food[] {
  const stored = database.prepare("SELECT id FROM nutrient ORDER BY place").all();
  const columns = new FoodColumns(
    release,
    stored.map(({ id }) => id as NutrientId),
  );
  const foods: Food[] = [];
  const id = findIdColumn(database);
  const rows = database
    .prepare(
      `SELECT ${id} AS record_id, name, portions, default_portion, amounts FROM food
       WHERE release_place = ? ORDER BY ${id}`,
    )
    .iterate(release.place);
  for (const row of rows) {
    columns.set(foods.length, row as unknown as StoredFood);
    foods.push(new ImportedFood(columns, foods.length));
  }
  if (foods.length !== release.foods) {
    throw new Error(`${release.dataset} has ${foods.length} of ${release.foods} foods`);
  }
  return foods;
}

const noDefault = -1;

/** The foods of one release, a column per property: 200 bytes a food where objects take 2,000. */
class FoodColumns {
  readonly names: string[] = [];
  readonly portions: string[] = [];
  readonly idPrefix: string;
  /** Numbers take a sixth of the memory of texts, and most foods are of FoodData Central. */
  readonly recordIds: Int32Array | string[];
  readonly defaultPortions: Int16Array;
  readonly dataset: string;
  private readonly eatings: ReadonlyMap<number, number>;
  private readonly amounts: Float32Array;
  private readonly stored: readonly NutrientId[];

  constructor({ foods, kind, dataset }: ImportedRelease, stored: readonly NutrientId[]) {
    this.dataset = dataset;
    this.stored = stored;
    const isFdc = isFdcDataset(dataset);
    this.idPrefix = isFdc ? "fdc" : kind;
    this.eatings = isFdc ? readEatings() : new Map();
    this.recordIds = isFdc ? new Int32Array(foods) : new Array<string>(foods);
    this.defaultPortions = new Int16Array(foods);
    this.amounts = new Float32Array(foods * stored.length);
  }

  set(row: number, food: StoredFood): void {
    this.names.push(food.name);
    this.portions.push(food.portions);
    this.recordIds[row] = food.record_id;
    this.defaultPortions[row] = food.default_portion ?? noDefault;
    const bytes = new Uint8Array(this.amounts.buffer);
    bytes.set(food.amounts, row * this.stored.length * Float32Array.BYTES_PER_ELEMENT);
  }

  eatingsOf(row: number): number {
    return this.eatings.get(Number(this.recordIds[row])) ?? 0;
  }

  per100g(row: number): NutrientAmounts {
    const amounts: Record<NutrientId, number | null> = { ...unknownAmounts };
    const first = row * this.stored.length;
    for (const [index, id] of this.stored.entries()) {
      if (id in amounts) amounts[id] = toAmount(this.amounts[first + index] as number);
    }
    return amounts;
  }
}

/** How often the people asked in NHANES 2007-2012 ate a food, by its FDC id. */
function readEatings(): ReadonlyMap<number, number> {
  const [, ...lines] = readFileSync(eatenFoodsUrl, "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line): [number, number] => {
      const [id, eatings] = line.split(",");
      return [Number(id), Number(eatings)];
    }),
  );
}

const eatenFoodsUrl = new URL("../eaten-foods.csv", import.meta.url);

const unknownAmounts = nutrientAmounts();

/** A 32-bit float holds six digits for sure: 0.85 must not come back as 0.8500000238. */
const digits = 6;

function toAmount(stored: number): number | null {
  return Number.isNaN(stored) ? null : Number(stored.toPrecision(digits));
}

const noAliases: readonly string[] = [];

class ImportedFood implements Food {
  readonly #columns: FoodColumns;
  readonly #row: number;

  constructor(columns: FoodColumns, row: number) {
    this.#columns = columns;
    this.#row = row;
  }

  get id(): string {
    return `${this.#columns.idPrefix}:${this.#columns.recordIds[this.#row]}`;
  }

  get name(): string {
    return this.#columns.names[this.#row] as string;
  }

  get aliases(): readonly string[] {
    return noAliases;
  }

  get per100g(): NutrientAmounts {
    return this.#columns.per100g(this.#row);
  }

  get portions(): readonly Portion[] {
    const pairs = JSON.parse(this.#columns.portions[this.#row] as string) as [string, number][];
    return pairs.map(([label, grams]) => ({ label, grams }));
  }

  get defaultPortion(): number | null {
    const index = this.#columns.defaultPortions[this.#row] as number;
    return index === noDefault ? null : index;
  }

  get source(): FoodSource {
    return { dataset: this.#columns.dataset, id: String(this.#columns.recordIds[this.#row]) };
  }

  get isImported(): boolean {
    return true;
  }

  get eatings(): number {
    return this.#columns.eatingsOf(this.#row);
  }
}

/** Catalogue ids in the order in which new files store figures. */
export const storedNutrients: readonly NutrientId[] = nutrientIds;
