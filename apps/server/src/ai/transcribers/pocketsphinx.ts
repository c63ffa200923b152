import type { Transcriber } from "../transcriber.ts";

/** Listens by Debian's pocketsphinx; undefined where the machine has not got what it needs. */
export async function findPocketsphinx(
  _programFolders: readonly string[],
): Promise<Transcriber | undefined> {
  return undefined;
}
