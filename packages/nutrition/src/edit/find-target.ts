import { forLanguage, type Language } from "../languages/language.ts";
import type { MealItem } from "../meal.ts";
import type { EditContext, ItemWords } from "./edit-context.ts";
import { type EditRefused, isRefused, refuse } from "./edit-outcome.ts";

import { isJoinedName, isPartOfItem } from "./item-parts.ts";
import { groupOf, headOf, stemsOf, stemsOfEachWord, unitsIn } from "./item-words.ts";
import { matchPhrases } from "./match-phrases.ts";
import { findOneFood } from "./read-food-words.ts";
import type { StatedAmountWithRest } from "./read-stated-amount.ts";

/** What words refer to: places of items, or the whole meal. */
export type Target = { readonly places: readonly number[] } | { readonly isAll: true };

const wholeMealPattern = forLanguage(
  (language) => new RegExp(`^(?:of )?${language.edits.references.wholeMeal}$`, "i"),
);
const vesselPattern = forLanguage(
  (language) => new RegExp(`^${language.edits.references.vessels}$`, "i"),
);
const pronounPattern = forLanguage(
  (language) => new RegExp(`^${language.edits.references.pronouns}$`, "i"),
);
const nameSeparator = forLanguage(
  (language) => new RegExp(language.edits.references.nameSeparator, "i"),
);
const beforeName = forLanguage(
  (language) => new RegExp(`^${language.edits.references.beforeName}`, "i"),
);
const afterName = forLanguage((language) => new RegExp(language.edits.references.afterName, "i"));

export const isWholeMeal = (words: string, language: Language): boolean =>
  wholeMealPattern(language).test(words.trim());

/** True for words that only point: "it", "that". */
export const isPronoun = (words: string, language: Language): boolean =>
  pronounPattern(language).test(words.trim());

/**
 * Finds what words refer to: one item, several listed ones, or all. Refused if the meal has no such item,
 * or several with that name; "unread" if a part of a list does not name a food.
 */
export function findTarget(words: string, context: EditContext): Target | EditRefused {
  const one = findOne(words, context);
  if (!isRefused(one) || one.refusal !== "no-such-item") return one;
  const parts = splitNames(stripName(words, context.language), context.language);
  if (parts.length < 2) return one;
  const places: number[] = [];
  const { notInNames } = context.language.edits.roles;
  for (const part of parts) {
    // "my friend had the muffin, mine was the latte"
    if (notInNames.test(part)) return refuse("unread", part);
    const target = findOne(part, context);
    if (isRefused(target)) {
      const isFood = target.refusal !== "no-such-item" || findOneFood(part, context) !== undefined;
      return isFood ? target : refuse("unread", part);
    }
    if ("isAll" in target) return target;
    places.push(...target.places);
  }
  return { places: [...new Set(places)] };
}

/** The names of a list: "cream or sugar". */
export const splitNames = (words: string, language: Language): readonly string[] =>
  words.split(nameSeparator(language)).filter((part) => part !== "");

function findOne(words: string, context: EditContext): Target | EditRefused {
  const stated = stripName(words, context.language);
  if (isAllOfMeal(stated, context)) return { isAll: true };
  const [others] = matchPhrases(context.language.edits.references.allBut, words.trim());
  if (others) return findAllBut(others.kept ?? "", context);
  const place = findPosition(stated, context);
  if (place) return place;
  if (isPronoun(stated, context.language)) {
    return context.items.length === 1 ? { places: [0] } : refuse("several-items", stated);
  }
  const named = findNamed(stated, context);
  if (named.length === 1) return { places: named };
  const served = named.length === 0 ? findServedIn(words.trim(), context) : undefined;
  if (served !== undefined) return { places: [served] };
  return refuse(named.length > 1 ? "several-items" : "no-such-item", stated);
}

/** The only item that is served in a vessel: the soup of a soup with a roll, for "the bowl". */
function findServedIn(words: string, context: EditContext): number | undefined {
  const { items, language } = context;
  if (!vesselPattern(language).test(words)) return undefined;
  if (items.length === 1) return 0;
  const unit = words.split(" ").at(-1) ?? "";
  return language.edits.factors.portionUnit.test(unit) ? undefined : findMeasuredIn(unit, context);
}

