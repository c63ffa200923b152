import { DatabaseSync, type StatementSync } from "node:sqlite";
import { fdcNumbers } from "./fdc-nutrients.ts";
import { type FdcPortion, readFdcPortion } from "./fdc-portions.ts";
import { IdSet } from "./id-set.ts";
import { skip, type Watch } from "./import-progress.ts";
import { type FdcKind, releases } from "./releases.ts";

/** What a release says of one food, apart from figures and portions. */
interface FdcFood {
  readonly fdcId: number;
  readonly kind: FdcKind;
  readonly description: string;
  /** YYYY-MM-DD; empty if unknown. */
  readonly publishedDay: string;
}

/** Additional columns of Branded foods. */
interface FdcLabel {
  readonly brand: string;
  readonly barcode: string;
  readonly servingSize: number | undefined;
  readonly servingUnit: string;
  readonly householdServing: string;
  /** "16 oz/454 g". */
  readonly packageWeight: string;
}

/** How many foods are collected in memory before they are written to the disk. */
const foodsInMemory = 20_000;

const placeOfNumber = new Map(fdcNumbers.map((number, place) => [number, place]));
const bytesPerAmount = 9;

/**
 * A download taken apart into a database on disk, food by food, in whatever order its tables bring
 * the rows: memory does not grow with the download.
 */
export class Staging {
  readonly database: DatabaseSync;
  private readonly idsOf = new Map(releases.map(({ kind }) => [kind, new IdSet()]));
  private readonly flushed = new IdSet();
  private readonly pending = new Map<number, Float64Array>();
  private readonly spare: Float64Array[] = [];
  private readonly watch: Watch;
  private readonly insertFood: StatementSync;
  private readonly insertLabel: StatementSync;
  private readonly insertPortion: StatementSync;
  private readonly insertAmounts: StatementSync;
  private readonly findAmounts: StatementSync;

