// `node import-task.ts DATA_DIR FILE`: imports foods, and reports in lines of JSON.
import { ImportedFoodsError } from "@morsel/food-table";
import { ImportError, type ImportProgress, importFoods } from "@morsel/food-table/import";
import type { TaskReport } from "./tasks.ts";

const [dataDir = "", path = ""] = process.argv.slice(2);
const reportIntervalMs = 250;
let reportedAt = 0;
process.umask(0o077);

const report = (line: TaskReport) => process.stdout.write(`${JSON.stringify(line)}\n`);
const onProgress = ({ step, done, total }: ImportProgress) => {
  if (performance.now() - reportedAt < reportIntervalMs) return;
  reportedAt = performance.now();
  report({ words: step === "reading" ? "Reading the file" : "Writing the foods", done, total });
};

const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());
try {
  const { imported, leftOut } = await importFoods({
    ...{ dataDir, paths: [path], signal: stopping.signal, onProgress },
  });
  const parts = imported.map(({ dataset, foods }) => `${dataset}: ${foods} foods.`);
  report({ result: [...parts, ...leftOut, "They are used after a restart."].join(" ") });
} catch (error) {
  const { code } = error as { code?: string };
  const isExpected =
    error instanceof ImportError || error instanceof ImportedFoodsError || code === "ENOSPC";
  if (!isExpected) throw error;
  report({ problem: (error as Error).message });
}
