import { expect, test, vi } from "vitest";
import { electLeaderTab } from "./leader-tab.ts";

/** Starts tabs, and records when each becomes the leader and stops. */
function startTabs(name: string) {
  const events: string[] = [];
  const start = (tab: string) =>
    electLeaderTab(name, (hasWaited) => {
      events.push(`${tab} leads${hasWaited ? " after waiting" : ""}`);
      return () => events.push(`${tab} ends`);
    });
  return { events, start };
}

test("one tab is the leader, and the next takes over when it stops", async () => {
  const { events, start } = startTabs("takes-over");
  const stopFirst = start("first");
  await expect.poll(() => events).toEqual(["first leads"]);
  const stopSecond = start("second");
  stopFirst();
  await expect
    .poll(() => events)
    .toEqual(["first leads", "first ends", "second leads after waiting"]);
  stopSecond();
  await expect.poll(() => events.at(-1)).toBe("second ends");
});

test("a tab that stops while it waits never becomes the leader", async () => {
  const { events, start } = startTabs("stops-waiting");
  const stopFirst = start("first");
  await expect.poll(() => events).toEqual(["first leads"]);
  const stopSecond = start("second");
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  stopSecond();
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(0);
  stopFirst();
  const stopThird = start("third");
  await expect.poll(() => events.at(-1)).toMatch(/^third leads/);
  expect(events).not.toContain("second leads after waiting");
  stopThird();
});

test("without the Web Locks API every tab is a leader", () => {
  vi.stubGlobal("navigator", {});
  const { events, start } = startTabs("no-locks");
  const stops = [start("first"), start("second")];
  expect(events).toEqual(["first leads", "second leads"]);
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});
