import { setTimeout as wait } from "node:timers/promises";
import { type Expression, Kysely, sql } from "kysely";
import { DeletedRowEraser } from "./erase-deleted.ts";
import { openPostgres } from "./postgres.ts";
import { busyTimeoutMs, isBusy, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Queries = Kysely<Tables>;

/** A database, SQLite or PostgreSQL. */
export interface Database {
  readonly engine: "sqlite" | "postgres";
  readonly queries: Queries;
  /**
   * The instant that leases are measured by, epoch milliseconds. On PostgreSQL it is the start of the statement
   * on the database's own clock, which all processes share.
   */
  now(): Expression<number>;
  /**
   * Runs `work` in one transaction while no other process can do the same. SQLite does not act on foreign keys
   * in it, so that a table can be replaced.
   */
  withExclusiveLock<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Removes rows that have just been deleted from the embedded database's files, soon and in the
   * background. Does nothing on PostgreSQL, whose own VACUUM does it.
   */
  eraseDeletedRows(): void;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onError: (error: Error) => void;
}

/** Opens PostgreSQL if a URL is given, otherwise the embedded SQLite file. */
export function openDatabase(options: DatabaseOptions): Database {
  return options.databaseUrl
    ? postgresDatabase(options.databaseUrl, options.onError)
    : sqliteDatabase(options.dataDir);
}

function sqliteDatabase(dataDir: string): Database {
  const queries = new Kysely<Tables>({ dialect: openSqlite(dataDir) });
  const eraser = new DeletedRowEraser(queries);
  return {
    engine: "sqlite",
    queries,
    now: () => sql<number>`${Date.now()}`,
    withExclusiveLock: async (work) => {
      // Has no effect in a transaction.
      await sql`pragma foreign_keys = off`.execute(queries);
      try {
        return await runExclusively(queries, work, beginImmediate);
      } finally {
        await sql`pragma foreign_keys = on`.execute(queries);
      }
    },
    eraseDeletedRows: () => eraser.request(),
    close: async () => {
      await eraser.close();
      await queries.destroy();
    },
  };
}

async function beginImmediate(connection: Queries): Promise<boolean> {
  // Waiting inside SQLite would stop the whole process; the caller waits instead.
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    await sql`begin immediate`.execute(connection);
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection);
  }
  return true;
}

function postgresDatabase(url: string, onError: (error: Error) => void): Database {
  const queries = new Kysely<Tables>({ dialect: openPostgres(url, onError) });
  return {
    engine: "postgres",
    queries,
    now: () => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    withExclusiveLock: async (work) => {
      const own = new Kysely<Tables>({ dialect: openPostgres(url, onError, "unlimited") });
      try {
        await createLockRow(own);
        return await runExclusively(own, work, beginWithLockRow);
      } finally {
        await own.destroy();
      }
    },
    eraseDeletedRows: () => undefined,
    close: () => queries.destroy(),
  };
}

/** A row that the process which migrates locks: unlike advisory locks, every engine with SQL has it. */
async function createLockRow(queries: Queries): Promise<void> {
  try {
    await queries.schema
      .createTable("migration_lock")
      .ifNotExists()
      .addColumn("id", "bigint", (column) => column.primaryKey())
      .execute();
  } catch (error) {
    // Another process creates it at the same time.
    if (!hasCode(error, ["23505", "42P07", "42710"])) throw error;
  }
  await queries
    .insertInto("migration_lock")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function beginWithLockRow(connection: Queries): Promise<boolean> {
  await sql`begin`.execute(connection);
  try {
    await sql`select id from migration_lock where id = 1 for update nowait`.execute(connection);
    return true;
  } catch (error) {
    await sql`rollback`.execute(connection);
    if (hasCode(error, ["55P03"])) return false;
    throw error;
  }
}

/** True for an error of PostgreSQL with one of these codes: unique violation, duplicate table, duplicate object (the type of a table), lock not available. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

const lockTimeoutMs = 60_000;
const lockRetryMs = 50;

/** `tryBegin` begins an exclusive transaction; false if another process is in one. */
async function runExclusively<Result>(
  queries: Queries,
  work: (queries: Queries) => Promise<Result>,
  tryBegin: (connection: Queries) => Promise<boolean>,
): Promise<Result> {
  return queries.connection().execute(async (connection) => {
    const deadline = performance.now() + lockTimeoutMs;
    while (!(await tryBegin(connection).catch(rethrowUnlessBusy))) {
      if (performance.now() > deadline) throw new Error("Another process keeps the database busy.");
      await wait(lockRetryMs);
    }
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

function rethrowUnlessBusy(error: unknown): false {
  if (isBusy(error)) return false;
  throw error;
}
