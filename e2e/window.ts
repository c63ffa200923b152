import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { test as base } from "./journey.ts";
import { sharedServerUrl } from "./shared-server.ts";

interface Options {
  visitor: "stranger" | "diner";
}

interface WorkerFixtures {
  windows: Record<Options["visitor"], () => Promise<Window>>;
}

/**
 * For tests that only look at one screen. The window stays open from one to the next, which takes a
 * third of the time; each screen is loaded again from the server, with nothing kept but the session.
 */
export const test = base.extend<Options & { window: Window }, WorkerFixtures>({
  visitor: ["stranger", { option: true }],
  windows: [
    async ({ browser, diner }, use, { project }) => {
      const { viewport, hasTouch, isMobile, locale, timezoneId } = project.use;
      const options = { viewport, hasTouch, isMobile, locale, timezoneId } as BrowserContextOptions;
      const open: Partial<Record<Options["visitor"], Promise<Window>>> = {};
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
  window: async ({ windows, visitor }, use) => {
    const window = await windows[visitor]();
    await use(window);
    await window.forget();
  },
  page: async ({ window }, use) => {
    await use(window.page);
  },
});

class Window {
  readonly page: Page;
  readonly #browser: CDPSession;

  private constructor(page: Page, browser: CDPSession) {
    this.page = page;
    this.#browser = browser;
  }

  static async open(
    browser: Browser,
    options: BrowserContextOptions,
    account?: Account,
  ): Promise<Window> {
    const context = await browser.newContext({
      ...options,
      baseURL: sharedServerUrl(),
      reducedMotion: "reduce",
    });
    if (account) await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Without it the service worker would answer in the server's place from the second screen on.
    await session.send("Network.enable");
    await session.send("Network.setBypassServiceWorker", { bypass: true });
    return new Window(page, session);
  }

  /** Leaves the window as a new one: light, and with nothing kept but the session. */
  async forget(): Promise<void> {
    await this.page.unrouteAll({ behavior: "wait" });
    await this.page.emulateMedia({ colorScheme: null });
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.goto("about:blank");
    await this.#browser.send("Storage.clearDataForOrigin", {
      origin: sharedServerUrl(),
      storageTypes: "indexeddb,local_storage",
    });
  }
}
