import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** A folder's content. */
export interface Image {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What is in a folder; folders before what is in them. */
export async function readImage(folder: string): Promise<Image> {
  const folders: string[] = [];
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (entry.isFile()) files.set(name, await readFile(path));
    else folders.push(name);
  }
  return { folders: folders.sort(), files };
}

/** Writes an image into a folder. */
export async function putDown({ folders, files }: Image, target: string): Promise<void> {
  for (const path of folders) await mkdir(join(target, path), { recursive: true, mode: 0o700 });
  for (const [path, bytes] of files) await writeFile(join(target, path), bytes, { mode: 0o600 });
}

/** Throws where files are not the same. SQLite's index of its log is in memory that no trace tells of. */
export function requireSame({ files: told }: Image, { files: there }: Image): void {
  const names = [...new Set([...told.keys(), ...there.keys()])];
  const others = names.filter((name) => {
    const bytes = there.get(name);
    return !bytes || !told.get(name)?.equals(bytes);
  });
  const wrong = others.filter((name) => !name.endsWith("-shm"));
  if (wrong.length > 0) throw new Error(`The trace does not make up ${wrong.join(", ")}`);
}
