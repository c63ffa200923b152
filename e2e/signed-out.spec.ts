import { routes } from "@morsel/contracts";
import type { Page } from "@playwright/test";
import { newEmail } from "./account.ts";
import { expect, logMeals, password } from "./journey.ts";
import { test } from "./window-test.ts";

test("a signed-out visitor sees the landing page and prompts to sign in, and no request fails", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Start Tracking Free" }).first()).toBeVisible();
  await page.goto("/meals");
  await expect(page.getByText(/log in|sign in/i).first()).toBeVisible();
  await page.goto("/meals/00000000-0000-7000-8000-000000000000");
  await expect(page.getByText("Please log in to view meal details.")).toBeVisible();
  await page.goto("/trends");
  await expect(page.getByText("Sign In to View Trends")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Start Tracking Free" }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("what a visitor submitted before signing in is logged right after it", async ({
  page,
  context,
  signUp,
}) => {
  const { email } = await signUp();
  await context.clearCookies();
  const queued: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/chat/queue")) queued.push(request.url());
  });

  await page.goto("/log");
  await logMeals(page, "2 eggs and toast");
  await expect(page.getByText("Sign in to start logging and save your meals")).toBeVisible();
  expect(queued).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  expect(queued).toHaveLength(1);
});

test("a new visitor goes from the landing page to the calories of the first meal", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start Tracking Free" }).first().click();
  await logMeals(page, "2 eggs and toast");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  const line = page.getByRole("list", { name: "Logged meals" }).getByRole("link");
  await expect(line).toHaveText(/egg.*\s· \d+\skcal$/i);
  await expect(line).toBeInViewport();
});

test("signing out ends the session, leaves no typed text in the browser, and clears the other tabs immediately [F39]", async ({
  page,
  context,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("an apple");
  await page.goto("/log");
  await expect(page.getByText("an apple")).toBeVisible();
  await page.getByRole("textbox", { name: "Meal description" }).fill("a secret snack");

  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByText(account.email)).toBeVisible();
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("link", { name: "Start Tracking Free" }).first()).toBeVisible();

  await expect(page.getByText("an apple")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue("");
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(kept).not.toContain("secret snack");
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("the last choice of columns applies to all open tabs [F39]", async ({
  page,
  context,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("an apple");
  const other = await context.newPage();
  const menuButton = (tab: Page) => tab.getByRole("button", { name: "Columns" });
  for (const tab of [page, other]) {
    await tab.goto("/meals");
    await expect(menuButton(tab)).toBeVisible();
  }
  const openMenu = (tab: Page) => menuButton(tab).click();
  const column = (tab: Page, name: string) =>
    tab.getByRole("menuitemcheckbox", { name, exact: true });
  /** A tab requests the preferences when it gets the focus: the response waits until the user has chosen. */
  const choose = async (tab: Page, name: string) => {
    const hasChosen = Promise.withResolvers<void>();
    await tab.route(`**${routes.preferences}`, async (route) => {
      if (route.request().method() === "GET") await hasChosen.promise;
      await route.continue();
    });
    await tab.bringToFront();
    await openMenu(tab);
    const saved = tab.waitForResponse((answer) => answer.request().method() === "PUT");
    await column(tab, name).click();
    expect((await saved).status()).toBe(200);
    hasChosen.resolve();
    await tab.unrouteAll({ behavior: "wait" });
  };
  await choose(page, "Prot");
  await choose(other, "Carb");

  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.reload();
    await openMenu(tab);
    await expect(column(tab, "Carb")).not.toBeChecked();
    await expect(column(tab, "Prot")).toBeChecked();
  }
});

test("an ended session shows the prompt to sign in, and keeps the text [F41]", async ({
  page,
  context,
  signUp,
  troubles,
}) => {
  await signUp();
  await page.goto("/log");
  await context.clearCookies();
  await logMeals(page, "a bagel with cream cheese");
  await expect(page.getByText("Sign in to start logging and save your meals")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue(
    "a bagel with cream cheese",
  );
  // Chromium reports the refused requests; no other report is allowed.
  expect(troubles.filter((text) => !/status of 401/.test(text))).toEqual([]);
  troubles.length = 0;
});
