import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Voice } from "../e2e/spoken-sound.ts";

const run = promisify(execFile);
const rate = 16_000;
const asSamples = ["-ac", "1", "-ar", `${rate}`, "-f", "s16le"];
const quietly = ["-nostdin", "-y", "-loglevel", "error"];

/** A sentence by a synthetic voice as 16-bit samples at 16 kHz, without silence around it. */
export async function say(folder: string, words: string, voice: Voice): Promise<Int16Array> {
  const [wave, raw] = [join(folder, "said.wav"), join(folder, "said.raw")];
  await run("flite", ["-voice", voice, "-t", words, "-o", wave]);
  await run("ffmpeg", [...quietly, "-i", wave, ...asSamples, raw]);
  return readSamples(raw);
}

/** Pink noise, whose spectrum is like that of rooms and streets; always the same. */
export async function makeNoise(folder: string, seconds: number): Promise<Int16Array> {
  const raw = join(folder, "noise.raw");
  const source = `anoisesrc=color=pink:seed=1:amplitude=0.5:r=${rate}:d=${seconds}`;
  await run("ffmpeg", [...quietly, "-f", "lavfi", "-i", source, ...asSamples, raw]);
  return readSamples(raw);
}

/** Silence before and after the words, as long as a user takes to press the button. */
const silence = rate * 0.4;

/** Speech with noise that is `decibels` weaker; without noise if undefined. */
export function mix(speech: Int16Array, noise: Int16Array, decibels?: number): Int16Array {
  const gain =
    decibels === undefined ? 0 : (levelOf(speech) / levelOf(noise)) * 10 ** (-decibels / 20);
  return Int16Array.from({ length: speech.length + 2 * silence }, (_, at) => {
    const sample = (speech[at - silence] ?? 0) + gain * (noise[at % noise.length] ?? 0);
    return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
  });
}

/** The samples as a browser records them. */
export async function toWebm(
  folder: string,
  samples: Int16Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const [raw, webm] = [join(folder, "mixed.raw"), join(folder, "mixed.webm")];
  await writeFile(raw, samples);
  const input = ["-f", "s16le", "-ar", `${rate}`, "-ac", "1", "-i", raw];
  await run("ffmpeg", [...quietly, ...input, "-c:a", "libopus", "-b:a", "48k", webm]);
  return new Uint8Array(await readFile(webm));
}

/** The root mean square of samples. */
function levelOf(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

async function readSamples(path: string): Promise<Int16Array> {
  const bytes = await readFile(path);
  return new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
}
