import { stem } from "../words/stem.ts";

/** A food that a dish contains as one stem: "sour cream" is "sourcream". */
export const contentStem = (words: string): string => words.split(" ").map(stem).join("");
