import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parseBarcode } from "@morsel/nutrition";
import { type ProductRecord, type ReadRecord, refusals } from "./product-record.ts";
import { createProductTables, dayToText, makeProductId, packAmounts } from "./product-schema.ts";
import { brandKey, productWords } from "./product-words.ts";

/** How far an interrupted import was. */
export interface ImportState {
  /** What is imported: the file, its size and date, and the options. */
  readonly input: string;
  /** Rows of the input that were processed. */
  readonly rows: number;
  readonly refused: Readonly<Record<string, number>>;
  /** The newest change in these rows, in seconds since 1970. */
  readonly newestChange: number;
}

/** Products between two commits: as many are imported again after an interruption. */
const productsPerCommit = 10_000;

/**
 * Writes products into a file that is not in use yet. Each commit also stores how far the import is, so that an
 * interrupted one continues.
 */
export class ProductWriter {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #insertWords: StatementSync;
  readonly #countBrand: StatementSync;
  readonly #findBarcode: StatementSync;
  readonly #delete: StatementSync;
  readonly #deleteWords: StatementSync;
  readonly #setInfo: StatementSync;
  readonly #refused = new Map<string, number>();
  readonly #input: string;
  #place = 0;
  #rows = 0;
  #uncommitted = 0;
  taken = 0;
  /** The newest change in the rows of the input, in seconds since 1970; 0 if the input does not state it. */
  newestChange = 0;

  /** Opens the file, or creates it. Rows that an earlier import of the same `input` processed are in `rowsDone`. */
  constructor(path: string, input: string, isChecked = false) {
    this.#input = input;
    this.#database = new DatabaseSync(path);
    this.#database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000`,
    );
    const isNew = this.#database.prepare("PRAGMA user_version").get()?.user_version === 0;
    if (isNew) createProductTables(this.#database);
    const prepare = (sql: string) => this.#database.prepare(sql);
    const prepareWrite = (sql: string) => {
      const statement = prepare(sql);
      // The full-text index has row ids of 64 bits, which `run` would report as a number.
      statement.setReadBigInts(true);
      return statement;
    };
    this.#insert = prepareWrite(
      "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    this.#insertWords = prepareWrite("INSERT INTO product_words (rowid, words) VALUES (?, ?)");
    this.#countBrand = prepareWrite(
      "INSERT INTO brand VALUES (?, 1) ON CONFLICT DO UPDATE SET products = products + 1",
    );
    this.#findBarcode = prepare("SELECT id, updated FROM product WHERE barcode = ?");
    this.#delete = prepareWrite("DELETE FROM product WHERE id = ?");
    this.#deleteWords = prepareWrite("DELETE FROM product_words WHERE rowid = ?");
    this.#setInfo = prepareWrite(
      "INSERT INTO info VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    );
    this.#place = Number(this.getInfo("place") ?? 0);
    const state = this.#readState();
    if (state?.input === input) {
      this.#rows = state.rows;
      this.newestChange = state.newestChange;
      for (const [reason, count] of Object.entries(state.refused)) this.#refused.set(reason, count);
      this.taken = Number(this.getInfo("taken") ?? 0);
    }
    this.#database.exec("BEGIN");
    if (state?.input !== input && !isChecked) this.commit();
  }

  get rowsDone(): number {
    return this.#rows;
  }

  /** True if an interrupted import of the same input is continued. */
  get isContinuing(): boolean {
    return this.#readState()?.input === this.#input;
  }

  get refused(): ReadonlyMap<string, number> {
    return this.#refused;
  }

  /** Takes a record, or counts why it is not taken. Call it once for each row of the input. */
  addRow(record: ReadRecord): void {
    this.#rows += 1;
    if ("refused" in record) this.refuse(record.refused);
    else this.#add(record);
    this.#uncommitted += 1;
    if (this.#uncommitted >= productsPerCommit) this.commit();
  }

  refuse(reason: string, count = 1): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + count);
  }

  /** Removes the product of a barcode that is not usable any more, unless the one that is there is newer. */
  remove(barcode: string, day: number): void {
    for (const gtin of parseBarcode(barcode)) {
      const there = this.#findBarcode.get(Number(gtin)) as StoredProduct | undefined;
      if (there && there.updated <= day) this.#removeRow(there.id);
    }
  }

  commit(): void {
    this.setInfo("place", String(this.#place));
    this.setInfo("taken", String(this.taken));
    const refused = Object.fromEntries(this.#refused);
    const { newestChange } = this;
    const state: ImportState = { input: this.#input, rows: this.#rows, refused, newestChange };
    this.setInfo("state", JSON.stringify(state));
    this.#database.exec("COMMIT; BEGIN");
    this.#uncommitted = 0;
  }

  getInfo(key: string): string | undefined {
    const row = this.#database.prepare("SELECT value FROM info WHERE key = ?").get(key);
    return row && String(row.value);
  }

  setInfo(key: string, value: string): void {
    this.#setInfo.run(key, value);
  }

  /** Commits, merges the full-text index and leaves one file. Returns the number of its products. */
  finish(isIndexMerged: boolean): number {
    this.commit();
    this.#database.exec("DELETE FROM info WHERE key IN ('state', 'taken')");
    if (isIndexMerged) {
      this.#database.exec("INSERT INTO product_words (product_words) VALUES ('optimize')");
    }
    const { products, day } = this.#database
      .prepare("SELECT count(*) AS products, max(updated) AS day FROM product")
      .get() as { products: number; day: number | null };
    this.setInfo("products", String(products));
    this.setInfo("updated-on", dayToText(day ?? 0));
    this.#database.exec("COMMIT; PRAGMA journal_mode = DELETE");
    return products;
  }

  close(): void {
    this.#database.close();
  }

  #add(record: ProductRecord): void {
    if (!this.#makeWay(record)) return;
    this.#place += 1;
    const id = makeProductId(record.scans, this.#place);
    const { barcode, updated, name, language, brand, otherNames } = record;
    const { serving, servingUnit, household, packageSize } = record;
    this.#insert.run(
      id,
      barcode === undefined ? null : Number(barcode),
      record.record,
      name,
      textOrNull(language),
      otherNames.size === 0 ? null : JSON.stringify(Object.fromEntries(otherNames)),
      brand,
      serving ?? null,
      textOrNull(servingUnit),
      textOrNull(household),
      packageSize ?? null,
      packAmounts(record.amounts),
      record.flags,
      updated,
    );
    const words = productWords([name, brand, ...otherNames.values()].join(" "));
    this.#insertWords.run(id, words.join(" "));
    for (const each of brand.split(",")) {
      const key = brandKey(each);
      if (key !== "") this.#countBrand.run(key);
    }
    this.taken += 1;
  }

  /** Removes the product of the same barcode; false if it is newer than the record. */
  #makeWay({ barcode, updated }: ProductRecord): boolean {
    if (barcode === undefined) return true;
    const there = this.#findBarcode.get(Number(barcode)) as StoredProduct | undefined;
    if (!there) return true;
    if (there.updated > updated) {
      this.refuse(refusals.older);
      return false;
    }
    this.#removeRow(there.id);
    if (there.updated === updated) this.refuse(refusals.twice);
    return true;
  }

  #removeRow(id: number): void {
    this.#delete.run(id);
    this.#deleteWords.run(id);
  }

  #readState(): ImportState | undefined {
    const text = this.getInfo("state");
    return text === undefined ? undefined : JSON.parse(text);
  }
}

const textOrNull = (text: string) => (text === "" ? null : text);

interface StoredProduct {
  readonly id: number;
  readonly updated: number;
}
