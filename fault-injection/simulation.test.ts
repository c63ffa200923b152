import { DatabaseSync, type StatementSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { migrations } from "../apps/server/src/database/migrations/index.ts";
import { accountsMigration } from "../apps/server/src/modules/accounts/index.ts";
import { isLong, noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { Connections, TransactionQueue } from "./simulation/simulated-database.ts";
import { Simulation } from "./simulation/simulated-world.ts";

const timeout = isLong ? 60 * 60_000 : 300_000;
/** `SEED=123` runs only that seed; a failure prints its steps. */
const wantedSeed = process.env.SEED === undefined ? undefined : Number(process.env.SEED);

describe("Seeded simulation of users, workers, crashes, lost connections and clock jumps", () => {
  let file: DatabaseSync;
  const statements = new Map<string, StatementSync>();

  beforeAll(async () => {
    file = new DatabaseSync(":memory:");
    file.exec("pragma foreign_keys = on");
    const random = new Random(0);
    const { database } = new Connections(file, statements, new TransactionQueue(random), random);
    await migrate(database, [accountsMigration("sqlite"), ...migrations]);
    statements.clear();
  });
  afterAll(() => file.close());

  it("seeded simulations of crashes, lost connections and clock jumps lose nothing, repeat nothing and restore nothing deleted [F45, F54]", {
    timeout,
  }, async ({ task }) => {
    const count = wantedSeed === undefined ? rounds({ short: 200, long: 10_000 }) : 1;
    for (let at = 0; at < count; at += 1) {
      const seed = wantedSeed ?? at;
      const world = new Simulation(file, statements, seed);
      const broken = await world.live();
      expect(broken, `replay it by SEED=${seed}; it was: ${world.story.join(", ")}`).toEqual([]);
    }
    const reached = `${count} seeds, 0 broken`;
    noteReached(task, { F54: reached, F45: reached });
  });
});
