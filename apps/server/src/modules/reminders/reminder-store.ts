import type { Reminder, RemindersRequest } from "@morsel/contracts";
import { type MealType, mealTypes } from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import type { ReminderRow } from "../../database/tables.ts";
import { nextReminderMs } from "./next-reminder.ts";

/** A user's reminders in the order of the meals, and their time zone; null without reminders. */
export async function readReminders(
  queries: Queries,
  userId: string,
): Promise<{ readonly time_zone: string | null; readonly reminders: Reminder[] }> {
  const rows = await queries
    .selectFrom("reminders")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  const reminders = rows
    .map((row) => ({
      meal_type: row.meal_type,
      time: row.time_of_day,
      weekdays: readWeekdays(row),
    }))
    .sort((one, other) => placeOf(one.meal_type) - placeOf(other.meal_type));
  return { time_zone: rows[0]?.time_zone ?? null, reminders };
}

/** Replaces a user's reminders. */
export async function saveReminders(
  queries: Queries,
  userId: string,
  { time_zone: timeZone, reminders }: RemindersRequest,
): Promise<void> {
  const nowMs = Date.now();
  const rows = reminders.map(({ meal_type, time, weekdays }) => ({
    user_id: userId,
    meal_type,
    time_of_day: time,
    weekdays_json: JSON.stringify(weekdays),
    time_zone: timeZone,
    next_at: nextReminderMs(nowMs, { time, weekdays, timeZone }),
  }));
  await queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await trx.deleteFrom("reminders").where("user_id", "=", userId).execute();
    if (rows.length > 0) await trx.insertInto("reminders").values(rows).execute();
  });
}

export function readWeekdays(row: Pick<ReminderRow, "weekdays_json">): Reminder["weekdays"] {
  return JSON.parse(row.weekdays_json);
}

function placeOf(mealType: MealType): number {
  return mealTypes.indexOf(mealType);
}
