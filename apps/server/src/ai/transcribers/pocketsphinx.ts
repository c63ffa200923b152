import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Transcriber, TranscriberError } from "../transcriber.ts";
import { decodedSampleRate, decodeRecording } from "./decode-recording.ts";
import { findProgram } from "./find-program.ts";
import { createRecognizerQueue } from "./recognizer-queue.ts";
import type { SpeechModelFiles } from "./speech-model-files.ts";

const run = promisify(execFile);

/** The paths of the recogniser's programs and files. */
interface PocketsphinxParts {
  readonly recognizer: string;
  readonly ffmpeg: string;
  /** The folder of the acoustic model. */
  readonly acousticModel: string;
  /** A pronouncing dictionary in the format of CMUdict, for the same phones. */
  readonly pronunciations: string;
}

/** Where Debian's pocketsphinx-en-us puts its files. */
const modelFolder = "/usr/share/pocketsphinx/model/en-us";

/** Finds the recogniser's files; undefined if one is missing. */
export async function findPocketsphinx(
  programFolders: readonly string[],
): Promise<PocketsphinxParts | undefined> {
  const acousticModel = join(modelFolder, "en-us");
  const pronunciations = join(modelFolder, "cmudict-en-us.dict");
  const [recognizer, ffmpeg] = await Promise.all([
    findProgram("pocketsphinx_batch", programFolders),
    findProgram("ffmpeg", programFolders),
  ]);
  const hasModel = await Promise.all([access(acousticModel), access(pronunciations)]).then(
    () => true,
    () => false,
  );
  if (!recognizer || !ffmpeg || !hasModel) return undefined;
  return { recognizer, ffmpeg, acousticModel, pronunciations };
}

/** Removes what is below 90 Hz: fans, traffic, handling noise; never speech. */
const filters = "highpass=f=90";

/**
 * Transcribes on this machine, without a download: CMU's pocketsphinx with a language model that is
 * built from the food table. Its words need checking.
 */
export function createPocketsphinx(
  parts: PocketsphinxParts,
  modelFiles: () => Promise<SpeechModelFiles>,
): Transcriber {
  const queue = createRecognizerQueue();
  return {
    needsReview: true,
    // Built on first use; a failure is reported by `transcribe`.
    prepare: () => void modelFiles().catch(() => undefined),
    transcribe: (recording, signal) =>
      queue.run(async () => {
        const model = await modelFiles();
        const { ffmpeg } = parts;
        const samples = await decodeRecording(recording, { ffmpeg, signal, filters });
        return recognize(parts, model, samples, signal);
      }, signal),
  };
}

/** The program only reads files, so the samples go into a temporary folder. */
async function recognize(
  parts: PocketsphinxParts,
  model: SpeechModelFiles,
  samples: Int16Array,
  signal: AbortSignal,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-speech-"));
  try {
    const [list, heard] = [join(folder, "list"), join(folder, "heard")];
    await writeFile(list, "recording\n");
    await writeFile(join(folder, "recording.raw"), samples);
    const args = [
      ...["-hmm", parts.acousticModel, "-lm", model.languageModel, "-dict", model.dictionary],
      ...["-adcin", "yes", "-cepdir", folder, "-cepext", ".raw", "-ctl", list, "-hyp", heard],
      ...["-logfn", join(folder, "log")],
    ];
    const seconds = samples.length / decodedSampleRate;
    await run(parts.recognizer, args, {
      timeout: 5000 + 3000 * seconds,
      killSignal: "SIGKILL",
      signal,
      env: {},
    });
    return transcriptOf(await readFile(heard, "utf8"));
  } catch {
    signal.throwIfAborted();
    throw new TranscriberError("failed", "pocketsphinx could not read the recording");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** "two eggs(2) and toast (recording -1234)" → "two eggs and toast". */
function transcriptOf(line: string): string {
  return line
    .replace(/\s*\([^()]*\)\s*$/, "")
    .replace(/\(\d+\)/g, "")
    .trim();
}
