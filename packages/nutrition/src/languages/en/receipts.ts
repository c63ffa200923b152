/** The wording of receipts: how the grams of an item were found. */
import { getNutrient } from "../../nutrients.ts";
import { roundTo } from "../../totals.ts";
import { shorten } from "../shorten.ts";
import {
  type Approximation,
  type Calculation,
  type Receipt,
  type Scaling,
  type Wordings,
  wordCode,
} from "../wording.ts";
import { nutrientLabels } from "./nutrient-labels.ts";
import { quotation } from "./quotations.ts";
import { recipeReceiptStart } from "./recipe-receipt.ts";

/** "1.5". */
export const formatNumber = (value: number) => String(roundTo(value, 2));

/** The name of a portion; without a label, its table states only its weight. */
const wordLabel = (label = "usual portion") => label;

const scalingWords: Wordings<Scaling> = {
  whole: () => "whole",
  piece: () => "piece",
  length: ({ inches }) => `${inches} inch`,
  size: ({ size }) => size,
};

/** " × 1.3 for “large”". */
const wordScaling = (scaling: Scaling) =>
  ` × ${scaling.factor} for ${quotation(wordCode(scalingWords, scaling))}`;

const calculations: Wordings<Calculation> = {
  portion: ({ count, label, grams, scaling }) =>
    `${formatNumber(count)} × ${wordLabel(label)} (${formatNumber(grams)} g)${scaling ? wordScaling(scaling) : ""}`,
  weight: ({ count, grams }) => `${formatNumber(count)} × ${formatNumber(grams)} g`,
  cooking: ({ grams, state, factor }) => `${formatNumber(grams)} g ${state} × ${factor}`,
  volume: ({ ml, gramsPerMl, isAssumed }) =>
    `${formatNumber(ml)} ml × ${gramsPerMl} g/ml${isAssumed ? " (assumed)" : ""}`,
  "reference-serving": ({ count, grams }) =>
    `${formatNumber(count)} × ${grams} g, a usual serving of such a food`,
  "assumed-weight": ({ count, grams }) =>
    `${formatNumber(count)} × ${grams} g assumed, for want of a portion`,
  model: () => "AI estimate",
  sum: ({ grams, addedGrams }) =>
    `${formatNumber(grams)} g ${addedGrams < 0 ? "−" : "+"} ${formatNumber(Math.abs(addedGrams))} g`,
  "same-amount": () => "as much as before",
};

function wordShare(share: number): string {
  if (share === 1) return "";
  return share > 1 ? `× ${formatNumber(share)}` : `${formatNumber(share)} of it eaten`;
}

export const receipts: Wordings<Receipt> = {
  // "“2 slices” → 2 × slice (30 g) = 60 g"
  amount: ({ text, isStated, calculation, share, grams }) => {
    const quoted = isStated ? quotation(text) : `${quotation(text)}, amount not said`;
    const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(share)];
    const calculated = steps.filter((step) => step !== "").join(", ");
    return `${quoted}${calculated === "" ? "" : ` → ${calculated}`} = ${formatNumber(grams)} g`;
  },
  "stated-energy": ({ text, kcal, totalKcal, grams }) => {
    const said =
      totalKcal === undefined ? "as you said" : `of ${formatNumber(totalKcal)} as you said`;
    return `${quotation(text)} → ${formatNumber(kcal)} kcal ${said} = ${formatNumber(grams)} g`;
  },
  "stated-nutrient": ({ text, nutrient, amount, grams }) => {
    const label = nutrientLabels[nutrient].toLowerCase();
    const said = `${formatNumber(amount)} ${getNutrient(nutrient).unit} ${label} as you said`;
    return `${quotation(text)} → ${said} = ${formatNumber(grams)} g`;
  },
  "stated-figures": ({ text }) =>
    `${quotation(text)}: the figures as you said them, no weight known`,
  // "Eaten: 1 of 4 parts of “chili”. “500 g beef”, 0.25 of it eaten = 125 g"
  recipe: ({ eaten, whole, unit = "parts", dish, receipt }) => {
    const part = formatNumber(eaten) + (whole === 1 ? "" : ` of ${formatNumber(whole)} ${unit}`);
    const ofDish = dish === "" ? "all of this" : quotation(dish);
    return `${recipeReceiptStart}${part} of ${ofDish}. ${wordCode(receipts, receipt)}`;
  },
  "dictionary-entry": ({ phrase, meaning, receipt }) =>
    `Your own words: ${shorten(phrase)} = ${shorten(meaning)}. ${wordCode(receipts, receipt)}`,
  "own-food": ({ name, isRecipe, receipt }) =>
    `Your own ${isRecipe ? "recipe" : "food"}: ${shorten(name)}. ${wordCode(receipts, receipt)}`,
  "own-servings": ({ text, count }) =>
    `${quotation(text)} → ${formatNumber(count)} × serving, no weight known`,
  "set-figures": () => "the figures as you set them, no weight known",
  multiplied: ({ explanation, times, grams }) =>
    `${explanation}, × ${formatNumber(times)}${grams === null ? "" : ` = ${formatNumber(grams)} g`}`,
};

/** The doubt about a portion, within a sentence. */
export const approximations: Wordings<Approximation> = {
  scaled: ({ label, scaling }) =>
    `no ${wordCode(scalingWords, scaling)} one is known, so ${wordLabel(label)} was taken ${scaling.factor} times`,
  "unknown-piece": ({ label, count }) =>
    `the weight of one is not known, so one ${wordLabel(label)} was taken for ${formatNumber(count)} of them`,
  "usual-measure": ({ label }) =>
    `what one ${wordLabel(label)} of it weighs is not known, so a usual one was taken`,
  "other-measure": ({ label }) =>
    `such a measure of it is not known, so ${wordLabel(label)} was taken`,
};
