import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSubscription, listenForReminders } from "./reminders.ts";

const shown: { title: string; options: NotificationOptions }[] = [];
const subscription = {
  options: { applicationServerKey: "old key" },
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint: "https://push.example.com/2", keys: { p256dh: "p", auth: "a" } }),
};
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: vi.fn(async (_options: unknown) => subscription),
};
const openWindow = vi.fn(async (_url: string) => null);
let windows: object[] = [];

const listeners = new Map<string, (event: object) => void>();
beforeEach(() => {
  shown.length = 0;
  windows = [];
  vi.stubGlobal("registration", {
    pushManager,
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.push({ title, options }),
  });
  vi.stubGlobal("clients", { matchAll: async () => windows, openWindow });
  vi.spyOn(self, "addEventListener").mockImplementation((name: string, listener: unknown) => {
    listeners.set(name, listener as (event: object) => void);
  });
  listenForReminders();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Dispatches an event as the browser does, and waits for its work. */
async function dispatch(name: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...fields, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}
const push = (data: unknown) => dispatch("push", { data: { json: () => data } });

test("a push shows the words of its kind, and a later one of that kind replaces it", async () => {
  await push({ kind: "lunch" });
  await push({ kind: "test" });
  expect(shown.map(({ title }) => title)).toEqual(["Time to log lunch?", "Reminders work here"]);
  expect(shown.map(({ options }) => options.tag)).toEqual(["reminder-lunch", "reminder-test"]);
});

test("a push is in the language that the user has chosen, or else in the browser's", async () => {
  await push({ kind: "lunch", language: "fr" });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "en"]);
  await push({ kind: "lunch" });
  await push({ kind: "lunch", language: "tlh" });
  expect(shown.map(({ title }) => title.replaceAll("\u00a0", " "))).toEqual([
    "Noter le déjeuner ?",
    "Schon zu Mittag gegessen?",
    "Schon zu Mittag gegessen?",
  ]);
  expect(shown.map(({ options }) => options.lang)).toEqual(["fr", "de", "de"]);
});

test("a push without readable content shows a reminder without a kind", async () => {
  await push({ kind: "<img src=x>" });
  await push("text");
  await dispatch("push", { data: null });
  expect(shown.map(({ title }) => title)).toEqual(Array(3).fill("Time to log a meal?"));
});

test("tapping a reminder opens the log screen", async () => {
  const notification = { close: vi.fn() };
  await dispatch("notificationclick", { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith("/log");
});

test("tapping a reminder shows an open window at the log screen, and keeps what is typed there", async () => {
  const notification = { close: () => undefined };
  const windowAt = (path: string) => {
    const own = { url: `https://morsel.example.com${path}`, navigate: vi.fn(async () => own) };
    return Object.assign(own, { focus: vi.fn(async () => own) });
  };
  const [trends, log] = [windowAt("/trends"), windowAt("/log")];
  windows = [trends, log];
  await dispatch("notificationclick", { notification });
  expect([log.focus, log.navigate].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  windows = [trends];
  await dispatch("notificationclick", { notification });
  expect(trends.navigate).toHaveBeenCalledWith("/log");
  expect(openWindow).not.toHaveBeenCalled();
});

test("a subscription that the browser ended is replaced, and the server learns the new one", async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
  vi.stubGlobal("fetch", fetched);
  await dispatch("pushsubscriptionchange", { oldSubscription: subscription });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: "old key",
  });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/reminders/devices");
  expect(JSON.parse(String(init?.body))).toEqual(subscription.toJSON());
});

test("signing out ends the subscription", async () => {
  await endSubscription();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});
