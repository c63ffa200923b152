import type { RecordingFormat } from "@morsel/contracts/facts";

export interface RecordedSound {
  readonly blob: Blob;
  readonly format: RecordingFormat;
}

export interface RunningRecording {
  /** Ends the recording and releases the microphone. Can be called again. */
  stop(): void;
  /** Resolves when the recording ends: by `stop`, or because the microphone was disconnected. */
  readonly sound: Promise<RecordedSound>;
  /** The current volume, 0-1. */
  readLevel(): number;
}

/** In order of preference (spec section 9). If none is supported, the browser chooses. */
const mediaTypes = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4", "audio/wav"];

/** Spec section 9. */
const audioConstraints = { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 };
const chunkMs = 1000;

/** Records from the microphone. Rejects if the user or the browser denies it. */
export async function startRecording(): Promise<RunningRecording> {
  // Undefined in insecure contexts.
  if (!navigator.mediaDevices) throw new Error("No microphone for this page");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: audioConstraints });
  try {
    return record(stream);
  } catch (error) {
    releaseMicrophone(stream);
    throw error;
  }
}

function record(stream: MediaStream): RunningRecording {
  const mimeType = mediaTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const level = watchLevel(stream);
  const chunks: Blob[] = [];
  const { promise: sound, resolve } = Promise.withResolvers<RecordedSound>();
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.onstop = () => {
    releaseMicrophone(stream);
    level.end();
    const type = recorder.mimeType || "audio/webm";
    resolve({ blob: new Blob(chunks, { type }), format: formatOf(type) });
  };
  recorder.start(chunkMs);
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  return { stop, sound, readLevel: level.read };
}

function releaseMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function formatOf(type: string): RecordingFormat {
  const formats: readonly RecordingFormat[] = ["webm", "mp4", "wav", "ogg"];
  return formats.find((format) => type.includes(format)) ?? "webm";
}

/** The root mean square of speech close to the microphone; it fills the meter. */
const fullLevel = 0.2;

function watchLevel(stream: MediaStream): { read(): number; end(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) / fullLevel);
    },
    end: () => void context.close(),
  };
}
