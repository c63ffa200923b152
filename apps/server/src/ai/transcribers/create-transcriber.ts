import { type Config, ConfigError } from "../../config.ts";
import type { Transcriber } from "../transcriber.ts";
import { findProgram } from "./find-program.ts";
import { createOpenAiTranscriber } from "./openai-compatible.ts";
import { createPocketsphinx, findPocketsphinx } from "./pocketsphinx.ts";
import { createSpeechModelFiles } from "./prepare-speech-model.ts";
import { createSherpaTranscriber } from "./sherpa-onnx.ts";
import { createWhisperCppTranscriber } from "./whisper-cpp.ts";

/**
 * Creates the configured transcriber; if none is set, pocketsphinx if it is installed, otherwise
 * undefined. Throws a ConfigError if the configured one is not installed.
 */
export async function createTranscriber({
  speech,
  programFolders,
  dataDir,
}: Pick<Config, "speech" | "programFolders" | "dataDir">): Promise<Transcriber | undefined> {
  switch (speech.provider) {
    case "none":
      return undefined;
    case "openai":
      return createOpenAiTranscriber(speech);
    case "whisper-cpp":
      return createWhisperCppTranscriber({
        ...speech,
        ffmpeg: await findProgram("ffmpeg", programFolders),
      });
    case "sherpa-onnx":
      return createSherpaTranscriber({
        ...speech,
        ffmpeg: await findProgram("ffmpeg", programFolders),
      });
    case "pocketsphinx": {
      const found = await openPocketsphinx(programFolders, dataDir);
      if (found) return found;
      throw new ConfigError(
        "TRANSCRIBE_PROVIDER is 'pocketsphinx', but this machine lacks it. Install pocketsphinx and ffmpeg.",
      );
    }
    case "auto":
      return openPocketsphinx(programFolders, dataDir);
  }
}

async function openPocketsphinx(
  programFolders: readonly string[],
  dataDir: string,
): Promise<Transcriber | undefined> {
  const parts = await findPocketsphinx(programFolders);
  return parts && createPocketsphinx(parts, createSpeechModelFiles(dataDir, parts.pronunciations));
}
