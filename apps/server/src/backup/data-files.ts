import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { importedFoodsName } from "@morsel/food-table";
import { syncFolder, unlinkDurably } from "../database/atomic-files.ts";
import { sqliteFileName } from "../database/sqlite.ts";

/** Written by pg_dump in its custom format. */
export const dumpName = "database.dump";
export const manifestName = "manifest.json";
export const photosName = "photos";

/** The files of a data folder other than the database and the photos. */
export const plainFiles = ["auth-secret", importedFoodsName] as const;

/** What a restore moves aside, in this order. */
export const movedNames = [
  sqliteFileName,
  `${sqliteFileName}-wal`,
  `${sqliteFileName}-shm`,
  ...plainFiles,
  photosName,
] as const;

/** Exists while a restore replaces files: the folder then has neither the old data nor the new. */
const unfinishedName = "restore-unfinished";

/** Marks the folder while a restore replaces files; the returned function removes the mark. */
export async function beginRestore(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, unfinishedName);
  const file = await open(path, "w", 0o600);
  await file.sync();
  await file.close();
  await syncFolder(dataDir);
  return async () => {
    // All moves must be on disk before the mark is removed.
    await syncFolder(dataDir);
    await unlinkDurably(path);
  };
}

/** True if a restore into this folder was interrupted, so that its data must not be used. */
export function hasUnfinishedRestore(dataDir: string): boolean {
  return existsSync(join(dataDir, unfinishedName));
}

const photo = /^photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/;

export function isPartOfBackup(name: string): boolean {
  const names: readonly string[] = [manifestName, dumpName, sqliteFileName, ...plainFiles];
  return names.includes(name) || photo.test(name);
}

/** The metadata of a backup. */
export interface Manifest {
  readonly format: 1;
  readonly engine: "sqlite" | "postgres";
  /** ISO 8601. */
  readonly madeAt: string;
}
