import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Figure } from "./figure.ts";
import { runAlone } from "./run-alone.ts";

/** A typical phone photo: 12 megapixels, about 4 MB. */
const width = 4032;
const height = 3024;

interface PhotoCost {
  readonly ms: number;
  readonly processorMs: number;
  readonly moreMb: number;
  readonly kB: number;
}

/** Processing of an uploaded photo, in a separate process. */
export async function benchPhoto(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-photo-"));
  try {
    const photo = join(folder, "photo.jpg");
    await makeCameraPhoto(photo);
    const cost = runAlone<PhotoCost>("measure-photo.ts", [photo]);
    return [
      { name: "a 12-megapixel JPEG made small, best of 5", value: cost.ms, unit: "ms", goal: 400 },
      { name: "the processor time it takes, mean", value: cost.processorMs, unit: "ms" },
      { name: "the memory it takes", value: cost.moreMb, unit: "MB", goal: 150 },
      { name: "what is kept of it", value: cost.kB, unit: "kB", goal: 400 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Soft shapes with sensor noise. */
async function makeCameraPhoto(path: string): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const shapes = await sharp({
    create: { width: 48, height: 36, channels: 3, background: "#888", noise },
  })
    .resize(width, height, { kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = { type: "gaussian", mean: 128, sigma: 9 } as const;
  await sharp({ create: { width, height, channels: 3, background: "#888", noise: grain } })
    .composite([{ input: shapes, blend: "overlay" }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toFile(path);
}
