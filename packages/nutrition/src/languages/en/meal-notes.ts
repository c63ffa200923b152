/**
 * The wording of a meal's notes, titles and sources. `quotes` and `quote` are words of the message in
 * quotation marks, several of them as a list.
 */
import { wordSet } from "../word-lists.ts";
import { modelEstimate } from "./portion-receipts.ts";
import { wordOthers } from "./quotations.ts";

/** The notes of a meal: each is a sentence. */
export const mealNotes = {
  unmatched: (quotes: string) => `Not counted, because no food matches: ${quotes}.`,
  assumed100Grams: (quotes: string) => `No usual portion is known for ${quotes}: 100 g was taken.`,
  modelFoods: (quotes: string) => `AI estimate, because no food matches: ${quotes}.`,
  modelAmounts: (items: string) => `AI estimate of the amount of ${items}.`,
  defaultAmounts: (items: string) => `Usual amounts assumed for ${items}.`,
};

/** "banana (118 g)". */
export const wordItemGrams = (text: string, grams: number | null) => `${text} (${grams} g)`;

/** The remarks of an item. */
export const itemRemarkTexts = {
  nothing: (quote: string) => `${quote} is an amount of nothing: please check.`,
  implausible: (quote: string) =>
    `${quote} is more than one eats at a meal: please check the amount.`,
  scaling: (quote: string, note: string) => `${quote}: ${note}.`,
  unknownWords: (quotes: string, quote: string, food: string) =>
    `${quotes} is not known; ${quote} was taken for ${food}.`,
  contradiction: (food: string) =>
    `The AI's energy and macronutrients of ${food} contradict each other.`,
};

/** The explanation of an item with stated nutrients and an unknown weight. */
export const wordStatedFigures = (quote: string) =>
  `${quote}: the figures as you said them, no weight known`;

/** The explanation of an item of the person's dictionary. */
export const wordDictionaryEntry = (phrase: string, meaning: string, explanation: string) =>
  `Your own words: ${phrase} = ${meaning}. ${explanation}`;

/** Names of sources that are not a table of foods. */
export const sourceNames = {
  stated: "You said so",
  model: modelEstimate,
  dictionary: "Your own words",
};

/** The record of a model's estimate. */
export const noRecord = "without a record";

/** Follows the names of the stated nutrients. */
export const wordOtherSource = (dataset: string, id: string) => `; the rest from ${dataset} ${id}`;

/** The food of nutrients without a food. */
export const quickAddName = "Quick add";

/** Units and names of stated nutrients, which the message reader reads. */
export const figureUnits = {
  calories_kcal: "kcal",
  protein_g: "g protein",
  carbs_g: "g carbs",
  fat_g: "g fat",
};

/** Words in lower case in a title, unless they begin it. */
export const lowercaseTitleWords = wordSet(
  "a an and as at by for from in of on or the to with without",
);

/** A title with only the first foods. */
export const wordShortTitle = (names: string, others: number) => `${names} + ${wordOthers(others)}`;
