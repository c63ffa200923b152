import { mealTypes } from "@morsel/nutrition";
import { z } from "zod";
import { pushEndpointMaxLength, timeZoneMaxLength } from "./limits.ts";
import { weekdayIds } from "./weekday-targets.ts";
import { deviceProblems } from "./wire-constants.ts";

const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A reminder to log a kind of meal, if none of that kind is logged on that day yet. */
const reminder = z.strictObject({
  meal_type: z.enum(mealTypes),
  /** 'HH:MM', by the clock of the reminders' time zone. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 12:30"),
  weekdays: z.array(z.enum(weekdayIds)).min(1).refine(areDifferent, "must name each day once"),
});
export type Reminder = z.infer<typeof reminder>;

const reminders = z
  .array(reminder)
  .max(mealTypes.length)
  .refine((all) => areDifferent(all.map(({ meal_type }) => meal_type)), "must name each meal once");

/** PUT /api/reminders (beyond the spec): replaces all reminders. Answers with `reminderStatus`. */
export const remindersRequest = z.strictObject({
  /** An IANA name. */
  time_zone: z.string().max(timeZoneMaxLength),
  reminders,
});
export type RemindersRequest = z.infer<typeof remindersRequest>;

/** A device that shows reminders, while it is signed in. */
const reminderDevice = z.strictObject({
  id: z.string(),
  /** 'Firefox on Windows'. */
  device: z.string(),
  /** ISO 8601 instant. */
  added_at: z.string(),
  /** True for the device of this request. */
  is_current: z.boolean(),
  /** Why the latest reminder did not reach the device; null if it did. */
  problem: z.enum(deviceProblems).nullable(),
});
export type ReminderDevice = z.infer<typeof reminderDevice>;

/** GET /api/reminders (beyond the spec). */
export const reminderStatus = z.strictObject({
  /** The server's public key for push subscriptions (VAPID); null if reminders are switched off. */
  public_key: z.string().nullable(),
  /** Null without reminders. */
  time_zone: z.string().nullable(),
  reminders: z.array(reminder),
  /** The device of this request first, then the newest. */
  devices: z.array(reminderDevice),
  /** True if the user has just signed in on this device. */
  is_new_session: z.boolean(),
});
export type ReminderStatus = z.infer<typeof reminderStatus>;

const base64Url = (bytes: number) =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[\w-]+$/);

/**
 * POST /api/reminders/devices: the device of this request shows the user's reminders from now on. It is the
 * browser's push subscription. Answers with `reminderStatus`.
 */
export const pushSubscriptionRequest = z.strictObject({
  endpoint: z.url().max(pushEndpointMaxLength),
  keys: z.strictObject({
    /** A point of P-256, uncompressed, and 16 random bytes (RFC 8291). */
    p256dh: base64Url(65),
    auth: base64Url(16),
  }),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionRequest>;
