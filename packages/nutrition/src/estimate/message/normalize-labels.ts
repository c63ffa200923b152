import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { normalizeEatenEnergies } from "./normalize-eaten-energies.ts";
import { normalizeLeadingMacros } from "./normalize-leading-macros.ts";
import { normalizePastedLabels } from "./normalize-pasted-labels.ts";
import { normalizeStatedWholes } from "./normalize-stated-wholes.ts";

type Replace = (words: string, groups: readonly (string | undefined)[]) => string;

const toComma: Replace = (marks) => ",".padEnd(marks.length);
const toSpaces: Replace = (words) => " ".repeat(words.length);

const replaceRows = (rows: readonly PatternRow[], replace: Replace) => {
  const table = createPatternTable(rows);
  return (text: string) =>
    replaceMatches(text, table.matchAll(text), ([words, ...groups]) => replace(words, groups));
};

const startsWithMark = /^[.,;:]/;
const endLabel = forLanguage((language) =>
  replaceRows(language.nutritionLabels.labelEnds, toComma),
);

/** Joins a label at the start of a message to the food after it. */
const joinLabel = (message: string, language: Language): string =>
  language.nutritionLabels.labelStart.test(message) ? endLabel(language)(message) : message;

const steps = forLanguage((language): readonly ((text: string) => string)[] => [
  (message) => normalizeLeadingMacros(message, language),
  (message) => normalizePastedLabels(message, language),
  (message) => normalizeEatenEnergies(message, language),
  (message) => normalizeStatedWholes(message, language),
  (message) => joinLabel(message, language),
  replaceRows(language.nutritionLabels.mealFigures, (words, groups) => {
    const kcal = groups.find((group) => group !== undefined);
    const end = words.endsWith("\n") ? "," : "";
    return `${kcal}${language.energyUnits.kilocalorieSign}${end}`.padEnd(words.length);
  }),
  replaceRows(
    language.nutritionLabels.figuresOfEach,
    (_, [kcal]) => `${kcal}${language.energyUnits.kilocalorieSign}`,
  ),
  replaceRows(language.nutritionLabels.labelFigures, (words, [kcal]) =>
    `${kcal} ${language.energyUnits.kilocalories}`.padStart(words.length),
  ),
  replaceRows(language.nutritionLabels.labelLineBreaks, toComma),
  replaceRows(language.nutritionLabels.labelBreaks, toComma),
  replaceRows(language.nutritionLabels.labelFoods, toSpaces),
  replaceRows(language.nutritionLabels.totalRemarks, (words) =>
    language.nutrientWords.totalWord.padStart(words.length),
  ),
  replaceRows(language.nutritionLabels.labelRemarks, (words) =>
    (startsWithMark.test(words) ? "," : "").padEnd(words.length),
  ),
]);

/** Writes the unit of "the menu said 640", and blanks remarks on labels; keeps all offsets. */
export const normalizeLabels = (message: string, language: Language): string =>
  steps(language).reduce((text, step) => step(text), message);
