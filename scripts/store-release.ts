// `node scripts/store-release.ts VERSION`: stores a database of this version with one of everything that a user can
// store, on SQLite and on PostgreSQL. The tests upgrade each stored database (apps/server/src/database/upgrade.test.ts).
// Run it once for each release, on its commit, and never again for that version.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseKind } from "../apps/server/src/testing/databases.ts";
import { stop } from "./setup.mjs";
import { findPostgresPrograms, startThrowawayPostgres } from "./throwaway-postgres.ts";

const farFuture = Date.UTC(2200, 0);

const [version] = process.argv.slice(2);
if (!version) stop("Give the version: node scripts/store-release.ts 1.0.0");
const programs = findPostgresPrograms();
const postgres = await startThrowawayPostgres();
if (!programs || !postgres) stop("PostgreSQL is needed; set PG_BIN to the folder of its programs.");
// databases.ts reads it when it is loaded.
process.env.TEST_DATABASE_URL = postgres.url;
const { startTestApp } = await import("../apps/server/src/testing/test-app.ts");
const { createTestDatabase } = await import("../apps/server/src/testing/databases.ts");
const { fillAccount } = await import("../apps/server/src/testing/fill-account.ts");
const { readFacts } = await import("../apps/server/src/testing/release-facts.ts");
const { storedReleases, storeRelease } = await import(
  "../apps/server/src/testing/stored-releases.ts"
);
const { sqliteFileName } = await import("../apps/server/src/database/sqlite.ts");

if (storedReleases.includes(version)) stop(`The database of ${version} is stored already.`);
try {
  for (const kind of ["sqlite", "postgres"] as const) await store(kind, version);
} finally {
  await postgres.stop();
}

async function store(kind: DatabaseKind, name: string): Promise<void> {
  const place = await createTestDatabase(kind);
  const test = await startTestApp({ database: kind, place, isPasswordHashReal: true });
  const person = await test.signUp();
  const opens = await fillAccount(person);
  const account = { email: person.email, ...opens, facts: await readFacts(person) };
  // The test must not depend on the day.
  await test.queries.updateTable("calorie_guesses").set({ expires_at: farFuture }).execute();
  // Closed, so that all of the database is in its file.
  await test.application.close();
  const { DATABASE_URL: url = "", DATA_DIR: dataDir = "" } = place.environment;
  const content =
    kind === "sqlite" ? readFileSync(join(dataDir, sqliteFileName)) : dump(url, programs ?? "");
  await storeRelease(name, kind, content, account);
  await place.remove();
}

/** Only statements: lines that begin with a backslash are commands of psql. */
function dump(url: string, folder: string): Buffer {
  const args = ["--inserts", "--no-owner", "--no-privileges", url];
  const text = execFileSync(join(folder, "pg_dump"), args, { encoding: "utf8" });
  return Buffer.from(text.replace(/^\\.*$/gm, ""));
}
