import type { ReminderStatus } from "@morsel/contracts";
import { lazyNamed } from "../../ui/deferred.tsx";
import { DialogSetting } from "../../ui/section.tsx";
import { useReminders } from "./api/reminders.ts";
import { t } from "./messages.ts";

const RemindersDialog = lazyNamed("RemindersDialog", () => import("./reminders-dialog.tsx"));

/** Opens the reminders; hidden if the server sends none. */
export function ReminderSetting() {
  const { data: status } = useReminders();
  if (status?.public_key === null) return null;
  return (
    <DialogSetting
      title={t.reminders}
      text={status ? describe(status) : t.loading}
      label={t.changeReminders}
      dialog={(props) => <RemindersDialog {...props} />}
    />
  );
}

/** Short, so that its line does not wrap when it arrives. */
function describe({ reminders, devices }: ReminderStatus): string {
  if (reminders.length === 0) return t.off;
  if (devices.length === 0) return t.notOnAnyDeviceYet;
  return t.onForMealsCount(reminders.length);
}
