import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { mkdirDurable, syncFolder } from "../database/atomic-files.ts";
import { sqliteFileName, tryLockFolder } from "../database/sqlite.ts";
import { BackupError } from "./backup-error.ts";
import { unpack, verifyChecksums } from "./checksummed-zip.ts";
import {
  beginRestore,
  dumpName,
  isPartOfBackup,
  type Manifest,
  manifestName,
  movedNames,
} from "./data-files.ts";
import { runPostgresTool } from "./postgres-tools.ts";
import { assertSqliteIntegrity, type DataLocation, writeBackup } from "./write-backup.ts";

/** What a restore did. */
interface RestoreReport {
  readonly madeAt: string;
  /** The data from before the restore: a folder, or on PostgreSQL a backup. Undefined if there was none. */
  readonly setAside: string | undefined;
}

/**
 * Replaces the data by a backup; the old data is moved aside, never deleted. No server may be running
 * on it. Throws a BackupError if the backup is damaged, of the other database engine or of a newer
 * version; the data is then unchanged. An interrupted restore leaves a mark that prevents a server
 * from starting, and can be repeated.
 */
export async function restoreBackup(place: DataLocation, path: string): Promise<RestoreReport> {
  await verifyChecksums(path);
  const lock = await lockFolder(place.dataDir);
  try {
    await removeLeftovers(place.dataDir);
    const staging = await mkdtemp(join(place.dataDir, stagingPrefix));
    try {
      const names = await unpack(path, staging, isPartOfBackup);
      const manifest = await readManifest(staging, names, path);
      assertSameEngine(manifest, place);
      const setAside = place.databaseUrl
        ? await restorePostgres(place, place.databaseUrl, staging)
        : await restoreFolder(place.dataDir, staging);
      return { madeAt: manifest.madeAt, setAside };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

const stagingPrefix = "restoring-";

/** Removes what a killed restore had unpacked. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(stagingPrefix)) await rm(join(dataDir, name), { recursive: true });
  }
}

async function lockFolder(dataDir: string) {
  await mkdirDurable(dataDir);
  const lock = tryLockFolder(dataDir);
  if (lock) return lock;
  throw new BackupError(`A Morsel is running on ${dataDir}. Stop it first.`);
}

async function readManifest(
  staging: string,
  names: readonly string[],
  path: string,
): Promise<Manifest> {
  if (!names.includes(manifestName)) throw new BackupError(`${path} is not a backup of Morsel.`);
  const manifest = JSON.parse(await readFile(join(staging, manifestName), "utf8")) as Manifest;
  if (manifest.format !== 1) {
    throw new BackupError(`${path} was made by a newer Morsel. Restore it by that version.`);
  }
  return manifest;
}

function assertSameEngine({ engine }: Manifest, { databaseUrl }: DataLocation): void {
  if ((engine === "postgres") === (databaseUrl !== undefined)) return;
  throw new BackupError(
    engine === "postgres"
      ? "This is a backup of a PostgreSQL database. Set DATABASE_URL to the one to restore into."
      : "This is a backup of an embedded database. Unset DATABASE_URL to restore it.",
  );
}

async function restoreFolder(dataDir: string, staging: string): Promise<string | undefined> {
  assertSqliteIntegrity(join(staging, sqliteFileName));
  const endReplacing = await beginRestore(dataDir);
  const aside = await moveAside(dataDir);
  await moveAll(staging, dataDir);
  await endReplacing();
  return aside;
}

/** The dump is restored in one transaction. */
async function restorePostgres(
  place: DataLocation,
  databaseUrl: string,
  staging: string,
): Promise<string> {
  await assertNoConnections(databaseUrl);
  const aside = join(place.dataDir, `before-restore-${timestamp()}.zip`);
  await writeBackup(place, aside);
  const endReplacing = await beginRestore(place.dataDir);
  await runPostgresTool("pg_restore", databaseUrl, [
    ...["--clean", "--if-exists", "--no-owner", "--single-transaction"],
    join(staging, dumpName),
  ]);
  await rm(join(staging, dumpName));
  await moveAside(place.dataDir);
  await moveAll(staging, place.dataDir);
  await endReplacing();
  return aside;
}

/** PostgreSQL lists a session for a moment after its client has ended. */
const sessionEndMs = 2000;
const sessionCheckMs = 100;

async function assertNoConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let waitedMs = 0; waitedMs <= sessionEndMs; waitedMs += sessionCheckMs) {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = 'morsel'",
      );
      if (rows.length === 0) return;
      await setTimeout(sessionCheckMs);
    }
    throw new BackupError("A Morsel is connected to this database. Stop every one of them first.");
  } finally {
    await client.end();
  }
}

/** Returns the folder that the present files were moved to; undefined if there were none. */
async function moveAside(dataDir: string): Promise<string | undefined> {
  const present = movedNames.filter((name) => existsSync(join(dataDir, name)));
  if (present.length === 0) return undefined;
  const aside = join(dataDir, `before-restore-${timestamp()}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
  await syncFolder(aside);
  return aside;
}

/** Moves the database last: until then the restore is visibly unfinished. */
async function moveAll(staging: string, dataDir: string): Promise<void> {
  for (const name of [...movedNames].reverse()) {
    if (existsSync(join(staging, name))) await rename(join(staging, name), join(dataDir, name));
  }
}

/** The current time in a form that file names allow. */
export function timestamp(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, "-");
}
