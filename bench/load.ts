import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import { processTime, residentMegabytes } from "./background-load.ts";
import type { Figure, Length } from "./figure.ts";
import { unlimited } from "./no-rate-limits.ts";
import type { TabPlan, TabReport } from "./polling-tabs.ts";

const seconds: Readonly<Record<Length, number>> = { short: 20, long: 600 };
/** Three tabs each. */
const peopleOf = (tabs: number) => Math.ceil(tabs / 3);
/** Memory growth is measured after the first tenth of the run, when caches are filled. */
const settledShare = 0.1;

/** 300 tabs that poll and a message a second, on SQLite. */
export function benchLoad(length: Length): Promise<readonly Figure[]> {
  return measureLoad(length, 300, {});
}

/** 1,500 tabs and a message a second, on PostgreSQL. */
export async function benchLoadPostgres(length: Length): Promise<readonly Figure[]> {
  const postgres = await startThrowawayPostgres(true);
  if (!postgres) throw new Error("PostgreSQL is not installed");
  try {
    return await measureLoad(length, 1500, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function measureLoad(
  length: Length,
  tabs: number,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const morsel = await Morsel.start({
    ...unlimited,
    SIGN_UPS_PER_15_MINUTES: "1000000",
    SIGN_INS_PER_15_MINUTES: "1000000",
    ...environment,
  });
  try {
    const cookies: string[] = [];
    while (cookies.length < peopleOf(tabs)) cookies.push((await Account.create(morsel.url)).cookie);
    const plan = {
      url: morsel.url,
      cookies,
      tabs,
      seconds: seconds[length],
      submitsPerSecond: 1,
    };
    const before = processTime(morsel.pid);
    const startedAt = performance.now();
    const memory = watchMemory(morsel.pid);
    // Each read resets the metric.
    await readDelay(morsel.url);
    const report = await runTabs(plan);
    const delayMs = await readDelay(morsel.url);
    const lasted = performance.now() - startedAt;
    const { peakMegabytes, growth } = memory.stop();
    const polls = report.polls;
    for (const error of new Set(report.errors)) console.log(`  ${error}`);
    return [
      { name: `polls of ${tabs} tabs in ${plan.seconds} s`, value: polls, unit: "times" },
      { name: "messages sent", value: report.submits, unit: "times" },
      { name: "hints heard", value: report.hints, unit: "times" },
      { name: "answers, p50", value: report.p50Ms, unit: "ms" },
      { name: "answers, p95", value: report.p95Ms, unit: "ms", goal: 50 },
      { name: "answers, p99", value: report.p99Ms, unit: "ms", goal: 150 },
      { name: "errors", value: report.errors.length, unit: "times", goal: 0 },
      {
        name: "polls answered 304",
        value: share(report.unchanged, polls),
        unit: "points",
        goal: 90,
      },
      { name: "event-loop delay, p99", value: delayMs, unit: "ms", goal: 50 },
      { name: "memory at most", value: peakMegabytes, unit: "MB", goal: 250 },
      { name: "memory grows a minute by", value: growth, unit: "MB", goal: 1 },
      {
        name: "a core's share of the server",
        value: share(processTime(morsel.pid) - before, lasted),
        unit: "%",
      },
      { name: "a core's share of the tabs", value: 100 * report.processor, unit: "%" },
    ];
  } finally {
    await morsel.stop();
  }
}

function share(part: number, whole: number): number {
  return (100 * part) / whole;
}

/** Runs the tabs in a separate process. */
export async function runTabs(plan: TabPlan): Promise<TabReport> {
  const program = new URL("polling-tabs.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as TabReport;
}

/** The 99th percentile of the event loop's delay since the last read, ms. */
async function readDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^morsel_nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]);
}

interface MemorySeen {
  readonly peakMegabytes: number;
  /** MB per minute, by linear regression after the warm-up. */
  readonly growth: number;
}

/** Samples a process's memory each second until stopped. */
export function watchMemory(pid: number): { stop(): MemorySeen } {
  const seen: { readonly minute: number; readonly megabytes: number }[] = [];
  const startedAt = performance.now();
  const look = () =>
    seen.push({
      minute: (performance.now() - startedAt) / 60_000,
      megabytes: residentMegabytes(pid),
    });
  const timer = setInterval(look, 1000);
  return {
    stop() {
      clearInterval(timer);
      look();
      const settled = seen.slice(Math.floor(seen.length * settledShare));
      return {
        peakMegabytes: Math.max(...seen.map(({ megabytes }) => megabytes)),
        growth: slopeOf(settled),
      };
    },
  };
}

function slopeOf(seen: readonly { readonly minute: number; readonly megabytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const middle = mean(seen.map(({ minute }) => minute));
  const level = mean(seen.map(({ megabytes }) => megabytes));
  const rise = seen.map(({ minute, megabytes }) => (minute - middle) * (megabytes - level));
  const run = seen.map(({ minute }) => (minute - middle) ** 2);
  return mean(rise) / mean(run);
}
