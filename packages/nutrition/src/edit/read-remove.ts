import type { EditOperation } from "../edits.ts";
import { fillers } from "../languages/en/stop-words.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "./edit-outcome.ts";
import { findItem, findTarget, isPartOf, isPronoun, stripName } from "./find-target.ts";
import { findVariant } from "./find-variant.ts";
import { dishes } from "./food-classes.ts";
import { stemsOf } from "./item-words.ts";

const removing = [
  /^(?:remove|delete|drop|ditch|scrap|lose|skip|omit|exclude|cut(?: out)?|get rid of|take (?:out|off|away)|leave (?:out|off)|strike|erase|forget(?: about)?|scratch|bin|discard|dump|chuck|axe|nix|trash|cancel|eliminate|deduct|throw (?:out|away)) (.+)/i,
  /^(?:take|leave|cut) (.+?) (?:out|off|away)$/i,
];
const denying = [
  /^(?:i |we )?(?:didn'?t|did not|never)(?: actually| even)? (?:have|had|eat|ate|drink|drank|want|get|touch|use) (.+)/i,
  /^(?:i |we )?(?:skipped|left out|left off|had no|ate no|had none of|ate none of) (.+)/i,
  /^there (?:was|were|is)(?: not|n'?t| no) (.+)/i,
  /^(?:no|without|hold|minus|w\/o|sans) (?:the |any |my )?(.+)/i,
];

/** Reads "remove the butter", "no dressing", "without the skin", "everything except the yogurt". */
export function readRemove(words: string, context: EditContext): ClauseReading {
  const except =
    /^(?:(?:remove|delete|drop) )?(?:everything|all) (?:except|but|apart from|other than)(?: for)? (.+)/i.exec(
      words,
    );
  if (except) return removeAllBut(except[1] ?? "", context);
  const removed = nameIn(words, removing);
  if (removed !== undefined) return removeNamed(removed, context);
  const denied = nameIn(words, denying);
  return denied === undefined ? undefined : removeNamed(denied, context);
}

const lacking =
  /^(?:(?:i|we) (?:had|ate) |it was |just )?(?<kept>.+?),? (?:without|minus|with no|but (?:with )?no) (?<gone>.+)/i;
const instead = /^no (?<gone>.+?),? (?:just|only|but) (?<kept>.+)/i;

/** "I ate the salad without the bread": removes the bread if it is an item; the salad stays. */
export function readWithout(words: string, context: EditContext): ClauseReading {
  const { kept = "", gone = "" } = (lacking.exec(words) ?? instead.exec(words))?.groups ?? {};
  const place = kept === "" ? undefined : findItem(kept, context);
  const other = place === undefined ? undefined : findItem(gone, context);
  return other === undefined || other === place ? undefined : removals([other]);
}

function nameIn(words: string, patterns: readonly RegExp[]): string | undefined {
  const names = patterns.map((pattern) => pattern.exec(words)?.[1]);
  return names.find((name) => name !== undefined && !/^(?:more|less|longer|as)\b/i.test(name));
}

function removeAllBut(name: string, context: EditContext): ClauseReading {
  const kept = findTarget(name, context);
  if (isRefused(kept)) return kept;
  const all = [...context.items.keys()];
  const places = "isAll" in kept ? all : kept.places;
  return removals(all.filter((place) => !places.includes(place)));
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
  // "the butter on it", "the butter from the roll"
  const [, part] =
    /^(.+?) (?:on|in|from|off|with) (?:it|that|them|the .+|my .+)$/i.exec(name) ?? [];
  const place = part === undefined ? undefined : findItem(part, context);
  return place === undefined ? target : removals([place]);
}

/** True if words name an ingredient: the turkey of a turkey sandwich, the sugar "in the coffee". */
function isIngredient(name: string, place: number, context: EditContext): boolean {
  if (inItem.test(name) || isPartOf(name, place, context)) return true;
  const { head = "", own } = context.items[place] ?? {};
  const stated = stemsOf(stripName(name), context.search.index);
  return dishes.has(head) && !stated.includes(head) && stated.every((stem) => own?.has(stem));
}

const inItem = /^(.+?) (?:on|in|with) (.+)/i;

/**
 * "no skin on the chicken", "without the skin": removes the part if it is an item; otherwise the one item
 * that has such a variant changes.
 */
export function denyPart(name: string, context: EditContext): ClauseReading {
  const { words: known } = context.search.index;
  const isUnknown = (stem: string) => !known.has(stem) && !fillers.has(stem);
  if (/[,&+]|\b(?:and|plus|but|or)\b/i.test(name)) return undefined;
  const [, part = name, where] = inItem.exec(name) ?? [];
  if (stemsOf(part, context.search.index).some(isUnknown)) return undefined;
  const place = where === undefined ? undefined : findItem(where, context);
  const held = place === undefined ? undefined : findItem(part, context);
  if (held !== undefined && held !== place) return removals([held]);
  const words = `without ${stripName(part)}`;
  const fitting = context.items.flatMap(({ item }, at) => {
    const isMeant = place === undefined || at === place;
    return isMeant && findVariant(item, words, context.search) ? [at] : [];
  });
  const [only, ...others] = fitting;
  if (others.length > 0) return refuse("several-items", name);
  if (only !== undefined) return [{ kind: "change-kind", item: only, words }];
  return place === undefined ? undefined : refuse("no-such-item", part);
}
