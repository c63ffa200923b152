import { PostgresDialect } from "kysely";
import pg from "pg";

/** A call to the database that takes longer has lost its connection. */
const queryTimeoutMs = 5000;
const connectTimeoutMs = 5000;
const maxConnections = 10;

const int8TypeId = 20;

/** Opens a pool of connections; `onError` hears of connections that break while idle. */
export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: "morsel",
    types: { getTypeParser: findTypeParser as typeof pg.types.getTypeParser },
  });
  pool.on("error", onError);
  // The pool hears of connections at rest only. One that breaks in somebody's hands, between two
  // statements, would end the process; its holder learns of it by the next statement.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/** pg reads bigint as text; epoch milliseconds and counts fit a number. */
function findTypeParser(typeId: number, format?: "text" | "binary") {
  return typeId === int8TypeId ? Number : pg.types.getTypeParser(typeId, format as "text");
}
