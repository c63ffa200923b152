// Measures what a language model costs in time when it is not needed, and a broken one in memory.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "../apps/server/src/ai/built-in-reader.ts";
import { createModels } from "../apps/server/src/ai/language-model/index.ts";
import { readConfig } from "../apps/server/src/config.ts";
import {
  type ModelGateway,
  performMealJob,
} from "../apps/server/src/modules/meal-logging/index.ts";

const index = buildFoodIndex(loadStarterTable());
const signal = new AbortController().signal;
const rounds = 2000;

/** Throws if it is called. */
const help: ModelGateway = {
  mode: "hard",
  isAllowed: () => Promise.reject(new Error("asked")),
  ask: () => Promise.reject(new Error("asked")),
};

const job = {
  jobId: "j",
  userId: "u",
  attempt: 1,
  tries: 1,
  message: "150 g cooked white rice and 10 g butter",
  photoId: null,
  timeZone: "UTC",
  language: "en" as const,
  writtenAt: Date.now(),
};

async function medianMs(perform: ReturnType<typeof performMealJob>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const began = performance.now();
    await perform(job, signal);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0;
}

const engine = createBuiltInReader(index);
await medianMs(performMealJob(engine));
const alone = await medianMs(performMealJob(engine));
const helped = await medianMs(performMealJob(engine, help));
console.log(
  `a sure sentence: ${alone.toFixed(3)} ms alone, ${helped.toFixed(3)} ms with AI_MODE=hard, ${(helped - alone).toFixed(3)} ms more (to stay below 5)`,
);

function* blanks(megabytes: number) {
  for (let at = 0; at < megabytes * 4; at += 1) yield Buffer.alloc(256 * 1024, " ");
}

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" });
  Readable.from(blanks(200)).pipe(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const { model } = readConfig({ AI_MODEL: "m", AI_BASE_URL: `http://127.0.0.1:${port}` });
if (!model) throw new Error("No model");
const quiet = { warn: () => undefined, error: () => undefined };
const { reader } = createModels(model, () => index, quiet, { openMs: 0 });
const written = { nowMs: Date.now(), timeZone: "UTC" };
const ask = () => reader.readMeals("toast", written, signal).catch((error) => error.failure);
// The packages are loaded by the first question.
await ask();
const before = process.memoryUsage().rss;
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 2);
const failure = await ask();
clearInterval(watch);
console.log(
  `an answer of 200 MB: ${failure}, +${((peak - before) / 1e6).toFixed(1)} MB (to stay below 20)`,
);
server.closeAllConnections();
server.close();
