import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoStore } from "./photo-store.ts";

const nameShape = /^[0-9a-f]{32}$/;

/** Photos as files, in sub-folders by the first two letters of their names. */
export class FolderStore implements PhotoStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.part`;
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  }

  async find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    try {
      return await readFile(this.#pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    const path = this.#pathOf(name);
    await rm(path, { force: true });
    await rm(`${path}.part`, { force: true });
  }

  #pathOf(name: string): string {
    if (!nameShape.test(name)) throw new Error("A photo's name has 32 hexadecimal digits.");
    return join(this.#folder, name.slice(0, 2), `${name}.jpg`);
  }
}
