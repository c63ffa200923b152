import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { OperatorOverview } from "@morsel/contracts";
import { importedFoodsName, listImportedReleases, loadStarterTable } from "@morsel/food-table";
import { sql } from "kysely";
import packageFile from "../../../../../package.json" with { type: "json" };
import type { Database, Queries } from "../../database/connection.ts";
import { rowLimit } from "../../database/row-limit.ts";
import { jobTables } from "../../jobs/job-queues.ts";
import { isSignUpOpen } from "../accounts/index.ts";
import type { MailStatus } from "../mail/index.ts";
import { countAtMost } from "./count-rows.ts";
import type { OperatorDeps } from "./deps.ts";
import { countJobs } from "./job-kinds.ts";
import { countPeople } from "./people.ts";

const weekMs = 7 * 86_400_000;
const startedAt = new Date().toISOString();

/** Where backups of the operator's page are, in DATA_DIR. */
export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

export async function readOverview(deps: OperatorDeps): Promise<OperatorOverview> {
  const { config, database, mailer, transcriber, tasks } = deps;
  const { queries } = database;
  const nowMs = Date.now();
  const photos = await countAtMost(queries, queries.selectFrom("photos").select("id"));
  const disk = await statfs(config.dataDir);
  return {
    versions: await readVersions(database),
    started_at: startedAt,
    health: await readHealth(queries, nowMs),
    storage: {
      database_bytes: await readDatabaseSize(database),
      free_bytes: disk.bavail * disk.bsize,
      photos,
    },
    people: await countPeople(queries, new Date(nowMs - weekMs)),
    is_sign_up_open: await isSignUpOpen(queries),
    jobs: await countJobs(queries, nowMs),
    foods: await readFoods(config.dataDir),
    model: config.model
      ? { name: config.model.model, sent_to: config.model.sentTo, mode: config.model.mode }
      : null,
    speech: transcriber ? config.speech.provider : null,
    mail: mailer ? describeMail(mailer.status) : null,
    task: tasks.current,
    backups: await listBackups(config.dataDir),
  };
}

async function readHealth(queries: Queries, nowMs: number): Promise<OperatorOverview["health"]> {
  const askedAt = performance.now();
  await sql`select 1`.execute(queries);
  const databaseMs = performance.now() - askedAt;
  const since = await findWaitingSince(queries, nowMs);
  return {
    database_ms: Math.round(databaseMs * 10) / 10,
    waiting_since: since === null ? null : new Date(since).toISOString(),
    memory_bytes: process.memoryUsage.rss(),
  };
}

/** Users of a kind of job whose waiting time is looked at: those that are served next. */
const usersServedNext = 100;

/** Epoch milliseconds; null if no job waits that could run. */
async function findWaitingSince(queries: Queries, nowMs: number): Promise<number | null> {
  const instants: number[] = [];
  for (const kind of jobTables) {
    const next = await queries
      .selectFrom("job_queue")
      .select(["ready_at", "waiting_since"])
      .where("kind", "=", kind)
      .where("ready_at", "<=", nowMs)
      .orderBy("running")
      .orderBy("waiting_since")
      .orderBy("user_id")
      .limit(rowLimit(usersServedNext))
      .execute();
    // A retried job was created long before it could run again.
    instants.push(...next.map((entry) => Math.max(entry.ready_at, entry.waiting_since)));
  }
  return instants.length > 0 ? Math.min(...instants) : null;
}

function describeMail({ sent, failed, lastProblem }: MailStatus): OperatorOverview["mail"] {
  const problem = lastProblem && { ...lastProblem, at: new Date(lastProblem.at).toISOString() };
  return { sent, failed, last_problem: problem ?? null };
}

let starterFoods: number | undefined;

/** Read once: the table takes a tenth of a second. */
function countStarterFoods(): number {
  starterFoods ??= loadStarterTable().length;
  return starterFoods;
}

async function readVersions({ engine, queries }: Database): Promise<OperatorOverview["versions"]> {
  const version =
    engine === "sqlite"
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await version.execute(queries);
  const schema = await queries
    .selectFrom("schema_migrations")
    .select("name")
    .orderBy("name", "desc")
    .executeTakeFirst();
  return {
    morsel: packageFile.version,
    node: process.version,
    database: `${engine === "sqlite" ? "SQLite" : "PostgreSQL"} ${rows[0]?.version ?? ""}`,
    schema: schema?.name ?? "",
  };
}

async function readDatabaseSize({ engine, queries }: Database): Promise<number> {
  const size =
    engine === "sqlite"
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(queries);
  return Number(rows[0]?.bytes ?? 0);
}

async function readFoods(dataDir: string): Promise<OperatorOverview["foods"]> {
  const file = await stat(join(dataDir, importedFoodsName)).catch(() => undefined);
  return {
    starter: countStarterFoods(),
    imported_at: file ? file.mtime.toISOString() : null,
    imported: listImportedReleases(dataDir).map(({ dataset, foods }) => ({ dataset, foods })),
  };
}

async function listBackups(dataDir: string): Promise<OperatorOverview["backups"]> {
  const folder = backupsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const backups = [];
  for (const name of names.filter((each) => each.endsWith(".zip"))) {
    const { size, mtime } = await stat(join(folder, name));
    backups.push({ name, bytes: size, made_at: mtime.toISOString() });
  }
  return backups.sort((one, other) => (one.made_at < other.made_at ? 1 : -1));
}
