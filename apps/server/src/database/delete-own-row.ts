import type { Queries } from "./connection.ts";

type OwnTable =
  | "sessions"
  | "passkeys"
  | "access_tokens"
  | "calorie_guesses"
  | "push_subscriptions";

/** Deletes one of a user's rows; false if the user has none with that id. */
export async function deleteOwnRow(
  queries: Queries,
  table: OwnTable,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(table)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
