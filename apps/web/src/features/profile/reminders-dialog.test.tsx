import { type Reminder, routes, weekdayIds } from "@morsel/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakePush } from "../../testing/fake-push.ts";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const lunch: Reminder = { meal_type: "lunch", time: "13:00", weekdays: [...weekdayIds] };
const phone = {
  id: "device-2",
  device: "Safari on iPhone",
  added_at: "2026-11-02T10:00:00Z",
  is_current: false,
  problem: null,
};
const here = { ...phone, id: "device-1", device: "Chrome on Linux", is_current: true };
const card = () => page.getByRole("dialog", { name: "Reminders" });

/** Renders the profile, and opens the reminders. */
async function openReminders(prepare?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp("/profile", prepare);
  await page.getByRole("button", { name: "Change reminders" }).click();
  return app;
}
const toggle = (name: string) => card().getByRole("switch", { name });

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the first reminder asks for the permission after the tap, and makes this device show reminders", async () => {
  const push = fakePush("default", "granted");
  const { server } = await openReminders();
  await expect.element(toggle("Lunch")).not.toBeChecked();
  expect(push.asked).toBe(0);
  await toggle("Lunch").click();
  await expect.element(toggle("Lunch")).toBeChecked();
  await expect.element(card().getByText("Shows your reminders.")).toBeVisible();
  expect(push.asked).toBe(1);
  expect(server.callsTo("PUT", routes.reminders)[0]?.body).toEqual({
    time_zone: "Europe/Paris",
    reminders: [lunch],
  });
  expect(server.callsTo("POST", routes.reminderDevices)).toHaveLength(1);
});

test("a reminder's time and days are changed, and it is switched off", async () => {
  fakePush("granted");
  const { server } = await openReminders((fake) => {
    Object.assign(fake.reminders, {
      time_zone: "Europe/Paris",
      reminders: [lunch],
      devices: [here],
    });
  });
  const group = card().getByRole("group", { name: "Lunch" });
  await group.getByLabelText("Time").fill("12:15");
  await group.getByLabelText("Days").selectOptions("Mon to Fri");
  const changed = { ...lunch, time: "12:15", weekdays: weekdayIds.slice(0, 5) };
  await expect.poll(() => server.reminders.reminders).toEqual([changed]);
  await toggle("Lunch").click();
  await expect.poll(() => server.reminders.reminders).toEqual([]);
  await expect.element(group.getByLabelText("Time")).not.toBeInTheDocument();
});

test("without the permission the reminder is saved for other devices, and the dialog says how to allow it", async () => {
  fakePush("default", "denied");
  const { server } = await openReminders();
  await toggle("Dinner").click();
  await expect.element(card().getByText(/Notifications are blocked\. Allow them/)).toBeVisible();
  expect(server.callsTo("POST", routes.reminderDevices)).toEqual([]);
  expect(server.reminders.reminders).toMatchObject([{ meal_type: "dinner" }]);
});

test("a browser without notifications says so, and an iPhone needs the installed app", async () => {
  vi.stubGlobal("PushManager", undefined);
  // The app looks for the name, not for its value.
  Reflect.deleteProperty(window, "PushManager");
  const { unmount } = await openReminders();
  await expect.element(card().getByText(/This browser cannot show notifications/)).toBeVisible();
  await unmount();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) Safari/605");
  await openReminders();
  await expect.element(card().getByText(/only the installed app/)).toBeVisible();
  await expect
    .element(card().getByRole("link", { name: "How to install" }))
    .toHaveAttribute("href", "/install-app");
});

test("this device is tested and removed, another one is removed", async () => {
  const push = fakePush("granted");
  push.isSubscribed = true;
  const { server } = await openReminders((fake) => {
    Object.assign(fake.reminders, { reminders: [lunch], devices: [here, phone] });
  });
  await card().getByRole("button", { name: "Send a test" }).click();
  await expect.element(page.getByText("Test sent")).toBeVisible();
  expect(server.callsTo("POST", routes.testReminder)).toHaveLength(1);
  await card().getByRole("button", { name: "Remove Safari on iPhone" }).click();
  await expect.element(card().getByText("Safari on iPhone")).not.toBeInTheDocument();
  expect(push.isSubscribed).toBe(true);
  await card().getByRole("button", { name: "Turn off here" }).click();
  await expect.element(card().getByText("No device shows your reminders yet.")).toBeVisible();
  expect(push.isSubscribed).toBe(false);
});

test("a failed test, a refused subscription and a reminder that was not saved show the reason", async () => {
  const push = fakePush("granted");
  const { server } = await openReminders((fake) => {
    Object.assign(fake.reminders, { reminders: [lunch] });
    fake.answer(`PUT ${routes.reminders}`, () => refusal("unavailable"));
    fake.answer(`POST ${routes.testReminder}`, () => refusal("reminder_not_sent"));
  });
  push.isServiceDown = true;
  await card().getByRole("button", { name: "Turn on here" }).click();
  await expect.element(page.getByText(/could not reach its push service/)).toBeVisible();
  push.isServiceDown = false;
  await card().getByRole("button", { name: "Turn on here" }).click();
  await card().getByRole("button", { name: "Send a test" }).click();
  await expect.element(page.getByText(/did not take the reminder/)).toBeVisible();
  await toggle("Snack").click();
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await expect.element(toggle("Snack")).not.toBeChecked();
  expect(server.reminders.devices).toHaveLength(1);
});

test("times in another zone say so, and can be moved to this one", async () => {
  fakePush("granted");
  const { server } = await openReminders((fake) => {
    Object.assign(fake.reminders, { time_zone: "America/New_York", reminders: [lunch] });
  });
  await expect.element(card().getByText("The times are in America/New York.")).toBeVisible();
  await card().getByRole("button", { name: "Use Europe/Paris" }).click();
  await expect.poll(() => server.reminders.time_zone).toBe("Europe/Paris");
});

test("the profile says how many meals have a reminder, and hides them if the server sends none", async () => {
  fakePush("granted");
  const setting = page.getByRole("button", { name: "Change reminders" });
  const { unmount } = await renderApp("/profile", (fake) => {
    Object.assign(fake.reminders, { reminders: [lunch], devices: [here] });
  });
  await expect.element(page.getByText("On for 1 meal.")).toBeVisible();
  await unmount();
  await renderApp("/profile", (fake) => {
    Object.assign(fake.reminders, { public_key: null });
  });
  await expect.element(page.getByText("Targets and display")).toBeVisible();
  await expect.element(setting).not.toBeInTheDocument();
});

test("after a new sign-in a browser that still has its subscription shows reminders again; one whose device was removed does not", async () => {
  const push = fakePush("granted");
  push.isSubscribed = true;
  const { server, unmount } = await renderApp("/log", (fake) => {
    Object.assign(fake.reminders, { reminders: [lunch], is_new_session: true });
  });
  await expect.poll(() => server.reminders.devices.length).toBe(1);
  await unmount();
  const later = await renderApp("/log", (fake) => {
    Object.assign(fake.reminders, { reminders: [lunch] });
  });
  await expect.poll(() => later.server.callsTo("GET", routes.reminders).length).toBeGreaterThan(0);
  expect(later.server.callsTo("POST", routes.reminderDevices)).toEqual([]);
});