/** The only item that was counted in a unit, or else the only one whose food is. */
function findMeasuredIn(unit: string, context: EditContext): number | undefined {
  const stated = { amount: 1, unit, rest: "", isArticle: false, isSize: false, isWeight: false };
  const counted = countedIn(stated, context);
  const places = [...context.items.keys()];
  const [place, ...others] =
    counted.length > 0 ? counted : places.filter((at) => hasUnit(at, stated, context));
  return others.length > 0 ? undefined : place;
}

/** True for words for the whole meal, also by what its foods make together: "the whole shake", of whey and milk. */
export const isAllOfMeal = (words: string, context: EditContext): boolean =>
  isWholeMeal(words, context.language) || isWholeOfFoods(words, context);

function isWholeOfFoods(words: string, { language, items }: EditContext): boolean {
  const [whole] = matchPhrases(language.edits.references.wholeOfFoods, words);
  const stem = language.stem(whole?.name ?? "");
  return whole !== undefined && items.length > 1 && !items.some(({ own }) => own.has(stem));
}

/** The items that words do not name, of "everything but the rice". */
function findAllBut(kept: string, context: EditContext): Target | EditRefused {
  const target = findWholeTarget(kept, context);
  if (isRefused(target)) return target;
  const isKept = (place: number) => "isAll" in target || target.places.includes(place);
  const places = [...context.items.keys()].filter((place) => !isKept(place));
  return places.length > 0 ? { places } : refuse("no-such-item", kept);
}

/** As findTarget, but refuses what an item only came with: the milk of "coffee with milk" has no amount. */
export function findWholeTarget(words: string, context: EditContext): Target | EditRefused {
  const target = findTarget(words, context);
  const isPart =
    "places" in target && target.places.some((place) => isPartOf(words, place, context));
  return isPart ? refuse("part-of-food", stripName(words, context.language)) : target;
}

/** True if words name only a part of an item, as "cheese" of "bread with cheese". */
export const isPartOf = (words: string, place: number, context: EditContext): boolean =>
  isPartOfItem(stripName(words, context.language), place, context);

/** The item that words name; undefined if they name none or several. */
export const findNamedItem = (name: string, context: EditContext): MealItem | undefined =>
  context.items[findItem(name, context) ?? -1]?.item;

/** The single item that words name; undefined if they name none or several. */
export function findItem(words: string, context: EditContext): number | undefined {
  const target = findOne(words, context);
  return "places" in target && target.places.length === 1 ? target.places[0] : undefined;
}

/** A name without articles, punctuation and words such as "portion". */
export function stripName(words: string, language: Language): string {
  const bare = words.trim().replace(/[\s,.!?;:]+$/, "");
  if (isWholeMeal(bare, language) || isPronoun(bare, language)) return bare;
  return bare
    .replace(beforeName(language), "")
    .replace(/^"|"$/g, "")
    .replace(afterName(language), "");
}

function findPosition(
  words: string,
  { language, items }: EditContext,
): Target | EditRefused | undefined {
  const [match] = matchPhrases(language.edits.references.positions, words);
  if (!match) return undefined;
  const ordinal = match.ordinal?.toLowerCase() ?? "";
  const counted =
    match.number === undefined
      ? language.edits.references.ordinals.indexOf(ordinal)
      : Number(match.number) - 1;
  const place = ordinal === language.edits.references.lastOrdinal ? items.length - 1 : counted;
  // "the third one" of three tacos and a beer
  const isPiece = ordinal !== "" && items.some(({ item }) => item.portion.count === counted + 1);
  if (isPiece && counted > 1) return refuse("several-items", words);
  return items[place] === undefined ? refuse("no-such-item", words) : { places: [place] };
}

