import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type NutrientId, parseBarcode } from "@morsel/nutrition";
import { type Product, parseProductId, rowToProduct } from "./product-food.ts";
import { otherNamesOf, type ProductRow, productSchemaVersion, rarityOf } from "./product-schema.ts";
import { type ProductSource, productSources } from "./product-sources.ts";
import { isSameWord, otherForms, productWords } from "./product-words.ts";

/** A file of products that cannot be read; the message says what to do. */
export class ProductStoreError extends Error {
  override readonly name = "ProductStoreError";
}

/** A collection that is there. */
export interface ProductCollection {
  readonly source: ProductSource;
  readonly products: number;
  /** YYYY-MM-DD of its newest product. */
  readonly updatedOn: string;
}

/**
 * The packaged foods on disk, read-only. A file that an import replaced is opened again by itself, so that a
 * running server has the products of a daily update.
 */
export class ProductStore {
  readonly #dataDir: string;
  readonly #files = new Map<ProductSource, ProductFile>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** The collections that were imported; empty if there are none. Throws a `ProductStoreError` for a damaged file. */
  listCollections(): readonly ProductCollection[] {
    return this.#open().map((file) => file.describe());
  }

  /** True if there is at least one collection. */
  hasProducts(): boolean {
    return this.#open().length > 0;
  }

