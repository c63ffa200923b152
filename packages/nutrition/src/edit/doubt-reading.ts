import type { EditContext } from "./edit-context.ts";
import type { EditOutcome } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { stemsOf } from "./item-words.ts";
import { itemsNamed } from "./roles/label-words.ts";

/** The items of longer instructions are not looked for. */
const maxWords = 80;
/** Amounts are rarely changed by more. */
const maxFactor = 5;
/** More grams of one food are rarely eaten. */
const maxGrams = 1000;

/**
 * True if what the parsers made of an instruction is doubtful: an item that is named does not change, a food is added that the meal has,
 * or an amount is far from the one before.
 */
export function isDoubtful(
  { changes, operations }: Extract<EditOutcome, { kind: "changed" }>,
  instruction: string,
  context: EditContext,
): boolean {
  const changed = new Set(operations.flatMap((one) => ("item" in one ? [one.item] : [])));
  const addsItem = operations.some(
    (one) => one.kind === "add" && findItem(one.mention.words, context) !== undefined,
  );
  const isFarOff = changes.some(
    (one) =>
      one.kind === "item" && isFar(one.before?.grams ?? undefined, one.after?.grams ?? undefined),
  );
  if (addsItem || isFarOff) return true;
  const { keptWords } = context.language.edits.roles;
  if (changed.has("all") || keptWords.test(instruction)) return false;
  const said = new Set(stemsOf(instruction, context.search.index));
  const mayBeNamed = context.items.some(
    ({ all }, place) => !changed.has(place) && !all.isDisjointFrom(said),
  );
  if (!mayBeNamed) return false;
  return itemsNamed(instruction, context, maxWords).some((place) => !changed.has(place));
}

const isFar = (before = Number.POSITIVE_INFINITY, after = 0): boolean =>
  after > maxFactor * before || (after > maxGrams && before < maxGrams / 2);
