import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { RevisionCache } from "./revision-cache.ts";
import type { ReadRevision } from "./revision-reader.ts";
import type { RevisedResource } from "./tables.ts";

/** Name of the database file in the data folder. */
export const sqliteFileName = "morsel.db";

/** How long a statement waits for another process, such as a backup, that holds the file. */
export const busyTimeoutMs = 5000;

/** Opens the embedded database in a folder that is there: durable (WAL, a sync for each commit), foreign keys on. */
export function openSqlite(dataDir: string, revisions: RevisionCache): SqliteDialect {
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: busyTimeoutMs });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  return new SqliteDialect({ database: toKyselyDatabase(file, revisions) });
}

/** Morsel has fewer different statements; those with lists of values come in every length. */
const statementsKept = 500;

/**
 * Kysely speaks to better-sqlite3; this gives it the same shape over node:sqlite. Statements are
 * prepared once: that takes as long as a look-up by key.
 */
function toKyselyDatabase(file: DatabaseSync, revisions: RevisionCache): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(file, sql, revisions);
      if (prepared.size >= statementsKept) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function prepare(file: DatabaseSync, sql: string, revisions: RevisionCache): SqliteStatement {
  const statement = file.prepare(sql);
  const isReading = sql.startsWith("select");
  const perform = <Result>(parameters: readonly SQLInputValue[], act: () => Result): Result => {
    if (isReading) return act();
    revisions.onWrite(sql, parameters);
    try {
      return act();
    } finally {
      if (!file.isTransaction) revisions.onTransactionEnd();
    }
  };
  return {
    reader: statement.columns().length > 0,
    all: (given) => {
      const parameters = given as SQLInputValue[];
      return perform(parameters, () => statement.all(...parameters));
    },
    run: (given) => {
      // On a full disk SQLite rolls back by itself; to do so again would hide why.
      if (sql === "rollback" && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      const parameters = given as SQLInputValue[];
      return perform(parameters, () => statement.run(...parameters));
    },
    // An iteration goes on while others run, so that it has a statement of its own.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}

/**
 * Reads revisions by a connection of its own: it sees what is committed, also while a transaction is
 * open, and waits for none.
 */
export function openSqliteRevisions(
  dataDir: string,
  revisions: RevisionCache,
): { read: ReadRevision; close(): void } {
  const file = new DatabaseSync(join(dataDir, sqliteFileName), {
    timeout: busyTimeoutMs,
    readOnly: true,
  });
  let statement: StatementSync | undefined;
  const read = (userId: string, resource: RevisedResource) => {
    // The table is there once the program has migrated.
    statement ??= file.prepare(
      "select revision from user_revisions where user_id = ? and resource = ?",
    );
    const row = statement.get(userId, resource);
    return row === undefined ? 0 : Number(row.revision);
  };
  return {
    read: (userId, resource) => revisions.get(userId, resource, () => read(userId, resource)),
    close: () => file.close(),
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
