import type { EditOperation } from "../edits.ts";
import { phraseKey } from "../estimate/dictionary-phrases.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { FoodMention } from "../estimate/mentions.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { expandMention } from "../estimate/user-dictionary.ts";

/** Replaces dictionary phrases in an operation by the foods that they mean. */
export function expandOperation(
  operation: EditOperation,
  foods: FoodIndex,
  { dictionary = [] }: MessageContext,
): readonly EditOperation[] {
  if (dictionary.length === 0) return [operation];
  const expand = (mention: FoodMention) => expandMention(mention, foods, dictionary);
  const isOwn = (words: string) =>
    dictionary.some(({ phrase }) => phraseKey(phrase) === phraseKey(words));
  switch (operation.kind) {
    case "add":
      return expand(operation.mention).map((mention) => ({ kind: "add", mention }));
    case "replace":
      return replaceBy(operation.item, expand(operation.mention));
    case "change-kind":
      return isOwn(operation.words)
        ? replaceBy(operation.item, expand({ words: operation.words }))
        : [operation];
    default:
      return [operation];
  }
}

function replaceBy(item: number, [first, ...others]: readonly FoodMention[]): EditOperation[] {
  if (!first) return [];
  return [
    { kind: "replace", item, mention: first },
    ...others.map((mention): EditOperation => ({ kind: "add", mention })),
  ];
}
