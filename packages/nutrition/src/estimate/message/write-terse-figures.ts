import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { compactSpaces } from "./compact-spaces.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import { applyInOrder } from "./restate-parts-left.ts";

const terseTable = forLanguage(({ terseFigures }) => createPatternTable(terseFigures.terseFigures));

/**
 * Writes figures that people note in a hurry with their units and next to what they are of, as all readers know them: "80 ea" as
 * "80 kcal each", "63/100g" as "63 kcal per 100g", "100g x2" as "2 x 100g".
 */
export function writeTerseFigures(message: CorrectedMessage, language: Language): CorrectedMessage {
  let words = message;
  let compact = compactSpaces(words.corrected);
  for (const { row, pattern } of terseTable(language).candidates(() => compact.text)) {
    const { text, offsetOf } = compact;
    const edits = [...text.matchAll(pattern)].map(({ index, 0: all, groups = {} }) => ({
      start: offsetOf(index),
      end: offsetOf(index + all.length - 1) + 1,
      text: fillIn(row.replacement, groups),
    }));
    words = applyInOrder(words, edits);
    if (edits.length > 0) compact = compactSpaces(words.corrected);
  }
  return words;
}

/** The replacement with the groups of the match in place of their names. */
const fillIn = (replacement: string, groups: Readonly<Record<string, string | undefined>>) =>
  replacement.replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? "");
