import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { isContent, platterContent } from "../match/contents.ts";
import { wordsOf } from "../match/food-words.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { findBreadOfDish } from "./bread-of-dish.ts";
import {
  isBeforeMeasuredKind,
  isOfOneNoun,
  isOfTitleOfTwo,
  nameAsInDish,
  takeEatenParts,
  withoutDish,
} from "./eaten-of-dish.ts";
import { findList, wordsBetween } from "./ingredient-lists.ts";
import { isAdded, saidNounOf } from "./is-part.ts";
import { isOfKind, isTitleOfDish } from "./title-of-dish.ts";

/** So many foods after the title of a platter are what was on it. */
const minPlatterParts = 3;
/** If the platter usually has so many of them, the list says which of its foods it had. */
const maxUsualShare = 2 / 3;

/** So many measured foods that a dish is named by are the dish. */
const minMeasuredParts = 2;

/**
 * Drops a food without an amount that the foods after it repeat, so that it is not counted twice: "toast and eggs,
 * 2 slices toast, 2 eggs" are the same foods, "burgers: 2 cheeseburgers and corn" foods of its kind after a title, "dal
 * and rice, 200 g dal, 150 g rice" the measured foods that name it.
 */
export function dropHeadings(
  all: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const results = takeEatenParts(all, description, resolve, language);
  const kept = results.map((heading, at) => isKept(results, heading, at, description, language));
  return results.flatMap((result, at) => {
    if (!kept[at]) {
      const list = findList(results.slice(at), description, language);
      return findBreadOfDish(result, list, resolve, language) ?? [];
    }
    const dishAt = results.findLastIndex(
      ({ mention }, index) => index < at && !mention.isIngredient,
    );
    const dish = kept[dishAt] === false ? results[dishAt] : undefined;
    if (!dish) return result;
    const food = withoutDish(result);
    return dish.found?.food?.contains?.[0] === platterContent
      ? nameAsInDish(food, dish, resolve, language)
      : food;
  });
}

function isKept(
  results: readonly MentionResult[],
  heading: MentionResult,
  at: number,
  description: string | undefined,
  language: Language,
): boolean {
  const [next, ...others] = results.slice(at + 1);
  if (!next || heading.found === undefined) return true;
  if (isKindAndBrand(heading, next)) return false;
  if (isTitleOfDish(results, at, description, language)) return false;
  if (isNextToRepeated(results, at, language)) return false;
  if (isBeforeMeasuredKind(heading, next, description, language)) return false;
  if (arePiecesInBracket(heading, results.slice(at + 1), language)) return false;
  if (isOfTitleOfTwo(results, at, description, language)) return false;
  if (!isPlain(heading.mention)) return true;
  const end = others.findIndex(({ mention }) => mention.joinedBy === undefined);
  const following = [next, ...others.slice(0, end < 0 ? others.length : end)];
  if (next.mention.joinedBy === undefined)
    return !(
      (isSentence(heading.mention, description) && isDetailOf(next, heading, language)) ||
      (isOccasion(heading.mention, description, language) &&
        following.some((food) => isOfKind(food, heading, language))) ||
      isNameOf(next, heading, description, language)
    );
  return !(
    isNameOf(next, heading, description, language) ||
    isRepeatedBy(following, heading, description, language)
  );
}

/** "2 pc (drumstick + thigh)": as many pieces as there are foods in the bracket. */
function arePiecesInBracket(
  { mention: { amount = 1 } }: MentionResult,
  later: readonly MentionResult[],
  language: Language,
): boolean {
  const pieces = later.slice(0, amount);
  return (
    amount > 1 &&
    pieces.length === amount &&
    pieces.every(
      (each) =>
        each.mention.isInBracket === true &&
        isUncounted(each.mention) &&
        language.foodClasses.partNouns.has(saidNounOf(each, language)),
    )
  );
}

/** "Soup for lunch. Tomato soup, 400 ml", "dumplings tonight, 12 gyoza": a sentence begins with the kind of the food after it. */
function isNameOf(
  food: MentionResult,
  heading: MentionResult,
  description: string | undefined,
  language: Language,
): boolean {
  const between = wordsBetween(heading, food, description);
  const before = description?.slice(0, description.indexOf(heading.mention.text ?? "")) ?? "";
  return (
    between !== undefined &&
    isOfOneNoun(heading, language) &&
    language.foodPhrases.beforeDetails.test(between) &&
    /(?:^|[.!?;\n])\s*$/.test(before) &&
    isCountedKind(food, heading, language)
  );
}

/**
 * The eggs of "bacon and eggs, 3 slices of bacon and 2 scrambled eggs", both foods of "salmon and rice, 150 g salmon fillet, 1 cup
 * brown rice": two foods that are joined and are both named again with their amounts.
 */
