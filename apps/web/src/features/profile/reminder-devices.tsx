import type { ReminderDevice, ReminderStatus } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { findPushSupport } from "../../platform/push.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { accountErrorText, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useRemoveReminderDevice, useTestReminder } from "./api/reminders.ts";
import { formatDate } from "./format.ts";
import { t } from "./messages.ts";

interface Props {
  readonly status: ReminderStatus;
  /** True if the user has reminders. */
  readonly isNeeded: boolean;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

/** Whether this device shows the reminders, and what to do if it cannot. */
export function ThisReminderDevice({ status, isNeeded, isAdding, onAdd }: Props) {
  const device = status.devices.find(({ is_current }) => is_current);
  if (device) return <CurrentDevice device={device} />;
  switch (findPushSupport()) {
    case "none":
      return <State text={t.thisBrowserCannotShow} />;
    case "install-first":
      return (
        <State text={t.onIPhoneOrIPadOnly}>
          <Link
            className={buttonClass({ tone: "outlined", size: "small" })}
            href={pages.installApp}
          >
            {t.howInstall}
          </Link>
        </State>
      );
    case "denied":
      return <State text={t.notificationsBlockedAllow} />;
    case "available":
      if (!isNeeded) return null;
      return (
        <State
          text={
            status.devices.length > 0 ? t.remindersOffOnThisDevice : t.noDeviceShowsYourReminders
          }
        >
          <Button tone="outlined" size="small" disabled={isAdding} onClick={onAdd}>
            {t.turnOnHere}
          </Button>
        </State>
      );
  }
}

function State({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Setting title={t.thisDevice} text={text}>
      {children}
    </Setting>
  );
}

function CurrentDevice({ device }: { readonly device: ReminderDevice }) {
  const test = useTestReminder();
  const showToast = useToast();
  const onTest = () =>
    test.mutate(undefined, {
      onSuccess: () => showToast({ title: t.testSent, text: t.arrivesFewSeconds }),
      onError: (error) => showToast(errorToast(accountErrorText(error), t.testNotSent)),
    });
  return (
    <State text={describeProblem(device) ?? t.showsYourReminders}>
      <Button tone="outlined" size="small" disabled={test.isPending} onClick={onTest}>
        {t.sendTest}
      </Button>
      <RemoveButton device={device} label={t.turnOffHere} />
    </State>
  );
}

/** The user's other devices that show reminders. */
export function OtherReminderDevices({ devices }: { readonly devices: readonly ReminderDevice[] }) {
  return devices.map((device) => (
    <Setting
      key={device.id}
      title={device.device}
      text={
        describeProblem(device) ??
        t.showsYourRemindersSince({ added_at: formatDate(device.added_at) })
      }
    >
      <RemoveButton device={device} label={t.remove} />
    </Setting>
  ));
}

function RemoveButton({
  device,
  label,
}: {
  readonly device: ReminderDevice;
  readonly label: string;
}) {
  const remove = useRemoveReminderDevice();
  const showToast = useToast();
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), t.notRemoved));
  return (
    <Button
      size="small"
      disabled={remove.isPending}
      aria-label={device.is_current ? label : `${label} ${device.device}`}
      onClick={() => remove.mutate(device, { onError })}
    >
      {label}
    </Button>
  );
}

function describeProblem({ problem }: ReminderDevice): string | undefined {
  if (problem === "refused") {
    return t.lastReminderDidNotArrive;
  }
  return problem === "unreachable" ? t.lastReminderDidNotArrive2 : undefined;
}
