import type { Language } from "../../languages/language.ts";

/** A food that a dish contains as one stem: "sour cream" is "sourcream". */
export const contentStem = (words: string, language: Language): string =>
  words
    .split(" ")
    .map((word) => language.stem(word))
    .join("");
