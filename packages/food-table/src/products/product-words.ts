/**
 * The words of a text as the full-text index has them: small letters without accents. Letters and digits of
 * every script are parts of words; "42g" is two words, so that "42 g" finds it.
 */
export function productWords(text: string): readonly string[] {
  const plain = isAscii.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  return (
    plain
      .toLowerCase()
      .replace(joinedUnit, "$1 $2")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const isAscii = /^[ -~]*$/;

const joinedUnit = /(\d)(g|kg|mg|ml|cl|l|oz)\b/g;

/** A brand as the table `brand` has it: "Ben & Jerry's" is "ben jerry s". */
export const brandKey = (brand: string): string => productWords(brand).join(" ");

/** Words that a name may also have: the singular of a plural, the plural of a singular. */
export function otherForms(word: string): readonly string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  if (word.endsWith("s")) return [word.slice(0, -1)];
  return [`${word}s`];
}

/** True if the words are forms of the same one. */
export const isSameWord = (word: string, other: string): boolean =>
  word === other || otherForms(word).includes(other) || otherForms(other).includes(word);
