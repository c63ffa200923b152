import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const replace = (
  rows: readonly PatternRow[],
  write: (groups: Readonly<Record<string, string | undefined>>) => string | undefined,
) => {
  const table = createPatternTable(rows);
  return (text: string) =>
    replaceMatches(text, table.matchEach(text), (match) => {
      const [words] = match;
      return (write(match.groups ?? {}) ?? words).padEnd(words.length);
    });
};

const steps = forLanguage((language): readonly ((text: string) => string)[] => {
  const { kilocalorieSign } = language.energyUnits;
  const { each } = language.functionWords.distributives;
  const {
    approximateEnergies,
    countsOfEnergies,
    energiesOfNamed,
    energiesOfLists,
    energiesOfMore,
    energiesOnPieces,
    figuresForFoods,
    figureWithUnit,
    menuFigures,
    menuLists,
    listsWithOneUnit,
  } = language.eatenEnergies;
  return [
    replace(approximateEnergies, () => ""),
    replace(energiesOfLists, ({ kcal, meal }) => {
      const words = `${kcal}${kilocalorieSign}:`;
      return meal === undefined ? words : `${meal} ${words}`;
    }),
    replace(energiesOnPieces, ({ kcal }) => ` ${kcal}${kilocalorieSign} ${each}`),
    replace(energiesOfMore, ({ kcal }) => ` ${kcal}${kilocalorieSign}`),
    replace(countsOfEnergies, () => language.amountPhrases.timesSign),
    replace(energiesOfNamed, ({ kcal }) => `${kcal}${kilocalorieSign}`),
    (text) =>
      text.replace(/[^.;\n]+/g, (sentence) => {
        const isList =
          (sentence.match(figuresForFoods)?.length ?? 0) > (figureWithUnit.test(sentence) ? 0 : 1);
        return isList
          ? sentence.replace(figuresForFoods, (words, kcal: string) =>
              `${kcal}${kilocalorieSign}`.padEnd(words.length),
            )
          : sentence;
      }),
    (text) =>
      text.replace(listsWithOneUnit, (list) =>
        list.replace(menuFigures, (words, _, kcal: string) =>
          `${kilocalorieSign}${kcal}`.padStart(words.length),
        ),
      ),
    (text) =>
      text.replace(menuLists, (list, head: string) => {
        const foods = list.slice(head.length);
        const marked = foods.replace(menuFigures, (words, _, kcal: string) =>
          `${kilocalorieSign}${kcal}`.padStart(words.length),
        );
        return marked === foods ? list : " ".repeat(head.length) + marked;
      }),
  ];
});

/**
 * Marks figures of a menu and of a list as energy ("menu said 560 for the club sandwich"); keeps all offsets.
 */
export const normalizeEatenEnergies = (message: string, language: Language): string =>
  steps(language).reduce((text, step) => step(text), message);
