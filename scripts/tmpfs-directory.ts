// A folder for what tests write and throw away, in memory if the machine has one to offer.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const memoryDisk = "/dev/shm";
/** A whole run keeps a few hundred megabytes at once. */
const neededBytes = 2 * 1024 ** 3;

interface MemoryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Creates a directory in memory, for TMPDIR: SQLite waits for the disk at every commit, which most tests
 * do not need. Undefined if there is no tmpfs, if it is small, or if programs may not run from it, as in
 * many containers.
 */
export function makeMemoryFolder(): MemoryFolder | undefined {
  if (!hasRoom()) return undefined;
  const path = mkdtempSync(join(memoryDisk, "morsel-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  // PostgreSQL's files lie in it and belong to another user.
  chmodSync(path, 0o755);
  if (canRunFrom(path)) return { path, remove };
  remove();
  return undefined;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

function canRunFrom(folder: string): boolean {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
