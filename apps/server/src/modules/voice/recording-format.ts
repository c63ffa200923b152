import type { RecordingFormat } from "@morsel/contracts";

/** The mp4 brands that browsers and phones write, without those of image formats. */
const mp4Brand = /^(iso[m2-9]|mp4[12]|M4[AV] |dash|3gp.)$/;
/** An EBML header names its document type in the first bytes. */
const ebmlHeaderBytes = 64;
const brandListBytes = 128;

/** The format by the content, not by the name; undefined if it is not a supported one. */
export function findRecordingFormat(bytes: Buffer): RecordingFormat | undefined {
  if (isAt(bytes, 0, "\x1a\x45\xdf\xa3")) return isWebm(bytes) ? "webm" : undefined;
  if (isAt(bytes, 4, "ftyp")) return isMp4(bytes) ? "mp4" : undefined;
  if (isAt(bytes, 0, "RIFF") && isAt(bytes, 8, "WAVE")) return "wav";
  return isAt(bytes, 0, "OggS") ? "ogg" : undefined;
}

function isAt(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString("latin1", at, at + text.length) === text;
}

function isWebm(bytes: Buffer): boolean {
  return bytes.subarray(0, ebmlHeaderBytes).includes("webm", 0, "latin1");
}

function isMp4(bytes: Buffer): boolean {
  const boxBytes = bytes.readUInt32BE(0);
  const brands = bytes.toString("latin1", 8, Math.min(boxBytes, brandListBytes));
  // The second is a version number.
  return (
    brands.match(/.{4}/gs)?.some((brand, place) => place !== 1 && mp4Brand.test(brand)) ?? false
  );
}
