import type { Food } from "../food.ts";
import type { PortionRule } from "../meal.ts";
import type { Amount } from "./amount.ts";
import {
  isWeightPortion,
  mlOfPortion,
  type PortionLabel,
  portionLabels,
} from "./portion-labels.ts";
import { type PortionFinding, type PortionQuestion, show } from "./portion-question.ts";
import { choosePortion } from "./score-portion.ts";
import { sizeFactors } from "./vocabulary-amounts.ts";

/** A count this high without a unit is of small things ("25 almonds") or part of a name. */
export const highCount = 20;
const smallPieceGrams = 15;

/** A portion of the food's own: what was said, or what is usual. */
export function byHouseholdPortion(
  food: Food,
  question: PortionQuestion,
): PortionFinding | undefined {
  const choice = choosePortion(portionLabels(food), question);
  if (!choice) return undefined;
  const { amount, text, sharedBy } = question;
  const isSaid = amount !== undefined;
  const said = amount?.count ?? sharedBy ?? 1;
  const isName = said >= highCount && amount?.units.length === 0 && choice.grams > smallPieceGrams;
  const count = isName ? 1 : said;
  const label = choice.isUnspecified ? "usual portion" : choice.label;
  const size = scaledSize(choice, amount);
  const times = size === undefined ? "" : ` × ${size.factor} for “${size.word}”`;
  return {
    rule: ruleOf(choice, amount),
    text,
    grams: count * choice.grams * (size?.factor ?? 1),
    working: `${show(count)} × ${label} (${show(choice.grams)} g)${times}`,
    isStated: isSaid,
    count,
    unit: choice.isUnspecified ? "serving" : choice.main.join(" ") || "serving",
    scaling: size && `no ${size.word} one is known, so ${label} was taken ${size.factor} times`,
  };
}

/** A size that the food has no portion of: then the portion is taken larger or smaller. */
function scaledSize(
  choice: PortionLabel,
  amount: Amount | undefined,
): { readonly word: string; readonly factor: number } | undefined {
  if (amount === undefined || choice.sizes.size > 0) return undefined;
  for (const word of amount.sizes) {
    const factor = sizeFactors.get(word);
    if (factor !== undefined) return { word, factor };
  }
  return undefined;
}

function ruleOf(choice: PortionLabel, amount: Amount | undefined): PortionRule {
  if (amount === undefined) return "default-portion";
  if (amount.units.length > 0) return "household-portion";
  if (amount.sizes.some((size) => choice.sizes.has(size))) return "size-word";
  const isPiece = mlOfPortion(choice) === undefined && !isWeightPortion(choice);
  return isPiece && !choice.isUnspecified ? "piece-count" : "default-portion";
}
