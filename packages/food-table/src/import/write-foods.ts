import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { Portion } from "@morsel/nutrition";
import {
  findIdColumn,
  type ImportedRelease,
  importedFoodsSchema,
  storedNutrients,
} from "../imported-foods.ts";
import { fdcNumbers, toCatalogueAmounts } from "./fdc-nutrients.ts";
import { beginStep, skip, type Watch } from "./import-progress.ts";
import { type FdcKind, getRelease, type ReleaseKind, releaseKinds } from "./releases.ts";
import { type Staging, unpackAmounts } from "./staging.ts";
import type { TableFood } from "./table-figures.ts";
import type { TableName } from "./tables/food-table-layout.ts";

/** The foods of one kind in a download of FoodData Central that was just read. */
export interface StagedFoods {
  readonly kind: FdcKind;
  readonly date: string;
  readonly foods: number;
  readonly staging: Staging;
  readonly watch: Watch;
}

/** The foods of a national table that was just read. */
export interface TableFoods {
  readonly kind: TableName;
  readonly date: string;
  readonly dataset: string;
  readonly records: readonly TableFood[];
  readonly watch: Watch;
}

/** Where the foods of one kind come from: a download, or the file of before. */
type FoodsOfKind =
  | StagedFoods
  | TableFoods
  | { readonly kind: ReleaseKind; readonly keptFrom: string };

/** Foods between two looks at whether to stop. */
const foodsPerTurn = 2_000;

/**
 * Writes a new file of imported foods. The same foods give the same bytes, in whatever order they
 * were imported.
 */
export async function writeFoods(
  path: string,
  parts: readonly FoodsOfKind[],
  signal: AbortSignal,
): Promise<readonly ImportedRelease[]> {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000",
    );
    database.exec(importedFoodsSchema);
    database.exec("BEGIN");
    const insert = database.prepare("INSERT INTO nutrient VALUES (?, ?)");
    for (const [place, id] of storedNutrients.entries()) insert.run(place, id);
    for (const kind of releaseKinds) {
      const part = parts.find((candidate) => candidate.kind === kind);
      if (part && "staging" in part) await writeStaged(database, part, signal);
      else if (part && "records" in part) writeTable(database, part);
      else if (part) await copyKept(database, part.kind, part.keptFrom, signal);
    }
    database.exec("COMMIT");
    return database
      .prepare("SELECT * FROM release ORDER BY place")
      .all() as unknown as ImportedRelease[];
  } finally {
    database.close();
  }
}

const insertFood = "INSERT INTO food VALUES (?, ?, ?, ?, ?, ?)";
const insertRelease = "INSERT INTO release VALUES (?, ?, ?, ?, ?, ?)";

function placeOf(kind: ReleaseKind): number {
  return releaseKinds.indexOf(kind);
}

async function copyKept(
  database: DatabaseSync,
  kind: ReleaseKind,
  from: string,
  signal: AbortSignal,
): Promise<void> {
  const kept = new DatabaseSync(from, { readOnly: true });
  try {
    const place = placeOf(kind);
    const order = kept.prepare("SELECT id FROM nutrient ORDER BY place").all();
    const reorder = makeReorder(order.map(({ id }) => String(id)));
    const insert = database.prepare(insertFood);
    const id = findIdColumn(kept);
    let row = 0;
    for (const food of kept
      .prepare(`SELECT *, ${id} AS id FROM food WHERE release_place = ? ORDER BY ${id}`)
      .iterate(place)) {
      const { name, portions, default_portion, amounts } = food;
      insert.run(
        place,
        food.id as number | string,
        name as string,
        portions as string,
        default_portion as number | null,
        reorder(amounts as Uint8Array),
      );
      row += 1;
      if (row % foodsPerTurn === 0) await turn(signal);
    }
    const release = kept
      .prepare("SELECT * FROM release WHERE place = ?")
      .get(place) as unknown as ImportedRelease;
    const { date, dataset, foods, portions } = release;
    database.prepare(insertRelease).run(place, kind, date, dataset, foods, portions);
  } finally {
    kept.close();
  }
}

/** Figures in today's order, from those of a file that an earlier catalogue wrote. */
function makeReorder(order: readonly string[]): (amounts: Uint8Array) => Uint8Array {
  if (order.join() === storedNutrients.join()) return (amounts) => amounts;
  const places = storedNutrients.map((id) => order.indexOf(id));
  return (amounts) => {
    const old = new Float32Array(amounts.slice().buffer);
    return new Uint8Array(Float32Array.from(places, (place) => old[place] ?? Number.NaN).buffer);
  };
}

