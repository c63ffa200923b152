import { chromium } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { createAccount } from "../e2e/journey.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./no-rate-limits.ts";

const runs = 30;

/** The time from pressing Log Meals until the meal is visible under Meals, in a real browser. */
export async function benchSubmitToVisible(): Promise<readonly Figure[]> {
  const morsel = await Morsel.start(unlimited);
  const browser = await chromium.launch(browserLaunchOptions(findWholeBrowser()));
  try {
    const page = await browser.newPage({
      baseURL: morsel.url,
      viewport: { width: 390, height: 844 },
    });
    await createAccount(page);
    const times: number[] = [];
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
    return [
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
