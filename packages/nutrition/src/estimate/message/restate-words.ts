import type { Language } from "../../languages/language.ts";

/**
 * Writes "bier 0,5" as "bier 5dl", "burger, took the bun off" as "burger without bun" and "the dregs of a milo" as
 * "2 sips of milo", each of the same length.
 */
export const restateWords = (message: string, { restatedWords }: Language): string =>
  message
    .replace(restatedWords.litresWithoutUnit, (words, after?: string, before?: string) => {
      const decimals = after ?? before ?? "";
      return `${decimals}${restatedWords.partsOfLitre[decimals.length - 1]}`.padEnd(words.length);
    })
    .replace(restatedWords.takenOff, (words, part: string) =>
      ` ${restatedWords.withoutPart} ${part}`.padEnd(words.length),
    )
    .replace(restatedWords.lastSips, ({ length }) => restatedWords.fewSips.padEnd(length));
