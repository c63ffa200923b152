import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { readBrowserMemory, untilReadyForOffline } from "./browser-memory.ts";
import { expect, logMeals, openTab, test } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

const manifestFile = new URL("../apps/web/public/manifest.webmanifest", import.meta.url);
const box = (page: Page) => page.getByRole("textbox", { name: "Meal description" });
const offlineNotice = (page: Page) => page.getByText("You are offline.", { exact: true });

/** Logs a meal and opens it, so that the browser has stored the responses. */
async function logAMeal(page: Page, account: Account): Promise<Account> {
  await account.logUntilStored("two boiled eggs");
  await page.goto("/log");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await openTab(page, "Meals");
  await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
  await untilReadyForOffline(page);
  await expect.poll(() => readBrowserMemory(page)).toContain("local_day");
  return account;
}

/** Chromium reports requests without a connection, and later 401; no other report is allowed. */
function forgiveFailedCalls(troubles: string[]): void {
  const others = troubles.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/.test(text),
  );
  troubles.length = 0;
  expect(others).toEqual([]);
}

/** Sends the form that the system sends if another app shares a text with Morsel. */
async function shareText(page: Page, text: string): Promise<void> {
  const { share_target: target } = JSON.parse(readFileSync(manifestFile, "utf8"));
  await page.evaluate(
    ({ target: { action, method, enctype, params }, value }) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method, enctype });
      const field = document.createElement("textarea");
      Object.assign(field, { name: params.text, value });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { target, value: text },
  );
}

/** The addresses and the texts that the service worker has cached. */
function readCached(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const texts = await Promise.all(
      requests.flat().map(async ({ url }) => (await caches.match(url))?.text() ?? ""),
    );
    return { paths: requests.flat().map(({ url }) => new URL(url).pathname), texts };
  });
}

async function cutOff(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
}

// One journey, because the installation of the service worker costs more than each of its steps.
test("the app opens offline with the data that was last loaded, sends what was logged offline once, and detects an expired session; its service worker caches only files of the app [F40, S2.routes.20, V76]", async ({
  page,
  signUp,
  context,
  troubles,
}) => {
  test.slow();
  const { email } = await logAMeal(page, await signUp());

  await test.step("the service worker at a fixed path caches only files of the app, and no data of the user", async () => {
    const cached = await readCached(page);
    const worker = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? "",
    );
    expect(new URL(worker).pathname).toBe("/sw.js");
    expect(cached.paths).toContain("/index.html");
    expect(cached.paths.filter((path) => path.startsWith("/api"))).toEqual([]);
    expect(cached.texts.join()).not.toContain(email);
  });

  await test.step("the app opens offline, says so, and shows the data that was last loaded", async () => {
    await cutOff(context, page);
    for (const path of ["/log", "/"]) {
      await page.goto(path);
      await expect(offlineNotice(page)).toBeVisible();
      await expect(page.getByRole("listitem").getByText("two boiled eggs")).toBeVisible();
    }
    await shareText(page, "shared lentil soup");
    await expect(page).toHaveURL(/\/log$/);
    await expect(box(page)).toHaveValue("shared lentil soup");
    await page.goto("/meals");
    await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText(/egg/i);
    await page.reload();
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText(/egg/i);
    await page.goto("/profile");
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step("the data are fetched again when the connection returns", async () => {
    await page.goto("/meals");
    await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    const { items } = await (await context.request.get("/api/external/meals?limit=100")).json();
    const gone = await context.request.delete(`/api/external/meals/${items[0].id}`);
    expect(gone.status()).toBe(204);
    await context.setOffline(false);
    await expect(page.getByText("No meals yet")).toBeVisible();
    await expect(offlineNotice(page)).toBeHidden();
  });

  await test.step("a meal logged offline waits, also through closing the app, and is sent once", async () => {
    await openTab(page, "Log");
    await cutOff(context, page);
    await logMeals(page, "a bowl of lentil soup");
    const waiting = page.getByRole("list", { name: "Waiting to be sent" });
    await expect(waiting.getByText("a bowl of lentil soup")).toBeVisible();
    await expect(box(page)).toHaveValue("");
    await page.reload();
    await expect(waiting.getByText("a bowl of lentil soup")).toBeVisible();
    await page.goto("about:blank");
    await context.setOffline(false);
    await page.goto("/log");
    const sent = page.getByRole("listitem").filter({ hasText: "a bowl of lentil soup" });
    await expect(sent.getByText("Completed", { exact: true })).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(sent).toHaveCount(1);
  });

  await test.step("an expired session is detected when the connection returns", async () => {
    await openTab(page, "Meals");
    await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    await cutOff(context, page);
    await expect.poll(() => readBrowserMemory(page)).toContain("local_day");
    await page.goto("/meals");
    await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page.getByText("Please log in to view your meals.")).toBeVisible();
    await expect.poll(() => readBrowserMemory(page)).not.toContain("local_day");
    expect(await page.content()).not.toContain(email);
  });

  await test.step("a signed-out user sees the log offline, and can open the sign-in page", async () => {
    await cutOff(context, page);
    await page.goto("/log");
    await logMeals(page, "two eggs");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await context.setOffline(false);
  });
  forgiveFailedCalls(troubles);
});

test("signing out by the button or the address, and the sign-in of another user, leave no data of the user in the browser's storage [V75]", async ({
  page,
  signUp,
  context,
  troubles,
}) => {
  test.slow();
  for (const [way, leave] of [
    ["the button", () => page.getByRole("button", { name: "Sign Out" }).click()],
    ["the address", () => page.goto("/api/logout")],
  ] as const) {
    await test.step(`signing out by ${way}`, async () => {
      const { email } = await logAMeal(page, await signUp());
      await openTab(page, "Log");
      await box(page).fill("a secret snack");
      await page.goto("/profile");
      await expect(page.getByText(email)).toBeVisible();
      expect(await readBrowserMemory(page)).toContain(email);
      await leave();
      await expect(page.getByRole("link", { name: "Start Tracking Free" }).first()).toBeVisible();
      await page.goto("/log");
      await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
      await expect(box(page)).toHaveValue("");
      const memory = await readBrowserMemory(page);
      for (const trace of [email, "boiled eggs", "local_day", "secret snack"]) {
        expect(memory).not.toContain(trace);
      }
    });
  }

  await test.step("another user signs in", async () => {
    const ann = await logAMeal(page, await signUp());
    await openTab(page, "Log");
    await box(page).fill("a secret snack");
    await context.clearCookies();
    const ben = await signUp();
    await page.goto("/log");
    await expect(page.getByText("No meals logged yet")).toBeVisible();
    await expect(box(page)).toHaveValue("");
    await page.goto("/meals");
    await expect(page.getByText("No meals yet")).toBeVisible();
    await expect.poll(() => readBrowserMemory(page)).toContain(ben.email);
    const memory = await readBrowserMemory(page);
    for (const trace of [ann.email, "boiled eggs", "secret snack"])
      expect(memory).not.toContain(trace);
  });
  // The open page may have sent a request before the second user was signed in.
  forgiveFailedCalls(troubles);
});
