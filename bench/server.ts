import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { residentMegabytes } from "./background-load.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./no-rate-limits.ts";

const submits = 1000;

/** A server over HTTP, without a browser: start, submit to stored meal, memory after 1,000 submits. */
export async function benchServer(): Promise<readonly Figure[]> {
  const started = performance.now();
  const morsel = await Morsel.start(unlimited);
  const startMs = performance.now() - started;
  try {
    const atStart = residentMegabytes(morsel.pid);
    const account = await Account.create(morsel.url);
    const times: number[] = [];
    for (let submit = 0; submit < submits; submit += 1) {
      const message = messages[submit % messages.length] ?? "";
      times.push(await msOf(() => account.logUntilStored(message)));
    }
    return [
      { name: "start to ready", value: startMs, unit: "ms", goal: 1200 },
      { name: "submit to completed, p50", value: percentile(times, 0.5), unit: "ms" },
      { name: "submit to completed, p95", value: percentile(times, 0.95), unit: "ms" },
      {
        name: "the last 100 meals listed",
        value: await msOf(() => account.listMeals()),
        unit: "ms",
      },
      { name: "memory at start", value: atStart, unit: "MB" },
      {
        name: `memory after ${submits} submits`,
        value: residentMegabytes(morsel.pid),
        unit: "MB",
        goal: 230,
      },
    ];
  } finally {
    await morsel.stop();
  }
}

async function msOf(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}
