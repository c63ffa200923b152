// `node bench/measure-products.ts DATA_DIR COUNT`: looks up made-up products in this process, after it
// opened the store, and prints what that took.
import { ProductStore } from "@morsel/food-table/products";
import { percentile } from "./machine-calibration.ts";
import { makeBarcode, makeProduct, makeQueries, seeded } from "./synthetic-products.ts";

export interface ProductMeasures {
  readonly barcodeP50Ms: number;
  readonly barcodeP99Ms: number;
  readonly missP99Ms: number;
  readonly textP50Ms: number;
  readonly textP99Ms: number;
  readonly textMaxMs: number;
  /** Queries whose product was among the first ten. */
  readonly foundPercent: number;
}

const [dataDir = "", count = "0"] = process.argv.slice(2);
const queries = 2000;
const next = seeded(7);
const pick = () => makeProduct(Math.floor(next() * Number(count)));

const store = new ProductStore(dataDir);
const barcodeTimes: number[] = [];
const missTimes: number[] = [];
for (let at = 0; at < queries; at += 1) {
  const { barcode } = pick();
  barcodeTimes.push(msOf(() => store.findByBarcode(barcode)));
  const unknown = makeBarcode(90_000_000_000 + at);
  missTimes.push(msOf(() => store.findByBarcode(unknown)));
}
const textTimes: number[] = [];
let found = 0;
for (const { query, barcode, isTyping } of makeQueries(next, Number(count), queries)) {
  let foods: ReturnType<ProductStore["search"]> = [];
  textTimes.push(
    msOf(() => {
      foods = store.search(query, 10, { isTyping });
    }),
  );
  if (foods.some((product) => Number(product.barcode) === Number(barcode))) found += 1;
}
const measures: ProductMeasures = {
  barcodeP50Ms: percentile(barcodeTimes, 0.5),
  barcodeP99Ms: percentile(barcodeTimes, 0.99),
  missP99Ms: percentile(missTimes, 0.99),
  textP50Ms: percentile(textTimes, 0.5),
  textP99Ms: percentile(textTimes, 0.99),
  textMaxMs: Math.max(...textTimes),
  foundPercent: (100 * found) / queries,
};
console.log(JSON.stringify(measures));

function msOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
