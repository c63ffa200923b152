import { setTimeout as wait } from "node:timers/promises";
import { productPaths } from "@morsel/contracts";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { runTabs } from "./load.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";
import { SteadyClient } from "./steady-client.ts";
import { makeQueries, seeded } from "./synthetic-products.ts";

const tabs = 300;
const seconds = 45;
const queriesPerSecond = 10;
/** The tabs open at once, and the first messages are read by code that was never run. */
const settleSeconds = 15;

/** Text queries to a server of one process with these products while 300 tabs poll and send a message a second. */
export async function benchProductLoad(dataDir: string, products: number): Promise<Figure[]> {
  const morsel = await Morsel.start({
    ...unlimited,
    SIGN_UPS_PER_15_MINUTES: "1000000",
    SIGN_INS_PER_15_MINUTES: "1000000",
    DATA_DIR: dataDir,
  });
  try {
    const cookies: string[] = [];
    while (cookies.length < tabs / 3) cookies.push((await Account.create(morsel.url)).cookie);
    const load = runTabs({ url: morsel.url, cookies, tabs, seconds, submitsPerSecond: 1 });
    const times = await sendQueries(morsel.url, cookies[0] ?? "", products);
    const report = await load;
    for (const error of new Set(report.errors)) console.log(`  ${error}`);
    return [
      {
        name: `a text query while ${tabs} tabs poll, median`,
        value: percentile(times, 0.5),
        unit: "ms",
        goal: 15,
      },
      {
        name: `a text query while ${tabs} tabs poll, p99`,
        value: percentile(times, 0.99),
        unit: "ms",
        goal: 80,
      },
      { name: "answers to the tabs meanwhile, p99", value: report.p99Ms, unit: "ms", goal: 150 },
    ];
  } finally {
    await morsel.stop();
  }
}

/** The milliseconds of each query. They are sent at fixed times, so that a late answer delays no other query. */
async function sendQueries(url: string, cookie: string, products: number): Promise<number[]> {
  const client = new SteadyClient(url, 20);
  const headers = { cookie, origin: new URL(url).origin };
  const queries = makeQueries(seeded(11), products, (seconds - settleSeconds) * queriesPerSecond);
  const startedAt = performance.now() + 1000 * settleSeconds;
  return Promise.all(
    queries.map(async ({ query }, at) => {
      await wait(Math.max(0, startedAt + (1000 * at) / queriesPerSecond - performance.now()));
      const sentAt = performance.now();
      const { status } = await client.post(productPaths.search, { query, limit: 10 }, headers);
      if (status !== 200) throw new Error(`a search was answered with ${status}`);
      return performance.now() - sentAt;
    }),
  );
}
