import type { RecordingFormat } from "@morsel/contracts/facts";

/** What was recorded, as the browser made it. */
export interface RecordedSound {
  readonly blob: Blob;
  readonly format: RecordingFormat;
}

/** A recording that runs. */
export interface RunningRecording {
  /** Ends it and lets the microphone go; harmless when it has ended. */
  stop(): void;
  /** What was recorded, once it ended: by `stop`, or because the microphone was taken away. */
  readonly sound: Promise<RecordedSound>;
  /** How loud it is just now, 0-1. */
  readLevel(): number;
}

/** The first that the browser can record is taken; where it can none, its own (spec section 9). */
const wantedTypes = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4", "audio/wav"];

/** Spec section 9. */
const wantedSound = { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 };
const chunkMs = 1000;

/** Records from the microphone. Rejects where the person or the machine does not let it. */
export async function startRecording(): Promise<RunningRecording> {
  // Pages that did not come over https have no microphone, and no object to ask.
  if (!navigator.mediaDevices) throw new Error("No microphone for this page");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: wantedSound });
  try {
    return record(stream);
  } catch (error) {
    letGo(stream);
    throw error;
  }
}

function record(stream: MediaStream): RunningRecording {
  const mimeType = wantedTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const level = watchLevel(stream);
  const chunks: Blob[] = [];
  const { promise: sound, resolve } = Promise.withResolvers<RecordedSound>();
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.onstop = () => {
    letGo(stream);
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

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function formatOf(type: string): RecordingFormat {
  const formats: readonly RecordingFormat[] = ["webm", "mp4", "wav", "ogg"];
  return formats.find((format) => type.includes(format)) ?? "webm";
}

/** Speech at a hand's breadth has about this root mean square; louder fills the meter. */
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
