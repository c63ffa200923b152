import type { Language } from "../../languages/language.ts";

/**
 * Writes "bier 0,5" as "bier 5dl", "burger, took the bun off" and "bunless burger" as "burger" without the bun, and "the dregs of a milo" as
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
    .replace(restatedWords.partOff, (words, part?: string, before?: string) =>
      ` ${restatedWords.noPart} ${part ?? before}`.padEnd(words.length),
    )
    .replace(restatedWords.partless, (words, part: string, food: string) =>
      `${food} ${restatedWords.noPart} ${part}`.padEnd(words.length),
    )
    .replace(restatedWords.lastSips, ({ length }) => restatedWords.fewSips.padEnd(length));
