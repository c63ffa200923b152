import { kilocalorieSign, kilocalories } from "../../languages/en/energy-units.ts";
import { totalWord } from "../../languages/en/nutrient-words.ts";
import {
  labelBreaks,
  labelEnds,
  labelFigures,
  labelFoods,
  labelLineBreak,
  labelRemarks,
  labelStart,
  mealFigures,
  totalRemarks,
} from "../../languages/en/nutrition-labels.ts";
import { anyRow } from "../../languages/pattern-rows.ts";

const figurePattern = new RegExp(anyRow(labelFigures), "gi");
const mealFigurePattern = new RegExp(anyRow(mealFigures), "gi");
const endPattern = new RegExp(anyRow(labelEnds), "gi");
const breakPattern = new RegExp(anyRow(labelBreaks), "gi");
const foodPattern = new RegExp(anyRow(labelFoods), "gi");
const totalPattern = new RegExp(anyRow(totalRemarks), "gi");
const startsWithMark = /^[.,;:]/;
const remarkPattern = new RegExp(anyRow(labelRemarks), "gi");

/** Joins a label at the start of a message to the food after it. */
const joinLabel = (message: string): string =>
  labelStart.test(message)
    ? message.replace(endPattern, (marks) => ",".padEnd(marks.length))
    : message;

/** Writes the unit of "the menu said 640", and blanks remarks on labels; keeps all offsets. */
export const normalizeLabels = (message: string): string =>
  joinLabel(message)
    .replace(mealFigurePattern, (words: string, ...rest) => {
      const { kcal = "" } = rest.at(-1) as Record<string, string>;
      const end = words.endsWith("\n") ? "," : "";
      return `${kcal}${kilocalorieSign}${end}`.padEnd(words.length);
    })
    .replace(figurePattern, (words: string, kcal: string) =>
      `${kcal} ${kilocalories}`.padStart(words.length),
    )
    .replace(labelLineBreak, (marks) => ",".padEnd(marks.length))
    .replace(breakPattern, (marks) => ",".padEnd(marks.length))
    .replace(foodPattern, (words) => " ".repeat(words.length))
    .replace(totalPattern, (words) => totalWord.padStart(words.length))
    .replace(remarkPattern, (words) =>
      (startsWithMark.test(words) ? "," : "").padEnd(words.length),
    );
