import { randomUUIDv7 } from "node:crypto";
import type { WebhookEvent } from "@morsel/contracts";
import type { Queries } from "../database/connection.ts";
import { enterQueue } from "./job-queue.ts";
import { newJob } from "./new-job.ts";

/** Queues an event of some meals for each webhook of the user. Call it in the transaction that changes the meals. */
export async function queueWebhooks(
  queries: Queries,
  userId: string,
  event: WebhookEvent,
  mealIds: readonly string[],
): Promise<void> {
  const webhooks = await queries
    .selectFrom("webhooks")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  const happenedAt = Date.now();
  const jobs = mealIds.flatMap((meal_id) => {
    const event_id = randomUUIDv7();
    return webhooks.map(({ id }) => ({
      id: randomUUIDv7(),
      user_id: userId,
      webhook_id: id,
      event_id,
      event,
      meal_id,
      happened_at: happenedAt,
      delivery: 1,
      ...newJob(happenedAt),
      idempotency_key: null,
    }));
  });
  if (jobs.length === 0) return;
  // The entry is locked after the meals. No deadlock: the worker of these jobs locks no meal and no revision.
  await enterQueue(queries, "webhook_jobs", userId, { readyAt: 0, nowMs: happenedAt });
  await queries.insertInto("webhook_jobs").values(jobs).execute();
}
