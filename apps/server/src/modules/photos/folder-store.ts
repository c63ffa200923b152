import { dirname, join } from "node:path";
import {
  mkdirDurable,
  readFileIfExists,
  unfinishedPath,
  unlinkDurably,
  writeFileAtomic,
} from "../../database/atomic-files.ts";
import type { PhotoStore } from "./photo-store.ts";

const nameShape = /^[0-9a-f]{32}$/;

/** Photos as files, in subfolders named after the first two characters of their names. */
export class FolderStore implements PhotoStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await mkdirDurable(dirname(path));
    await writeFileAtomic(path, bytes);
  }

  async find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return readFileIfExists(this.#pathOf(name));
  }

  async remove(name: string): Promise<void> {
    const path = this.#pathOf(name);
    await unlinkDurably(path);
    await unlinkDurably(unfinishedPath(path));
  }

  #pathOf(name: string): string {
    if (!nameShape.test(name)) throw new Error("A photo's name has 32 hexadecimal digits.");
    return join(this.#folder, name.slice(0, 2), `${name}.jpg`);
  }
}
