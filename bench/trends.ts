import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, routes } from "@morsel/contracts";
import { type Browser, chromium } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";
import { days, mealsADay, plantYear } from "./plant-year.ts";
import { SteadyClient } from "./steady-client.ts";

const runs = 20;

/** Trends of a year of meals: the server's response time, and the page's time from press to paint. */
export async function benchTrends(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-trends-"));
  const morsel = await Morsel.start({ ...unlimited, DATA_DIR: folder });
  const client = new SteadyClient(morsel.url, 1);
  const browser = await chromium.launch(browserLaunchOptions(findWholeBrowser()));
  try {
    const account = await Account.create(morsel.url);
    const today = await plantYear(account, join(folder, "morsel.db"));
    const ask = async (run: number) => {
      // A different range each time, so that no response comes from a cache.
      const path = `${routes.trends}?from=${addDays(today, -days - run)}&to=${addDays(today, -run)}`;
      const started = performance.now();
      const { status } = await client.get(path, { cookie: account.cookie });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return performance.now() - started;
    };
    const first = await ask(0);
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1) times.push(await ask(run));
    const paints = await measurePaint(browser, morsel.url, account);
    const meals = days * mealsADay;
    return [
      { name: `${meals} meals, summed up for the first time`, value: first, unit: "ms" },
      { name: "a year of trends, p50", value: percentile(times, 0.5), unit: "ms", goal: 100 },
      { name: "a year of trends, p95", value: percentile(times, 0.95), unit: "ms", goal: 100 },
      {
        name: "Year pressed to painted, p50",
        value: percentile(paints, 0.5),
        unit: "ms",
        goal: 200,
      },
    ];
  } finally {
    client.close();
    await browser.close();
    await morsel.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePaint(browser: Browser, url: string, account: Account): Promise<number[]> {
  const paints: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
      serviceWorkers: "block",
    });
    await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    await page.goto("/trends");
    await page.getByRole("region", { name: "Averages" }).waitFor();
    paints.push(await page.evaluate(pressYear));
    await context.close();
  }
  return paints;
}

/** Runs in the page, since a test's locators would take longer than what is measured. */
async function pressYear(): Promise<number> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const button = [
    ...document.querySelectorAll<HTMLElement>("[role=group][aria-label=Show] button"),
  ].at(-1);
  const started = performance.now();
  button?.click();
  while (!document.querySelector('[role="slider"][aria-label$="by month"]')) await nextFrame();
  await nextFrame();
  return performance.now() - started;
}
