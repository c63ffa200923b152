import { delimiter } from "node:path";
import { recordingFormats } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { recordings, silentWave } from "../../testing/recordings.ts";
import { SpeechService } from "../../testing/speech-service.ts";
import type { TranscriberError } from "../transcriber.ts";
import { decodedSampleRate, decodeRecording } from "./decode-recording.ts";
import { findProgram } from "./find-program.ts";
import { createWhisperCppTranscriber } from "./whisper-cpp.ts";

// biome-ignore lint/style/noProcessEnv: the tests need to know where this machine has its programs.
const ffmpeg = await findProgram("ffmpeg", (process.env.PATH ?? "").split(delimiter));
const { signal } = new AbortController();

describe("findProgram", () => {
  it("returns undefined if no folder has the program", async () => {
    expect(await findProgram("ffmpeg", [])).toBeUndefined();
    expect(await findProgram("ffmpeg", ["/nowhere"])).toBeUndefined();
    expect(await findProgram("no-such-program", ["/usr/bin"])).toBeUndefined();
  });
});

describe("decodeRecording without ffmpeg", () => {
  it("fails with the failure 'failed'", async () => {
    const given = decodeRecording(
      { bytes: recordings.wav, format: "wav" },
      { ffmpeg: "/nowhere/ffmpeg", signal },
    );
    await expect(given).rejects.toMatchObject({ failure: "failed" });
  });
});

describe.skipIf(!ffmpeg)("decodeRecording (skipped without ffmpeg)", () => {
  const decode = (bytes: Buffer<ArrayBuffer>, format: (typeof recordingFormats)[number]) =>
    decodeRecording({ bytes, format }, { ffmpeg: ffmpeg ?? "", signal });

  it.each([
    ...recordingFormats.map((format) => [format, recordings[format], format] as const),
    ["fragmented mp4", recordings.fragmentedMp4, "mp4"],
  ] as const)("decodes %s to 1.9 s of audible samples", async (_name, bytes, format) => {
    const samples = await decode(bytes, format);
    expect(samples.length / decodedSampleRate).toBeCloseTo(1.9, 0);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(
      2000,
    );
  });

  it("rejects noise, a truncated file, a file of another format and an empty file as unreadable", async () => {
    const cases = [
      [Buffer.from("OggS and then nothing of the kind"), "ogg"],
      [Buffer.from(recordings.webm.subarray(0, 60)), "webm"],
      [recordings.wav, "mp4"],
      [Buffer.alloc(0), "webm"],
    ] as const;
    for (const [bytes, format] of cases) {
      await expect(decode(bytes, format)).rejects.toMatchObject({ failure: "unreadable" });
    }
  });

  it("decodes 61 s, and rejects 600 s as too long", async () => {
    expect((await decode(silentWave(61), "wav")).length / decodedSampleRate).toBeCloseTo(61);
    const failure = await decode(silentWave(600), "wav").catch((error: TranscriberError) => error);
    expect(failure).toMatchObject({ failure: "too-long" });
  });

  it("opens no file that a recording names", async () => {
    const list = Buffer.from("ffconcat version 1.0\nfile /etc/passwd\n");
    await expect(decode(list, "webm")).rejects.toMatchObject({ failure: "unreadable" });
  });

  it("stops when its signal is aborted", async () => {
    const leaving = new AbortController();
    const given = decodeRecording(
      { bytes: silentWave(60), format: "wav" },
      { ffmpeg: ffmpeg ?? "", signal: leaving.signal },
    );
    leaving.abort(new Error("gone"));
    await expect(given).rejects.toThrow("gone");
  });

  it("converts webm to wav for the whisper.cpp server", async () => {
    const service = await SpeechService.start();
    const transcriber = createWhisperCppTranscriber({ baseUrl: service.url, ffmpeg });
    await transcriber.transcribe({ bytes: recordings.webm, format: "webm" }, signal);
    const [question] = service.questions;
    expect(question?.fileName).toBe("recording.wav");
    const direct = await decode(recordings.webm, "webm");
    const again = await decode(Buffer.from(question?.file ?? []), "wav");
    expect(Buffer.from(again.buffer).equals(Buffer.from(direct.buffer))).toBe(true);
    await service.close();
  });
});
