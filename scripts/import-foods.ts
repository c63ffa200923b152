import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportedFoodsError } from "@morsel/food-table";
import {
  ImportError,
  type ImportReport,
  importFoods,
  requireTableName,
  tableNames,
} from "@morsel/food-table/import";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { formatNumber, ProgressLine, printRefused, stoppedByHand } from "./progress-line.ts";

const usage = `Reads foods of USDA FoodData Central and of national food tables into Morsel's food table.

  npm run foods:import -- FILE...

Files are the downloads of https://fdc.nal.usda.gov/download-datasets as they come, CSV or JSON,
zipped or not: SR Legacy, FNDDS (survey), Foundation, or the full download; or the CSV
files of a national table, in a zip or folder if they are several. docs/operating.md says where
each table is. They go to foods.db in DATA_DIR; a newer release takes the place of the older one
of its kind. A server that is running sees them after its next start. Branded Foods are products:
npm run products:import.

  --table NAME  read the files as this table: ${tableNames.join(", ")}
                (without it, a table is known by its columns)
  --older       take a release even where a newer one of its kind is there
`;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    older: { type: "boolean", default: false },
    table: { type: "string" },
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
  try {
    const { dataDir } = readConfig();
    const report = await importFoods({
      dataDir,
      // npm runs scripts in the project's folder; paths are meant from where npm was called.
      paths: files.map((file) => resolve(process.env.INIT_CWD ?? ".", file)),
      signal: stopping.signal,
      onProgress: (progress) => screen.show(progress),
      isOlderWanted: options.older,
      ...(options.table === undefined ? {} : { table: requireTableName(options.table) }),
    });
    screen.clear();
    printReport(report);
    return 0;
  } catch (cause) {
    screen.clear();
    if (stopping.signal.aborted) {
      console.error("Stopped. The food table is as it was.");
      return stoppedByHand;
    }
    if (!isExpected(cause)) throw cause;
    console.error(`${cause.message}\nNothing was imported; the food table is as it was.`);
    return 1;
  }
}

/** An error that the operator can fix: a wrong file, a full disk, a folder that may not be written to. */
function isExpected(cause: unknown): cause is Error {
  const { code } = cause as { code?: unknown };
  if (code === "ENOSPC" || code === "EACCES" || code === "EROFS") return true;
  if (code === "ERR_SQLITE_ERROR") return true;
  return [ImportError, ImportedFoodsError, ConfigError].some((kind) => cause instanceof kind);
}

function printReport({ imported, replaced, leftOut, skipped, releases }: ImportReport): void {
  for (const { dataset, foods, portions } of imported) {
    console.log(`${dataset}: ${formatNumber(foods)} foods, ${formatNumber(portions)} portions`);
  }
  for (const dataset of replaced) console.log(`Replaced: ${dataset}`);
  for (const reason of leftOut) console.log(`Left out: ${reason}`);
  for (const [file, reasons] of skipped) {
    printRefused(`Skipped rows of ${file}`, reasons);
  }
  const foods = releases.reduce((sum, release) => sum + release.foods, 0);
  console.log(`Imported foods in the table: ${formatNumber(foods)}`);
}

process.exitCode = await main();
