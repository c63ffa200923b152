import type { EditOperation } from "../../edits.ts";
import type { FoodMention } from "../../estimate/food-mention.ts";
import type { FoodIndex } from "../../estimate/match/food-index.ts";
import { createMatcher } from "../../estimate/match/match-food.ts";
import type { MessageContext } from "../../estimate/message/read-time.ts";
import { readMessage } from "../../estimate/read-message.ts";
import {
  expandMention,
  restoreMention,
  substituteDictionaryPhrases,
} from "../../estimate/user-dictionary.ts";
import { findOwnEntry } from "../../own-foods.ts";

/** An operation whose words have become mentions. */
export type ExpandedOperation = Exclude<EditOperation, { readonly kind: "add-words" }>;

/** Reads the words of an operation, and replaces dictionary phrases by the foods that they mean. */
export function expandOperation(
  operation: EditOperation,
  foods: FoodIndex,
  written: MessageContext,
): readonly ExpandedOperation[] {
  if (operation.kind === "add-words") return readAddition(operation, foods, written);
  const { dictionary } = written;
  const isKind = operation.kind === "change-kind";
  if (!isKind && !("mention" in operation)) return [operation];
  const mention = isKind ? { words: operation.words } : operation.mention;
  const [first = mention, ...others] = expandMention(mention, foods, dictionary);
  if (first === mention) return [operation];
  return [
    operation.kind === "add"
      ? { kind: "add", mention: first }
      : { kind: "replace", item: operation.item, mention: first },
    ...others.map((other) => ({ kind: "add", mention: other }) as const),
  ];
}

type Addition = Extract<EditOperation, { readonly kind: "add" }>;

/** The additions that words mean. Words that name no food become a mention that nothing matches. */
function readAddition(
  { words, foodId, amounts }: Extract<EditOperation, { readonly kind: "add-words" }>,
  foods: FoodIndex,
  { dictionary }: MessageContext,
): readonly Addition[] {
  if (foodId !== undefined || amounts !== undefined) {
    const mention = { ...readOneMention(words, foods), text: words };
    const own = findOwnEntry(dictionary ?? [], foodId ?? "");
    if (own) return [{ kind: "add", mention: { ...mention, dictionaryEntry: own } }];
    return [
      foodId === undefined
        ? { kind: "add", mention: { ...mention, figures: { amounts: amounts ?? {}, per: "all" } } }
        : { kind: "add", mention, foodId },
    ];
  }
  const taught = substituteDictionaryPhrases(words, foods, dictionary);
  const mentions = readMentions(taught.text, taught.foods)
    .map((mention) => restoreMention(mention, taught.restore))
    .flatMap((mention) => expandMention(mention, foods, dictionary));
  const named = mentions.length > 0 ? mentions : [{ words }];
  return named.map((mention) => ({ kind: "add", mention }));
}

/** The mention of words, with their amount if they mention one food. */
function readOneMention(words: string, foods: FoodIndex): FoodMention {
  const [only, ...others] = readMentions(words, foods);
  return only && others.length === 0 ? only : { words };
}

const readMentions = (text: string, foods: FoodIndex): readonly FoodMention[] =>
  readMessage(text, foods, createMatcher(foods)).flatMap((meal) => meal.mentions);
