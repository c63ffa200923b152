import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";

type Groups = Readonly<Record<string, string | undefined>>;

const rules = forLanguage((language) => {
  const { piecesOfWhole, wholeFigures } = language.nutritionLabels;
  const { kilocalorieSign } = language.energyUnits;
  const { each } = language.functionWords.distributives;
  return [
    createRule(wholeFigures, ({ kcal }) => `,${kcal}${kilocalorieSign} ${each}`),
    createRule(piecesOfWhole, ({ eaten = "", whole, wholeInBrackets, article }) => {
      const { indefiniteArticle, partitive } = language.functionWords;
      const share = `${readNumber(eaten, language)}/${whole ?? wholeInBrackets} ${partitive}`;
      return article === undefined ? `${share} ${indefiniteArticle}` : share;
    }),
  ];
});

const readNumber = (words: string, language: Language) =>
  language.amounts.numberWords.get(words.toLowerCase()) ?? Number(words);

function createRule(
  rows: readonly PatternRow[],
  write: (groups: Groups, words: string) => string | undefined,
) {
  const table = createPatternTable(rows);
  return (text: string) => {
    let written = text;
    for (const { index, 0: words, groups = {} } of table.matchEach(text)) {
      const figures = write(groups, words);
      if (figures === undefined || figures.length > words.length) continue;
      const end = index + words.length;
      written = written.slice(0, index) + figures.padEnd(words.length) + written.slice(end);
    }
    return written;
  };
}

/**
 * Writes "3 of the 8 slices of a pizza" as 3/8 of it, and the energy of
 * a whole after a part of it as energy of each whole. Keeps all offsets.
 */
export const normalizePartsOfWhole = (message: string, language: Language): string =>
  rules(language).reduce((text, rule) => rule(text), message);
