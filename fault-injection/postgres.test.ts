import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  createTestDatabase,
  databases,
  type TestDatabase,
} from "../apps/server/src/testing/databases.ts";
import { expireLeases } from "../apps/server/src/testing/expire-leases.ts";
import { noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import { findBroken } from "./invariants.ts";
import { makeDiners, settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import { ServerProcess } from "./server-process.ts";

const hasPostgres = databases.includes("postgres");
const timeout = 3_600_000;
const backWithinMs = 10_000;

describe.skipIf(!hasPostgres)("Processes on PostgreSQL (skipped without PostgreSQL)", () => {
  it("two processes that start together on an empty database run each migration once [F17]", {
    timeout,
  }, async ({ task }) => {
    const count = rounds({ short: 1, long: 20 });
    for (let round = 0; round < count; round += 1) {
      const place = await createTestDatabase("postgres");
      const servers = await Promise.all([1, 2].map(() => ServerProcess.start(place)));
      const applied = await withDatabase(place, ({ queries }) =>
        queries.selectFrom("schema_migrations").select("name").execute(),
      );
      expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
      expect(applied.length).toBeGreaterThan(6);
      for (const server of servers) expect(await server.stop()).toBe(0);
      await place.remove();
    }
    noteReached(task, { F17: `${count} rounds of two processes, each migration once` });
  });

  it("a worker that was stopped past its lease writes nothing after it continues [F04]", {
    timeout,
  }, async ({ task }) => {
    const count = rounds({ short: 2, long: 50 });
    const place = await createTestDatabase("postgres");
    const zombie = await ServerProcess.start({
      environment: {
        ...place.environment,
        ROLE: "work",
        FAIL_AT: "a message is read, nothing written",
        FAIL_BY: "SIGSTOP",
      },
      preload: "fail-points.ts",
    });
    const server = await ServerProcess.start(place);
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(7));
    for (let stopped = 0; stopped < count; ) {
      await Promise.all(diners.map((diner) => diner.submitOne(server.url)));
      await server.until("at rest", async () => zombie.isStopped || (await isAtRest(place)));
      if (!zombie.isStopped) continue;
      stopped += 1;
      await endLeases(place);
      await server.until("done without the other", () => isAtRest(place));
      zombie.signal("SIGCONT");
      await zombie.until("awake", () => !zombie.isStopped);
    }
    await zombie.kill();
    await endLeases(place);
    await settle(place, diners, server);
    const broken = await withDatabase(place, ({ queries }) => findBroken(queries, ledger));
    expect(broken).toEqual([]);
    await place.remove();
    noteReached(task, { F04: `${count} rounds, one set of meals each` });
  });

  it("a server loses nothing when PostgreSQL crashes under load, and accepts messages within 10 s of its return [F10]", {
    timeout,
  }, async ({ task }) => {
    const count = rounds({ short: 1, long: 10 });
    const postgres = await startThrowawayPostgres(true);
    if (!postgres) throw new Error("PostgreSQL's programs are gone");
    const folder = await mkdtemp(join(tmpdir(), "morsel-restart-"));
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
    const place: TestDatabase = { environment, remove: async () => undefined };
    const server = await ServerProcess.start(place);
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(8));
    let isOver = false;
    const living = diners.map((diner) => diner.live(server.url, () => isOver));
    for (let round = 0; round < count; round += 1) {
      const before = ledger.submits.size;
      await server.until("asked", () => ledger.submits.size > before + 3);
      await postgres.crash();
      const backAt = performance.now();
      const then = ledger.submits.size;
      await server.until("back", () => ledger.submits.size > then + 3);
      expect(performance.now() - backAt).toBeLessThan(backWithinMs);
    }
    isOver = true;
    await Promise.all(living);
    expect(diners.flatMap(({ oddAnswers }) => oddAnswers)).toEqual([]);
    await endLeases(place);
    await settle(place, diners, server);
    const broken = await withDatabase(place, ({ queries }) => findBroken(queries, ledger));
    expect(broken).toEqual([]);
    await postgres.stop();
    await rm(folder, { recursive: true });
    noteReached(task, {
      F10: `${count} restarts, only 503 during the outage, available within 10 s, lost 0`,
    });
  });
});

function isAtRest(place: TestDatabase): Promise<boolean> {
  return withDatabase(place, async ({ queries }) => {
    const row = await queries
      .selectFrom("chat_jobs")
      .select("id")
      .where("status", "in", ["queued", "processing"])
      .executeTakeFirst();
    return row === undefined;
  });
}

/** Ends all leases, as half a minute without a renewal does. */
async function endLeases(place: TestDatabase, attempts = 3): Promise<void> {
  try {
    await withDatabase(place, ({ queries }) => expireLeases(queries));
  } catch (error) {
    // A stopped process may hold a lock until PostgreSQL ends its silent transaction, after ten seconds.
    if (attempts === 1 || !String(error).includes("Query read timeout")) throw error;
    await endLeases(place, attempts - 1);
  }
}
