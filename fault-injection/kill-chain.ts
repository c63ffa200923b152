import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { isActive } from "../apps/server/src/database/active-jobs.ts";
import { type Database, openDatabase } from "../apps/server/src/database/connection.ts";
import {
  createTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from "../apps/server/src/testing/databases.ts";
import { expireLeases } from "../apps/server/src/testing/expire-leases.ts";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import { Account } from "../e2e/account.ts";
import type { Random } from "../scripts/random.ts";
import { findBroken } from "./invariants.ts";
import { Ledger } from "./ledger.ts";
import { Diner } from "./load.ts";
import { ServerProcess } from "./server-process.ts";

const people = 3;
/** A server that is killed at a random time has answered fewer calls than this. */
const maxCalls = 40;
/** The longest wait until a fail point is reached. */
const pointWithinMs = isLong ? 300_000 : 30_000;
const settledWithinMs = isLong ? 600_000 : 60_000;

/** How one server of a chain ends. */
export type Ending =
  | { readonly kind: "at a random time"; readonly signal: "SIGKILL" | "SIGTERM" }
  | { readonly kind: "at a point"; readonly point: string };

/** The result of a chain of servers on the same data. */
interface ChainReport {
  readonly accepted: number;
  readonly broken: readonly string[];
  /** From the last start's readiness until no job was active. */
  readonly settledMs: number;
}

/**
 * Starts one server after another on the same data, lets users use each until it dies, and finally compares
 * the responses that they received with what is stored.
 */
export async function runChain(
  kind: DatabaseKind,
  endings: readonly Ending[],
  random: Random,
): Promise<ChainReport> {
  const place = await createTestDatabase(kind);
  try {
    const ledger = new Ledger();
    const { server, diners } = await openWithPeople(place, ledger, random);
    await liveUntilDeath(server, diners, { kind: "at a random time", signal: "SIGKILL" }, random);
    for (const ending of endings) {
      await letTimePass(place, kind);
      const next = await start(place, ending);
      await liveUntilDeath(next, diners, ending, random);
    }
    await letTimePass(place, kind);
    const settledMs = await settle(place, diners);
    const odd = diners.flatMap(({ oddAnswers }) => oddAnswers);
    const broken = [...odd, ...(await examine(place, kind, ledger))];
    return { accepted: ledger.submits.size, broken, settledMs };
  } finally {
    await place.remove();
  }
}

async function openWithPeople(place: TestDatabase, ledger: Ledger, random: Random) {
  const server = await ServerProcess.start({ environment: place.environment });
  return { server, diners: await makeDiners(place, server, ledger, random) };
}

/** A few people with accounts on a server. */
export async function makeDiners(
  place: TestDatabase,
  server: ServerProcess,
  ledger: Ledger,
  random: Random,
): Promise<readonly Diner[]> {
  const accounts: Account[] = [];
  for (let count = 0; count < people; count += 1) accounts.push(await Account.create(server.url));
  return withDatabase(place, async ({ queries }) => {
    const users = await queries.selectFrom("users").select(["id", "email"]).execute();
    return accounts.map((account) => {
      const id = users.find(({ email }) => email === account.email)?.id ?? "";
      return new Diner(account, id, ledger, random);
    });
  });
}

async function start(place: TestDatabase, ending: Ending): Promise<ServerProcess> {
  if (ending.kind === "at a random time") {
    return ServerProcess.start({ environment: place.environment });
  }
  const environment = { ...place.environment, FAIL_AT: ending.point };
  const server = await ServerProcess.spawn({ environment, preload: "fail-points.ts" });
  // A job that was left over may lead to the point before the server is ready.
  await server.until("ready or dead", () => server.isReady || server.exitCode === null);
  return server;
}

async function liveUntilDeath(
  server: ServerProcess,
  diners: readonly Diner[],
  ending: Ending,
  random: Random,
): Promise<void> {
  const isDead = () => server.exitCode !== undefined;
  const living = Promise.all(diners.map((diner) => diner.live(server.url, isDead)));
  if (ending.kind === "at a random time") {
    const calls = answeredBy(diners) + random.below(maxCalls);
    await server.until("asked", () => answeredBy(diners) >= calls);
    server.signal(ending.signal);
    await server.untilExit();
  } else {
    let isInVain = false;
    const deadline = setTimeout(() => {
      isInVain = true;
      server.signal("SIGKILL");
    }, pointWithinMs);
    await server.untilExit();
    clearTimeout(deadline);
    if (isInVain) throw new Error(`Never came to: ${ending.point}`);
  }
  await living;
}

/** The number of responses that these users have received. */
export function answeredBy(diners: readonly Diner[]): number {
  return diners.reduce((sum, { answered }) => sum + answered, 0);
}

/** Leases of dead processes expire after half a minute; on SQLite the next start ends them. */
async function letTimePass(place: TestDatabase, kind: DatabaseKind): Promise<void> {
  if (kind === "sqlite") return;
  await withDatabase(place, ({ queries }) => expireLeases(queries));
}

/**
 * Resends what was not answered, to `running` or to a server that it starts, and stops that server; returns
 * how long it took until all work was done.
 */
export async function settle(
  place: TestDatabase,
  diners: readonly Diner[],
  running?: ServerProcess,
): Promise<number> {
  const server = running ?? (await ServerProcess.start({ environment: place.environment }));
  const readyAt = performance.now();
  await Promise.all(diners.map((diner) => diner.resend(server.url)));
  const settledMs = await withDatabase(place, async ({ queries }) => {
    while ((await countUnderway(queries)) > 0) {
      if (performance.now() - readyAt > settledWithinMs) break;
      await wait(20);
    }
    return performance.now() - readyAt;
  });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The last server ended with ${code}:\n${server.errors}`);
  return settledMs;
}

async function countUnderway(queries: Database["queries"]): Promise<number> {
  const counts = await Promise.all(
    (["chat_jobs", "edit_jobs"] as const).map((table) =>
      queries
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where(isActive())
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

async function examine(
  place: TestDatabase,
  kind: DatabaseKind,
  ledger: Ledger,
): Promise<readonly string[]> {
  return withDatabase(place, async ({ queries }) => [
    ...(await findBroken(queries, ledger)),
    ...(kind === "sqlite" ? await checkFile(queries) : await checkIndexes(queries)),
  ]);
}

/** I7 on SQLite: every index agrees with its table, and every reference is valid. */
async function checkFile(queries: Database["queries"]): Promise<readonly string[]> {
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(queries);
  const loose = await sql<object>`pragma foreign_key_check`.execute(queries);
  return [
    ...whole.rows.map((row) => row.integrity_check).filter((words) => words !== "ok"),
    ...loose.rows.map((row) => JSON.stringify(row)),
  ].map((words) => `I7: ${words}`);
}

/** I7 on PostgreSQL, with its own tool. Throws if an index disagrees with its table. */
async function checkIndexes(queries: Database["queries"]): Promise<readonly string[]> {
  await sql`create extension if not exists amcheck`.execute(queries);
  await sql`
    select bt_index_check(i.indexrelid, true)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`.execute(queries);
  return [];
}

/** Opens a connection of the test, in addition to the server's. */
export async function withDatabase<Result>(
  place: TestDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = place.environment;
  const database = openDatabase({ databaseUrl, dataDir, onError: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
