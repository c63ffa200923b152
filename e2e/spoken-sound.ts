import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Voices of flite: a woman, a man, and a Scottish man. */
export const voices = ["slt", "rms", "awb"] as const;
export type Voice = (typeof voices)[number];

/**
 * Writes words, spoken by a synthetic voice with a short silence around them, to a wave file. Needs flite
 * and ffmpeg; `npm test` says if they are missing.
 */
export async function sayInto(path: string, words: string, voice: Voice): Promise<void> {
  const dry = `${path}.dry.wav`;
  await run("flite", ["-voice", voice, "-t", words, "-o", dry]);
  const silence = ["-af", "adelay=400,apad=pad_dur=0.4"];
  const quietly = ["-nostdin", "-y", "-loglevel", "error"];
  await run("ffmpeg", [...quietly, "-i", dry, ...silence, "-ar", "48000", "-ac", "1", path]);
}
