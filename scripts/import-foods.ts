import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportedFoodsError } from "@morsel/food-table";
import {
  ImportError,
  type ImportProgress,
  type ImportReport,
  importFoods,
  requireTableName,
  tableNames,
} from "@morsel/food-table/import";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";

const usage = `Reads foods of USDA FoodData Central and of national food tables into Morsel's food table.

  npm run foods:import -- FILE...

Files are the downloads of https://fdc.nal.usda.gov/download-datasets as they come, CSV or JSON,
zipped or not: SR Legacy, FNDDS (survey), Foundation, Branded, or the full download; or the CSV
files of a national table, in a zip or folder if they are several. docs/operating.md says where
each table is. They go to foods.db in DATA_DIR; a newer release takes the place of the older one
of its kind. A server that is running sees them after its next start.

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

/** As a shell reports a process that Ctrl-C ended. */
const stoppedByHand = 130;

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

const number = new Intl.NumberFormat("en");

function printReport({ imported, replaced, leftOut, skipped, releases }: ImportReport): void {
  for (const { dataset, foods, portions } of imported) {
    console.log(`${dataset}: ${number.format(foods)} foods, ${number.format(portions)} portions`);
  }
  for (const dataset of replaced) console.log(`Replaced: ${dataset}`);
  for (const reason of leftOut) console.log(`Left out: ${reason}`);
  for (const [file, reasons] of skipped) {
    if (reasons.size === 0) continue;
    console.log(`Skipped rows of ${file}:`);
    for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1])) {
      console.log(`${number.format(count).padStart(12)}  ${reason}`);
    }
  }
  const foods = releases.reduce((sum, release) => sum + release.foods, 0);
  console.log(`Imported foods in the table: ${number.format(foods)}`);
}

const barWidth = 24;
const redrawMs = 100;
const plainLineMs = 10_000;
/** Before that a rate says nothing. */
const settleMs = 500;

/** How far it is: one line that is redrawn on a terminal, otherwise a plain line from time to time. */
class ProgressLine {
  private readonly isTerminal = process.stderr.isTTY === true;
  private shownAt = performance.now();
  private beganAt = 0;
  private current = "";

  show(progress: ImportProgress): void {
    const now = performance.now();
    const current = `${progress.shownName} ${progress.step}`;
    if (current !== this.current) {
      this.current = current;
      this.beganAt = now;
      if (!this.isTerminal) console.error(`${progress.shownName}: ${progress.step}`);
    }
    if (now - this.shownAt < (this.isTerminal ? redrawMs : plainLineMs)) return;
    this.shownAt = now;
    const line = this.describe(progress, now - this.beganAt);
    if (!this.isTerminal) console.error(line);
    else process.stderr.write(`\r${line.slice(0, (process.stderr.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    if (this.isTerminal) process.stderr.write("\r\u001b[K");
  }

  private describe({ shownName, step, done, total, rows }: ImportProgress, ms: number): string {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const filled = Math.round(share * barWidth);
    const bar = `${"█".repeat(filled)}${"░".repeat(barWidth - filled)}`;
    const count = step === "reading" ? rows : done;
    const unit = step === "reading" ? "rows" : "foods";
    const rate = ms < settleMs ? "" : `${number.format(Math.round((1000 * count) / ms))} ${unit}/s`;
    const left = ms < settleMs || share === 0 ? "" : `${duration((ms / share) * (1 - share))} left`;
    const percent = `${Math.floor(100 * share)} %`.padStart(5);
    return [`${bar}${percent}`, rate, left, `${step} ${shownName}`].filter(Boolean).join("  ");
  }
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

process.exitCode = await main();
