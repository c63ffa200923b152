import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/morsel.ts";
import { root } from "../scripts/setup.mjs";
import type { Figure } from "./figure.ts";
import { messages } from "./messages.ts";
import { processTime } from "./other-process.ts";
import { type Answer, SteadyClient } from "./steady-client.ts";
import { unlimited } from "./unlimited.ts";

const connections = 8;
const asks = 2000;
const rounds = 5;
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
      const load = (pid: number, ask: () => Promise<Answer>, count: number) =>
        processorMsPerAnswer(pid, ask, count);
      const costs: Record<string, number[]> = {};
      // In turns, so that a busy moment of the machine meets all of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, pid, ask, count] of [
          ["bare304", bare.pid, () => bareClient.get("/unchanged", { cookie }), asks],
          ["jobs", morsel.pid, poll, asks],
          ["processing", morsel.pid, processing, asks],
          ["bareBytes", bare.pid, () => bareClient.get("/bytes", { cookie }), asks / 4],
          ["meals", morsel.pid, () => client.get(mealsPath, { cookie }), asks / 4],
        ] as const) {
          costs[name] = [...(costs[name] ?? []), await load(pid, ask, count)];
        }
      }
      bareClient.close();
      const least = (name: string) => Math.min(...(costs[name] ?? []));
      return [
        { name: "bare Fastify, 304", value: least("bare304"), unit: "ms" },
        { name: "poll of the jobs, 304", value: least("jobs"), unit: "ms" },
        {
          name: "  as fast as bare",
          value: (100 * least("bare304")) / least("jobs"),
          unit: "points",
          goal: 70,
        },
        { name: "poll of the meals that are edited, 304", value: least("processing"), unit: "ms" },
        {
          name: "  as fast as bare",
          value: (100 * least("bare304")) / least("processing"),
          unit: "points",
          goal: 70,
        },
        { name: "bare Fastify, the meals' bytes", value: least("bareBytes"), unit: "ms" },
        { name: "the last 100 meals", value: least("meals"), unit: "ms", goal: 0.5 },
        {
          name: "  as fast as bare",
          value: (100 * least("bareBytes")) / least("meals"),
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
