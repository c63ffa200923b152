import { basename, dirname, join } from "node:path";
import type { Image } from "./folder-image.ts";
import type { Random } from "./random.ts";

/** What a program did to a folder; paths are relative to it, "" is the folder itself. */
export type Change =
  | { readonly kind: "make file"; readonly path: string }
  | { readonly kind: "make folder"; readonly path: string }
  | { readonly kind: "remove"; readonly path: string }
  | {
      readonly kind: "write";
      readonly path: string;
      readonly offset: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: "resize"; readonly path: string; readonly length: number }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  | { readonly kind: "link"; readonly path: string; readonly to: string }
  /** A file's bytes, or a folder's names; of what was done before the position `begunAt`. */
  | { readonly kind: "sync"; readonly path: string; readonly begunAt: number };

/** What a power cut leaves of what was not synced. */
export interface CrashOutcome {
  /** A write may be torn at multiples of this. */
  readonly pieceBytes: number;
  /** Asked for each piece, length and name. */
  isKept(): boolean;
}

export const nothingKept: CrashOutcome = { pieceBytes: 4096, isKept: () => false };
export const allKept: CrashOutcome = { pieceBytes: 4096, isKept: () => true };

/** Keeps some of it, in pieces as small as disks write them or as large as pages. */
export function someKept(random: Random): CrashOutcome {
  const share = random.next();
  return {
    pieceBytes: random.isOneOf(2) ? 512 : 4096,
    isKept: () => random.next() < share,
  };
}

type Unsynced =
  | { readonly at: number; readonly offset: number; readonly bytes: Buffer }
  | { readonly at: number; readonly length: number };

interface File {
  readonly synced: Content;
  unsynced: Unsynced[];
}

type Folder = Map<string, Entry>;
type Entry = { readonly file: File } | { readonly folder: FolderEntry };

interface FolderEntry {
  /** As programs see it. */
  readonly now: Folder;
  readonly synced: Folder;
}

/** Names that change together or not at all. */
interface Renaming {
  readonly at: number;
  readonly steps: readonly {
    readonly folder: FolderEntry;
    readonly name: string;
    readonly entry: Entry | undefined;
  }[];
}

/**
 * A disk that promises no more than POSIX does: of a file those bytes are certain that were there at its
 * last sync, of a folder those names; all else may be lost, torn, and kept in any order.
 */
export class LossyDisk {
  readonly #root: FolderEntry = newFolder();
  #renamings: Renaming[] = [];

  /** With what it has had for long. */
  constructor({ folders, files }: Image = { folders: [], files: new Map() }) {
    for (const path of folders) this.apply({ kind: "make folder", path }, 0);
    for (const [path, bytes] of files) {
      this.apply({ kind: "make file", path }, 0);
      this.apply({ kind: "write", path, offset: 0, bytes }, 0);
    }
    for (const path of ["", ...folders, ...files.keys()]) this.#sync(path, 1);
  }

  /** `at` says when: a later change has a larger one. */
  apply(change: Change, at: number): void {
    const { path } = change;
    if (change.kind === "make folder") this.#name(at, [path, { folder: newFolder() }]);
    else if (change.kind === "make file") this.#name(at, [path, { file: newFile() }]);
    else if (change.kind === "remove") this.#name(at, [path, undefined]);
    else if (change.kind === "rename") {
      this.#name(at, [path, undefined], [change.to, this.#get(path)]);
    } else if (change.kind === "link") this.#name(at, [change.to, this.#get(path)]);
    else if (change.kind === "sync") this.#sync(path, change.begunAt);
    else this.#fileAt(path).unsynced.push({ ...change, at });
  }

  /** What is there after the power was cut now. The disk itself goes on. */
  cutPower(lot: CrashOutcome): Image {
    const left = new Map<FolderEntry, Folder>();
    const leftOf = (folder: FolderEntry) => {
      const names = left.get(folder) ?? new Map(folder.synced);
      left.set(folder, names);
      return names;
    };
    for (const { steps } of this.#renamings) {
      if (!lot.isKept()) continue;
      for (const { folder, name, entry } of steps) setEntry(leftOf(folder), name, entry);
    }
    const folders: string[] = [];
    const files = new Map<string, Buffer>();
    const walk = (folder: FolderEntry, path: string) => {
      for (const [name, entry] of leftOf(folder)) {
        const inner = join(path, name);
        if ("file" in entry) files.set(inner, leftOfFile(entry.file, lot));
        else {
          folders.push(inner);
          walk(entry.folder, inner);
        }
      }
    };
    walk(this.#root, "");
    return { folders, files };
  }

  #name(at: number, ...changes: readonly (readonly [string, Entry | undefined])[]): void {
    const steps = changes.map(([path, entry]) => {
      const folder = this.#folderAt(dirname(path));
      setEntry(folder.now, basename(path), entry);
      return { folder, name: basename(path), entry };
    });
    this.#renamings.push({ at, steps });
  }

