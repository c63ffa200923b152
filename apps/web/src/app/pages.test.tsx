import { pages } from "@morsel/contracts/facts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";

const signedOut = (server: FakeServer) => {
  server.user = null;
};
const signedIn = () => undefined;
const bothStates = [
  ["signed in", signedIn],
  ["signed out", signedOut],
] as const;

/** The screen has exactly this h1, and the document has this title. */
async function expectScreen(heading: string, title: string) {
  await expect.element(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(page.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
  await expect.poll(() => document.title).toBe(`${title} · Morsel`);
}

const landing = "Say what you ate. Get on with your day.";

test("/ shows the landing page to a signed-out user [S2.routes.2]", async () => {
  await renderApp("/", signedOut);
  await expectScreen(landing, "Say what you ate");
});

test("/profile shows the landing page to a signed-out user and the profile to a signed-in user [S2.routes.10]", async () => {
  const { unmount } = await renderApp("/profile", signedOut);
  await expectScreen(landing, "Say what you ate");
  await unmount();
  await renderApp("/profile");
  await expectScreen("Profile", "Profile");
});

test("/meals/{id}/edit asks a signed-out user to log in, with a return to it [S2.routes.8]", async () => {
  const { departures } = await renderApp("/meals/a-1/edit", signedOut);
  await expectScreen("Please log in to edit meals.", "Edit Meal");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect(departures).toEqual(["/api/login?return=%2Fmeals%2Fa-1%2Fedit"]);
});

const ownPages = Object.values(pages).filter((pattern) => pattern !== pages.admin);

describe.each(bothStates)("%s", (_, prepare) => {
  test("the operator's page does not exist for others", async () => {
    await renderApp(pages.admin, prepare);
    await expect.poll(() => document.title).toContain("404");
  });

  test.each(ownPages)("%s has a screen", async (pattern) => {
    await renderApp(pattern.replace(":id", "1"), prepare);
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => document.title).toMatch(/ · Morsel$/);
    expect(document.title).not.toContain("404");
  });

  test("the legal pages are shown [S2.routes.11]", async () => {
    const { unmount } = await renderApp("/privacy", prepare);
    await expectScreen("Privacy Policy", "Privacy Policy");
    await unmount();
    await renderApp("/terms", prepare);
    await expectScreen("Terms of Service", "Terms of Service");
  });

  test("the install page is shown [S2.routes.13]", async () => {
    await renderApp("/install-app", prepare);
    await expectScreen("Install Morsel", "Install App");
  });

  test.each(["/nowhere", "/meals/1/2/3", "/calorie-guess"])(
    "%s shows the 404 page [S2.routes.14, S8.unknown-route]",
    async (path) => {
      await renderApp(path, prepare);
      await expectScreen("404 Page Not Found", "404 Page Not Found");
    },
  );
});
