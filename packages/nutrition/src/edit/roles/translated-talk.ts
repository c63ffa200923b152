import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem } from "../find-target.ts";
import { labelWords } from "./label-words.ts";
import type { LabelledWords } from "./roles.ts";

/**
 * True for a clause of a translated instruction that can be left out. A translation has few of the words of a sentence, so that
 * a clause with a food, with a time or with a verb of a change may be one.
 */
export const isTranslatedTalk = (
  clause: string,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean =>
  labelWords(clause, context).every((word) =>
    word.role === "item" ? isChanged(word, operations, context) : !rolesOfChanges.has(word.role),
  );

/** True for the name of the one item that an operation changes. */
const isChanged = (
  { words }: LabelledWords,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean => {
  const place = findItem(words, context);
  return operations.every((one) => "item" in one && one.item === place);
};

const rolesOfChanges: ReadonlySet<string> = new Set(
  Object.keys({
    food: true,
    kind: true,
    amount: true,
    share: true,
    multiple: true,
    figure: true,
    time: true,
    evenly: true,
    people: true,
    shared: true,
    remove: true,
    replace: true,
    instead: true,
    add: true,
    more: true,
    less: true,
  } satisfies Partial<Record<LabelledWords["role"], true>>),
);
