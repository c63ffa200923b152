import { parseArgs } from "node:util";
import { ImportedFoodsError } from "@morsel/food-table";
import {
  type ImportReport,
  importFoods,
  requireTableName,
  tableNames,
} from "@morsel/food-table/import";
import { formatNumber, printRefused } from "./progress-line.ts";
import { runImport } from "./run-import.ts";

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

process.exitCode = await runImport({
  usage,
  isHelpWanted: options.help === true,
  files,
  // In a promise, so that an unknown table is an error of the import.
  read: async (input) =>
    importFoods({
      ...input,
      isOlderWanted: options.older,
      ...(options.table === undefined ? {} : { table: requireTableName(options.table) }),
    }),
  printReport,
  stopped: "Stopped. The food table is as it was.",
  failed: "Nothing was imported; the food table is as it was.",
  expectedErrors: [ImportedFoodsError],
});
