import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { makeSpeechModel } from "@morsel/speech";

/** The paths of a speech model's files. */
export interface SpeechModelFiles {
  readonly languageModel: string;
  readonly dictionary: string;
}

/** Increase it if the same foods give a different model. */
const modelVersion = 1;

/** The path of the model for these foods in the data folder, whether it exists or not. */
async function speechModelFolder(dataDir: string, pronunciations: string): Promise<string> {
  const { size, mtimeMs } = await stat(pronunciations);
  const foods = loadStarterTable().map(({ name, aliases, portions }) => [name, aliases, portions]);
  const key = JSON.stringify([modelVersion, size, mtimeMs, foods]);
  return join(dataDir, "speech", createHash("sha256").update(key).digest("hex").slice(0, 16));
}

export function filesIn(folder: string): SpeechModelFiles {
  return {
    languageModel: join(folder, "meals.lm"),
    dictionary: join(folder, "meals.dict"),
  };
}

/**
 * Builds the speech model of the starter table if it does not exist, and removes older ones. It takes
 * seconds of processor time: run it in a separate process.
 */
export async function makeSpeechModelFiles(
  dataDir: string,
  pronunciations: string,
): Promise<string> {
  const folder = await speechModelFolder(dataDir, pronunciations);
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  const model = makeSpeechModel(loadStarterTable(), await readFile(pronunciations, "utf8"));
  const parent = join(dataDir, "speech");
  for (const earlier of await readdir(parent).catch(() => [])) {
    await rm(join(parent, earlier), { recursive: true, force: true });
  }
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const files = filesIn(unfinished);
  await writeFile(files.languageModel, model.languageModel);
  await writeFile(files.dictionary, model.dictionary);
  // If another process was faster, its model is the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}
