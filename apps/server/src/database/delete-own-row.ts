import type { Queries } from "./connection.ts";
import { deleteKeyOwners, hashKey } from "./key-owners.ts";

type OwnTable = "sessions" | "passkeys" | "webhooks";

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

/** Tables whose rows are found by a key: the kind of the key, and its hash in a row. */
const keyedTables = {
  calorie_guesses: { kind: "share", column: "link_hash", hashOf: (hash: string) => hash },
  access_tokens: { kind: "token", column: "token_hash", hashOf: (hash: string) => hash },
  push_subscriptions: { kind: "push", column: "endpoint", hashOf: hashKey },
} as const;

/** Deletes one of a user's rows with the owner of its key; false if the user has none with that id. */
export async function deleteKeyedRow(
  queries: Queries,
  table: keyof typeof keyedTables,
  userId: string,
  id: string,
): Promise<boolean> {
  const { kind, column, hashOf } = keyedTables[table];
  const row = await queries
    .deleteFrom(table)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(column as "id")
    .executeTakeFirst();
  if (!row) return false;
  const key = (row as Readonly<Record<string, string>>)[column] ?? "";
  await deleteKeyOwners(queries, userId, kind, [hashOf(key)]);
  return true;
}

/** Deletes all of a user's access tokens. */
export async function deleteTokens(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("access_tokens").where("user_id", "=", userId).execute();
  await queries
    .deleteFrom("key_owners")
    .where("user_id", "=", userId)
    .where("kind", "=", "token")
    .execute();
}