  /**
   * The product of a barcode in any of its forms; the newest if several collections have it. Here and below, its name
   * is in the language if it has one; otherwise it is the product's first name.
   */
  findByBarcode(barcode: string, language?: string): Product | undefined {
    for (const gtin of parseBarcode(barcode)) {
      const found = this.#open().flatMap(
        (file) => file.findByBarcode(Number(gtin), language) ?? [],
      );
      const [newest] = found.toSorted((one, other) => compare(other.updatedOn, one.updatedOn));
      if (newest) return newest;
    }
    return undefined;
  }

  /** The product of a food's id. */
  findById(foodId: string, language?: string): Product | undefined {
    const { key, barcode, record = "" } = parseProductId(foodId) ?? {};
    const file = this.#open().find(({ source }) => source.key === key);
    return barcode === undefined
      ? file?.findByRecord(record, language)
      : file?.findByBarcode(Number(barcode), language);
  }

  /**
   * The products whose brand and names, in any language, have all words, best first: those with few other words that
   * are scanned often. The last word may be incomplete if `isTyping`.
   */
  search(
    query: string,
    limit: number,
    { isTyping = false, language, synonyms = new Map() }: SearchOptions = {},
  ): readonly Product[] {
    const words = productWords(query);
    if (words.length === 0) return [];
    const asked = words.map((word) => [word, synonyms.get(word) ?? word]);
    const found = this.#open().flatMap((file, place) => file.search(asked, isTyping, place));
    return rank(found, asked.flat())
      .slice(0, limit)
      .map(({ read }) => read(language));
  }

  /** Those of these names that are brands; names are words with spaces between them. */
  findBrands(names: readonly string[]): ReadonlySet<string> {
    return new Set(this.#open().flatMap((file) => file.findBrands(names)));
  }

  /** How many products have a word, counted up to `limit`. */
  countWord(word: string, limit: number): number {
    return this.#open().reduce((sum, file) => sum + file.countWord(word, limit), 0);
  }

  close(): void {
    for (const file of this.#files.values()) file.close();
    this.#files.clear();
  }

  #open(): readonly ProductFile[] {
    return productSources.flatMap((source) => {
      const path = join(this.#dataDir, source.fileName);
      const state = stateOf(path);
      const opened = this.#files.get(source);
      if (opened && opened.state === state) return [opened];
      opened?.close();
      this.#files.delete(source);
      if (state === undefined) return [];
      const file = new ProductFile(path, source, state);
      this.#files.set(source, file);
      return [file];
    });
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Changes if the file is replaced; undefined if there is none. */
function stateOf(path: string): string | undefined {
  const state = statSync(path, { throwIfNoEntry: false });
  return state && `${state.ino}:${state.mtimeMs}`;
}

interface SearchOptions {
  readonly isTyping?: boolean;
  /** Of the names that are shown. */
  readonly language?: string | undefined;
  /** Words that may be in a name in place of those of the query. */
  readonly synonyms?: ReadonlyMap<string, string>;
}

/** A product that was found, and what it is ranked by. */
interface FoundProduct {
  /** The words of each of its names. */
  readonly names: readonly (readonly string[])[];
  readonly brandWords: readonly string[];
  readonly id: number;
  /** Of its collection. */
  readonly place: number;
  readonly read: (language: string | undefined) => Product;
}

/** So many products of a query are ranked: the first in the order of popularity. */
const rankedProducts = 400;

/** A word of so many products in a file is common. */
const minProductsOfCommon = 1000;

/** Four times the scans make up for one more word that the query has not. */
const rarityPerWord = 8;

/** Products with few words that the query has not, and that are scanned often, come first. */
function rank(found: readonly FoundProduct[], query: readonly string[]): readonly FoundProduct[] {
  const isAsked = (word: string) =>
    query.some((asked) => isSameWord(word, asked) || word.startsWith(asked));
  const costs = new Map(
    found.map((one) => {
      const isExtra = (word: string) => !isAsked(word) && !one.brandWords.includes(word);
      const extra = Math.min(...one.names.map((words) => words.filter(isExtra).length));
      return [one, extra + rarityOf(one.id) / rarityPerWord];
    }),
  );
  return found.toSorted(
    (one, other) =>
      (costs.get(one) ?? 0) - (costs.get(other) ?? 0) ||
      one.id - other.id ||
      one.place - other.place,
  );
}

type NamedRow = Pick<ProductRow, "id" | "name" | "other_names" | "brand">;

/** One file of products. */
class ProductFile {
  readonly source: ProductSource;
  readonly state: string;
  readonly #database: DatabaseSync;
  readonly #nutrients: readonly NutrientId[];
  readonly #byBarcode: StatementSync;
  readonly #byRecord: StatementSync;
  readonly #byId: StatementSync;
  readonly #byWords: StatementSync;
  readonly #brands: StatementSync;
  readonly #word: StatementSync;

  constructor(path: string, source: ProductSource, state: string) {
    this.source = source;
    this.state = state;
    try {
      this.#database = new DatabaseSync(path, { readOnly: true });
      const prepare = (sql: string) => this.#database.prepare(sql);
      const { user_version: version } = prepare("PRAGMA user_version").get() as {
        user_version: number;
      };
      if (version !== productSchemaVersion) throw new Error(`its version is ${version}`);
      this.#nutrients = prepare("SELECT id FROM nutrient ORDER BY place")
        .all()
        .map(({ id }) => id as NutrientId);
      this.#byBarcode = prepare("SELECT * FROM product WHERE barcode = ?");
      this.#byRecord = prepare("SELECT * FROM product WHERE record = ? AND barcode IS NULL");
      this.#byId = prepare("SELECT * FROM product WHERE id = ?");
      this.#byWords = prepare(
        `SELECT id, name, other_names, brand FROM product WHERE id IN (
           SELECT rowid FROM product_words WHERE product_words MATCH ? LIMIT ${rankedProducts})`,
      );
      this.#brands = prepare("SELECT key FROM brand WHERE key IN (SELECT value FROM json_each(?))");
      this.#word = prepare(
        "SELECT count(*) AS products FROM (SELECT 1 FROM product_words WHERE product_words MATCH ? LIMIT ?)",
      );
    } catch (cause) {
      throw new ProductStoreError(
        `${path} cannot be read (${(cause as Error).message}). Move it away and import the products again with npm run products:import.`,
        { cause },
      );
    }
  }

  describe(): ProductCollection {
    const info = new Map(
      this.#database
        .prepare("SELECT key, value FROM info")
        .all()
        .map(({ key, value }) => [String(key), String(value)]),
    );
    const updatedOn = info.get("updated-on") ?? "";
    return { source: this.source, products: Number(info.get("products") ?? 0), updatedOn };
  }

  findByBarcode(barcode: number, language: string | undefined): Product | undefined {
    return this.#toProduct(this.#byBarcode.get(barcode), language);
  }

  findByRecord(record: string, language: string | undefined): Product | undefined {
    return this.#toProduct(this.#byRecord.get(record), language);
  }

  /** Each word is given with those that may be in its place. */
  search(
    words: readonly (readonly string[])[],
    isTyping: boolean,
    place: number,
  ): readonly FoundProduct[] {
    const isIncomplete = isTyping && !this.#isCommon(words.at(-1)?.[0] ?? "");
    const rows = this.#byWords.all(toMatch(words, isIncomplete)) as unknown as NamedRow[];
    return rows.map(({ id, name, brand, ...row }) => ({
      names: [name, ...Object.values(otherNamesOf(row))].map(productWords),
      brandWords: productWords(brand),
      id,
      place,
      read: (language) => {
        const found = this.#byId.get(id) as unknown as ProductRow;
        return rowToProduct(found, this.source, this.#nutrients, language);
      },
    }));
  }

  findBrands(names: readonly string[]): readonly string[] {
    return this.#brands.all(JSON.stringify(names)).map(({ key }) => String(key));
  }

  countWord(word: string, limit: number): number {
    return (this.#word.get(toMatch([[word]], false), limit) as { products: number }).products;
  }

  /** A common word is complete: the list of all words that begin with "chocolate" takes 25 ms of a million products. */
  #isCommon(word: string): boolean {
    return this.countWord(word, minProductsOfCommon) >= minProductsOfCommon;
  }

  close(): void {
    this.#database.close();
  }

  #toProduct(row: unknown, language: string | undefined): Product | undefined {
    return row === undefined
      ? undefined
      : rowToProduct(row as ProductRow, this.source, this.#nutrients, language);
  }
}

/** All words, each in its singular or plural. Words have letters and digits only, so that quotes are safe. */
function toMatch(words: readonly (readonly string[])[], isTyping: boolean): string {
  return words
    .map((synonyms, place) => {
      if (isTyping && place === words.length - 1) return `"${synonyms[0]}"*`;
      const all = synonyms.flatMap((word) => [word, ...otherForms(word)]);
      const forms = [...new Set(all)].map((form) => `"${form}"`);
      return forms.length === 1 ? forms[0] : `(${forms.join(" OR ")})`;
    })
    .join(" AND ");
}
