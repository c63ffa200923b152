import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { sharedServerUrl } from "./shared-server.ts";

/** The size in playwright.config.ts. */
export const phone = { width: 390, height: 844, isMobile: true };
export const desktop = { width: 1280, height: 800, isMobile: false };

export type Size = "phone" | "desktop";

/** A page that stays open while several tests look at screens. */
export class Window {
  readonly page: Page;
  readonly #browser: CDPSession;
  readonly #hasAccount: boolean;

  private constructor(page: Page, browser: CDPSession, hasAccount: boolean) {
    this.page = page;
    this.#browser = browser;
    this.#hasAccount = hasAccount;
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
      // From the second screen on it would respond instead of the server.
      serviceWorkers: "block",
    });
    if (account) await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    return new Window(page, await context.newCDPSession(page), account !== undefined);
  }

  /** Runs `check` on a phone, and on the same screen in the window of a desktop with a mouse. */
  async atEachSize(check: (size: Size) => Promise<void>): Promise<void> {
    await check("phone");
    await this.#resize(desktop);
    await check("desktop");
    await this.#resize(phone);
  }

  async #resize({ width, height, isMobile }: typeof phone): Promise<void> {
    const size = { width, height, mobile: isMobile, deviceScaleFactor: 1 };
    await this.#browser.send("Emulation.setDeviceMetricsOverride", size);
    await this.#browser.send("Emulation.setTouchEmulationEnabled", { enabled: isMobile });
    await this.page.waitForFunction((expected) => innerWidth === expected, width);
  }

  /** Leaves the window as a new one: light, and with nothing kept but the session of its own account. */
  async forget(): Promise<void> {
    const context = this.page.context();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    this.page.removeAllListeners();
    await this.page.unrouteAll({ behavior: "wait" });
    await this.page.emulateMedia({ colorScheme: null });
    if (this.page.viewportSize()?.width !== phone.width) await this.page.setViewportSize(phone);
    if (!this.#hasAccount) await context.clearCookies();
    // A page of the same origin: to leave it would cost a new process of the browser.
    await this.page.goto("/healthz");
    await this.page.evaluate(() => sessionStorage.clear());
    await this.#browser.send("Storage.clearDataForOrigin", {
      origin: sharedServerUrl(),
      storageTypes: "indexeddb,local_storage",
    });
  }
}
