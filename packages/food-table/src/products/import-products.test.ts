import { copyFileSync, existsSync, readdirSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importProducts } from "./import-products.ts";
import { openFoodFacts } from "./product-sources.ts";
import { biscuit, biscuitCode, makeBarcode, ProductFolder } from "./test-products.ts";

let folder: ProductFolder;
beforeEach(() => {
  folder = new ProductFolder();
});
afterEach(() => folder.clear());

const products = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...biscuit,
    code: makeBarcode(place),
    product_name_en: `Oat Biscuits ${place}`,
    nutriments: place % 10 === 0 ? {} : biscuit.nutriments,
  }));

/** Stops an import when it has read so many rows. */
async function importUntil(path: string, rows: number) {
  const stopping = new AbortController();
  const stopped = folder.import([path], {
    signal: stopping.signal,
    onProgress: (progress) => {
      if (progress.rows >= rows) stopping.abort();
    },
  });
  await expect(stopped).rejects.toThrow();
}

test("an import that was stopped continues, and gives the same products and summary", async () => {
  const path = folder.writeLines(products(5_000));
  const whole = await folder.import([path]);
  const expected = folder.store.listCollections();
  folder.store.close();
  const other = new ProductFolder();
  try {
    const copy = other.write("openfoodfacts-products.jsonl.gz", "");
    copyFileSync(path, copy);
    const stopping = new AbortController();
    const isStopped = other.import([copy], {
      signal: stopping.signal,
      onProgress: ({ rows }) => rows >= 2_500 && stopping.abort(),
    });
    await expect(isStopped).rejects.toThrow();
    expect(existsSync(join(other.dataDir, openFoodFacts.fileName))).toBe(false);
    const [report] = await importProducts({
      dataDir: other.dataDir,
      paths: [copy],
      countries: [],
      languages: [],
    });
    expect(report).toMatchObject({ isContinued: true, taken: 4_500, products: 4_500 });
    expect(Object.fromEntries(report?.refused ?? [])).toEqual(whole);
    expect(other.store.listCollections()).toEqual(expected);
    expect(other.store.search("oat biscuits 4999", 2)).toHaveLength(1);
  } finally {
    other.clear();
  }
});

test("an import of another file or with other options starts again", async () => {
  const path = folder.writeLines(products(100));
  await importUntil(path, 0);
  await folder.importLines([biscuit]);
  expect(folder.store.listCollections()).toMatchObject([{ products: 1 }]);
});

test("a stopped or failed import leaves the products as they were", async () => {
  await folder.importLines([biscuit]);
  const path = folder.writeLines(products(2_000));
  truncateSync(path, statSync(path).size - 100);
  await expect(folder.import([path])).rejects.toThrow("is not a whole gzip file");
  expect(folder.store.listCollections()).toMatchObject([{ products: 1 }]);
  const useless = folder.writeLines([{ ...biscuit, code: "1" }]);
  await expect(folder.import([useless])).rejects.toThrow("no product was taken (no valid barcode)");
  expect(folder.product(biscuitCode).food.name).toBe("Oat Biscuits (Hill Farm)");
});

test("nothing but the products is left, and an open store uses them at once", async () => {
  await folder.importLines([biscuit]);
  expect(folder.product(biscuitCode).brand).toBe("Hill Farm");
  await folder.importLines([{ ...biscuit, brands: "Dale Farm" }]);
  expect(folder.product(biscuitCode).brand).toBe("Dale Farm");
  expect(readdirSync(folder.dataDir)).toEqual([openFoodFacts.fileName]);
});

test("refuses a file that is not a download", async () => {
  const path = folder.write("x.csv", "a,b\n1,2\n");
  await expect(folder.import([path])).rejects.toThrow(
    "neither of FoodData Central nor of Open Food Facts",
  );
  await expect(folder.import([join(folder.path, "none.jsonl.gz")])).rejects.toThrow(
    "there is no such file",
  );
});
