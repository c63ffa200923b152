import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { readCount } from "../chunks/read-count.ts";
import { tokenize } from "../words/tokens.ts";

type Groups = Readonly<Record<string, string | undefined>>;

const gramsPerKilogram = 1000;

const rules = forLanguage((language) => {
  const { amountsOfEach, containersEaten, eatenContainers, partFigures, statedWholes } =
    language.nutritionLabels;
  const {
    figuresOfPieces,
    packagesOfPieces,
    piecesOfWhole,
    timesAfterFigure,
    weighedWholeFigures,
    wholeFigures,
  } = language.nutritionLabels;
  const { kilocalorieSign } = language.energyUnits;
  const { each } = language.functionWords.distributives;
  return [
    createRule(statedWholes, (groups) => {
      const kcal = energyOfPart(groups);
      return kcal === undefined ? undefined : `, ${kcal}${kilocalorieSign}`;
    }),
    createRule(weighedWholeFigures, ({ fraction = "", kcal }) => {
      const share = readCount(tokenize(fraction, language), 0, language)?.value.count;
      return share === undefined
        ? undefined
        : `, ${Math.round(Number(kcal) * share)}${kilocalorieSign}`;
    }),
    createRule(packagesOfPieces, ({ pieces, kcal, count = "" }) => {
      const eaten = readNumber(count, language);
      return `, ${Math.round((Number(kcal) * eaten) / Number(pieces))}${kilocalorieSign}`;
    }),
    createRule(containersEaten, ({ amount = "", kcal }, words) => {
      const basis = language.labelLines.writtenBasis.hundred.trimEnd();
      // The amount keeps its offset.
      return `${" ".repeat(words.indexOf(amount))}${amount}, ${kcal}${kilocalorieSign} ${basis}`;
    }),
    createRule(eatenContainers, ({ count = "1", amount, amountAfter, unit, unitAfter }, words) => {
      const grams = `${Number(amount ?? amountAfter) * readNumber(count, language)}`;
      const unitAt = words.search(language.nutritionLabels.lastWeightUnit);
      const written = `${grams}${words.slice(unitAt).slice(0, (unit ?? unitAfter ?? "").length)}`;
      // The unit keeps its offset.
      return ", ".padEnd(unitAt - grams.length) + written;
    }),
    createRule(wholeFigures, ({ kcal }) => `,${kcal}${kilocalorieSign} ${each}`),
    createRule(piecesOfWhole, ({ eaten = "", whole, wholeInBrackets }) => {
      const { partitive } = language.functionWords;
      return `${readNumber(eaten, language)}/${whole ?? wholeInBrackets} ${partitive}`;
    }),
    createRule(partFigures, ({ kcal, fraction = "", whole = "" }) => {
      const [, parts] = fraction.split("/");
      const share = parts
        ? 1 / Number(parts)
        : language.sharing.eatenShares.get(fraction.toLowerCase());
      return share === undefined
        ? undefined
        : `${whole} ${Math.round(Number(kcal) / share)}${kilocalorieSign}`.trimStart();
    }),
    createRule(
      figuresOfPieces,
      ({ kcal, count, countOf = "", energyUnit, figures = "" }, words) => {
        const pieces = readNumber(count ?? countOf, language);
        const times = ` ${language.amountPhrases.timesSign}${pieces}`;
        const energy = `${kcal} ${energyUnit}${figures}`;
        return energy + times.padStart(words.length - energy.length);
      },
    ),
    createRule(timesAfterFigure, ({ times }) => ` ${language.amountPhrases.timesSign}${times})`),
    createRule(amountsOfEach, ({ pieces = "", amount, rest = "" }) => {
      return `${Number(amount) * readNumber(pieces, language)}${rest}`;
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

/** 350 g of 1.4 kg with 1,680 kcal have 420 kcal; undefined if the part is larger than the whole. */
function energyOfPart({ eaten, whole, unit = "", kcal }: Groups): number | undefined {
  const wholeGrams = Number(whole) * (unit.toLowerCase().startsWith("k") ? gramsPerKilogram : 1);
  const part = Number(eaten) / wholeGrams;
  return part > 0 && part <= 1 ? Math.round(part * Number(kcal)) : undefined;
}

/**
 * Writes the energy of a whole as that of its eaten part: "350 g of a batch of 1400 g and 1680 kcal" as 420 kcal,
 * "half a tub, the whole tub is 1180 kcal" as energy of each tub, the energy of a half as that of the whole that was
 * eaten, and "10 g butter on each" of 4 slices as 40 g butter. Keeps all offsets.
 */
export const normalizeStatedWholes = (message: string, language: Language): string =>
  rules(language).reduce((text, rule) => rule(text), message);
