import { join } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { expect, it } from "vitest";
import { readStoredNames } from "../apps/server/src/modules/foods/stored-names.ts";
import { createTestDatabase } from "../apps/server/src/testing/databases.ts";
import { noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { root } from "../scripts/setup.mjs";
import { anyStatement } from "./fail-point-list.ts";
import { findBroken } from "./invariants.ts";
import { answeredBy, makeDiners, settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import { ServerProcess } from "./server-process.ts";

const stoppedWithinMs = 15_000;
/** Fewer statements than the first start sends to its database. */
const mostStatements = 100;
/** The number of requests that a proxy still sends to a stopping server, at most. */
const mostCallsAfterwards = 20;

it("a killed first start, a second start, an interrupted start and a stop under load lose nothing [F07, F08, F14, F16]", {
  timeout: 3_600_000,
}, async ({ task }) => {
  const count = rounds({ short: 1, long: 50 });
  const random = new Random(5);
  for (let round = 0; round < count; round += 1) {
    const place = await createTestDatabase("sqlite");
    const killed = await ServerProcess.spawn({
      environment: {
        ...place.environment,
        FAIL_AT: anyStatement,
        FAIL_AT_COUNT: String(1 + random.below(mostStatements)),
      },
      preload: "fail-points.ts",
    });
    expect(await killed.untilExit()).toBe(null);

    const server = await ServerProcess.start({ environment: place.environment });
    const second = await ServerProcess.spawn({ environment: place.environment });
    expect(await second.untilExit()).toBe(1);
    expect(second.errors).toMatch(/^Another Morsel is using .*DATA_DIR and PORT\.\n$/);
    const interrupted = await ServerProcess.spawn({ environment: place.environment });
    // While it waits for the lock of the other; in every second round immediately.
    if (round % 2 === 0) {
      await interrupted.until("locked out", () => interrupted.hasOpen("morsel.lock"));
    }
    interrupted.signal("SIGINT");
    await interrupted.untilExit();
    expect(interrupted.isReady).toBe(false);

    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, random);
    let isOver = false;
    const living = diners.map((diner) => diner.live(server.url, () => isOver));
    await server.until("asked", () => ledger.submits.size > 3);
    const toldAt = performance.now();
    server.signal("SIGTERM");
    if (round % 2 === 0) {
      await server.until("stopping", () => server.output.includes('"stopping"'));
      server.signal("SIGTERM");
    }
    const calls = answeredBy(diners) + random.below(mostCallsAfterwards);
    // It may end before it has been asked that often.
    const hasEnded = () => server.exitCode !== undefined;
    await server.until("asked", () => answeredBy(diners) >= calls || hasEnded());
    isOver = true;
    expect(await server.untilExit()).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(stoppedWithinMs);
    await Promise.all(living);
    expect(diners.flatMap(({ cutOff, oddAnswers }) => [...cutOff, ...oddAnswers])).toEqual([]);

    await settle(place, diners);
    const broken = await withDatabase(place, ({ queries }) => findBroken(queries, ledger));
    expect(broken).toEqual([]);
    await place.remove();
  }
  noteReached(task, { F07: `${count} rounds, 0 broken responses, each exited with 0 within 15 s` });
  const reached = `${count} rounds, the next start opened`;
  noteReached(task, { F08: reached, F16: reached });
  noteReached(task, { F14: `${count} rounds, the second refused with a message` });
});

it("the bundle has the indexed names of the starter table, which each start would index otherwise", () => {
  const file = join(root, "apps", "server", "dist", "food-names.bin");
  expect(readStoredNames(file, loadStarterTable())).toBeDefined();
});
