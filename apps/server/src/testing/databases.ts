import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type DatabaseKind = "sqlite" | "postgres";

// biome-ignore lint/style/noProcessEnv: a setting of the tests, not of Morsel.
const postgresUrl = process.env.TEST_DATABASE_URL;

/** What the server's tests run on: SQLite, and PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: readonly DatabaseKind[] = postgresUrl ? ["sqlite", "postgres"] : ["sqlite"];

/** A place for one test file's data. */
export interface TestDatabase {
  /** For `readConfig`. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Makes a fresh data folder, and on PostgreSQL a fresh database. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-server-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === "sqlite") return { environment: { DATA_DIR: dataDir }, remove: removeFolder };
  const name = `morsel_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(`create database ${name}`);
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

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
