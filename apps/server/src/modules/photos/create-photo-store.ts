import { join } from "node:path";
import type { Config } from "../../config.ts";
import { FolderStore } from "./folder-store.ts";
import type { PhotoStore } from "./photo-store.ts";

/** Where the settings want photos to be kept. */
export async function createPhotoStore({
  photoBucket,
  dataDir,
}: Pick<Config, "photoBucket" | "dataDir">): Promise<PhotoStore> {
  if (!photoBucket) return new FolderStore(join(dataDir, "photos"));
  // Most keep them in a folder, and need no client of buckets in memory.
  const { S3Store } = await import("./s3-store.ts");
  return new S3Store(photoBucket);
}
