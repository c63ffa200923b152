import type { EditOperation } from "../../edits.ts";
import { dishes } from "../../languages/en/edits/food-groups.ts";
import { wordWithout } from "../../languages/en/edits/foods.ts";
import * as en from "../../languages/en/edits/presence.ts";
import { fillers } from "../../languages/en/stop-words.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import { findItem, findTarget, isPartOf, isPronoun, stripName } from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { stemsOf } from "../item-words.ts";
import { type EditParser, matchPhrases } from "./edit-parser.ts";

/** "remove the butter", "no dressing", "without the skin", "everything except the yogurt". */
export const removalParser: EditParser = {
  phrases: en.removals,
  extract: ({ kept, gone = "" }, context) =>
    kept === undefined ? removeNamed(gone, context) : removeAllBut(kept, context),
};

/** "I ate the salad without the bread": removes the bread if it is an item; the salad stays. */
export const withoutParser: EditParser = {
  phrases: en.withouts,
  extract({ kept = "", gone = "" }, context) {
    const place = findItem(kept, context);
    const other = place === undefined ? undefined : findItem(gone, context);
    return other === undefined || other === place ? undefined : removals([other]);
  },
};

function removeAllBut(name: string, context: EditContext): ClauseReading {
  const kept = findTarget(name, context);
  if (isRefused(kept)) return kept;
  const all = [...context.items.keys()];
  return removals("isAll" in kept ? [] : all.filter((place) => !kept.places.includes(place)));
}

const removals = (places: readonly number[]): EditOperation[] =>
  places.map((item) => ({ kind: "remove", item }));

/** "no butter" removes the butter; "no milk" may mean the milk in the coffee, which is then another variant. */
function removeNamed(name: string, context: EditContext): ClauseReading {
  const target = findTarget(name, context);
  if (!isRefused(target)) {
    if ("isAll" in target) return removals([...context.items.keys()]);
    const [place = 0] = target.places;
    const isPart = target.places.length === 1 && isIngredient(name, place, context);
    if (isPart) return denyPart(name, context) ?? refuse("no-such-item", stripName(name));
    return removals(target.places);
  }
  if (isPronoun(stripName(name))) return target;
  const denied = denyPart(name, context);
  if (denied) return denied;
  const part = en.itemOn.exec(name)?.[1];
  const place = part === undefined ? undefined : findItem(part, context);
  return place === undefined ? target : removals([place]);
}

/** True if words name an ingredient: the turkey of a turkey sandwich, the sugar "in the coffee". */
function isIngredient(name: string, place: number, context: EditContext): boolean {
  const [inItem] = matchPhrases(en.partIn, name);
  if (inItem || isPartOf(name, place, context)) return true;
  const { head = "", own } = context.items[place] ?? {};
  const stated = stemsOf(stripName(name), context.search.index);
  return dishes.has(head) && !stated.includes(head) && stated.every((stem) => own?.has(stem));
}

/**
 * "no skin on the chicken", "without the skin": removes the part if it is an item; otherwise the one item
 * that has such a variant changes.
 */
export function denyPart(name: string, context: EditContext): ClauseReading {
  const { words: known } = context.search.index;
  const isUnknown = (stem: string) => !known.has(stem) && !fillers.has(stem);
  if (en.severalParts.test(name)) return undefined;
  const [inItem] = matchPhrases(en.partIn, name);
  const { part = name, item: where } = inItem ?? {};
  if (stemsOf(part, context.search.index).some(isUnknown)) return undefined;
  const place = where === undefined ? undefined : findItem(where, context);
  const held = place === undefined ? undefined : findItem(part, context);
  if (held !== undefined && held !== place) return removals([held]);
  const words = wordWithout(stripName(part));
  const fitting = context.items.flatMap(({ item }, at) => {
    const isMeant = place === undefined || at === place;
    return isMeant && findVariant(item, words, context.search) ? [at] : [];
  });
  const [only, ...others] = fitting;
  if (others.length > 0) return refuse("several-items", name);
  if (only !== undefined) return [{ kind: "change-kind", item: only, words }];
  return place === undefined ? undefined : refuse("no-such-item", part);
}
