import { ConfigError } from "../../config.ts";
import { type Transcriber, TranscriberError } from "../transcriber.ts";
import { decodedSampleRate, decodeRecording } from "./decode-recording.ts";
import { createRecognizerQueue } from "./recognizer-queue.ts";
import { findSherpaModel, type SherpaModel } from "./sherpa-model.ts";
import { splitAtSilence } from "./split-at-silence.ts";

interface SherpaSettings {
  /** The unpacked folder of a model. */
  readonly modelDir: string;
  readonly ffmpeg: string | undefined;
}

/** The part of sherpa-onnx-node that is used here. */
interface Sherpa {
  readonly OfflineRecognizer: {
    createAsync(config: unknown): Promise<Recognizer>;
  };
}

interface Recognizer {
  createStream(): {
    acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void;
  };
  decodeAsync(stream: unknown): Promise<{ readonly text: string }>;
}

/** Half of a small machine, so that requests are still answered. */
const threads = 2;
const maxSample = 32_768;

/**
 * Transcribes in this process with sherpa-onnx. Throws a ConfigError that names what is missing.
 * A running transcription cannot be stopped: an aborted one still ends before the next begins.
 */
export async function createSherpaTranscriber(settings: SherpaSettings): Promise<Transcriber> {
  const { ffmpeg, modelDir } = settings;
  if (!ffmpeg)
    throw new ConfigError("TRANSCRIBE_MODEL_DIR is set, which needs ffmpeg: install it.");
  const model = await findSherpaModel(modelDir);
  const recognizer = await loadRecognizer(model.config);
  const queue = createRecognizerQueue();
  return {
    needsReview: false,
    transcribe: (recording, signal) =>
      queue.run(async () => {
        const samples = toFractions(await decodeRecording(recording, { ffmpeg, signal }));
        const texts: string[] = [];
        for (const piece of splitAtSilence(samples, model.maxSeconds, decodedSampleRate)) {
          signal.throwIfAborted();
          texts.push(await read(recognizer, piece));
        }
        return texts.join(" ");
      }, signal),
  };
}

async function read(recognizer: Recognizer, samples: Float32Array): Promise<string> {
  try {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples, sampleRate: decodedSampleRate });
    return (await recognizer.decodeAsync(stream)).text;
  } catch {
    throw new TranscriberError("failed", "sherpa-onnx could not read the recording");
  }
}

/** In a variable, so that TypeScript does not require this optional package. */
const packageName = "sherpa-onnx-node";

async function loadRecognizer(modelConfig: SherpaModel["config"]): Promise<Recognizer> {
  let sherpa: Sherpa;
  try {
    const loaded: { default: Sherpa } = await import(packageName);
    sherpa = loaded.default;
  } catch {
    throw new ConfigError(
      `TRANSCRIBE_MODEL_DIR is set, but the package ${packageName} is not there or not for this machine. Run 'npm install --no-save ${packageName}@1.13.8'.`,
    );
  }
  try {
    return await sherpa.OfflineRecognizer.createAsync({
      featConfig: { sampleRate: decodedSampleRate, featureDim: 80 },
      modelConfig: { ...modelConfig, numThreads: threads, provider: "cpu", debug: 0 },
    });
  } catch {
    throw new ConfigError("TRANSCRIBE_MODEL_DIR holds a model that sherpa-onnx cannot load.");
  }
}

function toFractions(samples: Int16Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples, (sample) => sample / maxSample);
}
