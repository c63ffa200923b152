import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { isLong } from "./rounds.ts";

export type DatabaseKind = "sqlite" | "postgres";

// biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
const postgresUrl = process.env.TEST_DATABASE_URL;

/**
 * Into how many parts the personal tables of PostgreSQL are divided; 0: they are not. All tests then run on
 * PostgreSQL only.
 */
// biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
export const partitions = Number(process.env.TEST_PARTITIONS ?? 0);

/**
 * What tests of SQL run on (storage, jobs, limits, concurrency, errors of a database): SQLite, and
 * PostgreSQL if TEST_DATABASE_URL names a server.
 */
export const databases: readonly DatabaseKind[] = findDatabases();

function findDatabases(): readonly DatabaseKind[] {
  if (!postgresUrl) return ["sqlite"];
  return partitions > 0 ? ["postgres"] : ["sqlite", "postgres"];
}

/** What the other tests of the server run on: SQLite; in `npm run test:long` all databases. */
export const mainDatabases: readonly DatabaseKind[] =
  isLong || partitions > 0 ? databases : ["sqlite"];

let serverVersion: Promise<number> | undefined;

/** The database and the data folder of one test file. */
export interface TestDatabase {
  /** The settings for `readConfig`. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

interface PostgresOptions {
  readonly name?: string;
  /** The database to copy; if it is not set, the new one is empty. */
  readonly template?: string;
}

/** Creates a data folder, and on PostgreSQL a database. */
export async function createTestDatabase(
  kind: DatabaseKind,
  options: PostgresOptions = {},
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-server-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === "sqlite") return { environment: { DATA_DIR: dataDir }, remove: removeFolder };
  const { name = `morsel_test_${randomBytes(6).toString("hex")}`, template = "template1" } =
    options;
  await asAdmin(`create database ${name} template ${template} ${await copyStrategy()}`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/**
 * PostgreSQL 15 and later write the copy to their log by default: 47 instead of 16 ms of processor time for
 * each database. Earlier versions always copy files, and do not have the option.
 */
async function copyStrategy(): Promise<string> {
  serverVersion ??= asAdmin("show server_version_num").then(([row]) =>
    Number(row?.server_version_num),
  );
  return (await serverVersion) >= 150_000 ? "strategy file_copy" : "";
}

/** Drops the databases whose names begin with these words. */
export async function dropDatabases(prefix: string): Promise<void> {
  const found = await asAdmin(
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of found) await asAdmin(`drop database ${datname} with (force)`);
}

interface AdminRow {
  readonly datname?: string;
  readonly server_version_num?: string;
}

async function asAdmin(statement: string): Promise<readonly AdminRow[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