/** The items that all of the words match; the best matches if there are several. */
function findNamed(words: string, context: EditContext): readonly number[] {
  const asked = askedOf(words, context);
  // With a number after it, it is a name with an amount, not a name.
  const isAmount = /\d/.test(words) && asked.every((stem) => measures(context.language).has(stem));
  if (asked.length === 0 || isAmount || /\D\s\d/.test(words)) return [];
  const { items } = context;
  const whole = stemsOf(words, context.search.index).join(" ");
  const apart = stemsOfEachWord(words, context.search.index);
  const exact = placesWhere(
    context,
    ({ all, aliases }) =>
      aliases.has(whole) ||
      asked.every((stem) => all.has(stem)) ||
      apart.every((stem) => all.has(stem)),
  );
  // "beans" for green beans, which are one word in the table's spelling; "burger" for a cheeseburger.
  const spelled = words.split(/\s+/).map((word) => context.language.stem(word.toLowerCase()));
  const holding =
    exact.length > 0
      ? exact
      : placesWhere(context, ({ own }) =>
          [asked, spelled].some((stems) =>
            stems.every((stem) => [...own].some((word) => isTail(stem, word))),
          ),
        );
  if (holding.length === 0) {
    const grouped = findByGroup(asked, context);
    return grouped.length > 0 ? grouped : findByOtherName(asked, context);
  }
  const headed = narrow(holding, (at) => asked.includes(items[at]?.head ?? ""));
  // "milk" means the milk rather than the chocolate milk.
  return narrow(headed, (at) => ownCount(context, at) === asked.length);
}

const isTail = (stem: string, word: string) => stem.length > 3 && word.endsWith(stem);

/** The places that pass a test, or all places if none passes. */
function narrow(places: readonly number[], test: (place: number) => boolean): readonly number[] {
  const kept = places.filter(test);
  return kept.length > 0 ? kept : places;
}

/** The words of a name that identify an item. */
function askedOf(words: string, { items, language, search }: EditContext): readonly string[] {
  // "Tender" is a noun if the meal has chicken tenders.
  const isNoun = (stem: string) => items.some(({ head }) => head === stem);
  const stems = stemsOf(words, search.index).filter(
    (stem) => !language.stopWords.fillers.has(stem) || isNoun(stem),
  );
  const identifyingWords = stems.filter(
    (stem) => !language.stopWords.genericWords.has(stem) && !measures(language).has(stem),
  );
  if (identifyingWords.length > 0) return identifyingWords;
  // "the can" of coke; "can" is a filler elsewhere.
  return stems.length > 0
    ? stems
    : stemsOf(words, search.index).filter((stem) => measures(language).has(stem));
}

const measures = forLanguage(
  (language) =>
    new Set([
      ...language.amounts.units.keys(),
      ...language.amounts.gramsByUnit.keys(),
      ...language.amounts.mlByUnit.keys(),
    ]),
);

/** True if every word matches the item, including variants and colours. */
export function isCalledBy(
  words: string,
  { all, aliases }: ItemWords,
  { language, search }: EditContext,
): boolean {
  const stems = stemsOf(stripName(words, language), search.index);
  if (aliases.has(stems.join(" "))) return true;
  const isKnown = (stem: string) =>
    all.has(stem) || language.stopWords.fillers.has(stem) || measures(language).has(stem);
  return (
    stems.every(isKnown) || stemsOfEachWord(stripName(words, language), search.index).every(isKnown)
  );
}

/** True for another name of the item that adds words to its noun: "mango lassi" of a lassi. */
export function isCloserName(
  words: string,
  { all, aliases, head = "" }: ItemWords,
  { language, search }: EditContext,
): boolean {
  const stems = stemsOf(stripName(words, language), search.index);
  return (
    aliases.has(stems.join(" ")) && stems.includes(head) && !stems.every((stem) => all.has(stem))
  );
}

/** The number of words in the user's name for an item. */
function ownCount({ items, search }: EditContext, place: number): number {
  return stemsOf(items[place]?.item.words ?? "", search.index).length;
}

function placesWhere({ items }: EditContext, test: (item: ItemWords) => boolean): number[] {
  return items.flatMap((item, place) => (test(item) ? [place] : []));
}

