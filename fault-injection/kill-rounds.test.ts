import { describe, expect, it } from "vitest";
import { type DatabaseKind, databases } from "../apps/server/src/testing/databases.ts";
import { isLong, noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { failPoints } from "./fail-point-list.ts";
import { type Ending, runChain } from "./kill-chain.ts";
import { startTime } from "./time-limit.ts";

const names = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
/** Few enough that the cleanup does not delete anything of a chain. */
const roundsOfChain = 25;
const timeout = isLong ? 4 * 60 * 60_000 : 600_000;

/** The points at which the short run kills; the long run uses all points. */
const shortPoints: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: ["a job is claimed", "meals are committed", "an edit is written, not committed"],
  postgres: ["meals are written, not committed"],
};

function endingsOn(database: DatabaseKind): readonly Ending[] {
  const atRandom =
    database === "sqlite" ? rounds({ short: 1, long: 1000 }) : rounds({ short: 0, long: 300 });
  const points = isLong ? Object.keys(failPoints) : shortPoints[database];
  const times = rounds({ short: 1, long: 20 });
  return [
    ...points.flatMap((point) =>
      Array.from({ length: times }, (): Ending => ({ kind: "at a point", point })),
    ),
    ...Array.from(
      { length: atRandom },
      (_, at): Ending => ({
        kind: "at a random time",
        signal: at % 5 === 2 ? "SIGTERM" : "SIGKILL",
      }),
    ),
  ];
}

describe.each(databases)("Server on %s that is killed under load", (database) => {
  const endings = endingsOn(database);
  const name = names[database];

  it("a server that is killed at any point or time loses nothing, does nothing twice and starts again [F01, F02, F03, F12, F15]", {
    timeout,
  }, async ({ task }) => {
    const random = new Random(Number(process.env.SEED ?? 1));
    const hasTime = startTime();
    const lived: Ending[] = [];
    while (lived.length < endings.length && hasTime()) {
      const next = endings.slice(lived.length, lived.length + roundsOfChain);
      const report = await runChain(database, next, random);
      expect(report.broken).toEqual([]);
      expect(report.accepted).toBeGreaterThan(0);
      lived.push(...next);
    }
    const atPoints = lived.filter(({ kind }) => kind === "at a point").length;
    const nothing = `lost 0, twice 0 (${name})`;
    noteReached(task, { F01: `${lived.length} rounds: ${nothing}` });
    noteReached(task, { F02: `${atPoints} rounds at named points: ${nothing}` });
    if (database === "sqlite") {
      const reached = `${lived.length} rounds, each opened again`;
      noteReached(task, { F12: reached, F15: reached });
    }
  });
});
