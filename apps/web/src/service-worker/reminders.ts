import { pages, routes } from "@morsel/contracts/facts";

declare const self: ServiceWorkerGlobalScope;

/** The words of a reminder, by what the push contains: a kind of meal, or that it is a test. */
const texts: Readonly<Record<string, { readonly title: string; readonly body: string }>> = {
  breakfast: { title: "Time to log breakfast?", body: "Tap to write what you had." },
  lunch: { title: "Time to log lunch?", body: "Tap to write what you had." },
  dinner: { title: "Time to log dinner?", body: "Tap to write what you had." },
  snack: { title: "Time to log a snack?", body: "Tap to write what you had." },
  test: { title: "Reminders work here", body: "This is how a reminder looks." },
};
/** A browser that gets a push must show something. */
const unknownText = { title: "Time to log a meal?", body: "Tap to write what you had." };

/** Shows reminders, opens the log screen when one is tapped, and replaces an expired subscription. */
export function listenForReminders(): void {
  self.addEventListener("push", (event) => {
    const kind = readKind(event.data);
    const { title, body } = texts[kind] ?? unknownText;
    // A later one with the same tag replaces it.
    const options = { body, tag: `reminder-${kind}`, icon: "/icons/icon-192.png", lang: "en" };
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openLog());
  });
  self.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(replaceSubscription(event));
  });
}

/** Ends the subscription of this browser: its user has signed out. */
export async function endSubscription(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function readKind(data: PushMessageData | null): string {
  try {
    const { kind } = data?.json() ?? {};
    return typeof kind === "string" ? kind : "";
  } catch {
    return "";
  }
}

/** Shows an open window, or opens one. */
async function openLog(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isLog = ({ url }: WindowClient) =>
    [pages.home, pages.log].includes(new URL(url).pathname as "/");
  const open = windows.find(isLog) ?? windows[0];
  try {
    const focused = await open?.focus();
    if (focused && (isLog(focused) || (await focused.navigate(pages.log)))) return;
  } catch {
    // A window that this worker does not control cannot be navigated.
  }
  await self.clients.openWindow(pages.log);
}

/** The browser ended a subscription by itself; the server learns the new one, unless the user is signed out. */
async function replaceSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration;
  const key = event.oldSubscription?.options.applicationServerKey ?? (await fetchKey());
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = event.newSubscription ?? (await pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(routes.reminderDevices, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}

async function fetchKey(): Promise<string | undefined> {
  const answer = await fetch(routes.reminders);
  return answer.ok ? ((await answer.json()).public_key ?? undefined) : undefined;
}
