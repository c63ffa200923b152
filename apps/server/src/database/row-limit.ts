import { type RawBuilder, sql } from "kysely";

/**
 * At most so many rows. SQLite plans a query by a parameter of LIMIT itself, and therefore prepares the
 * statement again at each call; it does not look into a cast.
 */
export function rowLimit(rows: number): RawBuilder<number> {
  return sql`cast(${rows} as integer)`;
}
