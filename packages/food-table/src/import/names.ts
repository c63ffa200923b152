/** The description of a branded food as a person reads it: not in capitals, each part once. */
export function tidyProductName(description: string): string {
  // Many labels say their name twice: 'OAT BAR, OAT BAR'.
  return [...new Set(tidyCapitals(description).split(", "))].join(", ");
}

/** Words in capitals become capitalised words; text that has small letters stays as it is. */
export function tidyCapitals(text: string): string {
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
