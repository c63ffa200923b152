import { parseArgs } from "node:util";
import { importProducts, type ProductImportReport } from "@morsel/food-table/import";
import { formatNumber, printRefused } from "./progress-line.ts";
import { runImport } from "./run-import.ts";

const usage = `Reads packaged foods with their barcodes into Morsel's files of products.

  npm run products:import -- FILE...

Files are downloads as they come:
  USDA Branded Foods (https://fdc.nal.usda.gov/download-datasets), CSV or JSON, zipped or not
  Open Food Facts (https://world.openfoodfacts.org/data), openfoodfacts-products.jsonl.gz, the same
  products as Parquet (food.parquet), or the tab-separated en.openfoodfacts.org.products.csv.gz, which
  has figures for few products
  a daily delta of Open Food Facts, openfoodfacts_products_FROM_TO.json.gz: changes what is there

Each source has a file of its own in DATA_DIR. A download replaces the products of its source when it
was read to its end; a running server uses them at once. An import that was stopped continues if it is
started again with the same file and options.

  --country NAME,...   of Open Food Facts, only products that are sold there: united-kingdom,ireland
  --language CODE,...  only products with a name in one of these languages, best first: en,fr
`;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: "string", default: "" },
    language: { type: "string", default: "" },
    help: { type: "boolean", short: "h" },
  },
});

const list = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");

function printReport({
  shownName,
  source,
  taken,
  refused,
  products,
  isContinued,
  isKnownDelta,
}: ProductImportReport) {
  if (isKnownDelta) {
    console.log(`${shownName}: its changes were there already`);
    return;
  }
  const continued = isContinued ? " (continued)" : "";
  console.log(`${shownName}${continued}: ${formatNumber(taken)} products taken`);
  printRefused("Rows left out", refused);
  console.log(`${source.dataset}: ${formatNumber(products)} products now`);
}

const began = performance.now();
process.exitCode = await runImport({
  usage,
  isHelpWanted: options.help === true,
  files,
  read: (input) =>
    importProducts({
      ...input,
      countries: list(options.country),
      languages: list(options.language),
    }),
  printReport(reports) {
    for (const report of reports) printReport(report);
    console.log(`${Math.round((performance.now() - began) / 1000)} s`);
  },
  stopped: "Stopped. The products are as they were; start it again to continue.",
  failed: "The products of this source are as they were.",
});
