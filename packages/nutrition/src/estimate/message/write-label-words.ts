import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { applyInOrder } from "./restate-parts-left.ts";
import { short } from "./write-figures.ts";

const clippedTable = forLanguage(({ labelWords }) =>
  createPatternTable(labelWords.clippedLabelWords),
);
const rangeTable = forLanguage(({ labelWords }) => createPatternTable(labelWords.energyRanges));

/**
 * Writes the words of a label in full and a range as one figure, as all readers know them: "3 srv/pint" as "3 serving/pint",
 * "700-750 kcal" as "725 kcal".
 */
export function writeLabelWords(message: CorrectedMessage, language: Language): CorrectedMessage {
  if (!language.labelLines.energyWords.test(message.corrected)) return message;
  const steps = [findClippedWords, findEnergyRanges];
  return steps.reduce((text, find) => applyInOrder(text, find(text.corrected, language)), message);
}

function findClippedWords(message: string, language: Language): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { row, pattern } of clippedTable(language).candidates(() => message))
    for (const { index, 0: words } of message.matchAll(pattern))
      edits.push({ start: index, end: index + words.length, text: row.replacement });
  return edits.toSorted((one, other) => one.start - other.start);
}

/** The highest figure of a range is at most so many times the lowest. */
const widestRange = 2.5;

const findEnergyRanges = (message: string, language: Language): readonly Edit[] =>
  rangeTable(language)
    .matchEach(message)
    .flatMap(({ index, 0: words, groups }) => {
      const [low, high] = [Number(groups?.low), Number(groups?.high)];
      const isRange = low < high && high <= low * widestRange;
      const text = short((low + high) / 2);
      return isRange ? [{ start: index, end: index + words.length, text }] : [];
    });
