import { type Browser, chromium, type Page } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { longTaskMs } from "./day-switch.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./no-rate-limits.ts";
import { type Trace, taskMs, workerThread } from "./trace.ts";

/** Faster than people type for long. */
const betweenKeysMs = 50;

/** Measured in the page. */
interface Noted {
  /** Wall-clock time from request to response: the worker's reading and both messages. */
  readonly answerMs: readonly number[];
  readonly firstAnswerMs: number;
}

/**
 * Types a meal key by key and measures the processor time of the worker that reads it and of the page that
 * shows it, since wall-clock time depends on other programs.
 */
export async function benchTyping(): Promise<readonly Figure[]> {
  const morsel = await Morsel.start(unlimited);
  const browser = await chromium.launch(browserLaunchOptions(findWholeBrowser()));
  try {
    const page = await openLog(browser, morsel.url);
    await typeMessages(page, messages.slice(0, 1));
    const { firstAnswerMs } = await readNotes(page);
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "v8"] });
    await typeMessages(page, messages);
    const trace = JSON.parse(String(await browser.stopTracing())) as Trace;
    const tasks = taskMs(trace);
    const { answerMs } = await readNotes(page);
    // Between the answers it is idle.
    const readings = taskMs(trace, workerThread)
      .toSorted((a, b) => b - a)
      .slice(0, answerMs.length);
    const keys = messages.join("").length;
    return [
      { name: "the worker's first answer, its foods read", value: firstAnswerMs, unit: "ms" },
      {
        name: `the worker's work a key, p50 of ${readings.length}`,
        value: percentile(readings, 0.5),
        unit: "ms",
        goal: 16,
      },
      {
        name: "the worker's work a key, p99",
        value: percentile(readings, 0.99),
        unit: "ms",
        goal: 16,
      },
      {
        name: "a key to its estimate by the clock, p50",
        value: percentile(answerMs, 0.5),
        unit: "ms",
      },
      {
        name: "a key to its estimate by the clock, p95",
        value: percentile(answerMs, 0.95),
        unit: "ms",
      },
      { name: "the page's longest task while typing", value: Math.max(...tasks), unit: "ms" },
      {
        name: `long tasks of the page in ${keys} keys`,
        value: tasks.filter((ms) => ms > longTaskMs).length,
        unit: "times",
        goal: 0,
      },
    ];
  } finally {
    await browser.close();
    await morsel.stop();
  }
}

async function openLog(browser: Browser, url: string): Promise<Page> {
  const account = await Account.create(url);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await context.addCookies(account.browserCookies());
  const page = await context.newPage();
  await page.addInitScript(noteAnswers);
  await page.goto("/log");
  await page.getByText("No meals logged yet").waitFor();
  return page;
}

async function typeMessages(page: Page, texts: readonly string[]): Promise<void> {
  const box = page.getByRole("textbox", { name: "Meal description" });
  for (const text of texts) {
    await box.fill("");
    await box.pressSequentially(text, { delay: betweenKeysMs, timeout: 0 });
    await page.getByTestId("estimate-preview").getByText("About").waitFor();
  }
}

const readNotes = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);

/** Runs in the page before the app: measures how long each request to a worker takes. */
function noteAnswers(): void {
  const noted = { answerMs: [] as number[], firstAnswerMs: 0 };
  let askedAtMs = 0;
  class NotedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", () => {
        const ms = performance.now() - askedAtMs;
        if (noted.firstAnswerMs === 0) noted.firstAnswerMs = ms;
        else noted.answerMs.push(ms);
      });
    }

    override postMessage(message: unknown): void {
      askedAtMs = performance.now();
      super.postMessage(message);
    }
  }
  Object.assign(window, { Worker: NotedWorker, noted });
}
