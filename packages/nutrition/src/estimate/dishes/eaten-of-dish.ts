import type { Language } from "../../languages/language.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { hasMeasure } from "./amounts-of-parts.ts";
import { findList, wordsBetween } from "./ingredient-lists.ts";
import { isAdded, isBaseNoun, isPart, saidNounOf } from "./is-part.ts";
import { isUnmeasured } from "./sum-of-parts.ts";
import { isOfKind } from "./title-of-dish.ts";

/** Parts of less than this share of the usual portion are not what was eaten of a dish. */
const minShareOfPortion = 0.25;

/** Leaves out dishes before the words for what was eaten of them; these are named as they are in the dish: "battered cod". */
export function takeEatenParts(
  results: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const taken = [...results];
  // From the last one on, so that the places of those before stay.
  for (let at = results.length - 1; at >= 0; at -= 1) {
    const dish = results[at];
    if (!dish || !isBeforeEatenParts(results, at, description, language)) continue;
    const count = findList(results.slice(at), description, language).length;
    const parts = taken.slice(at + 1, at + 1 + count);
    const named = parts.map((part) => nameAsInDish(withoutDish(part), dish, resolve, language));
    taken.splice(at, 1 + count, ...named);
  }
  return taken;
}

/** Of a dish that is left out, its ingredients are foods. */
export function withoutDish({ mention, found }: MentionResult): MentionResult {
  const { isIngredient: _, ...food } = mention;
  return { mention: food, found };
}

/** "The haddock" of fish and chips is battered, and its "chips" are fries. */
export function nameAsInDish(
  part: MentionResult,
  dish: MentionResult,
  resolve: Resolve,
  language: Language,
): MentionResult {
  const noun = saidNounOf(part, language);
  const named = (dish.found?.food?.parts ?? []).find(({ name }) => {
    const ofMix = tokenize(name, language).at(-1)?.stem ?? "";
    return isOfSameKind(noun, ofMix, language);
  });
  if (!named || tokenize(part.mention.words, language).length > 1) return part;
  const { namedFood: _, ...rest } = part.mention;
  const mention = { ...rest, words: named.name };
  const found = resolve(mention);
  return found?.food ? { mention, found } : part;
}

/** Haddock and cod are fish, chips and fries the same. */
function isOfSameKind(one: string, other: string, { foodPhrases }: Language): boolean {
  return [...foodPhrases.kindsInMixes].some((kind) => {
    const kinds = foodPhrases.kindsOfNouns.get(kind);
    return [one, other].every((noun) => noun === kind || kinds?.has(noun) === true);
  });
}

/**
 * True for a dish without an amount before the words for what was eaten of it: "fish and chips at the beach, I had one piece of
 * snapper and a few chips", "ramen, ate all the noodles and the egg", "cake with Mum, I had a slice of sponge".
 */
function isBeforeEatenParts(
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
): boolean {
  const [dish, next] = [results[at], results[at + 1]];
  const words = dish && next && wordsBetween(dish, next, description);
  const { wordsOfEating, beforeNamedPart } = language.foodPhrases;
  if (!dish?.found?.food || !next || words === undefined) return false;
  if (!wordsOfEating.test(words) || !isServing(dish, language)) return false;
  if (saysSameDish(next, description, language)) return false;
  const list = findList(results.slice(at), description, language);
  if (list.some((food) => isAdded(food, language))) return false;
  // "Chips. Finished the chips" says the same food again.
  const isKind = (food: MentionResult) =>
    isOfKind(food, dish, language) && (isCounted(food) || !isOfOneNoun(food, language));
  if (isOfOneNoun(dish, language) && list.some(isKind)) return true;
  const isSaidHowMuch = beforeNamedPart.test(words) || list.some(isCounted);
  return isSaidHowMuch && isMostOf(dish, list, language);
}

