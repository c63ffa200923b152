import { kilocalories } from "../../languages/en/energy-units.ts";
import {
  labelBreaks,
  labelFigures,
  labelFoods,
  labelLineBreak,
  labelRemarks,
} from "../../languages/en/nutrition-labels.ts";
import { anyRow } from "../../languages/pattern-rows.ts";

const figurePattern = new RegExp(anyRow(labelFigures), "gi");
const breakPattern = new RegExp(anyRow(labelBreaks), "gi");
const foodPattern = new RegExp(anyRow(labelFoods), "gi");
const remarkPattern = new RegExp(anyRow(labelRemarks), "gi");

/** Writes the unit of "the menu said 640", and blanks remarks on labels; keeps all offsets. */
export const normalizeLabels = (message: string): string =>
  message
    .replace(figurePattern, (words: string, kcal: string) =>
      `${kcal} ${kilocalories}`.padStart(words.length),
    )
    .replace(labelLineBreak, ",")
    .replace(breakPattern, ",")
    .replace(foodPattern, (words) => " ".repeat(words.length))
    .replace(remarkPattern, (words) => " ".repeat(words.length));
