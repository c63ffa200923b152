import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectConsoleErrors } from "../testing/console-errors.ts";
import { type FakeServer, json } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleJob } from "../testing/sample-meals.ts";

const signedOut = (server: FakeServer) => {
  server.user = null;
};
const heading = (name: string) => page.getByRole("heading", { name });

describe("what each path shows", () => {
  test.each([
    ["/", "What did you eat?"],
    ["/log", "What did you eat?"],
    ["/log/", "What did you eat?"],
    ["/meals", "No meals yet"],
    ["/meals/none", "Meal Not Found"],
    ["/trends", "No entries in this week"],
    ["/profile", "Profile"],
    ["/nowhere", "404 Page Not Found"],
  ])("%s, signed in: %s", async (path, title) => {
    await renderApp(path);
    await expect.element(heading(title)).toBeVisible();
  });

  test.each([
    ["/", "Say what you ate. Get on with your day."],
    ["/log", "What did you eat?"],
    ["/meals", "Please log in to view your meals."],
    ["/meals/none", "Please log in to view meal details."],
    ["/trends", "Sign In to View Trends"],
    ["/profile", "Say what you ate. Get on with your day."],
    ["/sign-in", "Sign In"],
    ["/nowhere", "404 Page Not Found"],
  ])("%s, signed out: %s", async (path, title) => {
    await renderApp(path, signedOut);
    await expect.element(heading(title)).toBeVisible();
  });

  test("a full-screen spinner with Loading... is shown until the user is known [S2.routes.17]", async () => {
    // Loads the screen's code first, because a spinner is shown while it loads as well.
    const loaded = await renderApp("/log");
    await expect.element(heading("What did you eat?")).toBeVisible();
    await loaded.unmount();
    const user = Promise.withResolvers<Response>();
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(`GET ${routes.currentUser}`, () => user.promise);
    });
    const spinner = page.getByRole("status").filter({ hasText: "Loading..." });
    await expect.element(spinner).toBeVisible();
    await expect.poll(() => server.callsTo("GET", routes.currentUser)).toHaveLength(1);
    expect(spinner.element().querySelector("svg")).not.toBeNull();
    const { width, height } = spinner.element().getBoundingClientRect();
    expect(width).toBe(document.documentElement.clientWidth);
    expect(height).toBeGreaterThanOrEqual(window.innerHeight);
    expect(heading("What did you eat?").query()).toBeNull();
    user.resolve(json(200, server.user));
    await expect.element(heading("What did you eat?")).toBeVisible();
    await expect.element(spinner).not.toBeInTheDocument();
  });

  test("a user in the page's HTML is shown without a request", async () => {
    const slot = document.createElement("script");
    slot.id = "current-user";
    slot.type = "application/json";
    slot.textContent = '{"email":"dana@example.com","createdAt":"2026-09-04T10:00:00Z"}';
    document.body.append(slot);
    const { server } = await renderApp("/profile");
    await expect.element(page.getByText("dana@example.com")).toBeVisible();
    slot.remove();
    expect(server.callsTo("GET", routes.currentUser)).toHaveLength(0);
  });
});

describe("the navigation bars", () => {
  test.each([
    ["a meal's page", "/meals/none", "Meals"],
    ["My foods", "/my-foods", "Profile"],
    ["an own food", "/my-foods/food", "Profile"],
    ["the food table", "/foods", "Profile"],
    ["a food's page", "/foods/none", "Profile"],
  ])("on %s (%s) mark %s as the current tab", async (_page, path, name) => {
    await renderApp(path);
    const tab = page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name });
    await expect.element(tab).toHaveAttribute("aria-current", "page");
  });

  test("have no tabs on the landing page, and Sign In opens the sign-in page with a return to the log [S2.nav.7, S2.nav.9, S2.routes.18]", async () => {
    const { departures } = await renderApp("/", signedOut);
    await expect.element(page.getByRole("link", { name: "Start Tracking Free" })).toBeVisible();
    await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(departures).toEqual(["/api/login?return=%2Flog"]);
  });
});

test("a tab keeps its scroll position while another tab is shown [S2.routes.15, S2.routes.16]", async () => {
  const manyRows = Array.from({ length: 40 }, (_, index) =>
    sampleJob({ id: String(index), message: `meal number ${index}` }),
  );
  await renderApp("/log", (server) => {
    server.jobs = manyRows;
  });
  await expect.element(page.getByText("meal number 39")).toBeInTheDocument();
  const scrolled = new Promise((resolve) => {
    window.addEventListener("scroll", resolve, { once: true });
  });
  window.scrollTo({ top: 600 });
  await scrolled;
  await page.getByRole("link", { name: "Trends" }).click();
  await expect.element(heading("No entries in this week")).toBeVisible();
  expect(window.scrollY).toBe(0);
  await page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name: "Log" }).click();
  await expect.poll(() => window.scrollY).toBe(600);
});

test("an error in one screen is shown there, and the other screens still work", async () => {
  await renderApp("/meals", (server) => {
    server.answer(`GET ${routes.meals}`, () => json(200, { items: [{ id: "not a meal" }] }));
  });
  await expect.element(heading("Something went wrong")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name: "Log" }).click();
  await expect.element(heading("What did you eat?")).toBeVisible();
  expectConsoleErrors();
});

test("signing out deletes the user's data and opens the logout route [S2.profile.2, S2.profile.4, S2.profile.5, S2.routes.19]", async () => {
  const { departures } = await renderApp("/log");
  await page.getByLabelText("Meal description").fill("two eggs");
  sessionStorage.setItem("meals-selected-day", "2026-11-18");
  await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
  await expect.element(page.getByText("Member Since")).toBeVisible();
  await expect.element(page.getByText("September 4, 2026")).toBeVisible();
  await expect.element(page.getByText("Active")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => departures).toEqual(["/api/logout"]);
  expect(sessionStorage.getItem("dashboard-meal-input")).toBeNull();
  expect(sessionStorage.getItem("meals-selected-day")).toBeNull();
});
