import { spawnSync } from "node:child_process";
import { type MealList, routes } from "@morsel/contracts";
import { Morsel } from "../e2e/morsel.ts";
import { percentile } from "./calibration.ts";
import type { Figure } from "./figure.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./unlimited.ts";

const submits = 100;

/** A server over HTTP, without a browser: start, submit to stored meal, memory after 100 submits. */
export async function benchServer(): Promise<readonly Figure[]> {
  const started = performance.now();
  const morsel = await Morsel.start(unlimited);
  const startMs = performance.now() - started;
  try {
    const atStart = residentMegabytes(morsel.pid);
    const client = await signUp(morsel.url);
    const times: number[] = [];
    for (let submit = 0; submit < submits; submit += 1) {
      times.push(await client.submitUntilStored(messages[submit % messages.length] ?? ""));
    }
    return [
      { name: "start to ready", value: startMs, unit: "ms" },
      { name: "submit to completed, p50", value: percentile(times, 0.5), unit: "ms" },
      { name: "submit to completed, p95", value: percentile(times, 0.95), unit: "ms" },
      { name: "the last 100 meals listed", value: await client.listMs(), unit: "ms" },
      { name: "memory at start", value: atStart, unit: "MB" },
      {
        name: `memory after ${submits} submits`,
        value: residentMegabytes(morsel.pid),
        unit: "MB",
        goal: 200,
      },
    ];
  } finally {
    await morsel.stop();
  }
}

async function signUp(url: string) {
  const signedUp = await fetch(`${url}${routes.identity}/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({
      name: "bench",
      email: "bench@example.com",
      password: "bench-bench-bench",
    }),
  });
  if (!signedUp.ok) throw new Error(`Sign-up failed: ${await signedUp.text()}`);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { cookie, origin: url, "content-type": "application/json" };

  const statusOf = async (id: string) => {
    const answer = await fetch(`${url}${routes.jobs}`, { headers: { cookie } });
    const { items } = (await answer.json()) as { items: { id: string; status: string }[] };
    return items.find((job) => job.id === id)?.status;
  };

  return {
    async submitUntilStored(message: string): Promise<number> {
      const started = performance.now();
      const answer = await fetch(`${url}${routes.queue}`, {
        method: "POST",
        headers,
        body: JSON.stringify({ session_id: "session_bench", message }),
      });
      if (!answer.ok) throw new Error(`Submit failed: ${answer.status} ${await answer.text()}`);
      const { id } = (await answer.json()) as { id: string };
      while ((await statusOf(id)) !== "completed") {
        if (performance.now() - started > 10_000) throw new Error(`Not completed: ${message}`);
      }
      return performance.now() - started;
    },
    async listMs(): Promise<number> {
      const started = performance.now();
      const answer = await fetch(`${url}${routes.meals}?limit=100`, { headers: { cookie } });
      const { items } = (await answer.json()) as MealList;
      if (items.length === 0) throw new Error("No meals listed");
      return performance.now() - started;
    },
  };
}

/** Resident memory of a process, as the system tells it. */
function residentMegabytes(pid: number): number {
  const told = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(told.stdout) / 1024;
}
