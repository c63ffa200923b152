// `node bench/product-readings.ts DATA_DIR`: reads the messages of the test suites with and without the products in
// DATA_DIR, and prints those in which a product is named.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { ProductStore } from "@morsel/food-table/products";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { parse } from "csv-parse/sync";
import { createLanguageFinder } from "../apps/server/src/modules/foods/index.ts";
import { findProductMentions } from "../apps/server/src/modules/products/index.ts";
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
const messages = [...new Set(listMessages())];
const searchMs: number[] = [];
let named = 0;
for (const message of messages) {
  const started = performance.now();
  const dictionary = await findProductMentions(message, store, {
    foods,
    dictionary: [],
    languages,
    countLogged: async () => new Map(),
  });
  searchMs.push(performance.now() - started);
  if (dictionary.length === 0) continue;
  named += 1;
  const names = (found: ReturnType<typeof estimateMeals>) =>
    found.meals.flatMap(({ items }) => items.map(({ food }) => food.name)).join(" | ");
  console.log(
    `${message.slice(0, 160)}\n   without: ${names(estimateMeals(message, foods, { ...written, ...languages }))}\n   with: ${names(estimateMeals(message, foods, { ...written, ...languages, dictionary }))}`,
  );
}
console.log(
  `${messages.length} messages, ${named} with a product; looking for products takes ${percentile(searchMs, 0.5).toFixed(2)} ms at the median, ${percentile(searchMs, 0.99).toFixed(1)} ms at p99`,
);

function listMessages(): string[] {
  const folder = join(import.meta.dirname, "../packages/food-table/src");
  const files = [
    join(folder, "test-messages/everyday-messages.csv"),
    ...["labelled-messages", "test-messages/languages"].flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith(".tsv"))
        .map((file) => join(folder, name, file)),
    ),
  ];
  return files.flatMap((file) => {
    const rows = parse(readFileSync(file, "utf8"), {
      columns: true,
      delimiter: file.endsWith(".tsv") ? "\t" : ",",
      quote: file.endsWith(".tsv") ? null : '"',
      relax_column_count: true,
    }) as Record<string, string>[];
    return rows.flatMap((row) => row.message ?? row.text ?? []);
  });
}
