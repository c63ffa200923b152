import { randomUUIDv7 } from "node:crypto";
import { reminderMaxLateMs } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import type { ReminderRow } from "../../database/tables.ts";
import { enterQueue } from "../../jobs/job-queue.ts";
import { newJob } from "../../jobs/new-job.ts";
import { toLocalDay } from "../meals/index.ts";
import { nextReminderMs } from "./next-reminder.ts";
import { readWeekdays } from "./reminder-store.ts";

/** Reminders that are read at a time. */
const batchSize = 200;

/**
 * Queues a job for each device of the users whose reminders are due, and sets when the reminders are due next.
 * Any number of processes may call it: one of them queues the jobs of a reminder. A reminder that is more than an
 * hour late is skipped. Returns the number of queued jobs.
 */
export async function queueDueReminders(queries: Queries, nowMs = Date.now()): Promise<number> {
  let queued = 0;
  for (;;) {
    const due = await queries
      .selectFrom("reminders")
      .selectAll()
      .where("next_at", "<=", nowMs)
      .orderBy("next_at")
      .limit(batchSize)
      .execute();
    for (const reminder of due) queued += await queueReminder(queries, reminder, nowMs);
    if (due.length < batchSize) return queued;
  }
}

async function queueReminder(queries: Queries, row: ReminderRow, nowMs: number): Promise<number> {
  const { user_id, meal_type, time_zone: timeZone, next_at: dueAt } = row;
  const next_at = nextReminderMs(nowMs, {
    time: row.time_of_day,
    weekdays: readWeekdays(row),
    timeZone,
  });
  return queries.transaction().execute(async (trx) => {
    // Another process, or the user, may have changed it since it was read.
    const { numUpdatedRows } = await trx
      .updateTable("reminders")
      .set({ next_at })
      .where("user_id", "=", user_id)
      .where("meal_type", "=", meal_type)
      .where("next_at", "=", dueAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || nowMs - dueAt > reminderMaxLateMs) return 0;
    const subscriptions = await trx
      .selectFrom("push_subscriptions")
      .select("id")
      .where("user_id", "=", user_id)
      .execute();
    const jobs = subscriptions.map(({ id }) => ({
      id: randomUUIDv7(),
      user_id,
      subscription_id: id,
      meal_type,
      local_day: toLocalDay(dueAt, timeZone),
      due_at: dueAt,
      ...newJob(nowMs),
      idempotency_key: null,
    }));
    if (jobs.length === 0) return 0;
    await enterQueue(trx, "reminder_jobs", user_id, { readyAt: 0, nowMs });
    await trx.insertInto("reminder_jobs").values(jobs).execute();
    return jobs.length;
  });
}
