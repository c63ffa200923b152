import type { DatabaseSync } from "node:sqlite";
import { nutrientIds } from "@morsel/nutrition";

/**
 * The tables of a file of products.
 *
 * `product.id` begins with the popularity, so that the most scanned products come first in the order of a search:
 * a query that many products match ends after the first of them. `amounts` has five bytes for each known figure per
 * 100 g or 100 ml: the place of the nutrient in `nutrient`, then a 32-bit float. `product_words` indexes names and
 * brands; it stores no texts of its own.
 */
export const productSchema = `
  CREATE TABLE info (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE nutrient (place INTEGER PRIMARY KEY, id TEXT NOT NULL);
  CREATE TABLE product (
    id INTEGER PRIMARY KEY, barcode INTEGER, record TEXT NOT NULL, name TEXT NOT NULL, language TEXT,
    other_names TEXT, brand TEXT NOT NULL, serving REAL, serving_unit TEXT, household TEXT, package REAL,
    amounts BLOB NOT NULL, flags INTEGER NOT NULL, updated INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX product_barcode ON product (barcode) WHERE barcode IS NOT NULL;
  CREATE INDEX product_record ON product (record) WHERE barcode IS NULL;
  CREATE TABLE brand (key TEXT PRIMARY KEY, products INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE product_words USING fts5 (
    words, content = '', contentless_delete = 1, detail = none, prefix = '3 4 5 6',
    tokenize = "unicode61 remove_diacritics 2"
  );
`;

export const productSchemaVersion = 3;

/** What is known about the figures of a product. */
export const productFlags = {
  /** Figures are per 100 ml. */
  perVolume: 1,
  /** Energy was stated in kilojoules only. */
  energyFromKilojoules: 2,
  /** Protein, carbohydrate or fat is unknown, so that energy could not be checked. */
  energyUnchecked: 4,
  /** Sodium follows from salt. */
  sodiumFromSalt: 8,
} as const;

/** A row of the table `product`. */
export interface ProductRow {
  readonly id: number;
  readonly barcode: number | null;
  readonly record: string;
  readonly name: string;
  /** Of the name, two letters; null if unknown. */
  readonly language: string | null;
  /** JSON: an object of the other names by language. */
  readonly other_names: string | null;
  readonly brand: string;
  /** Grams or millilitres. */
  readonly serving: number | null;
  readonly serving_unit: string | null;
  /** "2 cookies". */
  readonly household: string | null;
  /** Grams or millilitres. */
  readonly package: number | null;
  readonly amounts: Uint8Array;
  readonly flags: number;
  /** Days since 1970. */
  readonly updated: number;
}

/** Ids of a popularity are far enough apart for all products of it. */
const idsPerPopularity = 2 ** 32;
const popularities = 64;

/** The id of the next product; scans of it by people who use the source, 0 if unknown. */
export function makeProductId(scans: number, place: number): number {
  const popularity = Math.min(popularities - 1, Math.round(4 * Math.log2(1 + scans)));
  return (popularities - 1 - popularity) * idsPerPopularity + place;
}

/** 0 for the most scanned products, 63 for those without scans; a product of twice the scans is 4 less. */
export const rarityOf = (id: number): number => Math.floor(id / idsPerPopularity);

/** Names by language that are not the same as `name`. */
export const otherNamesOf = ({
  other_names: names,
}: Pick<ProductRow, "other_names">): Readonly<Record<string, string>> =>
  names === null ? {} : JSON.parse(names);

const bytesPerAmount = 5;

/** Packs catalogue amounts; NaN is unknown. */
export function packAmounts(amounts: Float64Array): Uint8Array {
  const known = [...amounts.entries()].filter(([, amount]) => !Number.isNaN(amount));
  const view = new DataView(new ArrayBuffer(known.length * bytesPerAmount));
  for (const [index, [place, amount]] of known.entries()) {
    view.setUint8(index * bytesPerAmount, place);
    view.setFloat32(index * bytesPerAmount + 1, amount, true);
  }
  return new Uint8Array(view.buffer);
}

/** A 32-bit float holds six digits for sure. */
const digits = 6;

/** Places in the table `nutrient`, with amounts. */
export function unpackAmounts(data: Uint8Array): readonly (readonly [number, number])[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: data.byteLength / bytesPerAmount }, (_, index) => [
    view.getUint8(index * bytesPerAmount),
    Number(view.getFloat32(index * bytesPerAmount + 1, true).toPrecision(digits)),
  ]);
}

/** "2026-02-02", of days since 1970. */
export const dayToText = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Creates the tables of an empty file. */
export function createProductTables(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${productSchemaVersion}; BEGIN; ${productSchema}`);
  const insert = database.prepare("INSERT INTO nutrient VALUES (?, ?)");
  for (const [place, id] of nutrientIds.entries()) insert.run(place, id);
  database.exec("COMMIT");
}
