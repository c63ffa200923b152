// `node bench/measure-import.ts DATA_DIR DOWNLOAD`: imports foods in this process and prints its cost.
import { importFoods } from "@morsel/food-table/import";

const [dataDir = "", download = ""] = process.argv.slice(2);
const started = performance.now();
await importFoods({ dataDir, paths: [download] });
const ms = performance.now() - started;
console.log(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1e3 }));
