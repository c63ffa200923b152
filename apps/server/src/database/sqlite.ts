import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Name of the database file in the data folder. */
export const sqliteFileName = "morsel.db";

/** How long a statement waits for another process, such as a backup, that holds the file. */
export const busyTimeoutMs = 5000;

/** Opens the embedded database in a folder that is there: durable (WAL, a sync for each commit), foreign keys on. */
export function openSqlite(dataDir: string): SqliteDialect {
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: busyTimeoutMs });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  return new SqliteDialect({ database: toKyselyDatabase(file) });
}

/** Morsel has fewer different statements; those with lists of values come in every length. */
const statementsKept = 500;

/**
 * Kysely speaks to better-sqlite3; this gives it the same shape over node:sqlite. Statements are
 * prepared once: that takes as long as a look-up by key.
 */
function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(file, sql);
      if (prepared.size >= statementsKept) prepared.clear();
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
      // On a full disk SQLite rolls back by itself; to do so again would hide why.
      if (sql === "rollback" && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...(parameters as SQLInputValue[]));
    },
    // An iteration goes on while others run, so that it has a statement of its own.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
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

const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;

/** Does SQLite say that its file is damaged: none of its own, shorter than it was, or at odds with itself? */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error && "errcode" in error)) return false;
  // The rest of the number says more exactly where.
  const code = Number(error.errcode) & 0xff;
  return code === sqliteCorrupt || code === sqliteNotADatabase;
}

const sqliteBusy = 5;

/** Does another connection hold what a statement wanted? */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
