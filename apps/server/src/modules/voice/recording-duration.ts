import type { RecordingFormat } from "@morsel/contracts";

/**
 * The duration of a recording according to its container, in ms; undefined if it does not state one. A
 * browser's webm has no duration, so its blocks are read. For invalid bytes the result may be wrong, but
 * nothing is thrown.
 */
export function findDurationMs(bytes: Buffer, format: RecordingFormat): number | undefined {
  const lengthMs = readers[format](bytes);
  return lengthMs !== undefined && Number.isFinite(lengthMs) && lengthMs >= 0
    ? lengthMs
    : undefined;
}

const readers: Readonly<Record<RecordingFormat, (bytes: Buffer) => number | undefined>> = {
  wav: readWave,
  ogg: readOgg,
  mp4: readMp4,
  webm: readWebm,
};

const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;

/** The size of the samples divided by the bytes per second. A streamed file states no size, so the actual one counts. */
function readWave(bytes: Buffer): number | undefined {
  let bytesPerSecond: number | undefined;
  let at = riffHeaderBytes;
  while (at + chunkHeaderBytes <= bytes.length) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + chunkHeaderBytes;
    if (name === "fmt " && start + 12 <= bytes.length) {
      bytesPerSecond = bytes.readUInt32LE(start + 8);
    }
    if (name === "data") {
      const there = Math.min(size, bytes.length - start);
      return bytesPerSecond ? (there / bytesPerSecond) * 1000 : undefined;
    }
    at = start + size + (size % 2);
  }
  return undefined;
}

const opusRate = 48_000;
const noPosition = 0xffff_ffff_ffff_ffffn;

/** The last page's position in samples: 48,000 per second with Opus; Vorbis states its rate. */
function readOgg(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf("OggS", bytes.length, "latin1");
  if (at < 0 || at + 14 > bytes.length) return undefined;
  const position = bytes.readBigUInt64LE(at + 6);
  const rate = readOggRate(bytes);
  return rate && position !== noPosition ? (Number(position) / rate) * 1000 : undefined;
}

const oggHeadBytes = 256;

function readOggRate(bytes: Buffer): number | undefined {
  const head = bytes.subarray(0, oggHeadBytes);
  if (head.includes("OpusHead", 0, "latin1")) return opusRate;
  const vorbis = head.indexOf("\x01vorbis", 0, "latin1");
  return vorbis >= 0 && vorbis + 16 <= head.length ? head.readUInt32LE(vorbis + 12) : undefined;
}

const boxHeaderBytes = 8;

/** The boxes inside a part of an mp4, in order. */
function* readBoxes(bytes: Buffer): Generator<{ name: string; content: Buffer }> {
  let at = 0;
  while (at + boxHeaderBytes <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0: up to the end. 1: a 64-bit size, which no recording in our limits needs.
    const next = size === 0 ? bytes.length : at + size;
    if (next < at + boxHeaderBytes) return;
    const name = bytes.toString("latin1", at + 4, at + boxHeaderBytes);
    yield { name, content: bytes.subarray(at + boxHeaderBytes, next) };
    at = next;
  }
}

/** The movie's duration; for a fragmented one, the start of its last fragment. */
function readMp4(bytes: Buffer): number | undefined {
  let wholeMs: number | undefined;
  let timescale: number | undefined;
  let lastStart = 0n;
  for (const { name, content } of readBoxes(bytes)) {
    if (name === "moov") {
      wholeMs = readDuration(findBox(content, ["mvhd"]));
      timescale = readTimescale(findBox(content, ["trak", "mdia", "mdhd"]));
    }
    if (name === "moof") {
      const start = readFragmentStart(findBox(content, ["traf", "tfdt"]));
      if (start > lastStart) lastStart = start;
    }
  }
  if (wholeMs) return wholeMs;
  return timescale && lastStart > 0n ? (Number(lastStart) / timescale) * 1000 : undefined;
}

function findBox(bytes: Buffer, [name, ...rest]: readonly string[]): Buffer | undefined {
  for (const box of readBoxes(bytes)) {
    if (box.name === name) return rest.length > 0 ? findBox(box.content, rest) : box.content;
  }
  return undefined;
}

/** mvhd and mdhd have the same layout up to the duration; version 1 has 64-bit times. */
function readTimescale(header: Buffer | undefined): number | undefined {
  const at = header?.[0] === 1 ? 20 : 12;
  return header && header.length >= at + 4 ? header.readUInt32BE(at) : undefined;
}

function readDuration(header: Buffer | undefined): number | undefined {
  const timescale = readTimescale(header);
  if (!header || !timescale) return undefined;
  if (header[0] !== 1) return header.length >= 20 ? toMs(header.readUInt32BE(16), timescale) : 0;
  return header.length >= 32 ? toMs(Number(header.readBigUInt64BE(24)), timescale) : 0;
}

const unknownDuration = 0xffff_ffff;

function toMs(duration: number, timescale: number): number {
  return duration >= unknownDuration ? 0 : (duration / timescale) * 1000;
}

function readFragmentStart(times: Buffer | undefined): bigint {
  if (!times || times.length < 8) return 0n;
  if (times[0] !== 1) return BigInt(times.readUInt32BE(4));
  return times.length >= 12 ? times.readBigUInt64BE(4) : 0n;
}

/** EBML ids of the elements with a block's time, and of their parents. */
const webm = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const webmParents: readonly number[] = [webm.segment, webm.info, webm.cluster, webm.blockGroup];
const defaultScaleNs = 1_000_000;
const nsPerMs = 1_000_000;

/** The time of the last block: its cluster's plus its own, in the file's time scale. */
function readWebm(bytes: Buffer): number | undefined {
  let scaleNs = defaultScaleNs;
  let clusterTime = 0;
  let last: number | undefined;
  for (const { id, content } of readElements(bytes)) {
    if (id === webm.timestampScale) scaleNs = readUnsigned(content);
    if (id === webm.timestamp) clusterTime = readUnsigned(content);
    if (id === webm.simpleBlock || id === webm.block) {
      const time = clusterTime + readBlockTime(content);
      if (last === undefined || time > last) last = time;
    }
  }
  return last === undefined ? undefined : (last * scaleNs) / nsPerMs;
}

/** All elements in order, children after their parent, so that a parent's size need not be known. */
function* readElements(bytes: Buffer): Generator<{ id: number; content: Buffer }> {
  let at = 0;
  while (at < bytes.length) {
    const id = readVariable(bytes, at, true);
    const size = id && readVariable(bytes, at + id.length, false);
    if (!id || !size) return;
    const start = at + id.length + size.length;
    if (webmParents.includes(id.value)) {
      at = start;
    } else {
      at = start + size.value;
      yield { id: id.value, content: bytes.subarray(start, at) };
    }
  }
}

const longestVariable = 8;

/** A number whose leading zero bits encode its length; an id includes the bit after them. */
function readVariable(
  bytes: Buffer,
  at: number,
  isId: boolean,
): { value: number; length: number } | undefined {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > longestVariable || at + length > bytes.length) return undefined;
  let value = isId ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

function readUnsigned(bytes: Buffer): number {
  let value = 0;
  for (const byte of bytes.subarray(0, longestVariable)) value = value * 256 + byte;
  return value;
}

/** A signed 16-bit number after the track number. */
function readBlockTime(block: Buffer): number {
  const track = readVariable(block, 0, false);
  return track && track.length + 2 <= block.length ? block.readInt16BE(track.length) : 0;
}
