import { expect, it } from "vitest";
import { createTestDatabase } from "../apps/server/src/testing/databases.ts";
import { runTabs, watchMemory } from "../bench/load.ts";
import { Account } from "../e2e/account.ts";
import { isLong, minutesGiven, noteReached, rounds } from "./rounds.ts";
import { ServerProcess } from "./server-process.ts";

const tabs = 300;
const people = rounds({ short: 10, long: 100 });
const mostMegabytes = 250;
const mostGrowth = 1;

it("300 tabs that poll for an hour, with a message a second, make a process grow by less than 1 MB a minute [F52]", {
  timeout: 2 * 60 * 60_000,
}, async ({ task }) => {
  const seconds = Math.min(rounds({ short: 10, long: 3600 }), minutesGiven() * 60);
  const place = await createTestDatabase("sqlite");
  const server = await ServerProcess.start({
    environment: { ...place.environment, SIGN_INS_PER_15_MINUTES: "1000000" },
  });
  try {
    const cookies: string[] = [];
    while (cookies.length < people) cookies.push((await Account.create(server.url)).cookie);
    const memory = watchMemory(server.pid);
    const report = await runTabs({ url: server.url, cookies, tabs, seconds, submitsPerSecond: 1 });
    const seen = memory.stop();
    expect(report.errors).toEqual([]);
    expect(report.submits).toBeGreaterThan(seconds / 2);
    expect(seen.mostMegabytes).toBeLessThan(mostMegabytes);
    // Of some seconds, what is compiled and filled once is most.
    if (isLong) {
      expect(seen.growth).toBeLessThan(mostGrowth);
      noteReached(
        task,
        ["F52"],
        `${report.polls} polls in ${seconds} s: ${seen.growth.toFixed(2)} MB a minute, ${seen.mostMegabytes.toFixed(0)} MB at most`,
      );
    }
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    await place.remove();
  }
});
