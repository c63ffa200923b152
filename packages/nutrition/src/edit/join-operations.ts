import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { findItem } from "./find-target.ts";
import { stemsOf, stemsOfEachWord } from "./item-words.ts";

/** The operations of all clauses of an instruction, without what several of them say of the same food. */
export function joinOperations(
  operations: readonly EditOperation[],
  instruction: string,
  context: EditContext,
): readonly EditOperation[] {
  const joined = joinRemovals(addSecondFoods(withoutAssumed(operations)));
  return joinAdditions(joined, instruction, context);
}

/** "my portion was bigger, say 60 %": a share that is said takes the place of an assumed one. */
function withoutAssumed(operations: readonly EditOperation[]): readonly EditOperation[] {
  const isAssumed = (one: EditOperation) => one.kind === "scale" && one.isAssumed === true;
  const isSaid = (one: EditOperation, item: number | "all") =>
    (one.kind === "scale" || one.kind === "set-amount") && one.item === item && !isAssumed(one);
  return operations.filter(
    (one) =>
      one.kind !== "scale" ||
      !isAssumed(one) ||
      !operations.some((other) => isSaid(other, one.item)),
  );
}

/** "4 egg whites and one whole egg, not 3 eggs": of two foods in place of one, the second is added. */
function addSecondFoods(operations: readonly EditOperation[]): readonly EditOperation[] {
  const replaced = new Set<number>();
  return operations.map((operation) => {
    if (operation.kind !== "replace") return operation;
    const { item, mention } = operation;
    const isSecond = replaced.has(item) && mention.amount !== undefined;
    replaced.add(item);
    return isSecond ? { kind: "add", mention } : operation;
  });
}

/**
 * Adds no food that the meal has already: "had his peas too, so peas 90 g" says the amount of all peas, and "the salad had
 * 80 g of chicken" adds no salad.
 */
const joinAdditions = (
  operations: readonly EditOperation[],
  instruction: string,
  context: EditContext,
): readonly EditOperation[] =>
  operations.filter((operation) => {
    if (operation.kind !== "add" || !isBare(operation)) return true;
    const { words } = operation.mention;
    const place = findItem(words, context);
    if (place === undefined) return !isSaidAgain(words, operations, context);
    const before = instruction.slice(0, Math.max(instruction.indexOf(words), 0));
    const isPlace = context.language.edits.roles.definite.test(before) && operations.length > 1;
    return !isPlace && !operations.some((one) => one.kind === "set-amount" && one.item === place);
  });

const isBare = ({ mention: { amount, unit, figures } }: Addition): boolean =>
  amount === undefined && unit === undefined && figures === undefined;

type Addition = Extract<EditOperation, { readonly kind: "add" }>;

/** "forgot the curd, about 100 g of plain curd": once with its amount. */
const isSaidAgain = (
  words: string,
  operations: readonly EditOperation[],
  { search }: EditContext,
): boolean =>
  operations.some((one) => {
    if (one.kind !== "add" || isBare(one)) return false;
    const known = stemsOfEachWord(one.mention.words, search.index);
    return stemsOf(words, search.index).every((stem) => known.includes(stem));
  });

/** The name of a food that would be there twice: "I left a third, wine too". */
export const findRepeated = (
  operations: readonly EditOperation[],
  context: EditContext,
): string | undefined =>
  operations.length < 2
    ? undefined
    : operations
        .flatMap((one) => (one.kind === "add" && isBare(one) ? [one.mention.words] : []))
        .find((words) => findItem(words, context) !== undefined);

/**
 * "no wine, just water": an item that is removed and then replaced is only replaced; other operations on
 * removed items are dropped.
 */
function joinRemovals(operations: readonly EditOperation[]): readonly EditOperation[] {
  const isReplaced = (item: number) =>
    operations.some(
      (other) => (other.kind === "replace" || other.kind === "change-kind") && other.item === item,
    );
  const removed = new Set<number>();
  for (const operation of operations) {
    if (operation.kind === "remove" && !isReplaced(operation.item)) removed.add(operation.item);
  }
  const seen = new Set<number>();
  return operations.filter((operation) => {
    if (operation.kind !== "remove")
      return !("item" in operation && operation.item !== "all" && removed.has(operation.item));
    const isFirst = !seen.has(operation.item);
    seen.add(operation.item);
    return isFirst && removed.has(operation.item);
  });
}

/** True for less of what was logged. */
export const isReduction = (operation: EditOperation): boolean =>
  operation.kind === "remove" ||
  (operation.kind === "scale" && operation.factor < 1) ||
  (operation.kind === "add-amount" && operation.amount < 0);
