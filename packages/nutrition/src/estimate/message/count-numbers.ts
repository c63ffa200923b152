import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import { removePadding } from "./corrected-message.ts";

/** The numbers of a clause, without those that a correction added. */
export function countWritten(
  masked: string,
  { original, corrected }: Readonly<Record<"original" | "corrected", string>>,
  { start, end }: Span,
  language: Language,
): number {
  const count = countNumbers(masked.slice(start, end), language);
  const written = original.slice(start, end);
  if (written === corrected.slice(start, end)) return count;
  return Math.min(count, countNumbers(removePadding(written), language));
}

const countNumbers = (text: string, language: Language) =>
  tokenize(text, language).filter(({ kind }) => kind === "number").length;

/** Numbers in the texts of mentions and in the nutrients that they state. */
export function countUsed(mentions: readonly FoodMention[], language: Language): number {
  return mentions.reduce(
    (sum, { text = "", figures }) =>
      sum + countNumbers(text, language) + Object.keys(figures?.amounts ?? {}).length,
    0,
  );
}
