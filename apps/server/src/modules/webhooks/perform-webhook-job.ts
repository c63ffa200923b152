import { randomUUIDv7 } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import { enterQueue } from "../../jobs/job-queue.ts";
import type { WebhookJob } from "../../jobs/job-queues.ts";
import { newJob } from "../../jobs/new-job.ts";
import type { JobOutcome, PerformJob } from "../../jobs/worker.ts";
import { findMeal } from "../meals/index.ts";
import type { WebhookSender } from "./webhook-sender.ts";
import { findWebhook, saveOutcome } from "./webhook-store.ts";

/** The waits before the second and each further delivery of an event: 1 minute to 24 hours. */
const minuteMs = 60_000;
export const deliveryDelaysMs = [1, 10, 60, 360, 1440].map((minutes) => minutes * minuteMs);

const done: JobOutcome = { kind: "completed", write: async () => undefined };

/** Delivers an event. A delivery that fails queues the next one, up to the last of `deliveryDelaysMs`. */
export function performWebhookJob(
  queries: Queries,
  sender: Pick<WebhookSender, "send">,
): PerformJob<WebhookJob> {
  return async (job, signal) => {
    const webhook = await findWebhook(queries, job.userId, job.webhookId);
    if (!webhook) return done;
    // As it is now: a meal that was edited or deleted since is sent in its newest state.
    const meal = (await findMeal(queries, job.userId, job.mealId)) ?? null;
    const { eventId: id, event: type, happenedAt } = job;
    const data = { meal_id: job.mealId, meal };
    const result = await sender.send(webhook, { id, type, happenedAt, data }, signal);
    // The server stops: the job is released, and sent after the next start.
    signal.throwIfAborted();
    if (result.kind === "delivered")
      return { kind: "completed", write: (trx) => saveOutcome(trx, webhook, null) };
    const problem = result.kind === "failed" ? "unreachable" : "private_network";
    const delayMs = result.kind === "failed" ? deliveryDelaysMs[job.delivery - 1] : undefined;
    return {
      kind: "completed",
      write: async (trx) => {
        await saveOutcome(trx, webhook, problem);
        if (delayMs !== undefined) await queueAgain(trx, job, delayMs);
      },
    };
  };
}

async function queueAgain(queries: Queries, job: WebhookJob, delayMs: number): Promise<void> {
  const nowMs = Date.now();
  const runAfter = nowMs + delayMs;
  await enterQueue(queries, "webhook_jobs", job.userId, { readyAt: runAfter, nowMs });
  await queries
    .insertInto("webhook_jobs")
    .values({
      id: randomUUIDv7(),
      user_id: job.userId,
      webhook_id: job.webhookId,
      event_id: job.eventId,
      event: job.event,
      meal_id: job.mealId,
      happened_at: job.happenedAt,
      delivery: job.delivery + 1,
      ...newJob(nowMs),
      run_after: runAfter,
      idempotency_key: null,
    })
    .execute();
}
