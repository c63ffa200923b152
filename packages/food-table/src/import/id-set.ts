const pageBits = 16;

/** A set of whole numbers from 0 up, an eighth of a byte each if they lie close together. */
export class IdSet {
  private readonly pages = new Map<number, Uint8Array>();

  has(id: number): boolean {
    const page = this.pages.get(id >>> pageBits);
    const place = id & ((1 << pageBits) - 1);
    return page !== undefined && ((page[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  /** Adds a number; returns false if it was already in the set. */
  add(id: number): boolean {
    if (this.has(id)) return false;
    const number = id >>> pageBits;
    const page = this.pages.get(number) ?? new Uint8Array(1 << (pageBits - 3));
    this.pages.set(number, page);
    const place = id & ((1 << pageBits) - 1);
    page[place >>> 3] = (page[place >>> 3] ?? 0) | (1 << (place & 7));
    return true;
  }
}
