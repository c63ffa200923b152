import { normalizeUnit } from "../estimate/match/portion-labels.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import type { EditContext } from "./edit-context.ts";
import { type EditRefused, isRefused } from "./edit-outcome.ts";
import { findItem, findTarget, isCalledBy, isPronoun } from "./find-target.ts";
import type { SaidWithRest } from "./read-leading-amount.ts";

/** The item that an amount is of: the one named, or else the only one that it fits. */
export function findItemIndex(said: SaidWithRest, scene: EditContext): number | undefined {
  const { rest } = said;
  if (rest !== "" && !isPronoun(rest)) return findCalled(rest, scene);
  if (scene.items.length === 1) return 0;
  const fitting = scene.items.flatMap(({ item }, place) =>
    fitsUnit(said, item.portion.unit, scene) ? [place] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "light beer" is not the plain beer that is there. */
function findCalled(words: string, scene: EditContext): number | undefined {
  const place = findItem(words, scene);
  const item = place === undefined ? undefined : scene.items[place];
  const isPlace = /\d|first|second|third|last/i.test(words);
  return item && (isPlace || isCalledBy(words, item, scene)) ? place : undefined;
}

/** Whether an item is counted in the unit said. */
function fitsUnit(
  { unit, isWeight }: SaidWithRest,
  own: string | undefined,
  { search }: EditContext,
): boolean {
  if (unit === undefined || isWeight || own === undefined) return false;
  return readTokens(unit, search.index).some((token) => normalizeUnit(token.stem) === own);
}

/** Why no item was found by a name; undefined where one was. */
export function failureOf(words: string, scene: EditContext): EditRefused | undefined {
  const target = findTarget(words, scene);
  return isRefused(target) ? target : undefined;
}
