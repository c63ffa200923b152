import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import {
  findItem,
  findTarget,
  findWholeTarget,
  isCalledBy,
  isPartOf,
  isPronoun,
  splitNames,
  stripName,
} from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { stemsOf } from "../item-words.ts";
import { matchPhrases } from "../match-phrases.ts";
import type { EditParser } from "./edit-parser.ts";

/** "remove the butter", "no dressing", "without the skin", "everything except the yogurt". */
export const removalParser: EditParser = {
  phrases: (language) => language.edits.presence.removals,
  extract: ({ kept, gone = "" }, context) =>
    kept === undefined ? removeNamed(gone, context) : removeAllBut(kept, context),
};

/** "I ate the salad without the bread": removes the bread if it is an item; the salad stays. */
export const withoutParser: EditParser = {
  phrases: (language) => language.edits.presence.withouts,
  extract({ kept = "", gone = "" }, context) {
    const place = findItem(kept, context);
    const other = place === undefined ? undefined : findItem(gone, context);
    if (place !== undefined && other === place && isPartOf(gone, place, context))
      return keepRest(gone, place, context);
    // Another salad without croutons is not the salad without them.
    const item = context.items[place ?? -1];
    if (place !== undefined && other === undefined && item && isCalledBy(kept, item, context))
      return keepAll(gone, place, context);
    return other === undefined || other === place ? undefined : removals([other]);
  },
};

/** "no fries, just the kebab" of a kebab with fries; the fish of "fish and chips" is only another part. */
function keepRest(gone: string, place: number, context: EditContext): ClauseReading {
  const part = stripName(gone, context.language);
  const { wordPartIn } = context.language.edits.foods;
  const { wordPlace } = context.language.edits.references;
  return denyPart(wordPartIn(part, wordPlace(place)), context) ?? refuse("part-of-food", part);
}

function keepAll(gone: string, place: number, context: EditContext): ClauseReading {
  const read = keepRest(gone, place, context);
  return read && isRefused(read) ? refuse("part-of-food", ...read.words) : read;
}

function removeAllBut(name: string, context: EditContext): ClauseReading {
  const kept = findWholeTarget(name, context);
  if (isRefused(kept)) return kept;
  const all = [...context.items.keys()];
  return removals("isAll" in kept ? [] : all.filter((place) => !kept.places.includes(place)));
}

const removals = (places: readonly number[]): EditOperation[] =>
  places.map((item) => ({ kind: "remove", item }));

/** "no butter" removes the butter; "no milk" may mean the milk in the coffee, which is then another variant. */
function removeNamed(name: string, context: EditContext): ClauseReading {
  const ofOne = removeParts(name, context);
  if (ofOne) return ofOne;
  const target = findTarget(name, context);
  if (!isRefused(target)) {
    if ("isAll" in target) return removals([...context.items.keys()]);
    const [place = 0] = target.places;
    const isPart = target.places.length === 1 && isIngredient(name, place, context);
    if (isPart)
      return denyPart(name, context) ?? refuse("no-such-item", stripName(name, context.language));
    return removals(target.places);
  }
  if (isPronoun(stripName(name, context.language), context.language)) return target;
  const denied = denyPart(name, context);
  if (denied) return denied;
  const part = context.language.edits.presence.itemOn.exec(name)?.[1];
  const place = part === undefined ? undefined : findItem(part, context);
  if (part === undefined || place === undefined) return target;
  // "no beans in it" of a burrito with beans
  return isIngredient(part, place, context) ? refuse("part-of-food", part) : removals([place]);
}

/** "no cream or sugar" of a coffee with both: the coffee without them, if the table has it. */
function removeParts(name: string, context: EditContext): ClauseReading {
  const { language, items, search } = context;
  const parts = splitNames(stripName(name, language), language);
  const place = [...items.keys()].find((at) => parts.every((part) => isPartOf(part, at, context)));
  const item = items[place ?? -1]?.item;
  if (parts.length < 2 || place === undefined || !item) return undefined;
  const words = language.edits.foods.wordWithout(name);
  return findVariant(item, words, search)
    ? [{ kind: "change-kind", item: place, words }]
    : refuse("part-of-food", ...parts);
}

/** True if words name an ingredient: the turkey of a turkey sandwich, the sugar "in the coffee". */
function isIngredient(name: string, place: number, context: EditContext): boolean {
  const [inItem] = matchPhrases(context.language.edits.presence.partIn, name);
  if (inItem || isPartOf(name, place, context)) return true;
  const { head = "", own } = context.items[place] ?? {};
  const stated = stemsOf(stripName(name, context.language), context.search.index);
  return (
    context.language.edits.foodGroups.dishes.has(head) &&
    !stated.includes(head) &&
    stated.every((stem) => own?.has(stem))
  );
}

/**
 * "no skin on the chicken", "without the skin": removes the part if it is an item; otherwise the one item
 * that has such a variant changes.
 */
export function denyPart(name: string, context: EditContext): ClauseReading {
  const { words: known } = context.search.index;
  const isUnknown = (stem: string) =>
    !known.has(stem) && !context.language.stopWords.fillers.has(stem);
  if (context.language.edits.presence.severalParts.test(name)) return undefined;
  const [inItem] = matchPhrases(context.language.edits.presence.partIn, name);
  const { part = name, item: where } = inItem ?? {};
  if (stemsOf(part, context.search.index).some(isUnknown)) return undefined;
  const place = where === undefined ? undefined : findItem(where, context);
  const held = place === undefined ? undefined : findItem(part, context);
  if (held !== undefined && held !== place) return removals([held]);
  const words = context.language.edits.foods.wordWithout(stripName(part, context.language));
  const fitting = context.items.flatMap(({ item }, at) => {
    const isMeant = place === undefined || at === place;
    return isMeant && findVariant(item, words, context.search) ? [at] : [];
  });
  const [only, ...others] = fitting;
  if (others.length > 0) return refuse("several-items", name);
  if (only !== undefined) return [{ kind: "change-kind", item: only, words }];
  return place === undefined ? undefined : refuse("no-such-item", part);
}