  #sync(path: string, begunAt: number): void {
    const entry = this.#get(path);
    if ("file" in entry) {
      const { file } = entry;
      for (const change of file.unsynced) if (change.at < begunAt) file.synced.take(change);
      file.unsynced = file.unsynced.filter(({ at }) => at >= begunAt);
      return;
    }
    const isSynced = ({ at, steps }: Renaming) =>
      at < begunAt && steps.some(({ folder }) => folder === entry.folder);
    for (const { steps } of this.#renamings.filter(isSynced)) {
      for (const { folder, name, entry } of steps) setEntry(folder.synced, name, entry);
    }
    this.#renamings = this.#renamings.filter((renaming) => !isSynced(renaming));
  }

  #get(path: string): Entry {
    const parts = path.split("/").filter((part) => part !== "" && part !== ".");
    let entry: Entry | undefined = { folder: this.#root };
    for (const part of parts) {
      entry = entry && "folder" in entry ? entry.folder.now.get(part) : undefined;
    }
    if (!entry) throw new Error(`Nothing is at ${path}`);
    return entry;
  }

  #folderAt(path: string): FolderEntry {
    const entry = this.#get(path);
    if ("folder" in entry) return entry.folder;
    throw new Error(`${path} is a file`);
  }

  #fileAt(path: string): File {
    const entry = this.#get(path);
    if ("file" in entry) return entry.file;
    throw new Error(`${path} is a folder`);
  }
}

function newFolder(): FolderEntry {
  return { now: new Map(), synced: new Map() };
}

function newFile(): File {
  return { synced: new Content(), unsynced: [] };
}

function setEntry(folder: Folder, name: string, entry: Entry | undefined): void {
  if (entry) folder.set(name, entry);
  else folder.delete(name);
}

function leftOfFile({ synced, unsynced }: File, lot: CrashOutcome): Buffer {
  const left = synced.copy();
  for (const change of unsynced) {
    if ("length" in change) {
      if (lot.isKept()) left.take(change);
      continue;
    }
    // The length may be kept without the bytes.
    const end = change.offset + change.bytes.length;
    if (end > left.length && lot.isKept()) left.take({ at: change.at, length: end });
    for (const piece of piecesOf(change, lot.pieceBytes)) if (lot.isKept()) left.take(piece);
  }
  return left.toBuffer();
}

function* piecesOf(
  { at, offset, bytes }: { at: number; offset: number; bytes: Buffer },
  pieceBytes: number,
) {
  let start = 0;
  while (start < bytes.length) {
    const length = pieceBytes - ((offset + start) % pieceBytes);
    yield { at, offset: offset + start, bytes: bytes.subarray(start, start + length) };
    start += length;
  }
}

/** Bytes that grow without being copied each time. */
class Content {
  #bytes: Buffer = Buffer.alloc(0);
  length = 0;

  take(change: Unsynced): void {
    if ("length" in change) this.#resize(change.length);
    else {
      const { offset, bytes } = change;
      this.#resize(Math.max(this.length, offset + bytes.length));
      bytes.copy(this.#bytes, offset);
    }
  }

  copy(): Content {
    const copy = new Content();
    copy.#bytes = this.toBuffer();
    copy.length = this.length;
    return copy;
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.length));
  }

  #resize(length: number): void {
    if (length > this.#bytes.length) {
      const grown = Buffer.alloc(length * 2);
      this.#bytes.copy(grown, 0, 0, this.length);
      this.#bytes = grown;
    }
    // What lies behind a file's end is nothing, also when it grows again.
    if (length < this.length) this.#bytes.fill(0, length, this.length);
    this.length = length;
  }
}
