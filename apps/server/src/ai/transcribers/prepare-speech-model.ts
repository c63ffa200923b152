import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TranscriberError } from "../transcriber.ts";
import { filesIn, type SpeechModelFiles } from "./speech-model-files.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./make-speech-model.ts", import.meta.url));
const buildTimeoutMs = 60_000;

/**
 * Returns a function that gives the files of the speech model. Its first call builds them in a separate
 * process, which takes seconds; after a failure the next call tries again.
 */
export function createSpeechModelFiles(
  dataDir: string,
  pronunciations: string,
): () => Promise<SpeechModelFiles> {
  let made: Promise<SpeechModelFiles> | undefined;
  const make = async () => {
    const args = [script, dataDir, pronunciations];
    const { stdout } = await run(process.execPath, args, { timeout: buildTimeoutMs });
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
