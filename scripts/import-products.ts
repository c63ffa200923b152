import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportError, importProducts, type ProductImportReport } from "@morsel/food-table/import";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { formatNumber, ProgressLine, printRefused, stoppedByHand } from "./progress-line.ts";

const usage = `Reads packaged foods with their barcodes into Morsel's files of products.

  npm run products:import -- FILE...

Files are downloads as they come:
  USDA Branded Foods (https://fdc.nal.usda.gov/download-datasets), CSV or JSON, zipped or not
  Open Food Facts (https://world.openfoodfacts.org/data), openfoodfacts-products.jsonl.gz, or the
  tab-separated en.openfoodfacts.org.products.csv.gz, which has figures for few products
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

async function main(): Promise<number> {
  if (options.help || files.length === 0) {
    process.stdout.write(usage);
    return options.help ? 0 : 2;
  }
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => stopping.abort());
  }
  const screen = new ProgressLine();
  const began = performance.now();
  try {
    const reports = await importProducts({
      dataDir: readConfig().dataDir,
      // npm runs scripts in the project's folder; paths are meant from where npm was called.
      paths: files.map((file) => resolve(process.env.INIT_CWD ?? ".", file)),
      countries: list(options.country),
      languages: list(options.language),
      signal: stopping.signal,
      onProgress: (progress) => screen.show(progress),
    });
    screen.clear();
    for (const report of reports) printReport(report);
    console.log(`${Math.round((performance.now() - began) / 1000)} s`);
    return 0;
  } catch (cause) {
    screen.clear();
    if (stopping.signal.aborted) {
      console.error("Stopped. The products are as they were; start it again to continue.");
      return stoppedByHand;
    }
    if (!isExpected(cause)) throw cause;
    console.error(`${cause.message}\nThe products of this source are as they were.`);
    return 1;
  }
}

const list = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");

/** An error that the operator can fix: a wrong file, a full disk, a folder that may not be written to. */
function isExpected(cause: unknown): cause is Error {
  const { code } = cause as { code?: unknown };
  if (code === "ENOSPC" || code === "EACCES" || code === "EROFS") return true;
  if (code === "ERR_SQLITE_ERROR") return true;
  return [ImportError, ConfigError].some((kind) => cause instanceof kind);
}

function printReport({
  shownName,
  source,
  taken,
  refused,
  products,
  isContinued,
}: ProductImportReport) {
  const continued = isContinued ? " (continued)" : "";
  console.log(`${shownName}${continued}: ${formatNumber(taken)} products taken`);
  printRefused("Rows left out", refused);
  console.log(`${source.dataset}: ${formatNumber(products)} products now`);
}

process.exitCode = await main();
