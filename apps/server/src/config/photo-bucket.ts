import { ConfigError } from "./config-error.ts";

/** The S3 bucket of the photos. */
export interface PhotoBucket {
  /** Without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The settings by their names in the environment. */
interface PhotoBucketEnvironment {
  readonly PHOTOS_S3_BUCKET_URL?: string | undefined;
  readonly PHOTOS_S3_ACCESS_KEY_ID?: string | undefined;
  readonly PHOTOS_S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly PHOTOS_S3_REGION: string;
}

/** Undefined if photos are stored in the data folder. Throws a ConfigError if a key is missing. */
export function toPhotoBucket(values: PhotoBucketEnvironment): PhotoBucket | undefined {
  const {
    PHOTOS_S3_BUCKET_URL: url,
    PHOTOS_S3_ACCESS_KEY_ID: accessKeyId,
    PHOTOS_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!url) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      "PHOTOS_S3_BUCKET_URL is set, which needs PHOTOS_S3_ACCESS_KEY_ID and PHOTOS_S3_SECRET_ACCESS_KEY.",
    );
  }
  const region = values.PHOTOS_S3_REGION;
  return { url: url.replace(/\/+$/, ""), region, accessKeyId, secretAccessKey };
}
