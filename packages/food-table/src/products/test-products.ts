// Small exports of Open Food Facts in the official formats, made up for the tests.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { importProducts, type ProductImportOptions } from "./import-products.ts";
import type { Product } from "./product-food.ts";
import { ProductStore } from "./product-store.ts";

/** Figures of 100 g that agree with each other: 4 x 10 + 4 x 50 + 9 x 20 = 420 kcal. */
export const biscuitFigures = {
  "energy-kcal_100g": 420,
  proteins_100g: 10,
  carbohydrates_100g: 50,
  fat_100g: 20,
  sugars_100g: 25,
  "saturated-fat_100g": 8,
  salt_100g: 1,
};

export const biscuitCode = "5000159407236";

/** A line of the JSONL dump. */
export const biscuit = {
  code: biscuitCode,
  lang: "en",
  product_name: "Oat Biscuits",
  product_name_en: "Oat Biscuits",
  product_name_fr: "Biscuits à l'avoine",
  brands: "Hill Farm",
  quantity: "300 g",
  product_quantity: "300",
  product_quantity_unit: "g",
  serving_size: "2 biscuits (25 g)",
  serving_quantity: "25",
  countries_tags: ["en:united-kingdom", "en:france"],
  last_modified_t: 1_770_000_000,
  unique_scans_n: 5,
  nutriments: biscuitFigures,
};

/** The next product of a made-up series, with a valid barcode. */
export function makeBarcode(number: number): string {
  const body = `50${String(number).padStart(10, "0")}`;
  const sum = [...body].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A folder of its own for imports; `clear` removes it. */
export class ProductFolder {
  readonly path = mkdtempSync(join(tmpdir(), "morsel-products-"));
  readonly dataDir = join(this.path, "data");
  readonly store = new ProductStore(this.dataDir);

  write(name: string, content: string | Uint8Array): string {
    const path = join(this.path, name);
    writeFileSync(path, content);
    return path;
  }

  /** A packed export with a line for each product. */
  writeLines(products: readonly object[], name = "openfoodfacts-products.jsonl.gz"): string {
    const text = products.map((product) => `${JSON.stringify(product)}\n`).join("");
    return this.write(name, gzipSync(text));
  }

  /** Imports files; gives the reasons for rows that were refused in the last one. */
  async import(paths: readonly string[], options: Partial<ProductImportOptions> = {}) {
    const reports = await importProducts({
      dataDir: this.dataDir,
      paths,
      countries: [],
      languages: [],
      ...options,
    });
    return Object.fromEntries(reports.at(-1)?.refused ?? []);
  }

  importLines(products: readonly object[], options: Partial<ProductImportOptions> = {}) {
    return this.import([this.writeLines(products)], options);
  }

  /** The product of a barcode. */
  product(barcode: string): Product {
    const found = this.store.findByBarcode(barcode);
    if (!found) throw new Error(`${barcode} was not imported`);
    return found;
  }

  clear(): void {
    this.store.close();
    rmSync(this.path, { recursive: true, force: true });
  }
}
