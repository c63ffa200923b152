import { routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { json, refusal } from "../../testing/fake-server.ts";
import {
  box,
  queueRoute,
  submitButton,
  submitText,
  submitTwice,
} from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("a submit vibrates once if it is accepted, and otherwise if it failed", async () => {
  const vibrate = vi.spyOn(navigator, "vibrate").mockReturnValue(true);
  const { server } = await renderApp("/log");
  await submitTwice(server);
  await expect.element(box()).toHaveValue("");
  expect(vibrate.mock.calls).toEqual([[[24, 60, 24]], [12]]);
  vibrate.mockRestore();
});

describe("a failed submit", () => {
  test.each([
    [
      "the server's message about its rate limit",
      () => refusal("rate_limited", "20 messages an hour."),
      "20 messages an hour.",
    ],
    [
      "a default message for a rate limit",
      () => json(429, {}),
      "Rate limit exceeded. Please try again later.",
    ],
    [
      "the server's message",
      () => refusal("unavailable"),
      "Morsel is busy. Please try again in a moment.",
    ],
    [
      "a default message for an unknown response",
      () => new Response("<html>", { status: 502 }),
      "Failed to submit meal",
    ],
    [
      "a default message for a failed request",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Failed to submit meal. Please try again.",
    ],
  ])(
    "keeps the text and shows %s [S2.dashboard.8, S4.submit.5, S8.queue-429, S8.queue-other, S8.queue-fallback]",
    async (_, answer, words) => {
      const { server, unmount } = await renderApp("/log");
      server.answer(queueRoute, answer);
      await box().fill("two eggs");
      const shown: (string | null)[] = [];
      const observer = new MutationObserver(() => shown.push(document.body.textContent));
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      await submitButton().click();
      const panel = page.getByRole("alert");
      await expect.element(panel.getByText("Unable to submit meal")).toBeVisible();
      await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
      await expect.element(box()).toHaveValue("two eggs");
      await panel.getByRole("button", { name: "Dismiss" }).click();
      await expect.element(panel).not.toBeInTheDocument();
      observer.disconnect();
      // Checks every change, because a notice that is shown only briefly would be gone at the end.
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((text) => text?.includes("Analyzing your meal"))).toEqual([]);
      await unmount();
      await renderApp("/log");
      await expect.element(box()).toHaveValue("two eggs");
    },
  );

  test("is sent again with the same idempotency key [F35]", async () => {
    const { server } = await renderApp("/log");
    await submitTwice(server);
    await expect.element(box()).toHaveValue("");
    await submitText("two eggs");
    await expect.element(box()).toHaveValue("");
    const keys = server
      .callsTo("POST", routes.queue)
      .map((call) => call.headers.get("Idempotency-Key"));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test.each(["/", "/log"])(
    "asks to sign in at %s if the session has ended, and keeps the text",
    async (path) => {
      const { server } = await renderApp(path);
      await expect.element(page.getByText("Log History")).toBeVisible();
      server.user = null;
      await submitText("two eggs");
      await expect
        .element(page.getByText("Sign in to start logging and save your meals"))
        .toBeVisible();
      await expect.element(box()).toHaveValue("two eggs");
      await expect.element(page.getByText("Log History")).not.toBeInTheDocument();
      expect(window.location.pathname).toBe("/log");
    },
  );
});
