import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { test as base } from "./journey.ts";
import { sharedServerUrl } from "./shared-server.ts";

/** Those of the projects in playwright.config.ts. */
const phone = { width: 390, height: 844, isMobile: true };
const desktop = { width: 1280, height: 800, isMobile: false };

interface Options {
  visitor: "stranger" | "diner";
}

interface WorkerFixtures {
  windows: Record<Options["visitor"], () => Promise<Window>>;
}

/**
 * For tests that only look at one screen, on a phone and on a desktop. The window stays open from one to
 * the next, which takes a third of the time; each screen is loaded again from the server, with nothing
 * kept but the session. The styles follow the window's size, so a screen is loaded once for both sizes.
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

export class Window {
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
      // It would answer in the server's place from the second screen on.
      serviceWorkers: "block",
    });
    if (account) await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    return new Window(page, await context.newCDPSession(page));
  }

  /** Runs `check` on a phone, and on the same screen in the window of a desktop with a mouse. */
  async atEachSize(check: () => Promise<void>): Promise<void> {
    await check();
    await this.#resize(desktop);
    await check();
    await this.#resize(phone);
  }

  async #resize({ width, height, isMobile }: typeof phone): Promise<void> {
    const size = { width, height, mobile: isMobile, deviceScaleFactor: 1 };
    await this.#browser.send("Emulation.setDeviceMetricsOverride", size);
    await this.#browser.send("Emulation.setTouchEmulationEnabled", { enabled: isMobile });
    await this.page.waitForFunction((expected) => innerWidth === expected, width);
  }

  /** Leaves the window as a new one: light, and with nothing kept but the session. */
  async forget(): Promise<void> {
    await this.page.unrouteAll({ behavior: "wait" });
    await this.page.emulateMedia({ colorScheme: null });
    // A page of the same origin: to leave it would cost a new process of the browser.
    await this.page.goto("/healthz");
    await this.page.evaluate(() => sessionStorage.clear());
    await this.#browser.send("Storage.clearDataForOrigin", {
      origin: sharedServerUrl(),
      storageTypes: "indexeddb,local_storage",
    });
  }
}
