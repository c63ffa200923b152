import type { ReminderStatus, RemindersRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteResource, getJson, postJson, sendJson } from "../../../api/client.ts";
import { useChange } from "../../../api/items.ts";
import { subscribeToPush, unsubscribeFromPush } from "../../../platform/push.ts";

const key = [routes.reminders] as const;

/** The user's reminders and the devices that show them. */
export function useReminders() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getJson<ReminderStatus>(routes.reminders, signal),
    refetchOnMount: "always",
  });
}

/** Replaces all reminders; requests run one after the other. */
export function useSaveReminders() {
  return useStatusChange(async (request: RemindersRequest) =>
    (await sendJson("PUT", routes.reminders, request)).json(),
  );
}

/** Makes this device show the reminders. The user has given the permission. */
export function useAddReminderDevice() {
  return useStatusChange(async (publicKey: string) =>
    (await postJson(routes.reminderDevices, await subscribeToPush(publicKey))).json(),
  );
}

function useStatusChange<Variables>(mutationFn: (variables: Variables) => Promise<ReminderStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    scope: { id: routes.reminders },
    onSuccess: (status) => client.setQueryData(key, status),
  });
}

/** Removes a device; on this one, the browser's subscription ends, too. */
export function useRemoveReminderDevice() {
  return useChange([routes.reminders], async (device: { id: string; is_current: boolean }) => {
    await deleteResource(routes.reminderDevice(device.id));
    if (device.is_current) await unsubscribeFromPush().catch(() => undefined);
  });
}

/** Sends a notification to this device. */
export function useTestReminder() {
  return useChange([routes.reminders], () => postJson(routes.testReminder, {}));
}
