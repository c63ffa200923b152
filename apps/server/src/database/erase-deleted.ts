import { type Kysely, sql } from "kysely";
import { busyTimeoutMs, isFull } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

type Queries = Kysely<Tables>;

/** Several deletions within this time share one truncation. */
const delayMs = 500;
/** The wait while another process, such as a backup, reads the log. */
const retryAfterMs = 2000;

/**
 * Removes deleted rows from the files of an embedded database. `secure_delete` overwrites them in the
 * database file, but only when the write-ahead log is transferred to it, and the log itself still contains
 * them. This transfers and empties the log, in the background.
 */
export class DeletedRowEraser {
  readonly #queries: Queries;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Empties the log soon. */
  request(afterMs = delayMs): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#run();
    }, afterMs).unref();
  }

  async #run(): Promise<void> {
    // A full disk, for example: the next attempt may succeed, and nothing is lost until then.
    const isDone = await truncateLog(this.#queries).catch(() => false);
    if (!isDone) this.request(retryAfterMs);
  }

  /** Call it before the database is closed, which empties the log. */
  async close(): Promise<void> {
    await this.#running;
    clearTimeout(this.#timer);
  }
}

/** Transfers the log to the database file and empties it; false if another process is reading it. */
function truncateLog(queries: Queries): Promise<boolean> {
  return queries.connection().execute(async (connection) => {
    // Waiting inside SQLite would stop the whole process.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      );
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection);
    }
  });
}

/** Stored in the database file: since this version of it, deleted rows are overwritten. */
const overwritingVersion = 1;

/**
 * Rewrites a database file from before deleted rows were overwritten, once, so that it contains no earlier
 * ones. Does nothing if the disk is too full for it; the next start tries again.
 */
export async function eraseEarlierDeletions(queries: Queries): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(queries);
  if ((rows[0]?.user_version ?? 0) >= overwritingVersion) return;
  try {
    await sql`vacuum`.execute(queries);
    await sql`pragma user_version = ${sql.lit(overwritingVersion)}`.execute(queries);
    await truncateLog(queries);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}
