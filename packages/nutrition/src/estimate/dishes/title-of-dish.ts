import type { Language } from "../../languages/language.ts";
import { headsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { hasMeasure } from "./amounts-of-parts.ts";
import { findList, wordsBetween } from "./ingredient-lists.ts";
import { isAdded, isBase, isPart, saidNounOf } from "./is-part.ts";
import { isSoupWithPieces } from "./sum-of-parts.ts";
import { isUnmarkedList } from "./unmarked-list.ts";

/** So many measured foods after the name of a dish are what it was made of. */
const minMeasured = 2;
/** The name may be found as several foods: "chicken noodle salad = ...". */
const maxFoodsOfName = 3;

/**
 * True for a food at an index that is the name of a dish before the measured foods that it was made of: "trifle: 100 g sponge,
 * 150 g custard", "rice noodle bowl = 80 g noodles + 120 g beef", "a smoothie made of 200 ml milk and 30 g whey". A base that other
 * foods are put on or in is none, unless the list has it: "toast: 10 g butter, 20 g jam".
 */
export function isTitleOfDish(
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
): boolean {
  if (isUnmarkedTitle(results, at, description, language)) return true;
  const last = findLastOfName(results, at, description, language);
  if (last === undefined) return false;
  const list = findList(results.slice(last), description, language);
  const name = results[last];
  // "pho extra beef and 2 spring rolls"
  if (name === undefined || (list[0] && isAdded(list[0], language))) return false;
  const words = list[0] && wordsBetween(name, list[0], description);
  if (isSoupWithPieces(name, list, words ?? "", language)) return false;
  const isIntroduced = list[0] && words?.trim() !== "";
  const parts = list.filter((food) => isMeasured(food) || isCountedPart(food, name, language));
  return (
    ((isIntroduced && isHeavier(list, name, language)) ||
      (list.some(isMeasured) && parts.length >= minMeasured)) &&
    (!isBase(name, language) ||
      list.some((food) => isOfKind(food, name, language) || areBreads(food, name, language)))
  );
}

/** "veg curry. 1 can of chickpeas, 100 g spinach" */
const isUnmarkedTitle = (
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
) =>
  results[at] !== undefined &&
  isUnmeasured(results[at], language) &&
  isUnmarkedList(results, at, description, language);

const isMeasured = (food: MentionResult) =>
  hasMeasure(food) && food.found !== undefined && food.mention.unit !== undefined;

/** "guac: 1 avocado, lime": what it contains weighs more than the usual portion of the dish. "Tamales: 2 pork, 1 chicken" are kinds. */
function isHeavier(
  list: readonly MentionResult[],
  dish: MentionResult,
  language: Language,
): boolean {
  const head = dish.found?.food && readNameProperties(language)(dish.found.food).nameHead;
  if (list.length < minMeasured || language.foodClasses.filledDishes.has(head ?? "")) return false;
  const grams = list
    .filter((food) => isCountedPart(food, dish, language))
    .reduce((sum, { found }) => sum + (found?.portion.grams ?? 0), 0);
  return grams > (dish.found?.portion.grams ?? Number.POSITIVE_INFINITY);
}

/** "1 banana" of a smoothie: a number of pieces of what the dish contains. */
const isCountedPart = (food: MentionResult, dish: MentionResult, language: Language) =>
  food.mention.amount !== undefined && isPart(food, dish.found?.food?.contains ?? [], language);

/** The index of the last food of the name, directly before the mark or words that introduce a list. */
function findLastOfName(
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
): number | undefined {
  for (let last = at; last < Math.min(at + maxFoodsOfName, results.length - 1); last += 1) {
    const name = results[last];
    const isOfName = last === at || name?.mention.joinedBy === "adjacent";
    if (!name || !isOfName || !isUnmeasured(name, language)) return undefined;
    if (introducesList(name, results[last + 1], description, language)) return last;
  }
  return undefined;
}

/** Without an amount, or one serving. */
function isUnmeasured({ mention, found }: MentionResult, language: Language): boolean {
  const { amount = 1, unit, figures, share = 1, eatenPart } = mention;
  const isServing =
    unit === undefined || language.recipeRemarks.helpingNouns.has(language.stem(unit));
  return found !== undefined && amount === 1 && isServing && share === 1 && !figures && !eatenPart;
}

function introducesList(
  name: MentionResult,
  next: MentionResult | undefined,
  description: string | undefined,
  language: Language,
): boolean {
  if (next?.mention.isIngredient) return true;
  const words = next && wordsBetween(name, next, description);
  if (!next || words === undefined) return false;
  // "smoothie 1 banana, 250 ml milk, 1 tbsp peanut butter"
  const isNextToPart = words.trim() === "" && isCountedPart(next, name, language);
  const { mayIntroduceIngredients, wordsOfMaking } = language.foodPhrases;
  return (
    isNextToPart ||
    (mayIntroduceIngredients.test(words) && !isNextBullet(name, words)) ||
    wordsOfMaking.test(words)
  );
}

/** "- 1 banana\n- 1 cup berries": the dash of the next line, after a food with an amount. */
const isNextBullet = ({ mention }: MentionResult, words: string) =>
  mention.amount !== undefined && /\n\s*[–—-]\s*$/.test(words);

/** Wholemeal bread says which "toast" it was. */
const areBreads = (food: MentionResult, heading: MentionResult, language: Language) =>
  [food, heading].every(
    ({ found }) =>
      found?.food !== undefined &&
      [...headsOf(language)(found.food)].some((head) => language.foodClasses.breads.has(head)),
  );

/** A cheeseburger is of the kind of "burgers", a beef sausage of that of "snags", nigiri of that of "sushi". */
export function isOfKind(food: MentionResult, heading: MentionResult, language: Language): boolean {
  if (!food.found?.food || !heading.found?.food) return false;
  const { nameHead } = readNameProperties(language)(heading.found.food);
  const said = saidNounOf(heading, language);
  const kinds = [nameHead ?? "", said].filter((word) => word !== "");
  const known = language.foodPhrases.kindsOfNouns.get(said);
  return [...headsOf(language)(food.found.food)].some(
    (head) => known?.has(head) === true || kinds.some((kind) => head.endsWith(kind)),
  );
}
