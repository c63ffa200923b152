/** The digits of the longest barcode, a GTIN-14. */
const gtinLength = 14;

/** The lengths of the numbers that products carry: GTIN-8, -12 (UPC-A), -13 (EAN-13) and -14. */
const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** The length of a UPC-E with its number system and check digit. It is also that of an EAN-8. */
const shortLength = 8;

/**
 * The products that a barcode may mean, likeliest first, as 14 digits: the same product has the same number in
 * every symbology. Spaces and hyphens are ignored. Empty if the text is not a barcode or its check digit is wrong.
 * Eight digits that begin with 0 or 1 may be a UPC-E, the short form of a UPC-A, or an EAN-8.
 */
export function parseBarcode(text: string): readonly string[] {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length)) return [];
  const found: string[] = [];
  if (digits.length === shortLength) {
    const upcA = expandUpcE(digits);
    if (upcA !== undefined && hasValidCheckDigit(upcA)) found.push(toGtin(upcA));
  }
  const gtin = toGtin(digits);
  if (hasValidCheckDigit(digits) && !found.includes(gtin) && Number(digits) > 0) found.push(gtin);
  return found;
}

/** A barcode as packages print it: 8, 12 or 13 digits, or 14 of a case. */
export function formatBarcode(gtin: string): string {
  const digits = gtin.replace(/^0+/, "");
  const length = gtinLengths.find((each) => each >= digits.length) ?? gtinLength;
  return digits.padStart(length, "0");
}

const toGtin = (digits: string): string => digits.padStart(gtinLength, "0");

/** True if the last digit follows from the others by the rule of GS1. */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...toGtin(digits)].entries()) {
    sum += Number(digit) * (place % 2 === 0 ? 3 : 1);
  }
  return sum % 10 === 0;
}

/** The UPC-A that a UPC-E is short for; undefined if its number system is not 0 or 1. */
function expandUpcE(digits: string): string | undefined {
  const [, system, body = "", check] = /^([01])(\d{6})(\d)$/.exec(digits) ?? [];
  if (system === undefined) return undefined;
  const last = body[5] ?? "";
  const item = body.slice(0, 5);
  if (last <= "2") return `${system}${item.slice(0, 2)}${last}0000${item.slice(2)}${check}`;
  if (last === "3") return `${system}${item.slice(0, 3)}00000${item.slice(3)}${check}`;
  if (last === "4") return `${system}${item.slice(0, 4)}00000${item.slice(4)}${check}`;
  return `${system}${item}0000${last}${check}`;
}
