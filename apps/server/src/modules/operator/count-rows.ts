import { operatorCountMax } from "@morsel/contracts";
import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { rowLimit } from "../../database/row-limit.ts";
import type { Tables } from "../../database/tables.ts";

/** Reads no more rows of all users than it can count. */
export const countLimit = rowLimit(operatorCountMax);

/** The number of these rows of all users, up to `operatorCountMax`. */
export async function countAtMost<Row>(
  queries: Queries,
  rows: SelectQueryBuilder<Tables, keyof Tables, Row>,
): Promise<number> {
  const { count } = await queries
    .selectFrom(rows.limit(countLimit).as("row"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
