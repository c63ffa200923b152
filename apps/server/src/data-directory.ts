import { statSync } from "node:fs";
import { hasUnfinishedRestore } from "./backup/index.ts";
import { ConfigError } from "./config.ts";
import { mkdirDurable } from "./database/atomic-files.ts";
import { type FolderLock, tryLockFolder } from "./database/sqlite.ts";

/** Throws a ConfigError if a restore into the folder was interrupted. */
export function assertRestoreCompleted(dataDir: string): void {
  if (!hasUnfinishedRestore(dataDir)) return;
  throw new ConfigError(
    `A restore into ${dataDir} was interrupted. Run it again: npm run restore -- FILE. The data from before it is in ${dataDir} under names that begin with before-restore.`,
  );
}

/** Locks the folder for this process; returns the function that unlocks it. Throws a ConfigError if it is locked or unwritable. */
export async function acquireDataDirLock(dataDir: string): Promise<() => void> {
  let lock: FolderLock | undefined;
  try {
    await mkdirDurable(dataDir);
    lock = tryLockFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR is '${dataDir}', but Morsel cannot write there: ${reason}.`);
  }
  if (lock) return () => lock.release();
  throw new ConfigError(
    `Another Morsel is using ${dataDir}. Stop it, or give this one its own DATA_DIR and PORT.`,
  );
}

/** The folder holds people's meals and the key to their sessions; Windows does not use these permission bits. */
export function assertPrivateDirectory(dataDir: string): void {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform === "win32" || (mode & 0o007) === 0) return;
  throw new ConfigError(
    `DATA_DIR is '${dataDir}', which every user of this machine may look into. Run: chmod o= '${dataDir}'`,
  );
}
