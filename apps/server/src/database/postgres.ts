import type { Duplex } from "node:stream";
import { PostgresDialect } from "kysely";
import pg from "pg";

/** A statement that takes longer has lost its connection, or waits for a lock that is not released. */
const queryTimeoutMs = 5000;
/** The longest wait for a connection; leaves the first statement a second of `queryTimeoutMs`. */
const connectTimeoutMs = 4000;
/** A healthy connection answers sooner; it is not closed because its user waited long for it. */
const minQueryTimeoutMs = queryTimeoutMs - connectTimeoutMs;
const maxConnections = 10;
/** PostgreSQL ends a transaction that is idle for longer, and so releases its locks. */
const silentTransactionMs = 10_000;

/** Options of every connection, pooled or not. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: silentTransactionMs,
    keepAlive: true,
    application_name: "morsel",
  };
}

/** Connections in use that waited for a free one → how long, ms. */
const poolWaits = new WeakMap<pg.ClientBase, number>();

/**
 * Closes a connection after a statement timed out on it. pg only stops waiting, and would lend the
 * connection to the next caller, which would wait as long. The wait for a free connection counts
 * towards the timeout, so that a caller fails after `queryTimeoutMs` in all.
 */
export function closeOnTimeout(client: pg.ClientBase, names = new StatementNames()): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const waitedMs = poolWaits.get(client) ?? 0;
    const timeoutMs = Math.max(minQueryTimeoutMs, Math.ceil(queryTimeoutMs - waitedMs));
    const answer =
      typeof text === "string" && rest.length === 0 && typeof values !== "function"
        ? query({ name: names.find(text), text, values, query_timeout: timeoutMs })
        : query(text, values, ...rest);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === "Query read timeout") connection.stream.destroy();
      });
    }
    return answer;
  }) as typeof client.query;
}

const maxPreparedStatements = 300;
const isQuery = /^(?:select|insert|update|delete) /;
/** Not `count(*)`, nor a product. */
const hasAllColumns = /(?:\b(?:select|distinct|returning)|[,.])\s*\*/;

/** Imports write many rows at once: such statements are rarely the same. */
const maxPreparedLength = 5000;

/** The names of prepared statements, the same on every connection of a pool. */
class StatementNames {
  /** By the text of the statement. */
  readonly #names = new Map<string, string>();

  /**
   * The name by which a connection prepares this statement, once; undefined for one that is parsed
   * and planned at each call. `*` is excluded: its columns change with a migration, and PostgreSQL
   * refuses to run a prepared statement whose result has other columns than when it was prepared.
   */
  find(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (text.length > maxPreparedLength || !isQuery.test(text)) return undefined;
    if (hasAllColumns.test(text)) return undefined;
    if (this.#names.size >= maxPreparedStatements) return undefined;
    const name = `morsel-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const int8TypeId = 20;

/**
 * Opens a pool of connections; `onError` is called when an idle connection breaks.
 *
 * @param kind "unlimited": one connection whose statements may take any time, for migrations
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  kind: "limited" | "unlimited" = "limited",
): PostgresDialect {
  const isLimited = kind === "limited";
  const pool = new pg.Pool({
    ...connectionOptions(url),
    ...(isLimited ? { max: maxConnections } : { max: 1, query_timeout: 0 }),
    types: { getTypeParser: findTypeParser as typeof pg.types.getTypeParser },
  });
  const names = new StatementNames();
  pool.on("error", onError);
  // The pool handles errors of idle connections only. An unhandled error of a connection in use would
  // end the process; its user gets the error from the next statement.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    if (isLimited) closeOnTimeout(client, names);
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (async () => {
    const askedAt = performance.now();
    const client = await connect();
    poolWaits.set(client, performance.now() - askedAt);
    return client;
  }) as typeof pool.connect;
  return new PostgresDialect({ pool });
}

/** pg reads bigint as text; epoch milliseconds and counts fit a number. */
function findTypeParser(typeId: number, format?: "text" | "binary") {
  return typeId === int8TypeId ? Number : pg.types.getTypeParser(typeId, format as "text");
}
