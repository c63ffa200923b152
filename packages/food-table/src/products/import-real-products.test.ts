// Imports samples of the publishers' own exports, if they are at hand.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hasTables } from "../import/real-tables.ts";
import { ProductFolder } from "./test-products.ts";

const tables = fileURLToPath(new URL("../../../../../shared/tables", import.meta.url));
const sample = (name: string) => join(tables, "openfoodfacts-sample", name);

let folder: ProductFolder;
beforeEach(() => {
  folder = new ProductFolder();
});
afterEach(() => folder.clear());

const products = () => folder.store.listCollections().map((collection) => collection.products);

describe.skipIf(!hasTables)("samples of Open Food Facts (skipped without ../shared/tables)", () => {
  test("1,000 products as Parquet, with the same figures as the lines of the dump", async () => {
    expect(await folder.import([sample("food.sample.parquet")])).toEqual({
      "marked as wrong by its source": 329,
      "no energy": 67,
      "no name": 19,
      "energy that its protein, carbohydrate and fat do not give": 6,
      "no valid barcode": 3,
      "parts of more than 105 g in 100 g": 1,
    });
    expect(products()).toEqual([575]);
    const lines = sample("openfoodfacts-products.sample.jsonl.gz");
    const codes = gunzipSync(readFileSync(lines))
      .toString()
      .trim()
      .split("\n")
      .map((line): string => JSON.parse(line).code);
    const find = (code: string) => folder.store.findByBarcode(code);
    const fromParquet = new Map(codes.map((code) => [code, find(code)]));
    expect(await folder.import([lines])).toEqual({
      "marked as wrong by its source": 29,
      "no energy": 7,
      "energy that its protein, carbohydrate and fat do not give": 1,
    });
    const both = codes.filter((code) => fromParquet.get(code) && find(code));
    expect(both).toHaveLength(57);
    expect(both.map(find)).toEqual(both.map((code) => fromParquet.get(code)));
  });

  test("1,000 products as CSV, most of them without figures", async () => {
    expect(await folder.import([sample("en.openfoodfacts.org.products.sample.csv.gz")])).toEqual({
      "no energy": 471,
      "marked as wrong by its source": 329,
      "no name": 22,
      "no valid barcode": 3,
      "energy that its protein, carbohydrate and fat do not give": 2,
      "parts of more than 105 g in 100 g": 1,
    });
    expect(products()).toEqual([172]);
  });
});
