import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { flavorContent, platterContent, seasoningContent } from "../match/contents.ts";
import { headsOf, wordsOf } from "../match/food-words.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { hasMeasure } from "./amounts-of-parts.ts";
import { findBreadOfDish } from "./bread-of-dish.ts";
import { findList, wordsBetween } from "./ingredient-lists.ts";
import { isAdded, isBase, isPart, nounOf, saidNounOf } from "./is-part.ts";
import { breadsOf, cookedGrams, isDry, isSoupWithPieces } from "./sum-of-parts.ts";

/** So many foods with an amount are a list. */
const minListed = 2;
/** No dish is made of more. */
const maxListed = 30;
/** At least this share of them is known to be in the dish. */
const minShareOfList = 0.5;
/** Less than this share of the usual portion is not all of a dish. */
const minShareOfPortion = 0.5;
/** The base alone has this share of it. */
const minShareOfBase = 0.5;
/** So many ingredients of a cake are what it was made of, and at least this share of the list. */
const minBaked = 3;
const minShareOfBaked = 0.65;

/**
 * True if the foods directly after the name of a dish are what it was made of, though no word says so: "veg curry. 1 can of
 * chickpeas, 100 g spinach", "mug cake 30 g flour, 1 egg". Most of them must be in such a dish, with what makes it.
 */
export function isUnmarkedList(
  results: readonly MentionResult[],
  at: number,
  description: string | undefined,
  language: Language,
): boolean {
  const dish = results[at];
  const food = dish?.found?.food;
  const [first] = results.slice(at + 1);
  if (!dish || !food || !first || food.contains?.[0] === platterContent) return false;
  const words = wordsBetween(dish, first, description);
  if (words === undefined || language.foodPhrases.eatenToo.test(words)) return false;
  const list = findList(results.slice(at, at + 1 + maxListed), description, language);
  if (isSoupWithPieces(dish, list, words, language)) return false;
  const isHeading = isHeadingOf(dish, list, words);
  if (!isHeading && !list.some(isMeasured)) return false;
  const listed = list.filter((each) => each.found !== undefined && isAll(each, language));
  if (listed.length < minListed || !(isHeading || listed.some(isMeasured))) return false;
  if (!isMostOfDish(dish, listed, language)) return false;
  return (
    (isHeading && isOfBatter(dish, listed, language)) ||
    isMadeOfParts(dish, food, listed, isApart(dish, words), language) ||
    isBaked(dish, listed, language) ||
    isOfNoun(dish, listed, isApart(dish, words), language)
  );
}

/** "pancakes: 2 bananas 3 eggs": a name without an amount, a colon and foods that all have one. */
const isHeadingOf = ({ mention }: MentionResult, list: readonly MentionResult[], words: string) =>
  /^\s*:\s*$/.test(words) && mention.amount === undefined && list.every(hasAmount);

/** All are ingredients of what is baked, and one is not a topping; not on bread: "muffin: 1 egg, 1 slice cheese". */
function isOfBatter(
  dish: MentionResult,
  list: readonly MentionResult[],
  language: Language,
): boolean {
  const { bakedDishes, bakingIngredients, bindingIngredients, breads } = language.foodClasses;
  return (
    has(dish, bakedDishes, language) &&
    !has(dish, breads, language) &&
    list.every((part) => has(part, bakingIngredients, language)) &&
    list.some((part) => has(part, bindingIngredients, language))
  );
}

/** Not "extra cheese" or "half of the noodles" */
const isAll = (part: MentionResult, language: Language) =>
  !isAdded(part, language) && part.mention.share === undefined && !part.mention.eatenPart;

/** The list weighs about as much as the dish. */
const isMostOfDish = (
  { found }: MentionResult,
  list: readonly MentionResult[],
  language: Language,
) =>
  list.reduce((sum, part) => sum + cookedGrams(part, language), 0) >=
  minShareOfPortion * (found?.portion.grams ?? 0);

