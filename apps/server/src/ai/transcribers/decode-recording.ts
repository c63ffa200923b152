import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { recordingMaxMs } from "@morsel/contracts";
import { recordingToleranceMs } from "../recording-tolerance.ts";
import { type Recording, TranscriberError } from "../transcriber.ts";

/** Hz; every speech recogniser expects it. */
export const decodedSampleRate = 16_000;
const bytesPerSample = 2;

/** Decoding a minute takes a tenth of a second. */
const decodeTimeoutMs = 10_000;

const maxMs = recordingMaxMs + recordingToleranceMs;
const maxBytes = (maxMs / 1000) * decodedSampleRate * bytesPerSample;

/** ffmpeg's readers by format, so that content alone never chooses among its hundreds. */
const readers = { webm: "matroska", mp4: "mov", wav: "wav", ogg: "ogg" } as const;

interface DecodeOptions {
  /** The program's path. */
  readonly ffmpeg: string;
  readonly signal: AbortSignal;
  /** ffmpeg's audio filters, comma-separated, before the samples are taken. */
  readonly filters?: string;
}

/**
 * The recording's samples, mono. Throws a TranscriberError if it has no sound, it is
 * too long or the program fails, and the signal's reason once that is aborted.
 */
export async function decodeRecording(
  recording: Recording,
  options: DecodeOptions,
): Promise<Int16Array<ArrayBuffer>> {
  const { ffmpeg, signal } = options;
  const deadline = AbortSignal.timeout(decodeTimeoutMs);
  const child = spawn(ffmpeg, toArguments(recording, options.filters), {
    stdio: ["pipe", "pipe", "ignore"],
    // It needs no environment variables.
    env: {},
    signal: AbortSignal.any([signal, deadline]),
    killSignal: "SIGKILL",
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve());
  });
  // ffmpeg may stop reading before the end.
  child.stdin.on("error", () => undefined);
  child.stdin.end(recording.bytes);
  try {
    const [bytes] = await Promise.all([readAtMost(child.stdout, maxBytes), ended]);
    return toSamples(bytes);
  } catch (error) {
    child.kill("SIGKILL");
    signal.throwIfAborted();
    if (error instanceof TranscriberError) throw error;
    const reason = deadline.aborted ? `took over ${decodeTimeoutMs / 1000} s` : "could not be run";
    throw new TranscriberError("failed", `ffmpeg ${reason}`);
  }
}

function toArguments({ format }: Recording, filters: string | undefined): string[] {
  return [
    ...["-hide_banner", "-loglevel", "quiet", "-threads", "1"],
    // A file can name others, and addresses. The cache is a file without a name: mp4 may have
    // its index at the end.
    ...["-protocol_whitelist", "cache,pipe", "-f", readers[format], "-i", "cache:pipe:0"],
    ...["-map", "0:a:0", "-ac", "1", "-ar", `${decodedSampleRate}`],
    ...(filters ? ["-af", filters] : []),
    ...["-t", `${maxMs / 1000 + 1}`, "-f", "s16le", "pipe:1"],
  ];
}

async function readAtMost(stream: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new TranscriberError("too-long", "the recording is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toSamples(bytes: Buffer): Int16Array<ArrayBuffer> {
  const count = Math.floor(bytes.length / bytesPerSample);
  if (count === 0) throw new TranscriberError("unreadable", "there is no sound in the recording");
  const samples = new Int16Array(count);
  for (let index = 0; index < count; index += 1) {
    samples[index] = bytes.readInt16LE(index * bytesPerSample);
  }
  return samples;
}
