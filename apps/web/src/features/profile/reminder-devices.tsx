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
      return (
        <State text="This browser cannot show notifications. Use another one, or your phone." />
      );
    case "install-first":
      return (
        <State text="On an iPhone or iPad, only the installed app can show notifications.">
          <Link
            className={buttonClass({ tone: "outlined", size: "small" })}
            href={pages.installApp}
          >
            How to install
          </Link>
        </State>
      );
    case "denied":
      return (
        <State text="Notifications are blocked. Allow them for this site in the settings of your browser, then open this page again." />
      );
    case "available":
      if (!isNeeded) return null;
      return (
        <State
          text={
            status.devices.length > 0
              ? "Reminders are off on this device."
              : "No device shows your reminders yet."
          }
        >
          <Button tone="outlined" size="small" disabled={isAdding} onClick={onAdd}>
            Turn on here
          </Button>
        </State>
      );
  }
}

function State({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Setting title="This device" text={text}>
      {children}
    </Setting>
  );
}

function CurrentDevice({ device }: { readonly device: ReminderDevice }) {
  const test = useTestReminder();
  const showToast = useToast();
  const onTest = () =>
    test.mutate(undefined, {
      onSuccess: () => showToast({ title: "Test sent", text: "It arrives in a few seconds." }),
      onError: (error) => showToast(errorToast(accountErrorText(error), "Test not sent")),
    });
  return (
    <State text={describeProblem(device) ?? "Shows your reminders."}>
      <Button tone="outlined" size="small" disabled={test.isPending} onClick={onTest}>
        Send a test
      </Button>
      <RemoveButton device={device} label="Turn off here" />
    </State>
  );
}

/** The user's other devices that show reminders. */
export function OtherReminderDevices({ devices }: { readonly devices: readonly ReminderDevice[] }) {
  return devices.map((device) => (
    <Setting
      key={device.id}
      title={device.device}
      text={describeProblem(device) ?? `Shows your reminders since ${formatDate(device.added_at)}.`}
    >
      <RemoveButton device={device} label="Remove" />
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
  const onError = (error: unknown) => showToast(errorToast(accountErrorText(error), "Not removed"));
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
    return "The last reminder did not arrive. Turn reminders off and on again on that device.";
  }
  return problem === "unreachable"
    ? "The last reminder did not arrive. Morsel will try again next time."
    : undefined;
}
