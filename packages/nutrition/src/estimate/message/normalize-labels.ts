import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { normalizeEatenEnergies } from "./normalize-eaten-energies.ts";
import { normalizeLeadingMacros } from "./normalize-leading-macros.ts";
import { normalizePartsOfWhole } from "./normalize-parts-of-whole.ts";
import { normalizePastedLabels } from "./normalize-pasted-labels.ts";
import { hasEnergiesOfIngredients } from "./recipe/energies-of-ingredients.ts";
import { restateFigures } from "./stated-figures/restate-figures.ts";

type Replace = (words: string, groups: readonly (string | undefined)[]) => string;

const replaceRows = (rows: readonly PatternRow[], replace: Replace) => {
  const table = createPatternTable(rows);
  return (text: string) =>
    replaceMatches(text, table.matchAll(text), ([words, ...groups]) => replace(words, groups));
};

const startsWithMark = /^[.,;:]/;
const steps = forLanguage((language): readonly ((text: string) => string)[] => [
  replaceRows(language.nutritionLabels.packagesWithoutPer, () => language.statedFigures.perWord),
  (message) => normalizeLeadingMacros(message, language),
  (message) => {
    if (hasEnergiesOfIngredients(message, language)) return message;
    const restated = restateFigures(message, language);
    return restated === message ? normalizePastedLabels(message, language) : restated;
  },
  (message) => normalizeEatenEnergies(message, language),
  (message) => normalizePartsOfWhole(message, language),
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
