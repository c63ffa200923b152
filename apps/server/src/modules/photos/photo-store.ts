/** Where photos are kept, each under its name. */
export interface PhotoStore {
  /** Keeps it, in place of what was there. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none of that name. */
  find(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Removes it; there being none is no error. */
  remove(name: string): Promise<void>;
}
