import type { Language } from "../../languages/language.ts";
import { stem } from "../words/stem.ts";

/** A food that a dish contains as one stem: "sour cream" is "sourcream". */
export const contentStem = (words: string, language: Language): string =>
  words
    .split(" ")
    .map((word) => stem(word, language))
    .join("");