  constructor(path: string, watch: Watch) {
    this.watch = watch;
    this.database = new DatabaseSync(path);
    this.database.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA temp_store = FILE; PRAGMA cache_size = -32000;
      CREATE TABLE food (id INTEGER PRIMARY KEY, kind TEXT, name TEXT, day TEXT, is_dropped INTEGER DEFAULT 0);
      CREATE TABLE label (id INTEGER PRIMARY KEY, brand TEXT, barcode TEXT, size REAL, unit TEXT, household TEXT, package TEXT);
      CREATE TABLE portion (id INTEGER, place INTEGER, label TEXT, grams REAL, is_default INTEGER);
      CREATE TABLE amounts (id INTEGER PRIMARY KEY, data BLOB);
      BEGIN`);
    const prepare = (sql: string) => this.database.prepare(sql);
    this.insertFood = prepare("INSERT INTO food (id, kind, name, day) VALUES (?, ?, ?, ?)");
    this.insertLabel = prepare("INSERT OR IGNORE INTO label VALUES (?, ?, ?, ?, ?, ?, ?)");
    this.insertPortion = prepare("INSERT INTO portion VALUES (?, ?, ?, ?, ?)");
    this.insertAmounts = prepare("INSERT OR REPLACE INTO amounts VALUES (?, ?)");
    this.findAmounts = prepare("SELECT data FROM amounts WHERE id = ?");
  }

  /** The kind of a food that was added; undefined for ids of samples, experiments and the like. */
  kindOf(fdcId: number): FdcKind | undefined {
    return releases.find(({ kind }) => this.idsOf.get(kind)?.has(fdcId))?.kind;
  }

  /** Returns false if the id was already there. */
  addFood({ fdcId, kind, description, publishedDay }: FdcFood): boolean {
    if (this.kindOf(fdcId) !== undefined) {
      skip(this.watch, "food whose id was there already");
      return false;
    }
    this.idsOf.get(kind)?.add(fdcId);
    this.insertFood.run(fdcId, kind, description, publishedDay);
    return true;
  }

  addLabel(fdcId: number, label: FdcLabel): void {
    const { brand, barcode, servingUnit, householdServing, packageWeight } = label;
    const size = label.servingSize ?? null;
    this.insertLabel.run(fdcId, brand, barcode, size, servingUnit, householdServing, packageWeight);
  }

  /** Adds a portion of a food that was added; `place` is its place among the food's portions. */
  addPortion(fdcId: number, place: number, row: FdcPortion): void {
    const kind = this.kindOf(fdcId);
    if (kind === undefined) return;
    const read = readFdcPortion(kind, row);
    if ("skipped" in read) {
      skip(this.watch, read.skipped);
      return;
    }
    const { label, grams } = read.portion;
    this.insertPortion.run(fdcId, place, label, grams, read.isDefault ? 1 : 0);
  }

  /** Adds a figure per 100 g in the unit of its number; the first of several stays. */
  addAmount(fdcId: number, number: string, amount: number): void {
    const place = placeOfNumber.get(number);
    if (place === undefined) return;
    const amounts = this.pending.get(fdcId) ?? this.begin(fdcId);
    if (Number.isNaN(amounts[place])) amounts[place] = amount;
    else skip(this.watch, "nutrient given twice for a food");
  }

  private begin(fdcId: number): Float64Array {
    if (this.pending.size >= foodsInMemory) this.flush();
    const amounts = this.spare.pop() ?? new Float64Array(fdcNumbers.length);
    amounts.fill(Number.NaN);
    // A food whose figures come in two places: what went to the disk comes back.
    if (this.flushed.has(fdcId)) {
      for (const [place, amount] of this.readAmounts(fdcId)) amounts[place] = amount;
    }
    this.pending.set(fdcId, amounts);
    return amounts;
  }

  private readAmounts(fdcId: number): [number, number][] {
    const found = this.findAmounts.get(fdcId) as { data: Uint8Array } | undefined;
    return found ? unpackAmounts(found.data) : [];
  }

  private flush(): void {
    for (const [fdcId, amounts] of this.pending) {
      this.insertAmounts.run(fdcId, packAmounts(amounts));
      this.flushed.add(fdcId);
      this.spare.push(amounts);
    }
    this.pending.clear();
  }

  /** Call after the last row: everything is on disk, and duplicate foods are marked. */
  finish(): void {
    this.flush();
    this.database.exec("CREATE INDEX portion_of ON portion (id, place)");
    // An updated label is published under a new id and keeps its barcode.
    this.dropOlder(
      "branded food with a newer label",
      `SELECT food.id, row_number() OVER (PARTITION BY barcode ORDER BY day DESC, food.id DESC) AS place
       FROM food JOIN label ON label.id = food.id WHERE kind = 'branded' AND barcode <> ''`,
    );
    // The same food analysed again; its earlier figures stay in the download.
    this.dropOlder(
      "food with newer figures in the same release",
      `SELECT id, row_number() OVER (PARTITION BY lower(name) ORDER BY day DESC, id DESC) AS place
       FROM food WHERE kind = 'foundation'`,
    );
    this.database.exec("COMMIT");
  }

  private dropOlder(reason: string, ranked: string): void {
    const { changes } = this.database
      .prepare(
        `UPDATE food SET is_dropped = 1 WHERE id IN (SELECT id FROM (${ranked}) WHERE place > 1)`,
      )
      .run();
    if (changes > 0) skip(this.watch, reason, Number(changes));
  }

  close(): void {
    this.database.close();
  }
}

/** Known amounts only: a byte for the place, eight for the figure. */
function packAmounts(amounts: Float64Array): Uint8Array {
  const known = [...amounts.entries()].filter(([, amount]) => !Number.isNaN(amount));
  const view = new DataView(new ArrayBuffer(known.length * bytesPerAmount));
  for (const [index, [place, amount]] of known.entries()) {
    view.setUint8(index * bytesPerAmount, place);
    view.setFloat64(index * bytesPerAmount + 1, amount, true);
  }
  return new Uint8Array(view.buffer);
}

/** Places in `fdcNumbers`, with amounts. */
export function unpackAmounts(data: Uint8Array): [number, number][] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: data.byteLength / bytesPerAmount }, (_, index) => [
    view.getUint8(index * bytesPerAmount),
    view.getFloat64(index * bytesPerAmount + 1, true),
  ]);
}
