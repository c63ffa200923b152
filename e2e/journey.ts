import { test as base, expect, type Page } from "@playwright/test";
import { Account, newEmail, password } from "./account.ts";
import { Morsel } from "./morsel.ts";

export { password };

/** The message that the product is shown with. */
export const twoMeals =
  "For breakfast two scrambled eggs, two slices of whole wheat toast with butter and a glass of orange juice; at 1pm a chicken caesar salad and a diet coke";

interface Fixtures {
  /** Console errors, page errors and failed requests of the page; a journey ends with none. */
  troubles: string[];
}

interface WorkerFixtures {
  morsel: Morsel;
  /** Somebody with two meals today, on the server of this worker; journeys only look at them. */
  diner: Account;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  morsel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const morsel = await Morsel.start();
      await use(morsel);
      await morsel.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  diner: [
    async ({ morsel }, use) => {
      const diner = await Account.create(morsel.url);
      await diner.logUntilStored(twoMeals);
      await use(diner);
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ morsel }, use) => {
    await use(morsel.url);
  },
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          troubles.push(message.text());
        }
      });
      page.on("pageerror", (error) => troubles.push(error.message));
      await use(troubles);
      expect(troubles, "the page complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Creates an account through the screens, starting at the log; ends on the dashboard. */
export async function createAccount(page: Page, email = newEmail()): Promise<string> {
  await page.goto("/api/login?return=/log");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  return email;
}

/** Types a message into the dashboard and presses Log Meals. */
export async function logMeals(page: Page, message: string): Promise<void> {
  await page.getByRole("textbox", { name: "Meal description" }).fill(message);
  await page.getByRole("button", { name: "Log Meals" }).click();
}

/** Goes to one of the tabs by its link, as a person does. */
export async function openTab(page: Page, name: "Log" | "Meals" | "Trends" | "Profile") {
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
}
