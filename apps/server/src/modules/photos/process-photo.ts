import sharp, { type OutputInfo } from "sharp";
import { ExpectedError } from "../../http/errors.ts";
import { Semaphore } from "../../semaphore.ts";
import { requirePhoto } from "./photo-format.ts";

/** A photo as it is kept: a JPEG, upright, small, with nothing in it but the picture. */
export interface ProcessedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const maxPixels = 50_000_000;
const longSide = 1600;
const maxBytes = 400 * 1024;
/** From good to what still does; then the same of a smaller picture, as of gravel or grass. */
const qualities = [82, 70, 55, 40] as const;
const scales = [1, 0.7, 0.5] as const;
/** The least quality makes a file about so many times smaller than the best. */
const qualitySpan = 2.5;
const timeoutSeconds = 15;

// What is sent decides what reads it: let it be nothing but these, whatever it looks like.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
// A photo is seen once: what libvips remembers of it is only memory.
sharp.cache(false);
// A second thread for one picture costs more memory than it saves time; two pictures have one each.
sharp.concurrency(1);

/** Every task that decodes or draws an image runs here: each can take 70 MB for a moment. */
export const imageQueue = new Semaphore({
  concurrency: 2,
  maxWaiting: 20,
  onFull: () => new ExpectedError("unavailable"),
});

/**
 * Re-encodes an uploaded photo. Throws an ExpectedError if it is not a photo, too large or
 * damaged, and the signal's reason where it aborts before the turn.
 */
export async function processPhoto(sent: Buffer, signal?: AbortSignal): Promise<ProcessedPhoto> {
  requirePhoto(sent);
  return imageQueue.run(() => remake(sent), signal);
}

async function remake(sent: Buffer): Promise<ProcessedPhoto> {
  const { data, info } = await decode(sent);
  for (const scale of scales) {
    for (const quality of qualities) {
      const made = await encode(data, info, { scale, quality });
      if (made.bytes.length <= maxBytes) return made;
      if (made.bytes.length > qualitySpan * maxBytes) break;
    }
  }
  // Half the size in the least quality has never been too large: 800 pixels of pure noise take 200 kB.
  throw new ExpectedError("photo_unreadable");
}

async function decode(sent: Buffer) {
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

/** From pixels, so that nothing that came with the photo can be in it. */
async function encode(
  pixels: Buffer,
  { width, height, channels }: OutputInfo,
  { scale, quality }: { readonly scale: number; readonly quality: number },
): Promise<ProcessedPhoto> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  if (scale < 1) picture.resize(Math.round(width * scale));
  const { data, info } = await picture.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
