// Draws barcodes of products as a camera sees them, for the fake camera of Chromium.
import { writeFile } from "node:fs/promises";
import { formatBarcode, parseBarcode } from "@morsel/nutrition";
import sharp from "sharp";

/** The seven modules of each digit with odd parity: 1 is a bar. Even parity is the reverse of the right-hand one. */
const oddDigits =
  "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const rightOf = (code: string) => [...code].map((module) => (module === "0" ? "1" : "0")).join("");
const evenOf = (code: string) => [...rightOf(code)].reverse().join("");

/** The parities of the left half of an EAN-13, by its first digit. */
const ean13Parities = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(
  " ",
);
/** The parities of a UPC-E of the number system 0, by its check digit. */
const upcEParities = "EEEOOO EEOEOO EEOOEO EEOOOE EOEEOO EOOEEO EOOOEE EOEOEO EOEOOE EOOEOE".split(
  " ",
);

function encode(digits: string, parities: string): string {
  return [...digits]
    .map((digit, place) => {
      const code = oddDigits[Number(digit)] ?? "";
      if (parities[place] === "R") return rightOf(code);
      return parities[place] === "E" ? evenOf(code) : code;
    })
    .join("");
}

/** The modules of a code of 8, 12 or 13 digits; of 8 digits with `isUpcE` a UPC-E. */
function modulesOf(digits: string, isUpcE: boolean): string {
  if (isUpcE) {
    const parities = upcEParities[Number(digits[7])] ?? "";
    return `101${encode(digits.slice(1, 7), parities)}010101`;
  }
  if (digits.length === 8)
    return `101${encode(digits.slice(0, 4), "OOOO")}01010${encode(digits.slice(4), "RRRR")}101`;
  const ean = digits.padStart(13, "0");
  const parities = ean13Parities[Number(ean[0])] ?? "";
  const [left, right] = [ean.slice(1, 7), ean.slice(7)];
  return `101${encode(left, parities)}01010${encode(right, "RRRRRR")}101`;
}

/** How the camera sees the code. */
export interface BarcodeView {
  /** Of a module, in pixels. */
  readonly moduleWidth?: number;
  readonly tiltDegrees?: number;
  /** Sigma in pixels. */
  readonly blur?: number;
  /** Of full light: 0.25 is a dark room. */
  readonly light?: number;
  readonly isUpcE?: boolean;
}

const size = { width: 1280, height: 720 };
const barHeight = 220;
const margin = 20;
const paper = 250;
const quietModules = 11;

/** The label as pixels, because the server forbids to load SVG in its process. */
function drawLabel(modules: string, moduleWidth: number) {
  const width = (modules.length + 2 * quietModules) * moduleWidth;
  const height = barHeight + 2 * margin;
  const pixels = Buffer.alloc(3 * width * height, paper);
  for (let y = margin; y < margin + barHeight; y += 1)
    for (const [place, module] of [...modules].entries()) {
      if (module === "0") continue;
      const start = 3 * (y * width + (place + quietModules) * moduleWidth);
      pixels.fill(0, start, start + 3 * moduleWidth);
    }
  return { pixels, size: { width, height } };
}

/** A picture of a packet with a code, as a JPEG. */
export async function drawBarcode(digits: string, view: BarcodeView = {}): Promise<Buffer> {
  const { moduleWidth = 5, tiltDegrees = 0, blur = 0, light = 1, isUpcE = false } = view;
  const label = drawLabel(modulesOf(digits, isUpcE), moduleWidth);
  const packet = await sharp(label.pixels, { raw: { ...label.size, channels: 3 } })
    .rotate(tiltDegrees, { background: "#b9876a" })
    .png()
    .toBuffer();
  const scene = await sharp({ create: { ...size, channels: 3, background: "#b9876a" } })
    .composite([{ input: packet, gravity: "centre" }])
    .png()
    .toBuffer();
  let picture = sharp(scene).linear(light, 0);
  if (blur > 0) picture = picture.blur(blur);
  const noise = { type: "gaussian", mean: 128, sigma: 8 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  const lit = await picture.png().toBuffer();
  return sharp(lit)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Writes a video with one picture, for `--use-file-for-fake-video-capture`. */
export async function writeFakeCamera(path: string, picture: Buffer): Promise<void> {
  await writeFile(path, Buffer.concat([picture, picture]));
}

/** The arguments of a Chromium that sees this video. */
export const fakeCameraArgs = (path: string): readonly string[] => [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${path}`,
];

/** True if both are the same product. */
export const isSameBarcode = (one: string, other: string): boolean =>
  parseBarcode(one).map(formatBarcode)[0] === parseBarcode(other).map(formatBarcode)[0];
