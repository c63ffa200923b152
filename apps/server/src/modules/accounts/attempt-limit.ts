import { randomUUIDv7 } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

const maxAttempts = 5;
const windowMs = 15 * 60_000;

/**
 * Counts an attempt to confirm the password, in better-auth's table of limits. Throws `rate_limited`
 * after five failed attempts within the window.
 */
export async function recordAttempt(queries: Queries, userId: string): Promise<void> {
  if (await countWithin(queries, keyOf(userId), maxAttempts, windowMs)) return;
  throw new ExpectedError("rate_limited", {
    detail: `Too many tries. Try again in ${Math.ceil(windowMs / 60_000)} min.`,
    retryAfterSeconds: Math.ceil(windowMs / 1000),
  });
}

/** Deletes the count after a successful attempt. */
export async function clearAttempts(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("rate_limits").where("key", "=", keyOf(userId)).execute();
}

/** Counts one more under this key; false if there were more than `max` without a pause of `windowMs`. */
export async function countWithin(
  queries: Queries,
  key: string,
  max: number,
  windowMs: number,
): Promise<boolean> {
  const now = Date.now();
  await queries
    .deleteFrom("rate_limits")
    .where("key", "=", key)
    .where("last_request", "<", now - windowMs)
    .execute();
  const { count } = await queries
    .insertInto("rate_limits")
    .values({ id: randomUUIDv7(), key, count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        count: eb("rate_limits.count", "+", 1),
        last_request: now,
      })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count <= max;
}

function keyOf(userId: string): string {
  return `owner|${userId}`;
}
