import { normalizeUnit } from "../estimate/match/portion-labels.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import type { EditContext } from "./edit-context.ts";
import { type EditRefused, isRefused } from "./edit-outcome.ts";
import { findItem, findTarget, isCalledBy, isPronoun } from "./find-target.ts";
import type { StatedAmountWithRest } from "./read-leading-amount.ts";

/** The item of an amount: the one named, otherwise the only one with the same unit. */
export function findItemIndex(
  stated: StatedAmountWithRest,
  context: EditContext,
): number | undefined {
  const { rest } = stated;
  if (rest !== "" && !isPronoun(rest)) return findCalled(rest, context);
  if (context.items.length === 1) return 0;
  const fitting = context.items.flatMap(({ item }, place) =>
    fitsUnit(stated, item.portion.unit, context) ? [place] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "light beer" does not refer to a plain beer. */
function findCalled(words: string, context: EditContext): number | undefined {
  const place = findItem(words, context);
  const item = place === undefined ? undefined : context.items[place];
  const isPlace = /\d|first|second|third|last/i.test(words);
  return item && (isPlace || isCalledBy(words, item, context)) ? place : undefined;
}

/** True if an item is counted in the stated unit. */
function fitsUnit(
  { unit, isWeight }: StatedAmountWithRest,
  own: string | undefined,
  { search }: EditContext,
): boolean {
  if (unit === undefined || isWeight || own === undefined) return false;
  return readTokens(unit, search.index).some((token) => normalizeUnit(token.stem) === own);
}

/** Why no item has that name; undefined if one has. */
export function failureOf(words: string, context: EditContext): EditRefused | undefined {
  const target = findTarget(words, context);
  return isRefused(target) ? target : undefined;
}
