// `node bench/measure-photo.ts PHOTO`: processes a photo like an upload, in this process, and prints the cost.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { processPhoto } from "../apps/server/src/modules/photos/process-photo.ts";

const sent = readFileSync(process.argv[2] ?? "");
const runs = 5;
// The first use also pays for loading the library.
await processPhoto(await sharp(sent).resize(64).jpeg().toBuffer());
const beforeMb = process.resourceUsage().maxRSS / 1e3;
const times: number[] = [];
let bytes = 0;
const used = process.cpuUsage();
for (let run = 0; run < runs; run += 1) {
  const started = performance.now();
  bytes = (await processPhoto(sent)).bytes.length;
  times.push(performance.now() - started);
}
const { user, system } = process.cpuUsage(used);
const moreMb = process.resourceUsage().maxRSS / 1e3 - beforeMb;
const ms = Math.min(...times);
console.log(
  JSON.stringify({ ms, processorMs: (user + system) / 1e3 / runs, moreMb, kB: bytes / 1024 }),
);
