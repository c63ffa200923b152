import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { readCount } from "../chunks/read-count.ts";
import type { FoodMention } from "../mentions.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import type { MealCue } from "./find-meal-cues.ts";
import { type RecipeRemark, readRecipeRemarks } from "./read-recipe-remarks.ts";

/** Foods that the person ate a part of: "2 pizzas and a salad between 4 of us". */
export interface SharedList {
  /** The foods, before the words that say so. */
  readonly start: number;
  readonly end: number;
  /** The words that say so. */
  readonly words: Span;
  readonly share: number;
  /** True if the share is of the package: "the tub was half full". The person may have eaten a part of the rest. */
  readonly isOfRest: boolean;
  /** True if other people ate the rest: then an amount that was not said is already for one person. */
  readonly isAmongSeveral: boolean;
  /** True if the share is by counted pieces: "he ate 5 of 8 slices". */
  readonly isCounted?: boolean;
}

const listStarts = forLanguage((language) =>
  createPatternTable(language.sharing.sharersBeforeList),
);
const lists = forLanguage((language) => createPatternTable(language.sharing.sharedLists));
type Groups = Readonly<Record<string, string | undefined>>;

/** Finds the lists that were shared as a whole; the first way to say it wins. */
export function findSharedLists(message: string, language: Language): readonly SharedList[] {
  const found: SharedList[] = [];
  for (const { index, 0: words, groups = {} } of lists(language).matchEach(message)) {
    const share = readPart(groups, language);
    const start = message.lastIndexOf("\n", index) + 1;
    const foods = message.slice(start, index);
    if (share === undefined || !/[a-z]{3}/i.test(foods)) continue;
    const isFirst = !found.some((other) => other.start === start && !other.isOfRest);
    const isAmongSeveral =
      groups.each === undefined && language.sharing.wordsOfSharing.test(foods + words);
    found.push({
      start,
      end: index,
      words: { start: index, end: index + words.length },
      share: isFirst || groups.full !== undefined ? share : 1,
      isOfRest: groups.full !== undefined,
      isAmongSeveral,
      isCounted: (groups.whole ?? groups.slices) !== undefined,
    });
  }
  return found;
}

