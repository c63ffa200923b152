import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";

/** Name of the database file in the data folder. */
export const sqliteFileName = "morsel.db";

/** How long a statement waits for another process, such as a backup, that holds the file. */
export const busyTimeoutMs = 5000;

/** Opens the embedded database: durable (WAL, a sync for each commit), foreign keys on. */
export function openSqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: busyTimeoutMs });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  return new SqliteDialect({ database: toKyselyDatabase(file) });
}

/** Kysely speaks to better-sqlite3; this gives it the same shape over node:sqlite. */
function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** Keeps a second process out of a data folder. */
export interface FolderLock {
  release(): void;
}

/** A second process waits so long for the first to stop. */
const lockPatienceMs = 2000;

/**
 * Takes a data folder for this process, or gives undefined where another process has it. The
 * lock is SQLite's own on an empty file: the system drops it when the process ends, however
 * it ends, so that none is ever left behind. Throws where the folder cannot be written to.
 */
export function tryLockFolder(dataDir: string): FolderLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, "morsel.lock"), { timeout: lockPatienceMs });
  try {
    lock.exec("begin exclusive");
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

const sqliteBusy = 5;

/** Does another connection hold what a statement wanted? */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
