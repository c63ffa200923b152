/** The wording of a meal's notes and of its items' remarks: each is a sentence. */

import { shorten } from "../shorten.ts";
import {
  type ItemRemark,
  type MealNote,
  type WeighedItems,
  type Wordings,
  wordCode,
} from "../wording.ts";
import { joinList, quote, quoteAll } from "./quotations.ts";
import { approximations } from "./receipts.ts";

/** Products that a remark names. */
const maxProductsNamed = 2;

const quoteEach = (texts: readonly string[]) => joinList(texts.map(quote));

/** "banana (118 g) and toast (30 g)". */
const listWithGrams = (items: WeighedItems["items"]) =>
  joinList(items.map(({ text, grams }) => `${shorten(text)} (${grams} g)`));

export const notes: Wordings<MealNote> = {
  unmatched: ({ texts }) => `Not counted, because no food matches: ${quoteAll(texts)}.`,
  "not-eaten": ({ texts }) => `Not eaten, as you said: ${quoteAll(texts)}.`,
  "assumed-100-g": ({ texts }) =>
    `No usual portion is known for ${quoteEach(texts)}: 100 g was taken.`,
  "model-foods": ({ texts }) => `AI estimate, because no food matches: ${quoteEach(texts)}.`,
  "model-amounts": ({ items }) => `AI estimate of the amount of ${listWithGrams(items)}.`,
  "default-amounts": ({ items }) => `Usual amounts assumed for ${listWithGrams(items)}.`,
  "implausible-meal": () =>
    "This is more energy than one eats at a meal: please check the amounts.",
  "whole-dish": () =>
    "The whole dish is counted. If you ate a part of it, say how much: “serves 4, I had 1”.",
  repeated: ({ text, count }) => `${quote(text)} is here ${count} times: please check.`,
};

export const remarks: Wordings<ItemRemark> = {
  nothing: ({ text }) => `${quote(text)} is an amount of nothing: please check.`,
  implausible: ({ text }) =>
    `${quote(text)} is more than one eats at a meal: please check the amount.`,
  approximation: ({ text, approximation }) =>
    `${quote(text)}: ${wordCode(approximations, approximation)}.`,
  "unknown-words": ({ words, text, food }) =>
    `${quoteAll(words)} ${new Set(words).size > 1 ? "are" : "is"} not known; ${quote(text)} was taken for ${food}.`,
  "part-of-dish": ({ text, food }) => `${quote(text)} is in ${food} already: not counted again.`,
  "part-counted": ({ text, food }) =>
    `${quote(text)} is counted by its own amount: taken off ${food}.`,
  "not-taken-off": ({ parts, food }) =>
    `Nothing was taken off for “no ${parts.join(", no ")}”: the figures are those of a usual ${food}.`,
  "several-products": ({ food, others }) => {
    const shown = others.slice(0, maxProductsNamed);
    const more = others.length - shown.length;
    const names = more > 0 ? [...shown, `${more} more`] : shown;
    return `Taken as ${food ?? ""}; the words also fit ${joinList(names)}.`;
  },
  "included-in-combo": ({ combo, food }) => `${quote(combo)} includes ${food}: remove it if not.`,
  "part-of-divided": ({ dish }) =>
    `A part of ${quote(dish)}, which was divided to change one of its parts.`,
  contradiction: ({ food }) =>
    `The AI's energy and macronutrients of ${food} contradict each other.`,
  "assumed-factor": ({ factor }) => {
    const percent = Math.round(Math.abs(factor - 1) * 100);
    return factor > 1
      ? `More is taken as ${percent} % more, because no amount was said.`
      : `Less is taken as ${percent} % less, because no amount was said.`;
  },
};
