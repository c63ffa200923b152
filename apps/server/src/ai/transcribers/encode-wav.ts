import { decodedSampleRate } from "./decode-recording.ts";

const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file of 16-bit mono samples at the decoder's rate. */
export function encodeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * bytesPerSample;
  const file = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => file.set(Buffer.from(text, "latin1"), at);
  write(0, "RIFF");
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, decodedSampleRate, true);
  view.setUint32(28, decodedSampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  write(36, "data");
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    view.setInt16(headerBytes + index * bytesPerSample, sample, true);
  });
  return file;
}
