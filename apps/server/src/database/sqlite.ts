import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Name of the database file in the data folder. */
export const sqliteFileName = "morsel.db";

/** How long a statement waits for another process, such as a backup, that holds the file. */
export const busyTimeoutMs = 5000;

/**
 * Opens the embedded database in an existing folder: durable (WAL, a sync for each commit), foreign keys on,
 * deleted rows overwritten with zeros.
 */
export function openSqlite(dataDir: string): SqliteDialect {
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: busyTimeoutMs });
  file.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  return new SqliteDialect({ database: toKyselyDatabase(file) });
}

/** More than Morsel's different statements, except those with value lists of varying length. */
const maxPreparedStatements = 500;

/**
 * Adapts node:sqlite to the better-sqlite3 interface that Kysely expects. Statements are prepared once,
 * since preparing one takes as long as a look-up by key.
 */
function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(file, sql);
      if (prepared.size >= maxPreparedStatements) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function prepare(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => {
      // On a full disk SQLite rolls back by itself; a second rollback would hide the error.
      if (sql === "rollback" && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...(parameters as SQLInputValue[]));
    },
    // An iteration can overlap with other queries, so it needs its own statement.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}

/** Prevents a second process from using a data folder. */
export interface FolderLock {
  release(): void;
}

/** How long a second process waits for the first to stop. */
const lockTimeoutMs = 2000;

/**
 * Locks a data folder for this process; undefined if another process has locked it. The lock is
 * SQLite's own on an empty file, which the system releases when the process ends. Throws if the folder
 * is not writable.
 */
export function tryLockFolder(dataDir: string): FolderLock | undefined {
  const lock = new DatabaseSync(join(dataDir, "morsel.lock"), { timeout: lockTimeoutMs });
  try {
    lock.exec("begin exclusive");
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** The file is damaged although SQLite could open it. */
class DamagedError extends Error {}

/**
 * Throws an error that `isDamaged` recognises unless every page of the file is well formed. Reads the whole
 * file: 0.1 s of processor time for 128 MB.
 */
export async function assertConsistent(queries: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(queries);
  const problem = rows[0]?.quick_check ?? "no result";
  if (problem !== "ok") throw new DamagedError(problem.split("\n").at(-1));
}

const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;

/** True if SQLite reports that its file is damaged: not a database, truncated or inconsistent. */
export function isDamaged(error: unknown): boolean {
  if (error instanceof DamagedError) return true;
  if (!(error instanceof Error && "errcode" in error)) return false;
  // The higher bits give details.
  const code = Number(error.errcode) & 0xff;
  return code === sqliteCorrupt || code === sqliteNotADatabase;
}

const sqliteFull = 13;

/** True if the disk is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteFull;
}

const sqliteBusy = 5;

/** True if another connection holds the lock that a statement needed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
