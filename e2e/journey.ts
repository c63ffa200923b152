import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { MailCatcher } from "../apps/server/src/testing/mail-catcher.ts";
import { ModelService } from "../apps/server/src/testing/model-service.ts";
import { missingSpeechPrograms } from "../scripts/speech-programs.mjs";
import { Account, newEmail, password } from "./account.ts";
import { cheaperServer } from "./cheaper-server.ts";
import { sharedServerUrl } from "./shared-server.ts";
import { Morsel } from "./start-morsel.ts";
import { Window } from "./window.ts";

export { password };

/** The message that the product is shown with. */
export const twoMeals =
  "For breakfast at 00:05 two scrambled eggs, two slices of whole wheat toast with butter and a glass of orange juice; for lunch a chicken caesar salad and a diet coke";

/** What Playwright writes to the console if a journey runs without the service worker. */
const blockedWorker = "Service Worker registration blocked by Playwright";

interface Fixtures {
  /** Estimates while a user of `signUp` types. Its worker takes as long to start as a page to load. */
  isPreviewShown: boolean;
  /** Creates an account without its screens; the browser holds its session. */
  signUp: () => Promise<Account>;
  /** Requests of the page to another host; a journey fails if there is one. */
  foreign: string[];
  /** Console errors, page errors and failed requests of the page; a journey fails if there is one. */
  troubles: string[];
}

/** All are here because a file with others would get a process and a browser of its own. */
interface WorkerFixtures {
  /** A user with two meals today, which journeys do not change. */
  diner: Account;
  /** A server with an AI, which is the `model`. */
  modelServer: { readonly morsel: Morsel; readonly model: ModelService };
  /** A server that recognises speech. */
  voiceServer: Morsel;
  /** A server that sends mail, which the `mail` catches. */
  mailServer: { readonly morsel: Morsel; readonly mail: MailCatcher };
  /** The windows of window-test.ts. */
  windows: Record<"stranger" | "diner", () => Promise<Window>>;
}

/** With the speech programs, or with a configured service, which is not there. */
const voiceSettings: Readonly<Record<string, string>> =
  missingSpeechPrograms().length === 0
    ? { TRANSCRIBE_PROVIDER: "pocketsphinx" }
    : { TRANSCRIBE_BASE_URL: "http://localhost:9" };

export const test = base.extend<Fixtures, WorkerFixtures>({
  modelServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const model = await ModelService.start();
      const morsel = await Morsel.start(model.environment, { nodeOptions: cheaperServer });
      await use({ morsel, model });
      await morsel.stop();
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  voiceServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const morsel = await Morsel.start(voiceSettings, { nodeOptions: cheaperServer });
      await use(morsel);
      await morsel.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const mail = await MailCatcher.start();
      const morsel = await Morsel.start(mail.environment, { nodeOptions: cheaperServer });
      await use({ morsel, mail });
      await morsel.stop();
      await mail.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  diner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const diner = await Account.create(sharedServerUrl());
      await diner.logUntilStored(twoMeals);
      await use(diner);
    },
    { scope: "worker" },
  ],
  windows: [
    async ({ browser, diner }, use, { project }) => {
      const { viewport, hasTouch, isMobile, locale, timezoneId } = project.use;
      const options = { viewport, hasTouch, isMobile, locale, timezoneId } as BrowserContextOptions;
      const open: Partial<Record<"stranger" | "diner", Promise<Window>>> = {};
      await use({
        stranger: () => {
          open.stranger ??= Window.open(browser, options);
          return open.stranger;
        },
        diner: () => {
          open.diner ??= Window.open(browser, options, diner);
          return open.diner;
        },
      });
      for (const window of Object.values(open)) await (await window).page.context().close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  baseURL: async ({}, use) => {
    await use(sharedServerUrl());
  },
  isPreviewShown: [false, { option: true }],
  signUp: async ({ context, baseURL, isPreviewShown }, use) => {
    await use(async () => {
      const account = await Account.create(baseURL ?? "");
      if (!isPreviewShown) await account.hidePreview();
      await context.addCookies(account.browserCookies());
      return account;
    });
  },
  foreign: [
    async ({ context }, use) => {
      const foreign: string[] = [];
      const telling: string[] = [];
      const onRequest = (request: Request) => {
        const { referer = "" } = request.headers();
        const addresses = [request.url(), referer].map((address) => unescape(address));
        if (isElsewhere(request.url())) foreign.push(request.url());
        if (addresses.some((address) => markedWords.test(address))) telling.push(request.url());
      };
      context.on("request", onRequest);
      await use(foreign);
      context.off("request", onRequest);
      expect(foreign, "the page asked another host").toEqual([]);
      expect(telling, "an address tells what a person said").toEqual([]);
    },
    { auto: true },
  ],
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        const isTrouble = message.type() === "error" || message.type() === "warning";
        if (isTrouble && message.text() !== blockedWorker) troubles.push(message.text());
      };
      const onError = (error: Error) => troubles.push(error.message);
      page.on("console", onConsole);
      page.on("pageerror", onError);
      await use(troubles);
      page.off("console", onConsole);
      page.off("pageerror", onError);
      expect(troubles, "the page complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Messages, e-mail addresses and passwords of the journeys: none may appear in a URL. */
export const markedWords =
  /visitor-\d|@example\.com|porridge-and-plums|scrambled|boiled.egg|caesar|lentil|secret.snack/i;

function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$/.test(hostname);
}

/** Creates an account through the screens, starting at the log; ends on the dashboard. */
export async function createAccount(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto("/api/login?return=/log");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
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
