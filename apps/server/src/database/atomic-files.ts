import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder, readable only by this user, and its missing parents, and syncs them to disk, so that
 * they survive a power cut.
 */
export async function mkdirDurable(path: string): Promise<void> {
  // An existing folder may have been created a moment ago by a process that has not synced it yet.
  const first = (await mkdir(path, { recursive: true, mode: 0o700 })) ?? path;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

/** Writes a file completely or not at all, even if the power fails; it is on disk when this returns. */
export async function writeFileAtomic(path: string, bytes: Buffer | string): Promise<void> {
  const unfinished = unfinishedPath(path);
  await writeSynced(unfinished, bytes);
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/**
 * The same if the file does not exist yet: of several processes that try at the same time, one creates
 * it and the others change nothing.
 */
export async function createFileAtomic(path: string, bytes: Buffer | string): Promise<void> {
  const unfinished = unfinishedPath(`${path}.${randomUUID()}`);
  await writeSynced(unfinished, bytes);
  try {
    await link(unfinished, path);
    await unlink(unfinished);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") await unlink(unfinished);
    else if (cannotLink.includes(code)) await rename(unfinished, path);
    else throw error;
  }
  await syncFolder(dirname(path));
}

/** Errors of file systems without hard links; there the last of several concurrent writers wins. */
const cannotLink = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

async function writeSynced(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file's bytes; undefined if it does not exist. */
export async function readFileIfExists(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Temporary name of a file until it is complete; a crash can leave it behind. */
export function unfinishedPath(path: string): string {
  return `${path}.part`;
}

/** Removes a file if it exists; a power cut afterwards does not restore it. */
export async function unlinkDurably(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Errors of file systems that cannot sync folders; PostgreSQL ignores the same ones. */
const cannotSync = ["EISDIR", "EACCES", "EPERM", "EBADF", "EINVAL"];

/** Syncs the names in a folder to disk: syncing a file does not sync its name. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (!cannotSync.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
