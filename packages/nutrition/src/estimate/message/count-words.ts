import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { nonFoodWords } from "../words/stop-words.ts";
import { tokenize } from "../words/tokens.ts";
import { removePadding } from "./corrected-message.ts";

/** Words that neither join foods nor belong to small talk. */
export const countWords = (text: string, language: Language) =>
  tokenize(text, language).filter(
    ({ kind, text: word }) => kind === "word" && !nonFoodWords(language).has(word),
  ).length;

/** The words or numbers of a clause, without those that a correction added. */
export function countWritten(
  countIn: typeof countWords,
  masked: string,
  { original, corrected }: Readonly<Record<"original" | "corrected", string>>,
  { start, end }: Span,
  language: Language,
): number {
  const count = countIn(masked.slice(start, end), language);
  const written = original.slice(start, end);
  if (written === corrected.slice(start, end)) return count;
  return Math.min(count, countIn(removePadding(written), language));
}

export const countNumbers = (text: string, language: Language) =>
  tokenize(text, language).filter(({ kind }) => kind === "number").length;

/** Numbers in the texts of mentions and in the nutrients that they state. */
export function countUsed(mentions: readonly FoodMention[], language: Language): number {
  return mentions.reduce(
    (sum, { text = "", figures }) =>
      sum + countNumbers(text, language) + Object.keys(figures?.amounts ?? {}).length,
    0,
  );
}
