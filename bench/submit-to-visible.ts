import { chromium, type Page } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { createAccount } from "../e2e/journey.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { ensureWebBuilt } from "../scripts/setup.mjs";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./no-rate-limits.ts";

const runs = 30;
/** The figure that the page /accuracy shows. */
export const medianInLog = "submit to meal in the log, p50";

/**
 * The time from pressing Log Meals until the meal is visible in its row on the log screen, and until it is
 * visible under Meals, in a real browser.
 */
export async function benchSubmitToVisible(): Promise<readonly Figure[]> {
  ensureWebBuilt();
  const morsel = await Morsel.start(unlimited);
  const browser = await chromium.launch(browserLaunchOptions(findWholeBrowser()));
  try {
    const page = await browser.newPage({
      baseURL: morsel.url,
      viewport: { width: 390, height: 844 },
    });
    await createAccount(page);
    const times: number[] = [];
    const rowTimes: number[] = [];
    let meals = 0;
    for (let run = 0; run < runs; run += 1) {
      // One meal per message, so that the count on the page shows when it is stored.
      const message = messages.filter((text) => !/;|lunch/.test(text))[run % 8] ?? "";
      meals += 1;
      await page.getByRole("link", { name: "Log", exact: true }).locator("visible=true").click();
      await page.getByRole("textbox", { name: "Meal description" }).fill(message);
      const started = performance.now();
      await page.getByRole("button", { name: "Log Meals" }).click();
      await page.getByRole("link", { name: "Meals", exact: true }).locator("visible=true").click();
      await page.getByText(new RegExp(`Showing ${meals} total meals?`)).waitFor();
      times.push(performance.now() - started);
    }
    for (let run = 0; run < runs; run += 1) {
      const message = messages.filter((text) => !/;|lunch/.test(text))[run % 8] ?? "";
      meals += 1;
      await page.getByRole("link", { name: "Log", exact: true }).locator("visible=true").click();
      await page.getByRole("textbox", { name: "Meal description" }).fill(message);
      rowTimes.push(await measureInPage(page, meals));
    }
    return [
      {
        name: `${medianInLog} of ${runs}`,
        value: percentile(rowTimes, 0.5),
        unit: "ms",
      },
      {
        name: `submit to meal in the log, p95 of ${runs}`,
        value: percentile(rowTimes, 0.95),
        unit: "ms",
        goal: 300,
      },
      { name: `submit to visible meal, p50 of ${runs}`, value: percentile(times, 0.5), unit: "ms" },
      {
        name: `submit to visible meal, p95 of ${runs}`,
        value: percentile(times, 0.95),
        unit: "ms",
        goal: 1000,
      },
    ];
  } finally {
    await browser.close();
    await morsel.stop();
  }
}

/**
 * Presses Log Meals, and waits for the frame in which the history has `count` meals. Measured in the page:
 * Playwright looks for an element only every 100 ms.
 */
async function measureInPage(page: Page, count: number): Promise<number> {
  return page.evaluate(
    (expected) =>
      new Promise<number>((done) => {
        const started = performance.now();
        const look = () => {
          const lines = document.querySelectorAll("[aria-label='Logged meals'] a");
          if (lines.length < expected) requestAnimationFrame(look);
          else done(performance.now() - started);
        };
        document.querySelector<HTMLElement>("form button[type=submit]")?.click();
        look();
      }),
    count,
  );
}
