import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";

const extension = process.platform === "win32" ? ".exe" : "";

/** The path of a program in one of the folders; undefined if no folder has it. */
export async function findProgram(
  name: string,
  folders: readonly string[],
): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, `${name}${extension}`);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
