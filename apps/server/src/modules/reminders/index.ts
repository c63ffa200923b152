export { queueDueReminders } from "./due-reminders.ts";
export { performReminderJob } from "./perform-reminder-job.ts";
export { loadPushKeys } from "./push-keys.ts";
export { type PostToPushService, PushService } from "./push-service.ts";
export { ReminderTimer } from "./reminder-timer.ts";
export { reminders } from "./reminders.ts";
