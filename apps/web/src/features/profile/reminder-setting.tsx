import type { ReminderStatus } from "@morsel/contracts";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogSetting } from "../../ui/section.tsx";
import { useReminders } from "./api/reminders.ts";

const RemindersDialog = lazyNamed("RemindersDialog", () => import("./reminders-dialog.tsx"));

/** Opens the reminders; hidden if the server sends none. */
export function ReminderSetting() {
  const { data: status } = useReminders();
  if (status?.public_key === null) return null;
  return (
    <DialogSetting
      title="Reminders"
      text={status ? describe(status) : "Loading..."}
      label="Change reminders"
      dialog={(props) => <RemindersDialog {...props} />}
    />
  );
}

/** Short, so that its line does not wrap when it arrives. */
function describe({ reminders, devices }: ReminderStatus): string {
  if (reminders.length === 0) return "Off.";
  if (devices.length === 0) return "Not on any device yet.";
  return reminders.length === 1 ? "On for 1 meal." : `On for ${reminders.length} meals.`;
}
