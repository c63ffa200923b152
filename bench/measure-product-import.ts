// `node bench/measure-product-import.ts DATA_DIR DOWNLOAD`: imports products in this process and prints its cost.
import { importProducts } from "@morsel/food-table/import";

export interface ProductImportMeasures {
  readonly ms: number;
  readonly peakMb: number;
  readonly products: number;
}

const [dataDir = "", download = ""] = process.argv.slice(2);
const started = performance.now();
const [report] = await importProducts({ dataDir, paths: [download], countries: [], languages: [] });
const measures: ProductImportMeasures = {
  ms: performance.now() - started,
  peakMb: process.resourceUsage().maxRSS / 1e3,
  products: report?.products ?? 0,
};
console.log(JSON.stringify(measures));
