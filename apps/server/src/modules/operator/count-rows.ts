import type { Queries } from "../../database/connection.ts";

/** The number of rows of each of these users; a user without rows is absent. */
export async function countRows(
  queries: Queries,
  table: "meals" | "photos" | "meal_revisions" | "chat_jobs",
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom(table)
    .select((eb) => ["user_id", eb.fn.countAll<number>().as("count")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}
