import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { timestamp } from "./backup/index.ts";
import { type Config, ConfigError } from "./config.ts";
import { acquireDataDirLock } from "./data-directory.ts";
import { createFileAtomic, syncFolder } from "./database/atomic-files.ts";
import { sqliteFileName } from "./database/sqlite.ts";

/** Exists once the folder has had a database. */
const createdName = "database-created";

/** Records that the folder has a database, so that its loss is noticed. */
export async function recordDatabase(dataDir: string): Promise<void> {
  if ((await sizeOf(join(dataDir, createdName))) !== undefined) return;
  const text = "This folder has a database. Morsel refuses to start without it.\n";
  await createFileAtomic(join(dataDir, createdName), text);
}

/**
 * Throws a ConfigError if the folder had a database and its file is now missing or empty: SQLite would
 * begin an empty one, and delete the write-ahead log of the lost one.
 */
export async function assertDatabaseNotLost(dataDir: string): Promise<void> {
  const path = join(dataDir, sqliteFileName);
  const size = await sizeOf(path);
  if (size !== undefined && size > 0) return;
  const isLost = size === undefined ? await wasCreated(dataDir) : await hasTraces(dataDir);
  if (!isLost) return;
  throw new ConfigError(
    `The database ${path} is ${size === undefined ? "missing" : "empty"}, but there was one before. Nothing was changed. Restore a backup: npm run restore -- FILE. If the data is lost and Morsel shall begin with an empty database: npm start -- --new-database`,
  );
}

/**
 * Moves what is left of a lost database to another folder, so that the next start creates a new one;
 * returns that folder. Throws a ConfigError if the database is not lost.
 */
export async function setLostDatabaseAside({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir" | "databaseUrl">): Promise<string> {
  if (databaseUrl) throw new ConfigError("--new-database is only for the embedded database.");
  const release = await acquireDataDirLock(dataDir);
  try {
    if (((await sizeOf(join(dataDir, sqliteFileName))) ?? 0) > 0) {
      throw new ConfigError(
        `There is a database in ${dataDir}, so --new-database does nothing. Start without it.`,
      );
    }
    const aside = join(dataDir, `before-new-database-${timestamp()}`);
    await mkdir(aside, { mode: 0o700 });
    const suffixes = ["", "-wal", "-shm"];
    for (const name of [...suffixes.map((suffix) => sqliteFileName + suffix), createdName]) {
      if ((await sizeOf(join(dataDir, name))) === undefined) continue;
      await rename(join(dataDir, name), join(aside, name));
    }
    await syncFolder(aside);
    await syncFolder(dataDir);
    return aside;
  } finally {
    release();
  }
}

async function wasCreated(dataDir: string): Promise<boolean> {
  return (await sizeOf(join(dataDir, createdName))) !== undefined;
}

/** True if the folder has what only a running Morsel writes: versions before the record left no other sign. */
async function hasTraces(dataDir: string): Promise<boolean> {
  if (await wasCreated(dataDir)) return true;
  if ((await sizeOf(join(dataDir, "auth-secret"))) !== undefined) return true;
  if (((await sizeOf(join(dataDir, `${sqliteFileName}-wal`))) ?? 0) > 0) return true;
  const photos = await readdir(join(dataDir, "photos")).catch(() => []);
  return photos.length > 0;
}

/** The size of a file in bytes; undefined if the file does not exist. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return found?.size;
}
