import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder for this program's own user, with those above it that are missing; a power cut
 * afterwards takes none of them away.
 */
export async function mkdirDurable(path: string): Promise<void> {
  // One that is there may have been made a moment ago, by who has not synced it yet.
  const first = (await mkdir(path, { recursive: true, mode: 0o700 })) ?? path;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

/** Writes a file that is there whole or not at all, whenever the power is cut; there, once this has ended. */
export async function writeFileAtomic(path: string, bytes: Buffer | string): Promise<void> {
  const unfinished = unfinishedPath(path);
  await writeSynced(unfinished, bytes);
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/**
 * The same where no such file is there yet: of all that try at once, in any process, one is the first,
 * and the others change nothing.
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

/** Of file systems whose files have one name each: there the last of those that start at once wins. */
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

/** Of systems and file systems that sync no folders; PostgreSQL ignores the same. */
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
