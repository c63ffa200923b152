/** Where photos are kept, each under its name. */
export interface PhotoStore {
  /** Keeps it, in place of what was there. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is none with that name. */
  find(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Removes it; does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}
