import { ECDH, randomUUIDv7 } from "node:crypto";
import {
  type DeviceProblem,
  maxReminderDevices,
  type PushSubscriptionRequest,
  type ReminderDevice,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { deleteKeyOwners, findKeyOwner, hashKey, setKeyOwner } from "../../database/key-owners.ts";
import { lockUser } from "../../database/revisions.ts";
import type { PushSubscriptionRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { Session } from "../../http/session-guard.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

/** A user's devices for reminders: the one of this session first, then the newest. */
export async function listDevices(
  queries: Queries,
  { userId, id: sessionId }: Session,
): Promise<ReminderDevice[]> {
  const rows = await queries
    .selectFrom("push_subscriptions")
    .select(["id", "session_id", "device", "problem", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      added_at: new Date(row.created_at).toISOString(),
      is_current: row.session_id === sessionId,
      problem: row.problem,
    }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}

/**
 * Stores the push subscription of a session's device, in place of an earlier one. A browser has one subscription,
 * so it is removed from any session that had it before. Throws `push_endpoint_refused` and
 * `too_many_reminder_devices`.
 */
export async function addDevice(
  queries: Queries,
  session: Session,
  device: string,
  { endpoint, keys }: PushSubscriptionRequest,
): Promise<void> {
  if (!isPushEndpoint(endpoint) || !isPublicKey(keys.p256dh)) {
    throw new ExpectedError("push_endpoint_refused");
  }
  const { userId } = session;
  await queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const before = await trx
      .deleteFrom("push_subscriptions")
      .where("user_id", "=", userId)
      .where("session_id", "=", session.id)
      .returning("endpoint")
      .execute();
    await deleteKeyOwners(
      trx,
      userId,
      "push",
      before.map((row) => hashKey(row.endpoint)),
    );
    const keyHash = hashKey(endpoint);
    const earlierOwner = await findKeyOwner(trx, "push", keyHash);
    if (earlierOwner !== undefined) {
      await trx
        .deleteFrom("push_subscriptions")
        .where("user_id", "=", earlierOwner)
        .where("endpoint", "=", endpoint)
        .execute();
    }
    if ((await listDevices(trx, session)).length >= maxReminderDevices) {
      throw new ExpectedError("too_many_reminder_devices");
    }
    await trx
      .insertInto("push_subscriptions")
      .values({
        user_id: userId,
        id: randomUUIDv7(),
        session_id: session.id,
        endpoint,
        p256dh_key: keys.p256dh,
        auth_key: keys.auth,
        device,
        problem: null,
        created_at: Date.now(),
      })
      .execute();
    await setKeyOwner(trx, { kind: "push", keyHash, userId, sessionId: session.id });
  });
}

/** False if the bytes are not a point of the curve, so that nothing can be encrypted for them. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** A user's subscription by its id, or by its session. */
export async function findSubscription(
  queries: Queries,
  userId: string,
  by: { readonly id: string } | { readonly session_id: string },
): Promise<PushSubscriptionRow | undefined> {
  const [column, value] =
    "id" in by ? (["id", by.id] as const) : (["session_id", by.session_id] as const);
  return queries
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where(column, "=", value)
    .executeTakeFirst();
}

/** Stores why the latest message did not reach the device; null if it did. */
export async function saveProblem(
  queries: Queries,
  { user_id, id }: Pick<PushSubscriptionRow, "user_id" | "id">,
  problem: DeviceProblem | null,
): Promise<void> {
  await queries
    .updateTable("push_subscriptions")
    .set({ problem })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}