interface StagedFood {
  readonly id: number;
  readonly name: string;
  readonly data: Uint8Array | null;
}

async function writeStaged(
  database: DatabaseSync,
  { kind, date, foods: stagedFoods, staging, watch }: StagedFoods,
  signal: AbortSignal,
): Promise<void> {
  beginStep(watch, "writing", stagedFoods);
  const place = placeOf(kind);
  const insert = database.prepare(insertFood);
  const portionsOf = preparePortions(staging.database);
  let foods = 0;
  let portionCount = 0;
  for (const row of staging.database
    .prepare(
      `SELECT food.id, name, data FROM food LEFT JOIN amounts ON amounts.id = food.id
       WHERE kind = ? AND is_dropped = 0 ORDER BY food.id`,
    )
    .iterate(kind)) {
    watch.done += 1;
    if (watch.done % foodsPerTurn === 0) {
      watch.onProgress(watch);
      await turn(signal);
    }
    const food = row as unknown as StagedFood;
    const amounts = readAmounts(food);
    const fault = findFault(food.name, amounts);
    if (fault !== undefined) {
      skip(watch, fault);
      continue;
    }
    const { portions, defaultPortion } = portionsOf(food.id);
    insert.run(
      place,
      food.id,
      food.name,
      packPortions(portions),
      defaultPortion,
      packAmounts(amounts),
    );
    foods += 1;
    portionCount += portions.length;
  }
  const dataset = `${getRelease(kind).name} ${date}`.trim();
  database.prepare(insertRelease).run(place, kind, date, dataset, foods, portionCount);
}

function writeTable(database: DatabaseSync, { kind, date, dataset, records, watch }: TableFoods) {
  beginStep(watch, "writing", records.length);
  const place = placeOf(kind);
  const insert = database.prepare(insertFood);
  let foods = 0;
  let portionCount = 0;
  for (const { id, name, amounts, portions } of records.toSorted(byId)) {
    const fault = findFault(name, amounts);
    if (fault !== undefined) {
      skip(watch, fault);
      continue;
    }
    insert.run(place, id, name, packPortions(portions), null, packAmounts(amounts));
    foods += 1;
    portionCount += portions.length;
  }
  database.prepare(insertRelease).run(place, kind, date, dataset, foods, portionCount);
}

const packPortions = (portions: readonly Portion[]): string =>
  JSON.stringify(portions.map(({ label, grams }) => [label, grams]));

const packAmounts = (amounts: Float64Array): Uint8Array =>
  new Uint8Array(Float32Array.from(amounts).buffer);

const byId = ({ id }: TableFood, other: TableFood) => (id < other.id ? -1 : 1);

/** Lets a signal arrive, and stops if it did. */
async function turn(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

function readAmounts({ data }: StagedFood): Float64Array {
  const known = data === null ? [] : unpackAmounts(data);
  return toCatalogueAmounts(
    new Map(known.map(([place, amount]) => [fdcNumbers[place] ?? "", amount])),
  );
}

const macroPlaces = (["protein_g", "carbs_g", "fat_g"] as const).map((id) =>
  storedNutrients.indexOf(id),
);
const energyPlace = storedNutrients.indexOf("calories_kcal");

/** In 100 g; a little above what can be, because labels round small servings. */
const greatest = { macroGrams: 105, energyKcal: 950 } as const;

function findFault(name: string, amounts: Float64Array): string | undefined {
  if (name === "") return "food without a description";
  const energy = amounts[energyPlace] ?? Number.NaN;
  if (Number.isNaN(energy)) return "food without energy, or what it follows from";
  const isHeavy = macroPlaces.some((place) => (amounts[place] ?? 0) > greatest.macroGrams);
  return isHeavy || energy > greatest.energyKcal
    ? "food with more in 100 g than there can be"
    : undefined;
}

interface FoodPortions {
  readonly portions: readonly Portion[];
  readonly defaultPortion: number | null;
}

function preparePortions(staged: DatabaseSync): (fdcId: number) => FoodPortions {
  const select = staged.prepare(
    "SELECT label, grams, is_default FROM portion WHERE id = ? ORDER BY place, rowid",
  );
  return (fdcId) => {
    const portions: Portion[] = [];
    let defaultPortion: number | null = null;
    for (const row of select.all(fdcId)) {
      const portion = { label: String(row.label), grams: Number(row.grams) };
      if (portions.some(({ label, grams }) => label === portion.label && grams === portion.grams))
        continue;
      if (row.is_default === 1 && defaultPortion === null) defaultPortion = portions.length;
      portions.push(portion);
    }
    return { portions, defaultPortion };
  };
}
