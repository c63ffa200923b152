import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { mergeNumberTokens } from "../chunks/merge-number-tokens.ts";
import { readCount } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { applyInOrder } from "./restate-parts-left.ts";
import { weightUnit } from "./roles/read-amount.ts";
import { short } from "./write-figures.ts";

const clippedTable = forLanguage(({ labelWords }) =>
  createPatternTable(labelWords.clippedLabelWords),
);
const rangeTable = forLanguage(({ labelWords }) => createPatternTable(labelWords.energyRanges));

/**
 * Writes the words of a label in full and its figures in digits, as all readers know them: "3 srv/pint" as "3 serving/pint",
 * "one hundred and twenty calories" as "120 calories", "700-750 kcal" as "725 kcal".
 */
export function writeLabelWords(message: CorrectedMessage, language: Language): CorrectedMessage {
  if (!language.labelLines.energyWords.test(message.corrected)) return message;
  const steps = [findClippedWords, findEnergyRanges, findNumberWords];
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

/** A smaller number in words after a verb of eating counts pieces: "had twelve". */
const leastWeight = 20;

/** The numbers in words of an energy or a weight, and after a verb of eating: "ninety calories", "poured two hundred". */
function findNumberWords(message: string, language: Language): readonly Edit[] {
  const tokens = mergeNumberTokens(tokenize(message, language), language);
  const edits: Edit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const start = tokens[at]?.start ?? 0;
    if (/\d/.test(message.charAt(start))) continue;
    const count = readCount(tokens, at, language);
    const last = tokens[(count?.end ?? 0) - 1];
    if (!count || !last || count.value.isArticle || !Number.isInteger(count.value.count)) continue;
    const isEatenWeight =
      count.value.count >= leastWeight &&
      language.statedFigures.figureRoles.get(tokens[at - 1]?.text ?? "") === "eat";
    // "per hundred grams"
    const isHundred = tokens[at]?.text === language.amountPhrases.hundredWord;
    if (!isHundred && (isEatenWeight || isBeforeUnit(tokens[count.end], language)))
      edits.push({
        start,
        end: last.end,
        // Next to its unit.
        text: short(count.value.count).padStart(last.end - start),
      });
    at = count.end - 1;
  }
  return edits;
}

/** A unit of energy or of a weight or volume. */
const isBeforeUnit = (token: Token | undefined, language: Language) =>
  language.nutrientWords.energyUnits.has(token?.stem ?? "") ||
  weightUnit(token, language) !== undefined;
