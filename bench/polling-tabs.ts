// `node bench/polling-tabs.ts`: visible tabs that poll as the web app does, in a process of its own, so that
// the server under test shares neither its heap nor its event loop. Reads a plan from standard input as JSON,
// prints the result as JSON.
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { routes } from "@morsel/contracts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { type Answer, SteadyClient } from "./steady-client.ts";

export interface TabPlan {
  readonly url: string;
  /** A session for each person; the tabs are spread over them, three to a browser. */
  readonly cookies: readonly string[];
  readonly tabs: number;
  readonly seconds: number;
  /** Messages per second, of all users together. */
  readonly submitsPerSecond: number;
}

export interface TabReport {
  /** Requests of the polling intervals. */
  readonly polls: number;
  /** Of these, those answered with 304. */
  readonly unchanged: number;
  readonly submits: number;
  readonly errors: readonly string[];
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly hints: number;
  /** Share of one core that this process used, 0-1. */
  readonly processor: number;
}

/** The web app's intervals: api/jobs.ts and api/edits.ts. The meals are fetched when a hint says so. */
const jobsEveryMs = 3000;
const editsEveryMs = 2000;
const tabsPerBrowser = 3;

const plan = JSON.parse(await text(process.stdin)) as TabPlan;
const origin = new URL(plan.url).origin;
const client = new SteadyClient(origin, Math.ceil(plan.tabs / tabsPerBrowser));
const times: number[] = [];
const errors: string[] = [];
let [polls, unchanged, submits, hints] = [0, 0, 0, 0];
const startedAt = performance.now();
const endsAt = startedAt + plan.seconds * 1000;
const over = new AbortController();

/** A browser's cache, which its tabs share. */
class Browser {
  readonly #cookie: string;
  readonly #etags = new Map<string, string>();

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  async poll(path: string): Promise<void> {
    polls += 1;
    if ((await this.get(path)) === 304) unchanged += 1;
  }

  /** Returns the status; undefined if there was no answer. */
  async get(path: string): Promise<number | undefined> {
    const etag = this.#etags.get(path);
    const answer = await this.#timed(path, (headers) =>
      client.get(path, etag ? { ...headers, "if-none-match": etag } : headers),
    );
    if (answer && answer.status !== 200 && answer.status !== 304) {
      errors.push(`${path}: ${answer.status}`);
    }
    if (answer?.etag) this.#etags.set(path, answer.etag);
    return answer?.status;
  }

  async submit(message: string): Promise<void> {
    submits += 1;
    const body = { session_id: "session_1_load", message };
    const answer = await this.#timed("submit", (headers) =>
      client.post(routes.queue, body, headers),
    );
    if (answer && answer.status !== 202) errors.push(`submit: ${answer.status}`);
  }

  /** The browser's event stream, shared by its tabs. */
  listen(onEvent: (name: string) => void): Promise<void> {
    return client.listen(routes.events, { cookie: this.#cookie }, onEvent, over.signal);
  }

  async #timed(what: string, ask: (headers: Record<string, string>) => Promise<Answer>) {
    const started = performance.now();
    try {
      return await ask({ cookie: this.#cookie, origin, "accept-encoding": "gzip, br" });
    } catch (error) {
      errors.push(`${what}: ${error}`);
      return undefined;
    } finally {
      times.push(performance.now() - started);
    }
  }
}

/** Polls; starts at a random time within the interval, like tabs opened at different times. */
async function poll(browser: Browser, path: string, everyMs: number): Promise<void> {
  await wait(Math.random() * everyMs);
  while (performance.now() < endsAt) {
    await browser.poll(path);
    // TanStack Query waits after each response.
    await wait(everyMs);
  }
}

const mealsPath = `${routes.meals}?limit=100`;
const pathOf: Readonly<Record<string, string>> = {
  jobs: routes.jobs,
  meals: mealsPath,
  edits: routes.processingMeals,
};

const browsers: Browser[] = [];
const work: Promise<unknown>[] = [];
for (let tab = 0; tab < plan.tabs; tab += 1) {
  if (tab % tabsPerBrowser === 0) {
    const cookie = plan.cookies[browsers.length % plan.cookies.length] ?? "";
    browsers.push(new Browser(cookie));
  }
  const browser = browsers.at(-1);
  if (!browser) continue;
  work.push(browser.get(mealsPath));
  work.push(
    poll(browser, routes.jobs, jobsEveryMs),
    poll(browser, routes.processingMeals, editsEveryMs),
  );
}
const listening = browsers.map((browser, at) =>
  browser
    .listen((name) => {
      hints += 1;
      const open = Math.min(tabsPerBrowser, plan.tabs - at * tabsPerBrowser);
      for (let tab = 0; tab < open; tab += 1) void browser.get(pathOf[name] ?? routes.jobs);
    })
    .catch((error: unknown) => {
      if (!over.signal.aborted) errors.push(`stream: ${error}`);
    }),
);
const everyMs = 1000 / plan.submitsPerSecond;
for (let at = 0; performance.now() + everyMs < endsAt; at += 1) {
  await wait(Math.max(0, startedAt + at * everyMs - performance.now()));
  void browsers[at % browsers.length]?.submit(messages[at % messages.length] ?? "an egg");
}
await Promise.all(work);
over.abort();
await Promise.all(listening);
const { user, system } = process.cpuUsage();
const report: TabReport = {
  polls,
  submits,
  unchanged,
  errors,
  p50Ms: percentile(times, 0.5),
  p95Ms: percentile(times, 0.95),
  p99Ms: percentile(times, 0.99),
  hints,
  processor: (user + system) / 1000 / (performance.now() - startedAt),
};
console.log(JSON.stringify(report));
process.exit(0);
