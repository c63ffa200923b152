import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TranscriberError } from "../transcriber.ts";
import { filesIn, type SpeechModelFiles } from "./speech-model-files.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./make-speech-model.ts", import.meta.url));
const madeWithinMs = 60_000;

/**
 * Returns the files of the speech model in the folder of data; the first call has them made, in a
 * process of its own, for it takes seconds. Where that failed, the next call tries again.
 */
export function createSpeechModelFiles(
  dataDir: string,
  pronunciations: string,
): () => Promise<SpeechModelFiles> {
  let made: Promise<SpeechModelFiles> | undefined;
  const make = async () => {
    const args = [script, dataDir, pronunciations];
    const { stdout } = await run(process.execPath, args, { timeout: madeWithinMs });
    return filesIn(stdout);
  };
  return () => {
    made ??= make().catch(() => {
      made = undefined;
      throw new TranscriberError("failed", "the speech model could not be made");
    });
    return made;
  };
}
