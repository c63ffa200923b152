import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import pg from "pg";
import { sqliteFileName } from "../database/sqlite.ts";
import { createTestDatabase, type DatabaseKind, type TestDatabase } from "./databases.ts";
import type { ReleaseFacts } from "./release-facts.ts";

/** What is known about the user in the stored database of a release. */
export interface StoredAccount {
  readonly email: string;
  /** An API token of the user. */
  readonly token: string;
  /** The public id of a shared page. */
  readonly sharedPage: string;
  readonly facts: ReleaseFacts;
}

const folder = join(import.meta.dirname, "releases");
const files = { sqlite: "sqlite.db.br", postgres: "postgres.sql.br" } as const;

/** The versions whose databases are stored: `node scripts/store-release.ts`. */
export const storedReleases: readonly string[] = await readdir(folder);

export async function readStoredAccount(
  version: string,
  kind: DatabaseKind,
): Promise<StoredAccount> {
  return JSON.parse(await readFile(join(folder, version, `${kind}.json`), "utf8"));
}

/** Creates a database as this release left it. */
export async function restoreRelease(version: string, kind: DatabaseKind): Promise<TestDatabase> {
  const place = await createTestDatabase(kind);
  const content = brotliDecompressSync(await readFile(join(folder, version, files[kind])));
  const { DATABASE_URL: connectionString, DATA_DIR: dataDir = "" } = place.environment;
  if (kind === "sqlite") await writeFile(join(dataDir, sqliteFileName), content);
  else {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(content.toString());
    await client.end();
  }
  return place;
}

/**
 * Stores the database of a release.
 *
 * @param content the SQLite file, or the statements that create the PostgreSQL database
 */
export async function storeRelease(
  version: string,
  kind: DatabaseKind,
  content: Buffer,
  account: StoredAccount,
): Promise<void> {
  await mkdir(join(folder, version), { recursive: true });
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(join(folder, version, files[kind]), brotliCompressSync(content, { params }));
  const json = `${JSON.stringify(account, null, 2)}\n`;
  await writeFile(join(folder, version, `${kind}.json`), json);
}
