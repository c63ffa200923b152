import type { Reminder, ReminderStatus } from "@morsel/contracts";
import { type MealType, mealTypes } from "@morsel/nutrition";
import { findApiError } from "../../api/client.ts";
import { timeZoneHere } from "../../platform/clock.ts";
import { findPushSupport, requestPushPermission } from "../../platform/push.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-opener.tsx";
import { fill } from "../../ui/fill.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useAddReminderDevice, useReminders, useSaveReminders } from "./api/reminders.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";
import { OtherReminderDevices, ThisReminderDevice } from "./reminder-devices.tsx";
import { newReminder, ReminderRow } from "./reminder-row.tsx";

/** Reminders to log a meal, and the devices that show them. */
export function RemindersDialog(props: DialogProps) {
  const query = useReminders();
  return (
    <ControlledDialog title={t.reminders} {...props}>
      <p>{t.notificationAtTimeYou}</p>
      <LoadError text={t.yourRemindersCouldNotBe} query={query} />
      {query.data ? (
        <div className={styles.reminders}>
          <ReminderSettings status={query.data} />
        </div>
      ) : null}
      <Button className={styles.wideButton} onClick={props.onClose}>
        {t.done}
      </Button>
    </ControlledDialog>
  );
}

function ReminderSettings({ status }: { readonly status: ReminderStatus }) {
  const showToast = useToast();
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), t.notSaved));
  const save = useSaveReminders();
  const addHere = useAddHere(status);
  const request = save.isPending ? save.variables : undefined;
  const reminders = request?.reminders ?? status.reminders;
  const zone = request?.time_zone ?? status.time_zone ?? timeZoneHere();
  const put = (changed: readonly Reminder[], time_zone = zone) =>
    save.mutate({ time_zone, reminders: [...changed] }, { onError });
  const change = (mealType: MealType, reminder: Reminder | undefined) => {
    const others = reminders.filter(({ meal_type }) => meal_type !== mealType);
    put(reminder ? [...others, reminder] : others);
  };
  const switchReminder = (mealType: MealType, isOn: boolean) => {
    if (isOn && status.devices.length === 0 && findPushSupport() === "available")
      void addHere.add();
    change(mealType, isOn ? newReminder(mealType) : undefined);
  };
  return (
    <>
      {mealTypes.map((mealType) => (
        <ReminderRow
          key={mealType}
          mealType={mealType}
          reminder={reminders.find(({ meal_type }) => meal_type === mealType)}
          onSwitch={(isOn) => switchReminder(mealType, isOn)}
          onChange={(reminder) => change(mealType, reminder)}
        />
      ))}
      {reminders.length > 0 && zone !== timeZoneHere() ? (
        <Setting title={t.timeZone} text={t.timesZone({ zone: describeZone(zone) })}>
          <Button tone="outlined" size="small" onClick={() => put(reminders, timeZoneHere())}>
            {fill(t.useZone, { zone: describeZone(timeZoneHere()) })}
          </Button>
        </Setting>
      ) : null}
      <ThisReminderDevice
        status={status}
        isNeeded={reminders.length > 0}
        isAdding={addHere.isPending}
        onAdd={() => void addHere.add()}
      />
      <OtherReminderDevices devices={status.devices.filter((device) => !device.is_current)} />
    </>
  );
}

/** Asks for the permission, and makes this device show the reminders. */
function useAddHere({ public_key: publicKey }: ReminderStatus) {
  const showToast = useToast();
  const { mutate, isPending } = useAddReminderDevice();
  const add = async () => {
    if (publicKey === null || !(await requestPushPermission())) return;
    mutate(publicKey, {
      onError: (error) => {
        const text = findApiError(error) ? accountErrorText(error) : t.yourBrowserCouldNotReach;
        showToast(errorToast(text, t.notSwitchedOnHere));
      },
    });
  };
  return { add, isPending };
}

/** 'America/New York'. */
function describeZone(name: string): string {
  return name.replaceAll("_", " ");
}
