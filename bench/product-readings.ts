// `node bench/product-readings.ts DATA_DIR`: reads the messages of the test suites with and without the products in
// DATA_DIR, and prints those in which a product is named.
import { loadStarterTable } from "@morsel/food-table";
import { ProductStore } from "@morsel/food-table/products";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { createLanguageFinder } from "../apps/server/src/modules/foods/index.ts";
import { findProductMentions } from "../apps/server/src/modules/products/index.ts";
import { listSuiteMessages } from "../apps/server/src/testing/suite-messages.ts";
import { percentile } from "./machine-calibration.ts";

const [dataDir = ""] = process.argv.slice(2);
const store = new ProductStore(dataDir);
const foods = buildFoodIndex(loadStarterTable());
/** Messages may be in any language, as those of a user who reads English. */
const languages = await createLanguageFinder(
  () => foods,
  async () => undefined,
)("", "en");
const written = { nowMs: Date.UTC(2026, 10, 25, 12), timeZone: "UTC" };
const messages = listSuiteMessages();
const searchMs: number[] = [];
const readMs: number[] = [];
let named = 0;
for (const message of messages) {
  const started = performance.now();
  const dictionary = await findProductMentions(message, store, {
    foods,
    dictionary: [],
    languages,
    countLogged: async () => new Map(),
  });
  const searched = performance.now();
  searchMs.push(searched - started);
  const without = estimateMeals(message, foods, { ...written, ...languages });
  readMs.push(performance.now() - searched);
  if (dictionary.length === 0) continue;
  named += 1;
  const names = (found: ReturnType<typeof estimateMeals>) =>
    found.meals.flatMap(({ items }) => items.map(({ food }) => food.name)).join(" | ");
  console.log(
    `${message.slice(0, 160)}\n   without: ${names(without)}\n   with: ${names(estimateMeals(message, foods, { ...written, ...languages, dictionary }))}`,
  );
}
console.log(
  `${messages.length} messages, ${named} with a product; ${describe("looking for products", searchMs)}, ${describe("reading a message", readMs)}`,
);

function describe(what: string, times: number[]): string {
  const sum = times.reduce((total, time) => total + time, 0);
  const [median, p99] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(2));
  return `${what} takes ${median} ms at the median, ${p99} ms at p99, ${Math.round(sum)} ms in all`;
}
