import type { Duplex } from "node:stream";
import { PostgresDialect } from "kysely";
import pg from "pg";

/** A call to the database that takes longer has lost its connection. */
const queryTimeoutMs = 5000;
const connectTimeoutMs = 5000;
const maxConnections = 10;
/** The database takes back what a transaction holds whose process fell silent: others wait for it. */
const silentTransactionMs = 10_000;

/** What every connection to the database has, in the pool or not. */
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

/**
 * Closes a connection for good once it has left a call unanswered. pg only stops waiting, and would
 * give the connection to the next, who would wait as long.
 */
export function closeOnSocketTimeout(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  client.query = ((...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === "Query read timeout") connection.stream.destroy();
      });
    }
    return answer;
  }) as typeof client.query;
}

const int8TypeId = 20;

/** Opens a pool of connections; `onError` hears of connections that break while idle. */
export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: maxConnections,
    types: { getTypeParser: findTypeParser as typeof pg.types.getTypeParser },
  });
  pool.on("error", onError);
  // The pool hears of connections at rest only. One that breaks in somebody's hands, between two
  // statements, would end the process; its holder learns of it by the next statement.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    closeOnSocketTimeout(client);
  });
  return new PostgresDialect({ pool });
}

/** pg reads bigint as text; epoch milliseconds and counts fit a number. */
function findTypeParser(typeId: number, format?: "text" | "binary") {
  return typeId === int8TypeId ? Number : pg.types.getTypeParser(typeId, format as "text");
}
