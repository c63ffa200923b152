import { type RawBuilder, sql } from "kysely";

/**
 * Jobs that have not ended, in the very words of the partial indexes: SQLite looks at the few of
 * such an index only where a query repeats its condition, without parameters.
 */
export function isActive(column = "status"): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in ('queued', 'processing')`;
}
