/** The wording of questions about a meal. */

import { shorten } from "../shorten.ts";
import type { QuestionText, Wordings } from "../wording.ts";
import { properAdjectives } from "./question-words.ts";

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "small, medium or large". */
const joinChoices = (choices: readonly string[]) =>
  `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;

/** "potato chips", but "French fries". */
function inSentence(name: string): string {
  const [first = ""] = name.split(" ");
  return properAdjectives.has(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** More words, or a comma, would run into the choices of the sentence. */
const maxPlainWords = 4;

const isPlainPhrase = (words: string) =>
  !words.includes(",") && words.split(/\s+/).length <= maxPlainWords;

const startWith = (words: string) => capitalize(shorten(words));

export const questions: Wordings<QuestionText> = {
  // "Was the latte small, medium or large?"
  size: ({ words, isPlural, sizes }) =>
    isPlainPhrase(words)
      ? `${isPlural ? "Were" : "Was"} the ${words} ${joinChoices(sizes)}?`
      : `${startWith(words)}: ${joinChoices(sizes)}?`,
  amount: ({ words }) => `${startWith(words)}: how much was it?`,
  // "Is the pizza left from the pepperoni pizza in your log?"
  leftovers: ({ words, food }) =>
    isPlainPhrase(words)
      ? `Is the ${words} left from the ${inSentence(food)} in your log?`
      : `${startWith(words)}: left from the ${inSentence(food)} in your log?`,
  // "Chips: French fries or potato chips?"
  food: ({ words, foods }) =>
    `${startWith(words)}: ${foods.every(isPlainPhrase) ? joinChoices(foods.map(inSentence)) : "which was it"}?`,
};
