import { type CurrentUser, type QueueRequest, routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ownerOf } from "../../../api/current-user.ts";
import { type OutboxMessage, readOutbox, writeToOutbox } from "../../../platform/outbox-store.ts";
import { setOnline } from "../../../testing/connection.ts";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const dana: CurrentUser = { email: "dana@example.com", createdAt: "2026-09-04T10:00:00Z" };
const ben: CurrentUser = { email: "ben@example.com", createdAt: "2026-10-01T10:00:00Z" };
const queueRoute = `POST ${routes.queue}`;

const box = () => page.getByLabelText("Meal description");
const waiting = () => page.getByRole("list", { name: "Waiting to be sent" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const sent = (server: FakeServer) => server.callsTo("POST", routes.queue);

async function log(text: string): Promise<void> {
  await box().fill(text);
  await button("Log Meals").click();
}

/** Adds a meal that was written earlier to the outbox. */
async function leave(message: string, change: Partial<OutboxMessage> = {}): Promise<void> {
  const by = change.by ?? dana;
  const meal = { id: crypto.randomUUID(), owner: ownerOf(by), by, message, sessionId: "session_1" };
  const when = {
    writtenAtMs: Date.now() - 3_600_000,
    timeZone: "Asia/Tokyo",
    language: "de",
  } as const;
  await writeToOutbox({ ...meal, ...when, ...change }, "changed");
}

test("the icon of the installed app shows how many of the user's meals wait", async () => {
  const badge = vi.spyOn(navigator, "setAppBadge").mockResolvedValue();
  await leave("Ben's soup", { by: ben });
  const { unmount } = await renderApp("/log");
  await expect.element(page.getByText("No meals logged yet")).toBeVisible();
  await expect.poll(() => badge.mock.lastCall).toEqual([0]);
  setOnline(false);
  await log("two eggs");
  await expect.poll(() => badge.mock.lastCall).toEqual([1]);
  setOnline(true);
  await expect.poll(() => badge.mock.lastCall).toEqual([0]);
  await unmount();
});

describe("a meal that is logged without a connection", () => {
  test("waits in the history, and is sent once, with its time and time zone, when the connection returns", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    setOnline(false);
    const before = Date.now();
    await log("two eggs");
    await expect.element(waiting().getByText("two eggs")).toBeVisible();
    await expect.element(page.getByText("Kept on this device", { exact: true })).toBeVisible();
    await expect.element(box()).toHaveValue("");
    expect(sent(server)).toEqual([]);
    const [kept] = await readOutbox();
    setOnline(true);
    await expect.element(waiting()).not.toBeInTheDocument();
    await expect.element(page.getByRole("listitem").getByText("two eggs")).toBeVisible();
    const [call, ...others] = sent(server);
    expect(others).toEqual([]);
    const { written } = (call?.body ?? {}) as QueueRequest;
    expect(written?.by).toEqual(dana);
    expect(Date.parse(written?.at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(written?.at ?? "")).toBeLessThanOrEqual(Date.now());
    expect(call?.headers.get("Time-Zone")).toBe("Europe/Paris");
    expect(call?.headers.get("Idempotency-Key")).toBe(kept?.id);
    expect(await readOutbox()).toEqual([]);
  });

  test("is sent at the next start, oldest first, with its own time zone and language", async () => {
    await leave("an apple");
    await leave("toast", { writtenAtMs: Date.now() - 7_200_000 });
    const { server } = await renderApp("/log");
    await expect.poll(() => sent(server)).toHaveLength(2);
    expect(sent(server).map(({ body }) => (body as { message: string }).message)).toEqual([
      "toast",
      "an apple",
    ]);
    expect(sent(server)[0]?.headers.get("Time-Zone")).toBe("Asia/Tokyo");
    expect(sent(server)[0]?.headers.get("Accept-Language")).toBe("de");
    await expect.poll(readOutbox).toEqual([]);
  });

  test("can be put back into the box, or removed and restored", async () => {
    const { server } = await renderApp("/log");
    setOnline(false);
    await log("two eggs");
    await expect.element(waiting()).toBeVisible();
    await button("Remove").click();
    await expect.element(waiting()).not.toBeInTheDocument();
    await button("Undo").click();
    await expect.element(waiting().getByText("two eggs")).toBeVisible();
    await button("Edit").click();
    await expect.element(box()).toHaveValue("two eggs");
    await expect.element(waiting()).not.toBeInTheDocument();
    setOnline(true);
    expect(await readOutbox()).toEqual([]);
    expect(sent(server)).toEqual([]);
  });

  test("stays in the box if the browser denies storage [F40]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    setOnline(false);
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await log("two eggs");
    const panel = page.getByRole("alert").filter({ hasText: "Unable to submit meal" });
    for (const words of [
      "Failed to submit meal. Please try again.",
      "You are offline. Your text stays here until it can be sent.",
    ]) {
      await expect.element(panel.getByText(words)).toBeVisible();
    }
    await expect.element(box()).toHaveValue("two eggs");
    expect(sent(server)).toEqual([]);
  });

  test("keeps its idempotency key if earlier requests got no response", async () => {
    const { server } = await renderApp("/log");
    server.answer(queueRoute, () => Promise.reject(new TypeError("Failed to fetch")));
    await log("two eggs");
    await button("Send it later").click();
    await expect.element(waiting().getByText("two eggs")).toBeVisible();
    await expect.element(box()).toHaveValue("");
    await expect.poll(() => sent(server).length).toBeGreaterThan(1);
    server.recover(queueRoute);
    setOnline(true);
    await expect.element(waiting()).not.toBeInTheDocument();
    const keys = sent(server).map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(1);
  });
});

describe("meals that are not sent", () => {
  test("a meal that the server rejects stays listed with the reason, and can be put back into the text box", async () => {
    await leave("two eggs");
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(queueRoute, () => refusal("message_too_old"));
    });
    await expect.element(waiting().getByText("Not sent")).toBeVisible();
    await expect.element(waiting().getByText(/more than 30 days ago/)).toBeVisible();
    setOnline(true);
    await button("Edit").click();
    await expect.element(box()).toHaveValue("two eggs");
    expect(sent(server)).toHaveLength(1);
  });

  test("meals wait after a rate limit, and show the server's message", async () => {
    await leave("two eggs");
    await leave("an apple", { writtenAtMs: Date.now() - 60_000 });
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(queueRoute, () => refusal("rate_limited", "20 messages an hour."));
    });
    await expect.element(waiting().getByText("20 messages an hour.")).toBeVisible();
    expect(sent(server)).toHaveLength(1);
    server.recover(queueRoute);
    setOnline(true);
    await expect.element(waiting()).not.toBeInTheDocument();
    expect(sent(server)).toHaveLength(3);
  });

  test("a signed-out visitor sees that a meal waits, but not its text", async () => {
    await leave("a secret snack");
    const { server } = await renderApp("/log", (fake) => {
      fake.user = null;
    });
    await expect
      .element(page.getByText(/^1 meal on this device is waiting to be sent/))
      .toBeVisible();
    expect(document.body.textContent).not.toContain("secret");
    expect(sent(server)).toEqual([]);
    expect(await readOutbox()).toHaveLength(1);
  });

  test("a meal of another user is neither shown nor sent, and is sent when its author signs in", async () => {
    await leave("a secret snack");
    await leave("toast", { by: ben });
    const { server, unmount } = await renderApp("/log", (fake) => {
      fake.user = ben;
    });
    await expect.poll(() => sent(server)).toHaveLength(1);
    expect(sent(server)[0]?.body).toMatchObject({ message: "toast", written: { by: ben } });
    await expect
      .element(page.getByText(/^1 meal on this device is waiting to be sent/))
      .toBeVisible();
    expect(document.body.textContent).not.toContain("secret");
    await unmount();
    const { server: danas } = await renderApp("/log");
    await expect.poll(() => sent(danas)).toHaveLength(1);
  });

  test("a page with an outdated user stops sending after the server's rejection", async () => {
    await leave("a secret snack");
    await leave("an apple");
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(queueRoute, () => {
        fake.user = ben;
        return refusal("written_by_another");
      });
    });
    await expect
      .element(page.getByText(/^2 meals on this device are waiting to be sent/))
      .toBeVisible();
    expect(sent(server)).toHaveLength(1);
    expect(document.body.textContent).not.toContain("secret");
    expect(await readOutbox()).toHaveLength(2);
  });

  test("messages older than 30 days are deleted", async () => {
    await leave("a secret snack", { writtenAtMs: Date.now() - 31 * 24 * 3_600_000, by: ben });
    await renderApp("/log");
    await expect.poll(readOutbox).toEqual([]);
  });
});

describe("signing out with a waiting meal", () => {
  test("asks for confirmation, then deletes the user's meals and keeps those of other users", async () => {
    await leave("toast", { by: ben });
    const { departures } = await renderApp("/profile");
    setOnline(false);
    await leave("a secret snack");
    await button("Sign Out").click();
    const question = page.getByRole("alertdialog");
    await expect.element(question.getByText(/1 meal is kept on this device only/)).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await readOutbox()).toHaveLength(2);
    await button("Sign Out").click();
    await page.getByRole("button", { name: "Delete and sign out" }).click();
    await expect.poll(() => departures).toEqual([routes.logout]);
    expect(await readOutbox()).toMatchObject([{ message: "toast" }]);
  });
});
