import type { OutputInfo } from "sharp";
import { ExpectedError } from "../../http/errors.ts";
import type { ImageLibrary } from "./image-library.ts";
import { runImageTask } from "./image-tasks.ts";
import { requirePhoto } from "./photo-format.ts";

/** A photo as it is stored: a small, upright JPEG without metadata. */
export interface ProcessedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const maxPixels = 50_000_000;
const longSide = 1600;
const maxBytes = 400 * 1024;
/** Tried in this order; then again with a smaller picture, for detailed ones such as gravel or grass. */
const qualities = [82, 70, 55, 40] as const;
const scales = [1, 0.7, 0.5] as const;
/** The lowest quality makes a file about this many times smaller than the highest. */
const qualitySpan = 2.5;
const timeoutSeconds = 15;

/**
 * Re-encodes an uploaded photo. Throws an ExpectedError if it is not a photo, too large or
 * damaged, and the signal's reason if it aborts while the task waits.
 */
export async function processPhoto(sent: Buffer, signal?: AbortSignal): Promise<ProcessedPhoto> {
  requirePhoto(sent);
  return runImageTask((sharp) => reencode(sharp, sent), signal);
}

async function reencode(sharp: ImageLibrary, sent: Buffer): Promise<ProcessedPhoto> {
  const { data, info } = await decode(sharp, sent);
  for (const scale of scales) {
    for (const quality of qualities) {
      const made = await encode(sharp, data, info, { scale, quality });
      if (made.bytes.length <= maxBytes) return made;
      if (made.bytes.length > qualitySpan * maxBytes) break;
    }
  }
  // Half the size in the lowest quality is never too large: 800 pixels of pure noise need 200 kB.
  throw new ExpectedError("photo_unreadable");
}

async function decode(sharp: ImageLibrary, sent: Buffer) {
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw new ExpectedError("photo_too_many_pixels");
    return await sharp(sent, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(longSide, longSide, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError("photo_unreadable");
  }
}

/** Encodes the pixels, so that no metadata of the upload is included. */
async function encode(
  sharp: ImageLibrary,
  pixels: Buffer,
  { width, height, channels }: OutputInfo,
  { scale, quality }: { readonly scale: number; readonly quality: number },
): Promise<ProcessedPhoto> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  if (scale < 1) picture.resize(Math.round(width * scale));
  const { data, info } = await picture.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
