import type { Browser, CDPSession, Page } from "@playwright/test";
import { Account } from "../e2e/account.ts";
import { percentile } from "./calibration.ts";
import type { Figure } from "./figure.ts";

const mealsADay = 50;
const switches = 20;

/** Going from one day to the other and back on the meals screen, with 50 meals each. */
export async function measureDaySwitch(browser: Browser, url: string): Promise<readonly Figure[]> {
  const account = await Account.create(url);
  for (let meal = 0; meal < mealsADay; meal += 1) {
    await account.logUntilStored("two eggs with toast and butter");
    await account.logUntilStored("yesterday a bowl of porridge with milk and blueberries");
  }
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies(account.browserCookies());
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  await page.goto("/meals");
  await page.getByText(`Showing ${2 * mealsADay} total meals across 2 days`).waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  // The code of the first switch is compiled by it; from the second on it is what a person feels.
  await switchDay(page, session, 0);
  await page.evaluate(forgetLongTasks);
  const times: number[] = [];
  for (let at = 1; at <= switches; at += 1) times.push(await switchDay(page, session, at));
  const longTasks = await page.evaluate(countLongTasks);
  await context.close();
  return [
    {
      name: `day switch with ${2 * mealsADay} meals: scripting, p50`,
      value: percentile(times, 0.5),
      unit: "ms",
      goal: 50,
    },
    {
      name: `long tasks in ${switches} day switches`,
      value: longTasks,
      unit: "times",
      goal: 0,
    },
  ];
}

/** Presses the button of the other day; gives the milliseconds of scripting until it is painted. */
async function switchDay(page: Page, session: CDPSession, at: number): Promise<number> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  const started = await scriptingMs(session);
  await page.getByRole("button", { name: at % 2 === 0 ? "Previous day" : "Next day" }).click();
  await heading.filter({ hasNotText: before }).waitFor();
  await page.evaluate(afterPaint);
  return (await scriptingMs(session)) - started;
}

async function scriptingMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
}

// These run in the page.

interface Watched {
  longTasks?: number;
}

function watchLongTasks(): void {
  const watched = window as Watched;
  watched.longTasks = 0;
  new PerformanceObserver((list) => {
    watched.longTasks = (watched.longTasks ?? 0) + list.getEntries().length;
  }).observe({ type: "longtask" });
}

function forgetLongTasks(): void {
  (window as Watched).longTasks = 0;
}

function countLongTasks(): number {
  return (window as Watched).longTasks ?? Number.NaN;
}

function afterPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
