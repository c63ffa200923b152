import { existsSync, readFileSync } from "node:fs";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import { processTime } from "./background-load.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";
import { SteadyClient } from "./steady-client.ts";

const connections = 8;

/** Milliseconds of processor time for one call. */
export interface Cost {
  readonly server: number;
  /** 0 on SQLite, which runs inside the server. */
  readonly database: number;
}

/** A server with one account, and a function that measures its requests. */
export interface CostBench {
  readonly account: Account;
  readonly client: SteadyClient;
  /** Headers of the account's browser. */
  readonly headers: Readonly<Record<string, string>>;
  /** The cost of one `call`: the average over `count` calls, several at a time. */
  measure(count: number, call: () => Promise<unknown>): Promise<Cost>;
}

export type Goals = Readonly<Record<"sqlite" | "postgres", Cost | undefined>>;

/** Runs `bench` with a server on SQLite, then with one on PostgreSQL if that is installed. */
export async function onBothDatabases(
  bench: (bench: CostBench, engine: keyof Goals) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const postgres = await startThrowawayPostgres(true);
  const run = async (engine: keyof Goals, settings: Readonly<Record<string, string>>) => {
    const morsel = await Morsel.start({ ...unlimited, ...settings });
    const client = new SteadyClient(morsel.url, connections);
    try {
      const account = await Account.create(morsel.url);
      const headers = {
        cookie: account.cookie,
        origin: morsel.url,
        "accept-encoding": "gzip, deflate, br",
      };
      const measure = (count: number, call: () => Promise<unknown>) =>
        costPerCall(morsel.pid, engine === "postgres" ? postgres?.pid() : undefined, count, call);
      return await bench({ account, client, headers, measure }, engine);
    } finally {
      client.close();
      await morsel.stop();
    }
  };
  try {
    const sqlite = await run("sqlite", {});
    return postgres
      ? [...sqlite, ...(await run("postgres", { DATABASE_URL: postgres.url }))]
      : sqlite;
  } finally {
    await postgres?.stop();
  }
}

/** The medians of several costs of the same call. */
export function costFigures(
  name: string,
  engine: keyof Goals,
  costs: readonly Cost[],
  goals: Goals,
): readonly Figure[] {
  const median = (part: keyof Cost) =>
    percentile(
      costs.map((cost) => cost[part]),
      0.5,
    );
  const figure = (label: string, part: keyof Cost): Figure => {
    const goal = goals[engine]?.[part];
    return {
      name: label,
      value: median(part),
      unit: "ms",
      ...(goal === undefined ? {} : { goal }),
    };
  };
  if (engine === "sqlite") return [figure(`SQLite: ${name}`, "server")];
  return [figure(`PostgreSQL: ${name}`, "server"), figure("  of the database", "database")];
}

async function costPerCall(
  serverPid: number,
  postgresPid: number | undefined,
  count: number,
  call: () => Promise<unknown>,
): Promise<Cost> {
  const serverBefore = processTime(serverPid);
  const backendsBefore = backendTimes(postgresPid);
  let left = count;
  const callInTurn = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: connections }, callInTurn));
  const server = processTime(serverPid) - serverBefore;
  const database = [...backendTimes(postgresPid)].reduce(
    (sum, [pid, time]) => sum + time - (backendsBefore.get(pid) ?? 0),
    0,
  );
  return { server: server / count, database: database / count };
}

/** Processor time of the database's processes that serve a connection, by process id. */
export function backendTimes(postgresPid: number | undefined): ReadonlyMap<string, number> {
  if (postgresPid === undefined) return new Map();
  const children = readFileSync(`/proc/${postgresPid}/task/${postgresPid}/children`, "utf8");
  const backends = children
    .split(" ")
    .filter((pid) => pid !== "" && commandLineOf(pid).startsWith("postgres: morsel"));
  return new Map(backends.map((pid) => [pid, processTime(Number(pid))]));
}

/** '' if the process has ended. */
function commandLineOf(pid: string): string {
  return existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "";
}
