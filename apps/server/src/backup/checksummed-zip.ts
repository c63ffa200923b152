import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { ZipFile } from "yazl";
import { mkdirDurable, syncFolder } from "../database/atomic-files.ts";
import { BackupError } from "./backup-error.ts";

/** A zip without a comment ends with a record of this length. */
const endBytes = 22;
const commentLengthAt = 20;
/** The comment: the checksum of every byte before it. */
const checksumPrefix = "sha256:";
const checksumBytes = checksumPrefix.length + 64;

/** Packs all files of a folder into a zip that contains its own checksum, and syncs it to disk. */
export async function writeChecksummedZip(path: string, folder: string): Promise<void> {
  const zip = new ZipFile();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).replaceAll("\\", "/");
    // Photos are compressed already.
    zip.addFile(file, name, { compress: !name.endsWith(".jpg") });
  }
  zip.end();
  await pipeline(
    zip.outputStream,
    appendChecksum(),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
}

/** Writes the checksum into the zip's comment, so that other programs can still open the zip. */
function appendChecksum(): Transform {
  const hash = createHash("sha256");
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([held, chunk]);
      const ready = all.subarray(0, Math.max(all.length - endBytes, 0));
      held = all.subarray(ready.length);
      hash.update(ready);
      done(null, ready);
    },
    flush(done) {
      const end = Buffer.from(held);
      end.writeUInt16LE(checksumBytes, commentLengthAt);
      const sum = hash.update(end).digest("hex");
      done(null, Buffer.concat([end, Buffer.from(`${checksumPrefix}${sum}`)]));
    },
  });
}

/** Throws a BackupError if the file is not a backup, or differs from what was written. */
export async function verifyChecksums(path: string): Promise<void> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupError(`${path} cannot be read: ${error.message}`);
  });
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(checksumBytes);
    await file.read(last, 0, checksumBytes, Math.max(size - checksumBytes, 0));
    const stored = last.toString("latin1");
    if (size < endBytes + checksumBytes || !/^sha256:[0-9a-f]{64}$/.test(stored)) {
      throw new BackupError(`${path} is not a backup of Morsel, or its end is missing.`);
    }
    const hash = createHash("sha256");
    await pipeline(createReadStream(path, { end: size - checksumBytes - 1 }), hash);
    if (hash.digest("hex") !== stored.slice(checksumPrefix.length)) {
      throw new BackupError(`${path} is damaged: it is not what was written.`);
    }
  } finally {
    await file.close();
  }
}

/** Unpacks a zip whose checksum was verified, syncs its files to disk and returns their names. */
export async function unpack(
  path: string,
  folder: string,
  isExpected: (name: string) => boolean,
): Promise<readonly string[]> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  const names: string[] = [];
  const folders = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (!isExpected(name))
        throw new BackupError(`${path} holds ${name}, which is not part of a backup.`);
      const inner = join(folder, dirname(name));
      if (!folders.has(inner)) await mkdirDurable(inner);
      folders.add(inner);
      const target = createWriteStream(join(folder, name), { mode: 0o600, flush: true });
      await pipeline(await zip.openReadStreamPromise(entry), target);
      names.push(name);
    }
  } finally {
    zip.close();
  }
  for (const inner of folders) await syncFolder(inner);
  return names;
}
