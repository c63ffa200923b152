/**
 * A branded food's name as a person reads it: not in capitals, and with its brand behind it in
 * brackets, the way FNDDS writes brands: 'Corn Flakes Cereal (Northern Mills)'.
 */
export function tidyBrandedName(description: string, brand: string): string {
  // Many labels say their name twice: 'OAT BAR, OAT BAR'.
  const name = [...new Set(calm(description).split(", "))].join(", ");
  const ownBrand = calm(brand);
  const isInName = name.toLowerCase().includes(ownBrand.toLowerCase());
  return isInName ? name : `${name} (${ownBrand})`;
}

/** Words in capitals become capitalised words; text that has small letters stays as it is. */
function calm(text: string): string {
  const plain = text.trim().replace(/\s+/g, " ");
  if (/\p{Ll}/u.test(plain)) return plain;
  return plain
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The name of a national table's record, as a person reads it. */
export function tidyTableName(name: string, isInCapitals: boolean): string {
  // Japan's table has brackets and spaces of full width.
  const plain = name.normalize("NFKC").trim().replace(/\s+/g, " ");
  if (!isInCapitals) return plain;
  const small = plain.toLowerCase();
  return `${small.slice(0, 1).toUpperCase()}${small.slice(1)}`;
}
