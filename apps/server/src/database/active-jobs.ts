import { type RawBuilder, sql } from "kysely";

/**
 * The condition for jobs that have not ended, exactly as in the partial indexes: SQLite uses such an
 * index only if the query repeats its condition without parameters.
 */
export function isActive(column = "status"): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in ('queued', 'processing')`;
}

/** The condition for jobs that have completed or failed, likewise exactly as in the partial indexes. */
export function hasCompletedOrFailed(): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref("status")} in ('completed', 'failed')`;
}

/** The condition for jobs that have ended, for the same reason. */
export function hasEnded(column = "status"): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in ('completed', 'failed', 'cancelled')`;
}
