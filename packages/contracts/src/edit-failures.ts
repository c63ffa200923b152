import type { EditRefusal } from "@morsel/nutrition";
import { errors } from "./errors.ts";

/** Why an edit ended as failed. */
export type EditFailureId =
  | EditRefusal
  | "meal_changed"
  | "nothing_to_undo"
  | "own_name_taken"
  | "too_many_own_foods"
  | "gave_up";

/** The message with the words that could not be read or found, and the message without them. */
interface Sentences {
  readonly withWords?: (quoted: string) => string;
  readonly plain: string;
}

const sentences: Readonly<Record<EditFailureId, Sentences>> = {
  unread: {
    withWords: (quoted) =>
      `I couldn't read ${quoted} as a change. Try 'Add 1 tbsp olive oil' or 'Double portion'.`,
    plain: "I couldn't read a change in that. Try 'Add 1 tbsp olive oil' or 'Double portion'.",
  },
  "partly-unread": {
    withWords: (quoted) => `I couldn't read ${quoted}, so nothing was changed. Say it another way.`,
    plain: "I couldn't read all of that, so nothing was changed. Say it another way.",
  },
  "no-such-item": {
    withWords: (quoted) => `This meal lists no ${quoted}. Name a food as the meal lists it.`,
    plain: "This meal lists no such food. Name a food as the meal lists it.",
  },
  "part-of-food": {
    withWords: (quoted) =>
      `${quoted} is a part of another food of this meal, and I can't change it alone. Change the whole food.`,
    plain:
      "That is a part of a food of this meal, and I can't change it alone. Change the whole food.",
  },
  "several-items": {
    withWords: (quoted) => `${quoted} fits several foods of this meal. Say which one.`,
    plain: "That fits several foods of this meal. Say which one.",
  },
  "unknown-food": {
    withWords: (quoted) => `I don't know the food ${quoted}. Try a simpler name.`,
    plain: "I don't know that food. Try a simpler name.",
  },
  "leaves-nothing": {
    plain: "That would leave nothing of this meal. Delete the meal instead.",
  },
  "in-the-future": {
    withWords: (quoted) => `${quoted} is in the future. A meal can only be in the past.`,
    plain: "That time is in the future. A meal can only be in the past.",
  },
  "impossible-amount": {
    withWords: (quoted) => `That is not an amount of ${quoted} that one can eat. Say another one.`,
    plain: "That amount is not possible. Say another one.",
  },
  "no-question": { plain: "This question is no longer open. Change the amount in the receipt." },
  "changes-nothing": { plain: "The meal is already like that." },
  meal_changed: { plain: errors.edit_conflict.message },
  nothing_to_undo: { plain: errors.nothing_to_undo.message },
  own_name_taken: {
    withWords: (quoted) =>
      `You already use ${quoted} for your own words, a food or a recipe. Choose another name.`,
    plain: errors.own_name_taken.message,
  },
  too_many_own_foods: { plain: errors.too_many_own_foods.message },
  gave_up: { plain: "This took too many tries. Send the change again." },
};

/** Longer quotes are shortened. */
const quotedMaxLength = 60;
const maxQuotedLength = 3;

/**
 * The message shown under a failed edit. This is the only place that writes it.
 * `words` are what could not be read or found, as they were written.
 */
export function editFailureSentence(id: EditFailureId, words: readonly string[] = []): string {
  const { withWords, plain } = sentences[id];
  const said = words.map((word) => word.trim()).filter(Boolean);
  return withWords && said.length > 0 ? withWords(quoteAll(said)) : plain;
}

function quoteAll(words: readonly string[]): string {
  const quoted = words.slice(0, maxQuotedLength).map((word) => `'${shorten(word)}'`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} and ${last}` : last;
}

function shorten(word: string): string {
  const characters = [...word];
  return characters.length > quotedMaxLength
    ? `${characters.slice(0, quotedMaxLength).join("")}…`
    : word;
}
