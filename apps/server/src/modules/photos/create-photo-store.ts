import { join } from "node:path";
import type { Config } from "../../config.ts";
import { FolderStore } from "./folder-store.ts";
import type { PhotoStore } from "./photo-store.ts";

/** Creates the configured photo store. */
export async function createPhotoStore({
  photoBucket,
  dataDir,
}: Pick<Config, "photoBucket" | "dataDir">): Promise<PhotoStore> {
  if (!photoBucket) return new FolderStore(join(dataDir, "photos"));
  // Loaded only if needed: most installations store photos in a folder.
  const { S3Store } = await import("./s3-store.ts");
  return new S3Store(photoBucket);
}
