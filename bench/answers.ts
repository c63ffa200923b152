import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { root } from "../scripts/setup.mjs";
import { processTime } from "./background-load.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { messages } from "./messages.ts";
import { unlimited } from "./no-rate-limits.ts";
import { type Answer, SteadyClient } from "./steady-client.ts";

const connections = 8;
const asks = 800;
const rounds = 15;
/** So many that what runs often is compiled, on both sides alike. */
const asksBefore = 6000;
const meals = 100;

/**
 * What an answer costs the server, in processor time, beside what the least that Fastify can do for
 * the same bytes costs: a poll that is told "unchanged", and the last hundred meals.
 */
export async function benchAnswers(): Promise<readonly Figure[]> {
  const morsel = await Morsel.start(unlimited);
  const client = new SteadyClient(morsel.url, connections);
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-answers-"));
  try {
    const account = await Account.create(morsel.url);
    for (let at = 0; (await account.listMeals()).length < meals; at += 1) {
      await account.logUntilStored(messages[at % messages.length] ?? "");
    }
    const { cookie } = account;
    const mealsPath = `${routes.meals}?limit=${meals}`;
    const list = await client.get(mealsPath, { cookie });
    const file = join(folder, "meals.json");
    writeFileSync(file, list.body);
    const bare = await startBare(file);
    try {
      const bareClient = new SteadyClient(`http://127.0.0.1:${bare.port}`, connections);
      const poll = await unchanged(client, routes.jobs, cookie);
      const processing = await unchanged(client, routes.processingMeals, cookie);
      // The same request as ours, which the bare route does not look at.
      const etag = (await client.get(routes.jobs, { cookie })).etag ?? "";
      const bareAsks = { cookie, "if-none-match": etag };
      const turns = [
        ["bare304", bare.pid, () => bareClient.get("/unchanged", bareAsks), 1],
        ["jobs", morsel.pid, poll, 1],
        ["processing", morsel.pid, processing, 1],
        ["bareBytes", bare.pid, () => bareClient.get("/bytes", { cookie }), 1 / 4],
        ["meals", morsel.pid, () => client.get(mealsPath, { cookie }), 1 / 4],
      ] as const;
      for (const [, pid, ask, share] of turns) {
        await processorMsPerAnswer(pid, ask, asksBefore * share);
      }
      const costs: Record<string, number[]> = {};
      // In turns, so that a busy moment of the machine meets all of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, pid, ask, share] of turns) {
          const cost = await processorMsPerAnswer(pid, ask, asks * share);
          costs[name] = [...(costs[name] ?? []), cost];
        }
      }
      bareClient.close();
      const typical = (name: string) => percentile(costs[name] ?? [], 0.5);
      return [
        { name: "bare Fastify, 304", value: typical("bare304"), unit: "ms" },
        { name: "poll of the jobs, 304", value: typical("jobs"), unit: "ms" },
        {
          name: "  as fast as bare",
          value: (100 * typical("bare304")) / typical("jobs"),
          unit: "points",
          goal: 70,
        },
        {
          name: "poll of the meals that are edited, 304",
          value: typical("processing"),
          unit: "ms",
        },
        {
          name: "  as fast as bare",
          value: (100 * typical("bare304")) / typical("processing"),
          unit: "points",
          goal: 70,
        },
        { name: "bare Fastify, the meals' bytes", value: typical("bareBytes"), unit: "ms" },
        { name: "the last 100 meals", value: typical("meals"), unit: "ms", goal: 0.5 },
        {
          name: "  as fast as bare",
          value: (100 * typical("bareBytes")) / typical("meals"),
          unit: "points",
          goal: 60,
        },
      ];
    } finally {
      bare.stop();
    }
  } finally {
    client.close();
    await morsel.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBare(file: string): Promise<{ pid: number; port: number; stop(): void }> {
  const child = spawn(process.execPath, [join(root, "bench", "bare-fastify.ts"), file], {
    cwd: join(root, "apps", "server"),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = (await once(child.stdout, "data")) as [Buffer];
  if (child.pid === undefined) throw new Error("Bare Fastify did not start");
  return { pid: child.pid, port: Number(told.toString()), stop: () => void child.kill() };
}

/** A poll whose answer has not changed. Throws where it is not told so. */
async function unchanged(
  client: SteadyClient,
  path: string,
  cookie: string,
): Promise<() => Promise<Answer>> {
  const { etag = "" } = await client.get(path, { cookie });
  return async () => {
    const answer = await client.get(path, { cookie, "if-none-match": etag });
    if (answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
}

async function processorMsPerAnswer(
  pid: number,
  ask: () => Promise<Answer>,
  count: number,
): Promise<number> {
  const before = processTime(pid);
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return (processTime(pid) - before) / count;
}
