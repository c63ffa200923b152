import { type DeviceProblem, reminderMaxLateMs } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { deleteKeyedRow } from "../../database/delete-own-row.ts";
import type { PushSubscriptionRow } from "../../database/tables.ts";
import type { ReminderJob } from "../../jobs/job-queues.ts";
import { maxAttempts, type Write } from "../../jobs/leases.ts";
import { type JobOutcome, type PerformJob, RetryLaterError } from "../../jobs/worker.ts";
import { readPreferences } from "../preferences/index.ts";
import { findSubscription, saveProblem } from "./device-store.ts";
import type { PushMessage, PushResult, PushService } from "./push-service.ts";

/** The wait before the next attempt if the push service does not name one. */
const retryAfterMs = 60_000;

const done: JobOutcome = { kind: "completed", write: async () => undefined };

/** Sends a reminder to a device, unless the meal was logged or the reminder is more than an hour late. */
export function performReminderJob(
  queries: Queries,
  push: Pick<PushService, "send">,
): PerformJob<ReminderJob> {
  return async (job, signal) => {
    const leftMs = job.dueAt + reminderMaxLateMs - Date.now();
    if (leftMs <= 0 || (await isLogged(queries, job))) return done;
    const device = await findSubscription(queries, job.userId, { id: job.subscriptionId });
    if (!device) return done;
    const ttlSeconds = Math.floor(leftMs / 1000);
    const message = await toMessage(queries, job.userId, job.mealType);
    const result = await push.send(device, message, ttlSeconds, signal);
    return toOutcome(job, device, result, leftMs);
  };
}

/** What a device is sent: no words, but the language to show them in. */
export async function toMessage(
  queries: Queries,
  userId: string,
  kind: PushMessage["kind"],
): Promise<PushMessage> {
  const { language } = await readPreferences(queries, userId);
  return { kind, ...(language && { language }) };
}

/** Throws a RetryLaterError if the push service may take the reminder before it is too late. */
function toOutcome(
  { tries }: ReminderJob,
  device: PushSubscriptionRow,
  result: PushResult,
  leftMs: number,
): JobOutcome {
  switch (result.kind) {
    case "sent":
      return endedWith(device, null);
    case "refused":
      return endedWith(device, "refused");
    case "gone": {
      const { user_id, id } = device;
      const write: Write = async (trx) => {
        await deleteKeyedRow(trx, "push_subscriptions", user_id, id);
      };
      return { kind: "completed", write };
    }
    case "later": {
      const delayMs = result.retryAfterMs ?? retryAfterMs * tries;
      if (tries >= maxAttempts || delayMs >= leftMs) return endedWith(device, "unreachable");
      throw new RetryLaterError(`the push service did not take it (${result.reason})`, delayMs);
    }
  }
}

function endedWith(device: PushSubscriptionRow, problem: DeviceProblem | null): JobOutcome {
  return { kind: "completed", write: (trx) => saveProblem(trx, device, problem) };
}

async function isLogged(
  queries: Queries,
  { userId, mealType, localDay }: ReminderJob,
): Promise<boolean> {
  const meal = await queries
    .selectFrom("meals")
    .select("id")
    .where("user_id", "=", userId)
    .where("local_day", "=", localDay)
    .where("meal_type", "=", mealType)
    .limit(1)
    .executeTakeFirst();
  return meal !== undefined;
}
