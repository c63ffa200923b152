import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import { applyInOrder } from "./restate-parts-left.ts";

const terseTable = forLanguage(({ terseFigures }) => createPatternTable(terseFigures.terseFigures));

/**
 * Writes figures that people note in a hurry with their units and next to what they are of, as all readers know them: "80 ea" as
 * "80 kcal each", "63/100g" as "63 kcal per 100g", "100g x2" as "2 x 100g".
 */
export function writeTerseFigures(message: CorrectedMessage, language: Language): CorrectedMessage {
  let words = message;
  for (const { row, pattern } of terseTable(language).candidates(() => words.corrected)) {
    const edits = [...words.corrected.matchAll(pattern)].map(({ index, 0: all, groups = {} }) => ({
      start: index,
      end: index + all.length,
      text: fillIn(row.replacement, groups),
    }));
    words = applyInOrder(words, edits);
  }
  return words;
}

/** The replacement with the groups of the match in place of their names. */
const fillIn = (replacement: string, groups: Readonly<Record<string, string | undefined>>) =>
  replacement.replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? "");