/** "the meat", "the drink". */
function findByGroup(asked: readonly string[], context: EditContext): readonly number[] {
  const [word, ...others] = asked;
  const name =
    others.length === 0 ? context.language.edits.foodGroups.groupNames.get(word ?? "") : undefined;
  const members = context.language.edits.foodGroups.foodGroups.get(name ?? "");
  if (members === undefined) return [];
  return placesWhere(context, ({ own, head }) =>
    [...own, head].some((stem) => stem !== undefined && members.has(stem)),
  );
}

/** "the beer" for a weissbier, which is also called "wheat beer". */
function findByOtherName(asked: readonly string[], context: EditContext): readonly number[] {
  const [noun = "", ...others] = asked;
  const { language, search } = context;
  const group = groupOf([noun], language) ?? "";
  if (others.length > 0 || !language.edits.foodGroups.groupsOfOtherNames.has(group)) return [];
  return placesWhere(context, ({ item }) =>
    (search.foodOfId(item.food.id)?.aliases ?? []).some(
      (alias) => !isJoinedName(alias, language) && headOf(alias, search.index) === noun,
    ),
  );
}

/** The group of foods that an item belongs to. */
export function groupOfItem({ own, head }: ItemWords, language: Language): string | undefined {
  return groupOf([...own, head ?? ""], language);
}

/** The item of an amount: the one named, otherwise the only one with the same unit. */
export function findItemIndex(
  stated: StatedAmountWithRest,
  context: EditContext,
): number | undefined {
  const { rest } = stated;
  if (rest !== "" && !isPronoun(rest, context.language)) return findCalled(rest, context);
  if (context.language.edits.amounts.unitOfDrink.test(stated.unit ?? "")) return undefined;
  if (context.items.length === 1) return 0;
  const fitting = countedIn(stated, context);
  if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  return stated.isWeight ? undefined : findServedIn(stated.unit ?? "", context);
}

/** "light beer" does not refer to a plain beer. */
function findCalled(words: string, context: EditContext): number | undefined {
  const place = findItem(words, context);
  const item = place === undefined ? undefined : context.items[place];
  const [isPlace] = matchPhrases(context.language.edits.references.positions, words);
  if (place === undefined || isPartOf(words, place, context)) return undefined;
  return item && (isPlace || isCalledBy(words, item, context)) ? place : undefined;
}

/** The items that are counted in the stated unit. */
const countedIn = (stated: StatedAmountWithRest, context: EditContext): readonly number[] =>
  context.items.flatMap(({ item }, place) =>
    fitsUnit(stated, item.portion.unit, context) ? [place] : [],
  );

/** True if an item is counted in the stated unit. */
const fitsUnit = (
  { unit, isWeight }: StatedAmountWithRest,
  own: string | undefined,
  { search }: EditContext,
): boolean => !isWeight && own !== undefined && unitsIn(unit, search.index).includes(own);

/** True if an item can be counted in the stated unit: it is, or its food has such a portion. */
export function hasUnit(
  place: number,
  stated: StatedAmountWithRest,
  { items, search }: EditContext,
): boolean {
  const item = items[place]?.item;
  const portions = search.foodOfId(item?.food.id ?? "")?.portions ?? [];
  const known = [item?.portion.unit ?? "", ...portions.map(({ label }) => label)];
  const knownUnits = known.flatMap((label) => unitsIn(label, search.index));
  const isKnown = unitsIn(stated.unit, search.index).some((unit) => knownUnits.includes(unit));
  return stated.unit === undefined || stated.isWeight || stated.isSize || isKnown;
}

/** Why no item has that name; undefined if one has. */
export function failureOf(words: string, context: EditContext): EditRefused | undefined {
  const target = findTarget(words, context);
  return isRefused(target) ? target : undefined;
}

/** The only item with more pieces than that: the pancakes of "only 3 of them" after 6 with syrup. */
export function findCounted(
  { amount, unit, isArticle }: StatedAmountWithRest,
  { items }: EditContext,
): number | undefined {
  if (unit !== undefined || isArticle) return undefined;
  const fitting = [...items.entries()].filter(([, { item }]) => {
    const { rule, count = 1, isStated } = item.portion;
    const isCounted =
      rule === "piece-count" || rule === "household-portion" || rule === "size-word";
    return isCounted && isStated && count > amount;
  });
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}
