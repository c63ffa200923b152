import { kilocalorieSign, kilocalories } from "../../languages/en/energy-units.ts";
import { totalWord } from "../../languages/en/nutrient-words.ts";
import {
  labelBreaks,
  labelEnds,
  labelFigures,
  labelFoods,
  labelLineBreaks,
  labelRemarks,
  labelStart,
  mealFigures,
  totalRemarks,
} from "../../languages/en/nutrition-labels.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { normalizePastedLabels } from "./normalize-pasted-labels.ts";

type Replace = (words: string, groups: readonly (string | undefined)[]) => string;

const toComma: Replace = (marks) => ",".padEnd(marks.length);
const toSpaces: Replace = (words) => " ".repeat(words.length);

const replaceRows = (rows: readonly PatternRow[], replace: Replace) => {
  const table = createPatternTable(rows);
  return (text: string) =>
    replaceMatches(text, table.matchAll(text), ([words, ...groups]) => replace(words, groups));
};

const startsWithMark = /^[.,;:]/;
const endLabel = replaceRows(labelEnds, toComma);

/** Joins a label at the start of a message to the food after it. */
const joinLabel = (message: string): string =>
  labelStart.test(message) ? endLabel(message) : message;

const steps = [
  normalizePastedLabels,
  joinLabel,
  replaceRows(mealFigures, (words, groups) => {
    const kcal = groups.find((group) => group !== undefined);
    const end = words.endsWith("\n") ? "," : "";
    return `${kcal}${kilocalorieSign}${end}`.padEnd(words.length);
  }),
  replaceRows(labelFigures, (words, [kcal]) => `${kcal} ${kilocalories}`.padStart(words.length)),
  replaceRows(labelLineBreaks, toComma),
  replaceRows(labelBreaks, toComma),
  replaceRows(labelFoods, toSpaces),
  replaceRows(totalRemarks, (words) => totalWord.padStart(words.length)),
  replaceRows(labelRemarks, (words) =>
    (startsWithMark.test(words) ? "," : "").padEnd(words.length),
  ),
];

/** Writes the unit of "the menu said 640", and blanks remarks on labels; keeps all offsets. */
export const normalizeLabels = (message: string): string =>
  steps.reduce((text, step) => step(text), message);
