import { ExpectedError } from "../../http/errors.ts";

/** The bytes in which document readers and browsers look for a file's type. */
const guessedBytes = 1024;
/** A ZIP ends with a record of 22 bytes and a comment. */
const zipEndBytes = 22;
const zipTailBytes = zipEndBytes + 0xffff;
const heifBrand = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|mif2)/;

/**
 * Throws unless the content is a JPEG, PNG or WebP and not also another format. Data after the picture is
 * allowed unless it is another file format, since cameras append short videos.
 */
export function requirePhoto(bytes: Buffer): void {
  if (isAt(bytes, 4, "ftyp") && heifBrand.test(bytes.toString("latin1", 8, 12))) {
    throw new ExpectedError("photo_heic");
  }
  if (!isPicture(bytes) || isAlsoSomethingElse(bytes)) throw new ExpectedError("photo_unsupported");
}

function isPicture(bytes: Buffer): boolean {
  return (
    isAt(bytes, 0, "\xff\xd8\xff") ||
    isAt(bytes, 0, "\x89PNG\r\n\x1a\n") ||
    (isAt(bytes, 0, "RIFF") && isAt(bytes, 8, "WEBP"))
  );
}

function isAlsoSomethingElse(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, guessedBytes);
  return (
    /%PDF-|<(!doctype|html|svg|body|iframe)\b/i.test(head) ||
    bytes.includes("<?php", 0, "latin1") ||
    bytes.includes("<script", 0, "latin1") ||
    endsAsZip(bytes)
  );
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-zipTailBytes);
  for (let at = tail.indexOf("PK\x05\x06"); at >= 0; at = tail.indexOf("PK\x05\x06", at + 1)) {
    const end = at + zipEndBytes;
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
  }
  return false;
}

function isAt(bytes: Buffer, place: number, text: string): boolean {
  return bytes.toString("latin1", place, place + text.length) === text;
}
