import type { Language } from "../../languages/language.ts";

/** Writes "bier 0,5" as "bier 5dl", and "cola 0,33" as "cola 33cl", of the same length. */
export const normalizeLitres = (message: string, { litres }: Language): string =>
  message.replace(litres.litresWithoutUnit, (words, after?: string, before?: string) => {
    const decimals = after ?? before ?? "";
    return `${decimals}${litres.partsOfLitre[decimals.length - 1]}`.padEnd(words.length);
  });