/** One serving says nothing of what was eaten: "a bowl of pho", "fish and chips, big portion". */
function isServing(dish: MentionResult, language: Language): boolean {
  const { amount = 1, unit = "", figures, share } = dish.mention;
  const noun = tokenize(unit, language).at(-1)?.stem ?? "";
  const isHelping = language.recipeRemarks.helpingNouns.has(noun);
  return isUnmeasured(dish, language) || (isHelping && amount === 1 && !figures && !share);
}

/** "Cheeseburgers, I had 1 with a bun", "fajitas, had 2 chicken ones": the number is that of the dish. */
function saysSameDish(
  { mention: { text = "" } }: MentionResult,
  description = "",
  language: Language,
): boolean {
  const { foodPhrases } = language;
  const after = description.slice(description.indexOf(text) + text.length);
  return (
    tokenize(text, language).some((token) => foodPhrases.wordsOfSameDish.has(token.text)) ||
    foodPhrases.sameDishAfter.test(after)
  );
}

/** So many foods are what was eaten of a dish, or one of at least this share of its weight. */
const minEaten = 2;
const minShareOfOne = 0.4;

/** At least one of several foods is in the dish, and they weigh enough. Milk is a part of a latte, but put in it. */
function isMostOf(
  dish: MentionResult,
  list: readonly MentionResult[],
  language: Language,
): boolean {
  const contents = dish.found?.food?.contains ?? [];
  const parts = list.filter((food) => isPart(food, contents, language));
  const grams = list.reduce((sum, food) => sum + (food.found?.portion.grams ?? 0), 0);
  const minShare = list.length < minEaten ? minShareOfOne : minShareOfPortion;
  return (
    parts.length >= (isBaseNoun(saidNounOf(dish, language), language) ? minEaten : 1) &&
    grams >= minShare * (dish.found?.portion.grams ?? 0)
  );
}

const isCounted = ({ mention }: MentionResult) =>
  mention.amount !== undefined || mention.share !== undefined;

/** "curry" or "nyama choma", and not "chicken curry", which says more than the curry after it. */
export const isOfOneNoun = ({ mention: { words } }: MentionResult, language: Language) =>
  tokenize(words, language).length === 1 ||
  language.foodPhrases.generalNames.has(words.toLowerCase());

/**
 * True for a general name directly before the measured food that it stands for: "a bowl of cereal about 40 g of special k",
 * "cereal this morning, like a cup of granola".
 */
export function isBeforeMeasuredKind(
  heading: MentionResult,
  next: MentionResult,
  description: string | undefined,
  language: Language,
): boolean {
  const words = wordsBetween(heading, next, description);
  return (
    words !== undefined &&
    language.foodPhrases.beforeMeasuredKind.test(words) &&
    isUnmeasured(heading, language) &&
    isOfOneNoun(heading, language) &&
    next.mention.unit !== undefined &&
    hasMeasure(next) &&
    isOfKind(next, heading, language) &&
    !isAdded(next, language)
  );
}

/**
 * True for a food of a title of two, if a later food is of its kind: both of "tea and biscuits at Nan's: 2 digestives, a cup of
 * tea with milk", the cake of "tea and cake with Mum, I had a slice of sponge".
 */
export function isOfTitleOfTwo(
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
): boolean {
  const isTitle = (first: number) => {
    const [one, two, next] = results.slice(Math.max(0, first), first + 3);
    if (first < 0 || !one || !two || !next || two.mention.joinedBy === undefined) return false;
    const words = wordsBetween(two, next, description);
    return (
      words !== undefined &&
      language.foodPhrases.afterTitle.test(words) &&
      [one, two].every((food) => !isCounted(food) && isOfOneNoun(food, language)) &&
      results.slice(first + 2).some(isCounted)
    );
  };
  const start = [at - 1, at].find(isTitle);
  const heading = results[at];
  return (
    start !== undefined &&
    heading !== undefined &&
    results
      .slice(start + 2)
      .some((food) => isOfKind(food, heading, language) && !isAdded(food, language))
  );
}
