import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "./connection.ts";
import type { KeyKind } from "./tables.ts";

/**
 * SHA-256 of a key, in hexadecimal. No salt is needed, since the keys have at least 128 random bits.
 */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** A key that finds its user without a session. */
interface KeyOwner {
  readonly kind: KeyKind;
  readonly keyHash: string;
  readonly userId: string;
  /** The owner is forgotten with this session; unset: with the user. */
  readonly sessionId?: string;
}

/** Stores whose a key is, in place of an earlier owner. Call it in the transaction that stores the key's row. */
export async function setKeyOwner(
  queries: Queries,
  { kind, keyHash, userId, sessionId }: KeyOwner,
): Promise<void> {
  const owner = { user_id: userId, session_id: sessionId ?? null };
  await queries
    .insertInto("key_owners")
    .values({ kind, key_hash: keyHash, ...owner })
    .onConflict((conflict) => conflict.columns(["kind", "key_hash"]).doUpdateSet(owner))
    .execute();
}

/** The user whose key it is; undefined if it is unknown. */
export async function findKeyOwner(
  queries: Queries,
  kind: KeyKind,
  keyHash: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("key_owners")
    .select("user_id")
    .where("kind", "=", kind)
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  return row?.user_id;
}

/** Forgets a user's keys. */
export async function deleteKeyOwners(
  queries: Queries,
  userId: string,
  kind: KeyKind,
  keyHashes: readonly string[],
): Promise<void> {
  if (keyHashes.length === 0) return;
  await queries
    .deleteFrom("key_owners")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("key_hash", "in", keyHashes)
    .execute();
}

/**
 * Adds the owners of links and tokens from `sinceMs` on that have none: an earlier version of Morsel, which knows
 * no owners, may run next to this one during an update.
 */
export async function addMissingKeyOwners(queries: Queries, sinceMs: number): Promise<void> {
  const hashes = [
    { kind: "share", table: "calorie_guesses", column: "link_hash" },
    { kind: "token", table: "access_tokens", column: "token_hash" },
  ] as const;
  for (const { kind, table, column } of hashes) {
    await queries
      .insertInto("key_owners")
      .columns(["kind", "key_hash", "user_id"])
      .expression((eb) =>
        eb
          .selectFrom(table)
          .select([
            sql<KeyKind>`${sql.lit(kind)}`.as("kind"),
            sql<string>`${sql.ref(column)}`.as("key_hash"),
            "user_id",
          ])
          .where("created_at", ">=", sinceMs),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
