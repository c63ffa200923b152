import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { type Database, openDatabase } from "../apps/server/src/database/connection.ts";
import { partitionStatements, readSchema } from "../apps/server/src/database/distribute.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { enterQueue } from "../apps/server/src/jobs/job-queue.ts";
import { messageQueue } from "../apps/server/src/jobs/job-queues.ts";
import { Leases } from "../apps/server/src/jobs/leases.ts";
import { newJob } from "../apps/server/src/jobs/new-job.ts";
import { collectMigrations } from "../apps/server/src/open-and-migrate.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import type { Figure } from "./figure.ts";
import { backendTimes } from "./processor-cost.ts";
import { processorMs } from "./processor-time.ts";

const users = 200;
const jobsPerUser = 4;
const workers = 4;

/** Processor time of a claim with the end of its job, on a PostgreSQL whose tables are divided into 1, 2 and 8 parts. */
export async function benchClaims(): Promise<readonly Figure[]> {
  const postgres = await startThrowawayPostgres(true);
  if (!postgres) return [];
  try {
    const figures: Figure[] = [];
    for (const parts of [1, 2, 8]) {
      figures.push(...(await claimsOf(postgres.url, postgres.pid(), parts)));
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function claimsOf(serverUrl: string, pid: number, parts: number): Promise<Figure[]> {
  const url = new URL(serverUrl);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database claims_${parts}`);
  await client.end();
  url.pathname = `/claims_${parts}`;
  const dataDir = mkdtempSync(join(tmpdir(), "morsel-claims-"));
  const database = openDatabase({ databaseUrl: url.href, dataDir, onError: () => undefined });
  await migrate(database, collectMigrations(database.engine));
  if (parts > 1) {
    for (const statement of partitionStatements(await readSchema(database), parts)) {
      await sql.raw(statement).execute(database.queries);
    }
  }
  await queueJobs(database);
  const leases = new Leases(database, messageQueue);
  // The plans of the statements.
  await claimAndComplete(leases, users);
  const left = users * (jobsPerUser - 1);
  const before = { own: processorMs(), backends: backendTimes(pid) };
  await claimAndComplete(leases, left);
  const own = processorMs() - before.own;
  const backends = [...backendTimes(pid)].reduce(
    (sum, [backend, time]) => sum + time - (before.backends.get(backend) ?? 0),
    0,
  );
  const { job } = await leases.claimNext();
  await database.close();
  rmSync(dataDir, { recursive: true });
  if (job) throw new Error("There was a job left");
  const of = parts === 1 ? "1 part" : `${parts} parts`;
  return [
    { name: `a claim and its end, ${of}`, value: own / left, unit: "ms" },
    { name: "  of the database", value: backends / left, unit: "ms" },
  ];
}

async function queueJobs({ queries }: Database): Promise<void> {
  for (let user = 0; user < users; user += 1) {
    const userId = randomUUIDv7();
    await sql`insert into users (id, name, email, email_verified, updated_at)
      values (${userId}, '', ${`${userId}@example.com`}, false, now())`.execute(queries);
    await enterQueue(queries, "chat_jobs", userId, { readyAt: 0, nowMs: user });
    const jobs = Array.from({ length: jobsPerUser }, (_, at) => ({
      ...{ id: randomUUIDv7(), user_id: userId, session_id: "s", message: "an egg" },
      ...{ time_zone: "UTC", idempotency_key: null, written_at: null, photo_id: null },
      ...newJob(user * jobsPerUser + at),
    }));
    await queries.insertInto("chat_jobs").values(jobs).execute();
  }
}

/** Several workers at the same time, until this many jobs have ended. */
async function claimAndComplete(leases: Leases, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { job } = await leases.claimNext();
      if (job) await leases.complete(job, async () => undefined);
      else left += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