/** The eaten part of one food in a clause of its own: "a ribeye cut in two, one half was mine". */
export function findSharedFoods(
  message: string,
  lists: readonly SharedList[],
  language: Language,
): readonly SharedList[] {
  const { betweenFoods, partOfFood, wordsOfSharing } = language.sharing;
  if (!partOfFood.test(message) || (lists.length === 0 && !/\d/.test(message))) return [];
  const remarks = readRecipeRemarks(message, language);
  return remarks.flatMap(({ start: at, end, kind, groups }) => {
    const start = message.lastIndexOf("\n", at) + 1;
    const food = message.slice(start, at);
    const share = kind === "eaten" ? readEatenPart(groups) : undefined;
    const isRead = lists.some((list) => list.start < end && at < list.words.end);
    if (share === undefined || isRead || !/[a-z]{3}/i.test(food)) return [];
    if (betweenFoods.test(food.replace(/[\s,.;:(–-]+$/, "")) || partOfFood.test(food)) return [];
    const words = { start: at, end };
    const isAmongSeveral = wordsOfSharing.test(food);
    return [{ start, end: at, words, share, isOfRest: false, isAmongSeveral }];
  });
}

/** A part below the whole: "1/5". */
function readEatenPart({ part, left }: RecipeRemark["groups"]): number | undefined {
  const share = left === undefined ? Number(part) : 1 - Number(left);
  return share > 0 && share < 1 ? share : undefined;
}

/** "my wife and I shared a pizza and a salad" */
export function findListsAfterSharers(message: string, language: Language): readonly SharedList[] {
  return listStarts(language)
    .matchEach(message)
    .flatMap(({ index, 0: sharers, groups = {} }) => {
      const start = index + sharers.length;
      const end = language.sharing.endOfSharedList.exec(message.slice(start));
      if (end === null) return [];
      const others = readNumber(groups.others ?? end.groups?.others, language);
      const people =
        readNumber(end.groups?.people ?? groups.people ?? groups.peopleOfPortion, language) ??
        (others === undefined ? 2 : others + 1);
      const list = {
        start,
        end: start + end.index,
        share: 1 / people,
        isOfRest: false,
        isAmongSeveral: groups.peopleOfPortion === undefined,
      };
      const tail = { start: list.end, end: list.end + (end.groups?.words?.length ?? 0) };
      return [
        { ...list, words: { start: index, end: start } },
        ...(tail.end > tail.start ? [{ ...list, words: tail }] : []),
      ];
    });
}

/** Of a pizza whose slices were not counted. */
const slicesOfPizza = 8;

/** The person's part of the list. */
function readPart(groups: Groups, language: Language): number | undefined {
  const { part, partLeft, each, full, partOfRest, others, two } = groups;
  const { whole, left, leftSlices, slices, eaten } = groups;
  if (leftSlices !== undefined) return 1 - (readNumber(leftSlices, language) ?? 0) / slicesOfPizza;
  if (left !== undefined) return readShareOf(Number(whole) - Number(left), Number(whole));
  if (eaten !== undefined) return readShareOf(readNumber(eaten, language), Number(slices));
  if (partLeft !== undefined) return 1 - (readFraction(partLeft, language) ?? 0);
  if (full !== undefined) return readRest(full, partOfRest, language);
  const stated = part ?? each;
  if (stated !== undefined) return readFraction(stated, language);
  if (others !== undefined) return 1 / (1 + (readNumber(others, language) ?? 1));
  const people = readNumber(groups.people ?? groups.ways ?? groups.peopleOfUs, language);
  return 1 / (people ?? (two === undefined ? 2 : 3));
}

/** "it was half full, ate half of it" */
function readRest(full: string, partOfRest: string | undefined, language: Language) {
  const rest = readFraction(full, language);
  const eaten = partOfRest === undefined ? 1 : readFraction(partOfRest, language);
  return rest === undefined || eaten === undefined ? undefined : rest * eaten;
}

function readShareOf(eaten: number | undefined, whole: number): number | undefined {
  return eaten !== undefined && eaten > 0 && eaten < whole ? eaten / whole : undefined;
}

function readFraction(words: string, language: Language): number | undefined {
  const tokens = tokenize(words, language);
  const word = language.sharing.eatenShares.get(tokens.at(-1)?.stem ?? "");
  const percent = /^(\d+) ?%/.exec(words)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  const count = readCount(tokens, 0, language)?.value.count;
  return count !== undefined && count < 1 ? count : word;
}

const readNumber = (words: string | undefined, language: Language) =>
  words === undefined ? undefined : readCount(tokenize(words, language), 0, language)?.value.count;

/** "a curry, 2 naans and a rice shared between 3 of us" is not a recipe: no word says that it was cooked. */
export function isSharedOrder(message: string, recipe: Span, language: Language): boolean {
  const words = message.slice(message.lastIndexOf("\n", recipe.start) + 1, recipe.end);
  return (
    !language.sharing.wordsOfCooking.test(words) && findSharedLists(words, language).length > 0
  );
}

/** The foods of a list begin at its last meal. */
export function startAtMeal(list: SharedList, cues: readonly MealCue[]): SharedList {
  const cue = cues.findLast(
    ({ start, mealType }) =>
      mealType !== undefined && start >= list.start && start < list.end - maxTrailingCue,
  );
  return cue === undefined ? list : { ...list, start: cue.start };
}

/** A meal at the end of the list belongs to all of it: "2 pizzas for dinner between 4 of us". */
const maxTrailingCue = 12;

/** Of a mention, the person's share; a share of its own says more. */
export function takeShare(mention: FoodMention, list: SharedList | undefined): FoodMention {
  if (!list) return mention;
  if (list.isOfRest) return { ...mention, share: (mention.share ?? 1) * list.share };
  if (
    list.share === 1 ||
    (mention.share !== undefined && !list.isCounted) ||
    (list.isAmongSeveral && mention.amount === undefined)
  )
    return mention;
  return { ...mention, share: list.share };
}
