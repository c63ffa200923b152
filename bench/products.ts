import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFoodFacts, type ProductSource, usdaBranded } from "@morsel/food-table/products";
import type { Figure } from "./figure.ts";
import type { ProductImportMeasures } from "./measure-product-import.ts";
import type { ProductMeasures } from "./measure-products.ts";
import { benchProductLoad } from "./product-load.ts";
import { measureProductMemory } from "./product-memory.ts";
import { runAlone } from "./run-alone.ts";
import { writeFdcDownload } from "./synthetic-foods.ts";
import { writeProductDump } from "./synthetic-products.ts";

/** Made-up products; MORSEL_BENCH_PRODUCTS sets another number. USDA's format has two fifths of them. */
const productCount = Number(process.env.MORSEL_BENCH_PRODUCTS ?? 1_000_000);
const usdaCount = Math.round(productCount * 0.4);

/** Imports of made-up products in the formats of both sources, and look-ups in them. */
export async function benchProducts(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-products-"));
  try {
    const dump = join(folder, "openfoodfacts-products.jsonl.gz");
    await writeProductDump(dump, productCount);
    const dataDir = join(folder, "data");
    const figures = importFigures(dataDir, dump, openFoodFacts);
    const release = join(folder, "FoodData_Central_branded_food_csv_2026-04-30");
    await writeFdcDownload(release, usdaCount, "branded_food");
    figures.push(...importFigures(join(folder, "usda"), release, usdaBranded));
    const found = runAlone<ProductMeasures>("measure-products.ts", [dataDir, String(productCount)]);
    return [
      ...figures,
      {
        name: "memory that the products and their queries add to a server",
        value: await measureProductMemory(dataDir, productCount),
        unit: "MB",
        goal: 40,
      },
      { name: "a barcode, median", value: found.barcodeP50Ms, unit: "ms" },
      { name: "a barcode, p99", value: found.barcodeP99Ms, unit: "ms", goal: 2 },
      { name: "an unknown barcode, p99", value: found.missP99Ms, unit: "ms" },
      { name: "a text query, median", value: found.textP50Ms, unit: "ms", goal: 15 },
      { name: "a text query, p99", value: found.textP99Ms, unit: "ms", goal: 80 },
      { name: "a text query, slowest of 2,000", value: found.textMaxMs, unit: "ms" },
      { name: "queries with their product among ten", value: found.foundPercent, unit: "%" },
      ...(await benchProductLoad(dataDir, productCount)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function importFigures(dataDir: string, download: string, source: ProductSource): Figure[] {
  const args = [dataDir, download];
  const { ms, peakMb, products } = runAlone<ProductImportMeasures>(
    "measure-product-import.ts",
    args,
  );
  const name = `${products.toLocaleString("en")} products of ${source.dataset}`;
  const bytes = statSync(join(dataDir, source.fileName)).size;
  return [
    { name: `${name} imported`, value: ms, unit: "ms" },
    { name: "most memory while importing", value: peakMb, unit: "MB", goal: 512 },
    { name: "size of the file", value: bytes / 1e6, unit: "MB" },
  ];
}
