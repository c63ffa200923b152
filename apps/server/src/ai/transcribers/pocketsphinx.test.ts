import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../config.ts";
import { rounds } from "../../testing/rounds.ts";
import type { Recording } from "../transcriber.ts";
import { findProgram } from "./find-program.ts";
import { createPocketsphinx, findPocketsphinx } from "./pocketsphinx.ts";
import { createSpeechModelFiles } from "./prepare-speech-model.ts";

const run = promisify(execFile);
// biome-ignore lint/style/noProcessEnv: the tests need to know where this machine has its programs.
const { programFolders: folders } = readConfig({ PATH: process.env.PATH });
const parts = await findPocketsphinx(folders);
const flite = await findProgram("flite", folders);
const missing = [!parts && "pocketsphinx, pocketsphinx-en-us and ffmpeg", !flite && "flite"];
const reason = missing.filter(Boolean).join(", ");

describe(`pocketsphinx${reason && ` (skipped: this machine lacks ${reason})`}`, () => {
  let folder: string;
  let hear: (recording: Recording) => Promise<string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "morsel-test-"));
    if (!parts) return;
    const files = createSpeechModelFiles(folder, parts.pronunciations);
    const transcriber = createPocketsphinx(parts, files);
    hear = (recording) => transcriber.transcribe(recording, new AbortController().signal);
    await files();
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Synthesized speech, encoded as a browser records it. */
  async function say(words: string): Promise<Recording> {
    const [wave, webm] = [join(folder, "said.wav"), join(folder, "said.webm")];
    await run(flite ?? "", ["-voice", "rms", "-t", words, "-o", wave]);
    const args = ["-y", "-loglevel", "error", "-i", wave, "-af", "adelay=300,apad=pad_dur=0.3"];
    await run(parts?.ffmpeg ?? "", [...args, "-c:a", "libopus", "-b:a", "48k", webm]);
    return { bytes: new Uint8Array(await readFile(webm)), format: "webm" };
  }

  it
    .skipIf(reason)
    .each(
      [
        "two slices of pepperoni pizza and a beer",
        "one hundred fifty grams of chicken breast and two hundred grams of rice",
        "a bowl of tomato soup and a grilled cheese sandwich",
      ].slice(0, rounds({ short: 1, long: 3 })),
    )("transcribes %j and leaves no temporary file", async (words) => {
    const recording = await say(words);
    // Other tests use the machine's own folder at the same time.
    const temporary = await mkdtemp(join(folder, "temporary-"));
    vi.stubEnv("TMPDIR", temporary);
    expect(await hear(recording)).toBe(words);
    expect(await readdir(temporary)).toEqual([]);
  });

  it.skipIf(reason)("returns no text for silence", async () => {
    const silence = join(folder, "silence.wav");
    const args = ["-y", "-loglevel", "error", "-f", "lavfi", "-i", "anullsrc=r=16000:cl=mono"];
    await run(parts?.ffmpeg ?? "", [...args, "-t", "2", silence]);
    const bytes = new Uint8Array(await readFile(silence));
    expect(await hear({ bytes, format: "wav" })).toBe("");
  });
});
