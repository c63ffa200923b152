import { languageIds, matchLanguage, pages, routes } from "@morsel/contracts/facts";
import { reminderTexts } from "./reminder-messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Shows reminders, opens the log screen when one is tapped, and replaces an expired subscription. */
export function listenForReminders(): void {
  self.addEventListener("push", (event) => {
    const { kind, lang } = readPush(event.data);
    const texts = reminderTexts[lang];
    // A browser that gets a push must show something.
    const { title, body } = Object.hasOwn(texts, kind) ? texts[kind as "test"] : texts.other;
    // A later one with the same tag replaces it.
    const options = { body, tag: `reminder-${kind}`, icon: "/icons/icon-192.png", lang };
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

/** What a reminder is for, and the language that the user has chosen, or else that of the browser. */
function readPush(data: PushMessageData | null) {
  const { kind, language } = parse(data);
  return {
    kind: typeof kind === "string" ? kind : "",
    lang: languageIds.find((id) => id === language) ?? matchLanguage(navigator.languages),
  };
}

function parse(data: PushMessageData | null): { kind?: unknown; language?: unknown } {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
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
