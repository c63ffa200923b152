/** '1.5' and '1,5' → 1.5; undefined if it is not a number above 0. */
export function parseCount(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const count = /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number.parseFloat(plain) : 0;
  return count > 0 ? count : undefined;
}
