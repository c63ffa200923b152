import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { readConfig } from "../config.ts";
import { partitionStatements, readSchema } from "../database/distribute.ts";
import { sqliteFileName } from "../database/sqlite.ts";
import { createLog } from "../http/log.ts";
import { openAndMigrate } from "../open-and-migrate.ts";
import {
  createTestDatabase,
  type DatabaseKind,
  partitions,
  type TestDatabase,
} from "./databases.ts";
import { openTestDatabase } from "./open-test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** How the names of this run's template databases begin: remove-templates.ts. */
    templatePrefix: string;
  }
}

let sqliteFile: Promise<Buffer> | undefined;
let postgresTemplate: Promise<string> | undefined;

/**
 * Makes a fresh data folder with the tables, and on PostgreSQL a fresh database. The migrations run once
 * per test process; each place gets a copy of what they made.
 */
export async function createMigratedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === "postgres") {
    postgresTemplate ??= createPostgresTemplate();
    return createTestDatabase("postgres", { template: await postgresTemplate });
  }
  sqliteFile ??= createSqliteFile();
  const place = await createTestDatabase("sqlite");
  await writeFile(join(place.environment.DATA_DIR ?? "", sqliteFileName), await sqliteFile);
  return place;
}

async function createSqliteFile(): Promise<Buffer> {
  const place = await createTestDatabase("sqlite");
  await migrateAt(place);
  const file = await readFile(join(place.environment.DATA_DIR ?? "", sqliteFileName));
  await place.remove();
  return file;
}

async function createPostgresTemplate(): Promise<string> {
  const name = `${inject("templatePrefix")}_${process.pid}`;
  const place = await createTestDatabase("postgres", { name });
  await migrateAt(place);
  if (partitions > 0) await partition(place);
  return name;
}

async function partition(place: TestDatabase): Promise<void> {
  const database = openTestDatabase(place);
  const statements = partitionStatements(await readSchema(database), partitions);
  for (const statement of statements) await sql.raw(statement).execute(database.queries);
  await database.close();
}

async function migrateAt({ environment }: TestDatabase): Promise<void> {
  const closers: (() => unknown)[] = [];
  await openAndMigrate(readConfig(environment), createLog("silent"), closers);
  for (const closer of closers.reverse()) await closer();
}
