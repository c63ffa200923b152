import type { EditOperation } from "../../edits.ts";
import type { FoodIndex } from "../../estimate/match/food-index.ts";
import type { MessageContext } from "../../estimate/message/read-time.ts";
import { expandMention } from "../../estimate/user-dictionary.ts";

/** Replaces dictionary phrases in an operation by the foods that they mean. */
export function expandOperation(
  operation: EditOperation,
  foods: FoodIndex,
  { dictionary }: MessageContext,
): readonly EditOperation[] {
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