/** In a vessel, or before a mark that ends its name: "veg curry. 1 can of chickpeas, spinach". */
const isApart = ({ mention }: MentionResult, words: string) =>
  mention.unit !== undefined || /[.:(!\n]/.test(words);

function isMadeOfParts(
  dish: MentionResult,
  food: Food,
  list: readonly MentionResult[],
  isTitle: boolean,
  language: Language,
): boolean {
  const { contains: contents = [] } = food;
  const [base] = contents;
  if (base === undefined) return false;
  if (!notBases.has(base)) return list.some((part) => isBaseOf(part, dish, base, language));
  const parts = list.filter((each) => isIn(each, contents, language) || isDry(each, language));
  if (!hasNoun(food, parts, language) || !hasBread(dish, parts, language)) return false;
  if (isBase(dish, language) && !has(dish, language.foodClasses.sandwiches, language))
    return (
      parts.filter(hasAmount).length >= minListed - 1 &&
      list.every((each) => parts.includes(each) || isSweet(each, language))
    );
  const known = list.filter((each) => parts.includes(each) || isNamedIn(dish, each, language));
  return (
    parts.length > 0 &&
    known.filter(hasAmount).length >= (isTitle ? 1 : minListed) &&
    known.length >= Math.max(minListed, minShareOfList * list.length)
  );
}

/** A burrito has its tortilla in the list. The bread of a sandwich is counted without being said. */
function hasBread(
  dish: MentionResult,
  parts: readonly MentionResult[],
  language: Language,
): boolean {
  const breads = breadsOf(dish, language);
  const { sandwiches, filledDishes } = language.foodClasses;
  // Not "fajita bowl" or "taco salad"
  const noun = saidNounOf(dish, language);
  const isFilled = sandwiches.has(noun) || filledDishes.has(noun);
  return (
    breads.length === 0 ||
    !isFilled ||
    dish.mention.unit !== undefined ||
    parts.some((part) => isIn(part, breads, language)) ||
    findBreadOfDish(dish, parts, () => undefined, language) !== undefined
  );
}

/** Syrup or sugar in a coffee. */
const isSweet = (each: MentionResult, language: Language) =>
  has(each, language.foodClasses.drinkAdditions, language);

const has = ({ found }: MentionResult, nouns: ReadonlySet<string>, language: Language) =>
  found?.food !== undefined && [...headsOf(language)(found.food)].some((head) => nouns.has(head));

/** One of the contents or a cut of them: "80 g raw chicken thigh" is chicken. */
function isIn(part: MentionResult, contents: readonly string[], language: Language): boolean {
  const food = part.found?.food;
  const isCut =
    food !== undefined &&
    language.foodClasses.partNouns.has(nounOf(food, language)) &&
    contents.some((content) => wordsOf(language)(food).has(language.stem(content)));
  const { breads } = language.foodClasses;
  const isBread = contents.some((content) => breads.has(content)) && has(part, breads, language);
  return isCut || isBread || isPart(part, contents, language);
}

/** "40 g oats" of porridge, "3 eggs" of an omelette: an amount that may be that of the dish. */
const isBaseOf = (
  part: MentionResult,
  { found }: MentionResult,
  base: string,
  language: Language,
) =>
  isIn(part, [base], language) &&
  hasAmount(part) &&
  (isMeasured(part) || cookedGrams(part, language) >= minShareOfBase * (found?.portion.grams ?? 0));

/** A dish that is named by one of its contents has that one: the rice of "fried rice". */
function hasNoun(food: Food, parts: readonly MentionResult[], language: Language): boolean {
  const noun = nounOf(food, language);
  const named = (food.contains ?? []).filter((content) => language.stem(content) === noun);
  return named.every((content) =>
    parts.some((part) => hasAmount(part) && isIn(part, [content], language)),
  );
}

const isMeasured = (part: MentionResult) => part.mention.unit !== undefined && hasMeasure(part);

const hasAmount = ({ mention }: MentionResult) => mention.amount !== undefined;

const notBases: ReadonlySet<string> = new Set([seasoningContent, flavorContent]);

/** "sausages" of "sausage pasta" */
function isNamedIn(dish: MentionResult, { found }: MentionResult, language: Language): boolean {
  const name = `${dish.mention.words} ${dish.found?.food?.name ?? ""}`;
  const noun = nounOf(found?.food, language);
  return noun !== "" && tokenize(name, language).some(({ stem }) => stem === noun);
}

/** "banana bread, 1 banana, 50 g flour, 1 egg": most are ingredients of cakes, and one of them is eaten only in these. */
function isBaked(dish: MentionResult, list: readonly MentionResult[], language: Language): boolean {
  const { bakedDishes, bakingIngredients, uncookedIngredients } = language.foodClasses;
  const ingredients = list.filter((each) => has(each, bakingIngredients, language));
  const contents = dish.found?.food?.contains ?? [];
  return (
    has(dish, bakedDishes, language) &&
    ingredients.some(
      (each) => has(each, uncookedIngredients, language) || isPart(each, contents, language),
    ) &&
    ingredients.length >= Math.max(minBaked, minShareOfBaked * list.length)
  );
}

/** "yogurt bowl. 200 g greek yogurt, 30 g granola": one of the list is the food that the dish is named by. */
function isOfNoun(
  dish: MentionResult,
  list: readonly MentionResult[],
  isTitle: boolean,
  language: Language,
): boolean {
  const named = list.filter((each) => isNamedIn(dish, each, language));
  const noun = nounOf(dish.found?.food, language);
  return (
    (isTitle || named.length >= minListed) &&
    noun !== "" &&
    list.some(
      (each) =>
        each.found?.portion.isWeight === true &&
        each.found.food !== undefined &&
        headsOf(language)(each.found.food).has(noun),
    )
  );
}
