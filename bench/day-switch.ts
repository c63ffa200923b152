import type { Browser } from "@playwright/test";
import { Account } from "../e2e/account.ts";
import type { Figure } from "./figure.ts";
import { scriptingMs, type Trace, taskMs } from "./trace.ts";

const mealsADay = 50;
const switches = 20;
/** What the browser calls a long task. */
export const longTaskMs = 50;

/**
 * Switches between two days with 50 meals each on the meals screen. Times are the processor time of the
 * page's thread, since wall-clock time depends on other programs.
 */
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
  await page.goto("/meals");
  await page.getByText(`Showing ${2 * mealsADay} total meals across 2 days`).waitFor();
  const switchDay = (at: number) =>
    page.evaluate(pressAndWait, at % 2 === 0 ? "Previous day" : "Next day");
  // The first switch also compiles its code; it is not measured.
  await switchDay(0);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "v8"] });
  for (let at = 1; at <= switches; at += 1) await switchDay(at);
  const trace = JSON.parse(String(await browser.stopTracing())) as Trace;
  await context.close();
  const tasks = taskMs(trace);
  return [
    {
      name: `day switch with ${2 * mealsADay} meals: scripting`,
      value: scriptingMs(trace) / switches,
      unit: "ms",
      goal: 50,
    },
    {
      name: "day switch: the longest task",
      value: Math.max(...tasks),
      unit: "ms",
    },
    {
      name: `long tasks in ${switches} day switches`,
      value: tasks.filter((ms) => ms > longTaskMs).length,
      unit: "times",
      goal: 0,
    },
  ];
}

/**
 * Runs in the page and reads as little as possible, since a test's locators read the whole page and take
 * longer than the switch.
 */
async function pressAndWait(label: string): Promise<void> {
  const day = () => document.querySelector("main h1")?.textContent;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const before = day();
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  if (!button) throw new Error(`There is no button "${label}"`);
  button.click();
  while (day() === before) await nextFrame();
  await nextFrame();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await nextFrame();
}
