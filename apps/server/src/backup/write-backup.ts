import { existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFolder } from "../database/atomic-files.ts";
import { busyTimeoutMs, sqliteFileName } from "../database/sqlite.ts";
import { BackupError } from "./backup-error.ts";
import { writeChecksummedZip } from "./checksummed-zip.ts";
import { dumpName, type Manifest, manifestName, photosName, plainFiles } from "./data-files.ts";
import { runPostgresTool } from "./postgres-tools.ts";

/** The location of the data to back up. */
export interface DataLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Writes everything that Morsel keeps into one file, as it is at one moment; a server may run
 * at the same time. Throws a BackupError and leaves no file behind.
 */
export async function writeBackup(
  { dataDir, databaseUrl }: DataLocation,
  path: string,
): Promise<void> {
  if (existsSync(path)) throw new BackupError(`${path} is there already.`);
  if (!databaseUrl && !existsSync(join(dataDir, sqliteFileName))) {
    throw new BackupError(`There is no database in ${dataDir}, which is DATA_DIR.`);
  }
  await mkdir(dirname(resolve(path)), { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(dataDir, "backup-"));
  const unfinished = `${path}.part`;
  try {
    // Photos after the database: a photo is stored before the row that names it.
    if (databaseUrl) await dumpPostgres(databaseUrl, join(staging, dumpName));
    else copySqlite(join(dataDir, sqliteFileName), join(staging, sqliteFileName));
    for (const name of plainFiles) await linkOrCopy(join(dataDir, name), join(staging, name));
    await linkPhotos(join(dataDir, photosName), join(staging, photosName));
    const engine = databaseUrl ? "postgres" : "sqlite";
    const manifest: Manifest = { format: 1, engine, madeAt: new Date().toISOString() };
    await writeFile(join(staging, manifestName), JSON.stringify(manifest));
    await writeChecksummedZip(unfinished, staging);
    await rename(unfinished, path);
    await syncFolder(dirname(resolve(path)));
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

/** Reads in one transaction, so that a server can write at the same time. */
function copySqlite(from: string, to: string): void {
  const live = new DatabaseSync(from, { timeout: busyTimeoutMs });
  try {
    live.prepare("vacuum into ?").run(to);
  } finally {
    live.close();
  }
  assertSqliteIntegrity(to);
}

/** Throws a BackupError if a file is not a database or fails SQLite's integrity check. */
export function assertSqliteIntegrity(path: string): void {
  const problems: string[] = [];
  try {
    const file = new DatabaseSync(path);
    try {
      for (const row of file.prepare("pragma integrity_check").all()) {
        problems.push(String(row.integrity_check));
      }
    } finally {
      file.close();
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (problems.join() !== "ok") throw new BackupError(`The database is damaged: ${problems[0]}.`);
}

async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  await runPostgresTool("pg_dump", databaseUrl, ["--format=custom", "--no-owner", `--file=${to}`]);
}

/** A hard link, so that the file may be removed during the backup; nothing if it is already removed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    // Some file systems do not support hard links.
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function linkPhotos(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".jpg")) continue;
    const inner = entry.parentPath.slice(from.length);
    await mkdir(join(to, inner), { recursive: true });
    await linkOrCopy(join(entry.parentPath, entry.name), join(to, inner, entry.name));
  }
}
