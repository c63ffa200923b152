import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { routes } from "@morsel/contracts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";

/** As many as a demo has at most. */
const visitorCount = 100;
/** Until the full hour; the visitors come before it. */
const hourInMs = 90_000;
/** A setting that TRUST_PROXY needs; the visitors come from its pages. */
const baseUrl = "http://localhost";
const pauseMs = 1000;
/** Of ten calls of a visitor, one logs a meal. */
const callsPerMeal = 10;

interface Visitor {
  readonly headers: Readonly<Record<string, string>>;
  cookie: string;
}

/** The full hour of a demo while visitors read and log meals: how long the reset takes, and what they are answered. */
export async function benchDemoReset(): Promise<readonly Figure[]> {
  const morsel = await Morsel.start(
    { DEMO: "on", TRUST_PROXY: "loopback", BASE_URL: baseUrl, HOUR_IN_MS: String(hourInMs) },
    { nodeOptions: ["--import", join(import.meta.dirname, "shift-clock.mjs")] },
  );
  try {
    return await measure(morsel.url);
  } finally {
    await morsel.stop();
  }
}

async function measure(url: string): Promise<readonly Figure[]> {
  // Each has an address of their own, and so limits of their own.
  const visitors = Array.from({ length: visitorCount }, (_, at): Visitor => {
    return { headers: { "x-forwarded-for": `10.0.0.${at}`, origin: baseUrl }, cookie: "" };
  });
  const opened: number[] = [];
  for (const visitor of visitors) opened.push(await open(url, visitor));
  const answers = (
    await Promise.all(visitors.map((visitor) => useUntilDeleted(url, visitor)))
  ).flat();
  const ends = answers.filter(({ status }) => status === 401).map(({ at }) => at);
  const odd = answers.filter(({ status }) => ![200, 202, 401].includes(status));
  const again: number[] = [];
  for (const visitor of visitors.slice(0, 10)) again.push(await open(url, visitor));
  const times = answers.map(({ ms }) => ms);
  return [
    { name: "a visitor's account opens", value: percentile(opened, 0.5), unit: "ms" },
    {
      name: `the reset of ${visitorCount} visitors, first to last`,
      value: Math.max(...ends) - Math.min(...ends),
      unit: "ms",
    },
    {
      name: "answers until the account is deleted, median",
      value: percentile(times, 0.5),
      unit: "ms",
    },
    {
      name: "answers until the account is deleted, slowest",
      value: Math.max(...times),
      unit: "ms",
    },
    { name: "answers that are neither good nor 401", value: odd.length, unit: "times", goal: 0 },
    { name: "another account opens after it", value: percentile(again, 0.5), unit: "ms" },
  ];
}

/** Opens a filled account as a press on the demo's link does; returns the milliseconds. */
async function open(url: string, visitor: Visitor): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${routes.login}`, {
    redirect: "manual",
    headers: { ...visitor.headers, "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" },
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (cookies.length === 0) throw new Error(`No account: ${answer.status}`);
  visitor.cookie = cookies.join("; ");
  return performance.now() - started;
}

async function useUntilDeleted(url: string, { headers, cookie }: Visitor) {
  const answers: { status: number; ms: number; at: number }[] = [];
  for (let call = 0; answers.at(-1)?.status !== 401; call += 1) {
    const started = performance.now();
    const answer = await (call % callsPerMeal === 0
      ? fetch(`${url}${routes.queue}`, {
          method: "POST",
          headers: { ...headers, cookie, "content-type": "application/json" },
          body: JSON.stringify({ session_id: "bench", message: "an egg" }),
        })
      : fetch(`${url}${routes.meals}`, { headers: { ...headers, cookie } }));
    await answer.arrayBuffer();
    const at = performance.now();
    answers.push({ status: answer.status, ms: at - started, at });
    await wait(pauseMs);
  }
  return answers;
}
