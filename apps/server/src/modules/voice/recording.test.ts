import { messageMaxLength } from "@morsel/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordings, silentWave } from "../../testing/recordings.ts";
import { cleanTranscript } from "./clean-transcript.ts";
import { findDurationMs } from "./recording-duration.ts";
import { findRecordingFormat } from "./recording-format.ts";

const formats = ["webm", "mp4", "wav", "ogg"] as const;

/** A webm cluster with one block at this time from the start. */
function webmCluster(ms: number): Buffer {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(ms);
  const parts = [
    Buffer.from([0xe7, 0x84]),
    time,
    Buffer.from([0xa3, 0x85, 0x81, 0x00, 0x14, 0x80, 0x00]),
  ];
  return Buffer.concat([Buffer.from("1f43b67501ffffffffffffff", "hex"), ...parts]);
}

describe("findDurationMs", () => {
  it.each([
    ["webm without a duration, by its blocks", recordings.webm, "webm"],
    ["ogg, by its last page", recordings.ogg, "ogg"],
    ["mp4, by its header", recordings.mp4, "mp4"],
    ["wav, by its samples", recordings.wav, "wav"],
  ] as const)("measures %s", (_name, bytes, format) => {
    expect(findDurationMs(bytes, format)).toBeGreaterThan(1750);
    expect(findDurationMs(bytes, format)).toBeLessThan(1900);
  });

  it("measures recordings longer than a minute", () => {
    expect(findDurationMs(silentWave(70), "wav")).toBe(70_000);
    const webm = Buffer.concat([recordings.webm, webmCluster(90_000)]);
    expect(findDurationMs(webm, "webm")).toBe(90_020);
    const ogg = Buffer.from(recordings.ogg);
    ogg.writeBigUInt64LE(48_000n * 100n, ogg.lastIndexOf("OggS") + 6);
    expect(findDurationMs(ogg, "ogg")).toBe(100_000);
    const mp4 = Buffer.from(recordings.mp4);
    const head = mp4.indexOf("mvhd") + 4;
    mp4.writeUInt32BE(mp4.readUInt32BE(head + 12) * 80, head + 16);
    expect(findDurationMs(mp4, "mp4")).toBe(80_000);
  });

  it("measures a streamed wave file by its samples", () => {
    const streamed = Buffer.from(silentWave(3));
    streamed.writeUInt32LE(0xffff_ffff, 40);
    expect(findDurationMs(streamed, "wav")).toBe(3000);
  });

  it("returns undefined and never throws for truncated and random bytes", () => {
    for (const format of formats) {
      for (let size = 0; size < recordings[format].length; size += 7) {
        findDurationMs(recordings[format].subarray(0, size), format);
      }
      expect(findDurationMs(Buffer.alloc(0), format)).toBeUndefined();
    }
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...formats),
        (noise, format) => {
          const whole = recordings[format];
          for (const bytes of [noise, [...whole.subarray(0, 60), ...noise]]) {
            const length = findDurationMs(Buffer.from(bytes), format);
            expect(length === undefined || length >= 0).toBe(true);
            findRecordingFormat(Buffer.from(bytes));
          }
        },
      ),
    );
  });
});

describe("cleanTranscript", () => {
  it.each([
    [" Two eggs and a slice of toast.\n", "Two eggs and a slice of toast."],
    ["Two eggs,\r\n and toast\u0000", "Two eggs, and toast"],
    ["[00:00.000] two eggs (clears throat) ♪", "two eggs"],
    ["crème brûlée, 1½ cups", "crème brûlée, 1½ cups"],
    ["Thank you. Two eggs.", "Thank you. Two eggs."],
  ])("turns %j into %j", (text, transcript) => {
    expect(cleanTranscript(text)).toBe(transcript);
  });

  it.each([
    "",
    " ",
    "[BLANK_AUDIO]",
    "(silence)",
    "*sighs*",
    "...",
    "♪♪",
    "you",
    "Thank you.",
    "Thanks for watching!",
  ])("turns %j into an empty text", (text) => {
    expect(cleanTranscript(text)).toBe("");
  });

  it("shortens a long text between words to the length of a message", () => {
    const cut = cleanTranscript("twelve eggs ".repeat(50_000));
    expect(cut.length).toBeLessThanOrEqual(messageMaxLength);
    expect(cut).toMatch(/(eggs|twelve)$/);
    for (const odd of ["[", "(", "*", "<|", " ", "thank you "]) {
      expect(cleanTranscript(odd.repeat(100_000)).length).toBeLessThanOrEqual(messageMaxLength);
    }
  });
});