function isNextToRepeated(
  results: readonly MentionResult[],
  at: number,
  language: Language,
): boolean {
  const isRepeated = (index: number, end: number) => {
    const food = results[index];
    return (
      food !== undefined &&
      isUncounted(food.mention) &&
      isOfOneNoun(food, language) &&
      results.slice(end).some((later) => isCountedKind(later, food, language))
    );
  };
  const isPair = (first: number) =>
    results[first + 1]?.mention.joinedBy !== undefined &&
    [first, first + 1].every(
      (index) => results[index]?.mention.isNamedAgain || isRepeated(index, first + 2),
    );
  return isRepeated(at, at + 1) && (isPair(at - 1) || isPair(at));
}

const isCountedKind = (food: MentionResult, heading: MentionResult, language: Language) =>
  (hasMeasure(food) || (food.mention.amount ?? 1) > 1) &&
  isOfKind(food, heading, language) &&
  !isAdded(food, language);

function isRepeatedBy(
  following: readonly MentionResult[],
  heading: MentionResult,
  description: string | undefined,
  language: Language,
): boolean {
  if (following.some((food) => isDetailOf(food, heading, language))) return true;
  if (following[0] && isTitle(heading.mention, following[0].mention, description, language))
    return (
      following.some((food) => isOfKind(food, heading, language)) ||
      isListOfPlatter(heading, following, language)
    );
  const measured = following.slice(0, minMeasuredParts);
  return (
    measured.length >= minMeasuredParts &&
    measured.every((food) => hasMeasure(food) && isNamedBy(food, heading, language))
  );
}

/** "egg salad on rye for lunch, about 1/2 cup egg salad": the same food again with its amount. */
const isDetailOf = (food: MentionResult, heading: MentionResult, language: Language) =>
  food.found?.food !== undefined &&
  food.found.food.id === heading.found?.food?.id &&
  (hasMeasure(food) || (food.mention.amount ?? 1) > 1) &&
  !isAdded(food, language);

/** "Chips. A whole bag of Ruffles": nothing else is in the first sentence. */
const isSentence = ({ text = "" }: FoodMention, description = "") =>
  text !== "" && description.trimStart().startsWith(`${text}.`);

/** "1 beer tyskie 0,5 l", "cheese cheddar 30 g": a food and, next to it, its brand or kind with the amount. */
const isKindAndBrand = ({ mention, found }: MentionResult, next: MentionResult) =>
  next.mention.joinedBy === "adjacent" &&
  next.found?.portion.isWeight === true &&
  next.found.food !== undefined &&
  next.found.food.id === found?.food?.id &&
  (mention.amount ?? 1) === 1 &&
  mention.unit === undefined &&
  !mention.figures;

const isUncounted = ({ amount, unit, figures, share }: FoodMention) =>
  [amount, unit, figures, share].every((each) => each === undefined);

const isPlain = (mention: FoodMention) =>
  isUncounted(mention) && (mention.qualifiers ?? []).length === 0;

const hasMeasure = ({ mention }: MentionResult) =>
  mention.amount !== undefined && mention.unit !== undefined;

/** "taco night": the next sentence says what was eaten. */
function isOccasion({ text = "" }: FoodMention, description = "", language: Language): boolean {
  const start = text === "" ? -1 : description.indexOf(text);
  const [next] = start < 0 ? [] : tokenize(description.slice(start + text.length), language);
  return next !== undefined && language.foodPhrases.occasionWords.has(next.text);
}

/** "sushi: ...", "sushi night, ..." */
function isTitle(
  { text: heading = "" }: FoodMention,
  { text: next = "" }: FoodMention,
  description = "",
  language: Language,
): boolean {
  const start = description.indexOf(heading);
  const end = start + heading.length;
  const nextStart = description.indexOf(next, end);
  if (start < 0 || nextStart < 0) return false;
  return tokenize(description.slice(end, nextStart), language).some(
    ({ text }) => text === ":" || language.foodPhrases.occasionWords.has(text),
  );
}

/** "bento: onigiri, tamagoyaki, edamame": a list with foods that such a platter does not always have. */
function isListOfPlatter(
  { found }: MentionResult,
  following: readonly MentionResult[],
  language: Language,
): boolean {
  const contents = found?.food?.contains ?? [];
  const listed = following.flatMap((food) => food.found?.food ?? []);
  const usual = listed.filter((food) => isContent(food, contents, language));
  const isCounted = following.some((food) => hasMeasure(food) || (food.mention.amount ?? 1) > 1);
  return (
    contents[0] === platterContent &&
    listed.length >= minPlatterParts &&
    (isCounted || usual.length < maxUsualShare * listed.length)
  );
}

/** Dal and rice are named by "dal and rice". */
function isNamedBy(food: MentionResult, heading: MentionResult, language: Language): boolean {
  if (!food.found?.food || !heading.found?.food) return false;
  if (food.found.food.id === heading.found.food.id) return false;
  const known = new Set([
    ...wordsOf(language)(heading.found.food),
    ...tokenize(heading.mention.words, language).map(({ stem }) => stem),
  ]);
  return tokenize(food.mention.words, language).every(({ stem }) => known.has(stem));
}
