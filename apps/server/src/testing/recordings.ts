import { readFileSync } from "node:fs";
import { join } from "node:path";

/** "Two eggs and a slice of toast" by a synthetic voice, 1.8 s, as each kind of recorder writes it. */
export const recordings = {
  /** As browsers record it: no duration, no index, a segment of unknown length. */
  webm: read("streamed.webm"),
  ogg: read("speech.ogg"),
  /** With its index at the end. */
  mp4: read("speech.mp4"),
  fragmentedMp4: read("fragmented.mp4"),
  wav: read("speech.wav"),
  mp3: read("speech.mp3"),
} as const;

function read(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(join(import.meta.dirname, "recordings", name)));
}

/** A wave file with this many seconds of silence. */
export function silentWave(seconds: number): Buffer<ArrayBuffer> {
  const rate = 8000;
  const file = Buffer.alloc(44 + seconds * rate, 0x80);
  recordings.wav.copy(file, 0, 0, 44);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(seconds * rate, 40);
  return file;
}

/** A form with one recording, as a browser sends it. */
export function recordingForm(
  bytes: Uint8Array<ArrayBuffer> | string,
  { type = "audio/webm", name = "recording.webm" } = {},
): FormData {
  const form = new FormData();
  form.append("audio", new File([bytes], name, { type }));
  return form;
}

/** The same for `inject`: its type and its bytes. */
export async function encodeRecordingForm(bytes: Uint8Array<ArrayBuffer>) {
  const form = new Response(recordingForm(bytes));
  return {
    headers: { "content-type": form.headers.get("content-type") ?? "" },
    payload: Buffer.from(await form.arrayBuffer()),
  };
}
