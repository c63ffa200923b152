import { expect, it } from "vitest";
import { createTestDatabase } from "../apps/server/src/testing/databases.ts";
import { isLong, noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { runTabs, watchMemory } from "../bench/load.ts";
import type { TabPlan } from "../bench/polling-tabs.ts";
import { Account } from "../e2e/account.ts";
import { ServerProcess } from "./server-process.ts";
import { timeLimitMinutes } from "./time-limit.ts";

const tabs = 300;
const people = rounds({ short: 10, long: 100 });
const peakMegabytes = 250;
const mostGrowth = 1;
const windowSeconds = 5;
/** MB in a window. A window has about 700 polls, so that a leak of 2 kB per poll is above it. */
const mostHeapGrowth = 1;
/** Code and caches fill within the first windows. A leak grows in each of them. */
const mostWindows = 6;

it("300 polling tabs with a message a second do not steadily grow the server's memory [F52]", {
  timeout: 2 * 60 * 60_000,
}, async ({ task }) => {
  const seconds = Math.min(rounds({ short: 5, long: 3600 }), timeLimitMinutes() * 60);
  const place = await createTestDatabase("sqlite");
  const server = await ServerProcess.start({
    environment: { ...place.environment, SIGN_INS_PER_15_MINUTES: "1000000" },
    preload: "heap-report.mjs",
    isAsStarted: true,
  });
  try {
    const cookies: string[] = [];
    while (cookies.length < people) cookies.push((await Account.create(server.url)).cookie);
    const plan = { url: server.url, cookies, tabs, submitsPerSecond: 1 };
    const memory = watchMemory(server.pid);
    const report = await runTabs({ ...plan, seconds });
    const seen = memory.stop();
    expect(report.errors).toEqual([]);
    expect(report.submits).toBeGreaterThan(seconds / 2);
    expect(seen.peakMegabytes).toBeLessThan(peakMegabytes);
    // It takes 20 MB, and no photo was sent.
    expect(server.hasLibrary("libvips")).toBe(false);
    expect(await findSteadyGrowth(server, plan)).toBeLessThan(mostHeapGrowth);
    // Within seconds the memory of a process changes by more than that.
    if (isLong) {
      expect(seen.growth).toBeLessThan(mostGrowth);
      noteReached(task, {
        F52: `${report.polls} polls in ${seconds} s: ${seen.growth.toFixed(2)} MB a minute, ${seen.peakMegabytes.toFixed(0)} MB at most`,
      });
    }
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    await place.remove();
  }
});

/** The size of the server's heap after a garbage collection, MB. */
async function readHeap(server: ServerProcess): Promise<number> {
  const readings = () => [...server.output.matchAll(/^heap (\d+)$/gm)];
  const before = readings().length;
  server.signal("SIGUSR2");
  await server.until("measured", () => readings().length > before);
  return Number(readings().at(-1)?.[1]) / 1e6;
}

/** By how much the heap grows in a window of polling, MB: the first window that stays below the limit, else the last. */
async function findSteadyGrowth(
  server: ServerProcess,
  plan: Omit<TabPlan, "seconds">,
): Promise<number> {
  let held = await readHeap(server);
  let growth = Infinity;
  for (let window = 0; window < mostWindows && growth >= mostHeapGrowth; window += 1) {
    await runTabs({ ...plan, seconds: windowSeconds });
    const now = await readHeap(server);
    growth = now - held;
    held = now;
  }
  return growth;
}
