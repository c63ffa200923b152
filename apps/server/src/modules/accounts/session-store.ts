import type { AccountPasskey, AccountSession } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { sessionMaxMs } from "./auth-options.ts";
import { describeDevice } from "./describe-device.ts";

/** A user's sessions: the one of this request first, then the most recently used. */
export async function listSessions(
  queries: Queries,
  userId: string,
  currentId: string,
): Promise<AccountSession[]> {
  const rows = await queries
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "updated_at", "expires_at"])
    .where("user_id", "=", userId)
    .execute();
  const nowMs = Date.now();
  const isOpen = (row: (typeof rows)[number]) =>
    msOf(row.expires_at) > nowMs && msOf(row.created_at) + sessionMaxMs > nowMs;
  return rows
    .filter(isOpen)
    .map((row) => ({
      id: row.id,
      device: describeDevice(row.user_agent),
      signed_in_at: new Date(row.created_at).toISOString(),
      seen_at: new Date(row.updated_at).toISOString(),
      is_current: row.id === currentId,
    }))
    .sort((one, other) => {
      if (one.is_current !== other.is_current) return one.is_current ? -1 : 1;
      return one.seen_at < other.seen_at ? 1 : -1;
    });
}

/** Ends all of a user's sessions except one. */
export async function endOtherSessions(
  queries: Queries,
  userId: string,
  keptId: string,
): Promise<void> {
  await queries
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", keptId)
    .execute();
}

/** Records that the session was used now. */
export async function updateLastSeen(queries: Queries, userId: string, id: string): Promise<void> {
  await queries
    .updateTable("sessions")
    .set({ updated_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

export async function listPasskeys(queries: Queries, userId: string): Promise<AccountPasskey[]> {
  const rows = await queries
    .selectFrom("passkeys")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    id,
    name: name ?? "Passkey",
    created_at: new Date(created_at ?? 0).toISOString(),
  }));
}

/** False if the user has no passkey with that id. */
export async function renamePasskey(
  queries: Queries,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("passkeys")
    .set({ name })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True if a link that was sent to the user's address was opened. */
export async function isEmailConfirmed(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("users")
    .select("email_verified")
    .where("id", "=", userId)
    .executeTakeFirst();
  return Boolean(row?.email_verified);
}

/** True if the user can sign in with this provider. */
export async function isLinked(
  queries: Queries,
  userId: string,
  providerId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom("accounts")
    .select("id")
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row !== undefined;
}

function msOf(instant: string | Date): number {
  return new Date(instant).getTime();
}
