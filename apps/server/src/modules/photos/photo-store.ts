/** Storage for photos by name. */
export interface PhotoStore {
  /** Stores a photo, replacing an existing one. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns the photo; undefined if there is none with that name. */
  find(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Removes it; does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}
