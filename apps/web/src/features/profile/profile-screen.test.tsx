import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => vi.useRealTimers());

test("the profile shows who is signed in [S2.profile.1]", async () => {
  await renderApp("/profile");
  await expect.element(page.getByText("dana@example.com")).toBeVisible();
});

test("the profile says so where there is no e-mail [S2.profile.1]", async () => {
  await renderApp("/profile", (server) => {
    server.user = { email: "", createdAt: "2026-09-04T10:00:00Z" };
  });
  await expect.element(page.getByText("No email available")).toBeVisible();
});

test("Member Since is today where nobody knows [S2.profile.3]", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-19T12:00:00Z"), toFake: ["Date"] });
  await renderApp("/profile", (server) => {
    server.user = { email: "dana@example.com", createdAt: "" };
  });
  await expect.element(page.getByText("November 19, 2026")).toBeVisible();
});
