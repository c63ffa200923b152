import type { ReminderStatus } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { findPushSubscription } from "../platform/push.ts";
import { getJson, postJson } from "./client.ts";

/**
 * After a new sign-in, this device shows the user's reminders again if its browser still has a subscription: the
 * server forgets it when a session expires.
 */
export async function renewReminders(): Promise<void> {
  const { public_key, reminders, devices, is_new_session } = await getJson<ReminderStatus>(
    routes.reminders,
  );
  if (!public_key || !is_new_session || reminders.length === 0) return;
  if (devices.some(({ is_current }) => is_current)) return;
  const subscription = await findPushSubscription(public_key);
  if (subscription) await postJson(routes.reminderDevices, subscription);
}
