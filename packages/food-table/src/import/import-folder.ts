import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ImportError } from "./import-error.ts";

/**
 * Opens a folder for unfinished files, which one process uses at a time; "empty" removes what an interrupted
 * import left. Throws an `ImportError` if another import is using it.
 */
export function openImportFolder(folder: string, contents: "empty" | "kept"): string {
  const holder = join(folder, "process");
  if (existsSync(folder)) {
    const id = existsSync(holder) ? Number(readFileSync(holder, "utf8")) : 0;
    if (id !== process.pid && isRunning(id)) {
      throw new ImportError(`Another import is running (process ${id}). Wait for it, or stop it.`);
    }
    if (contents === "empty") rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(holder, String(process.pid));
  return folder;
}

/** Syncs the file before it is renamed, so that after a power cut the old or the new one is complete. */
export function putInPlace(made: string, path: string): void {
  const file = openSync(made, "r+");
  fsyncSync(file);
  closeSync(file);
  renameSync(made, path);
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
