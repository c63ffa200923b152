import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { importedFoodsName } from "@morsel/food-table";
import { syncFolder, unlinkDurably } from "../database/atomic-files.ts";
import { sqliteFileName } from "../database/sqlite.ts";

/** Of PostgreSQL's own tool, in its custom format. */
export const dumpName = "database.dump";
export const manifestName = "manifest.json";
export const photosName = "photos";

/** What a data folder holds besides the database and the photos. */
export const plainFiles = ["auth-secret", importedFoodsName] as const;

/** What a restore moves out of the way, in this order. */
export const movedNames = [
  sqliteFileName,
  `${sqliteFileName}-wal`,
  `${sqliteFileName}-shm`,
  ...plainFiles,
  photosName,
] as const;

/** There while a restore takes the data's place: what is in the folder then is neither the old nor the new. */
const unfinishedName = "restore-unfinished";

/** Begins the part of a restore that must not be broken off; returns what ends it. */
export async function beginRestore(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, unfinishedName);
  const file = await open(path, "w", 0o600);
  await file.sync();
  await file.close();
  await syncFolder(dataDir);
  return async () => {
    // The mark goes once all that was moved is where it belongs, also after a power cut.
    await syncFolder(dataDir);
    await unlinkDurably(path);
  };
}

/** Was a restore into this folder broken off, so that its data must not be used? */
export function hasUnfinishedRestore(dataDir: string): boolean {
  return existsSync(join(dataDir, unfinishedName));
}

const photo = /^photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/;

export function isPartOfBackup(name: string): boolean {
  const names: readonly string[] = [manifestName, dumpName, sqliteFileName, ...plainFiles];
  return names.includes(name) || photo.test(name);
}

/** What a backup says of itself. */
export interface Manifest {
  readonly format: 1;
  readonly engine: "sqlite" | "postgres";
  /** ISO 8601. */
  readonly madeAt: string;
}
