import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { flavorContent, platterContent } from "../match/contents.ts";
import { headsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import {
  hasMeasure,
  isFillingOrBread,
  isKindsOfPieces,
  takeAmount,
  takeCount,
  takePieces,
  takeShare,
} from "./amounts-of-parts.ts";
import { findBreadOfDish } from "./bread-of-dish.ts";
import { addPart, takePartOff, type WholeDish } from "./dish-with-part.ts";
import { nameAsInDish } from "./eaten-of-dish.ts";
import { isAdded, isPart } from "./is-part.ts";
import { nameByPart } from "./named-by-part.ts";
import { isNamedByParts } from "./named-by-parts.ts";
import {
  isCountedApart,
  isCountOfNamed,
  isMilkOf,
  isOfDish,
  isStatedPart,
  isWeightOfNamed,
} from "./stated-parts.ts";
import { isSumOfParts, isUnmeasured, isWeighedBase, minMeasuredParts } from "./sum-of-parts.ts";
import { takeFlavor } from "./take-flavor.ts";
import { takeGlosses } from "./take-glosses.ts";
import { takeKind } from "./take-kind.ts";

/** So many items of a list without "with" that a dish contains are its parts, not side dishes. */
const minListedParts = 3;

/**
 * Counts no food twice: of "a latte with oat milk" the milk is part of the latte, and of "overnight
 * oats: 60 g oats, 200 ml milk" and "thali: 2 roti, dal, raita" the dish is the sum of its parts. What a dish contains is in the food
 * table. Foods that it does not contain stay: "porridge with a banana".
 */
export function mergeParts(
  results: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const merged: MentionResult[] = [];
  const remaining = takeGlosses(results, description, resolve, language);
  for (let at = 0; at < remaining.length; ) {
    const dish = remaining[at] as MentionResult;
    const next = remaining[at + 1];
    const ofKind = takeKind(dish, next, description, resolve, language);
    if (ofKind) {
      remaining.splice(at, 2, ofKind);
      continue;
    }
    const named =
      takeFlavor(dish, next, resolve, language) ?? nameByPart(dish, next, resolve, language);
    if (named) {
      remaining[at + 1] = addPart(named, dish, description, resolve, language);
      at += 1;
      continue;
    }
    const counted = takePieces(dish, next, resolve, language);
    if (counted && next) {
      remaining.splice(at, 2, addPart(counted, next, description, resolve, language));
      continue;
    }
    const group = findGroup(remaining, at, language);
    merged.push(...mergeGroup(dish, group, description, resolve, language));
    at += 1 + group.length;
  }
  return merged;
}

/** The mentions after a dish that may be its parts: they end at the next dish. */
function findGroup(
  results: readonly MentionResult[],
  at: number,
  language: Language,
): readonly MentionResult[] {
  const unread = results.slice(at + 1).findIndex(({ mention }) => mention.isNotCounted !== true);
  const from = at + 1 + Math.max(unread, 0);
  const first = results[from];
  if (first === undefined || !mayHaveParts(results[at], first, language)) return [];
  // "full english. 2 eggs, 2 sausages, ...": the foods may be a sentence of their own.
  const isJoined =
    first.mention.isIngredient === true ||
    (first.mention.joinedBy !== undefined && from === at + 1);
  if (!isJoined && !isListOfParts(results, at, from, language)) return [];
  let end = isJoined ? from : from + 1;
  while (
    !isNextToMeasured(results, at, end, language) &&
    (continuesGroup(results[end], results[at], language) ||
      isBeforeParts(results, at, end, language))
  )
    end += 1;
  return results.slice(at + 1, end);
}

/** The banana of "2 scoops whey 300 ml skim milk banana" is not the flavor of the whey. */
function isNextToMeasured(
  results: readonly MentionResult[],
  at: number,
  end: number,
  language: Language,
): boolean {
  const [before, other] = [results[end - 1], results[end]];
  const measured = foodOf(before);
  const isFlavor =
    measured !== undefined &&
    [...headsOf(language)(measured)].some((head) => language.foodClasses.flavors.has(head));
  return (
    end > at + 1 &&
    before !== undefined &&
    hasMeasure(before) &&
    !isFlavor &&
    other?.mention.joinedBy === "adjacent" &&
    foodOf(results[at])?.contains?.includes(flavorContent) === true
  );
}

/** The curd of "rajma chawal with curd, 1 bowl rajma, 1 cup rice": all of the dish is measured after it. */
function isBeforeParts(
  results: readonly MentionResult[],
  dishAt: number,
  sideAt: number,
  language: Language,
): boolean {
  const dish = results[dishAt];
  const rest = results.slice(sideAt + 1);
  const end = rest.findIndex(({ mention }) => mention.joinedBy !== "list");
  const parts = (end < 0 ? rest : rest.slice(0, end)).filter(
    (each) => hasMeasure(each) && isPart(each, foodOf(dish)?.contains ?? [], language),
  );
  const ownContents = foodOf(results[sideAt])?.contains ?? [];
  return (
    results[sideAt]?.mention.joinedBy !== undefined &&
    parts.length >= minMeasuredParts &&
    parts.every((each) => !isPart(each, ownContents, language)) &&
    dish !== undefined &&
    isSumOfParts(dish, parts, foodOf(dish)?.contains ?? [], language)
  );
}

/** False for a food of another sentence, and for a dish that the first one does not contain. */
function continuesGroup(
  other: MentionResult | undefined,
  dish: MentionResult | undefined,
  language: Language,
): boolean {
  if (!other || !dish) return false;
  if (other.mention.isIngredient || isFillingOrBread(dish, other, language)) return true;
  const contents = foodOf(dish)?.contains ?? [];
  const isOfPlatter = contents[0] === platterContent;
  const isOfDish = isPart(other, contents, language);
  // "Sunday roast:\nbeef\n3 roast potatoes": lines of a list
  if (other.mention.joinedBy === undefined)
    return isOfPlatter && isOfDish && isUnmeasured(dish, language);
  // "thali: 3 chapati, aloo gobi, raita": dishes as well.
  const isListed = isOfPlatter && other.mention.joinedBy === "list";
  return isListed || isOfDish || (foodOf(other)?.contains ?? []).length === 0;
}

/**
 * "stir fry tonight. 125 g beef, 60 g noodles, 2 tsp oil": a sentence of measured foods says what the dish before it was
 * made of, if the dish contains most of them. Of a platter, the first food is enough.
 */
function isListOfParts(
  results: readonly MentionResult[],
  at: number,
  from: number,
  language: Language,
): boolean {
  const dish = results[at];
  const contents = foodOf(dish)?.contains ?? [];
  if (!dish || !isPart(results[from], contents, language)) return false;
  if (contents[0] === platterContent) return true;
  const next = results.findIndex(
    ({ mention }, index) => index > from && mention.joinedBy === undefined,
  );
  const list = results.slice(from, next < 0 ? results.length : next);
  const parts = list.filter((each) => isPart(each, contents, language));
  if (!isUnmeasured(dish, language)) return false;
  // "burrito bowl. chicken, white rice, black beans", "club sandwich. chicken, bacon, fries"
  const end = list.findIndex((each) => !parts.includes(each) || !isOnlyNamed(each, language));
  if ((end < 0 ? list.length : end) >= minListedInSentence) return true;
  return (
    parts.filter(hasMeasure).length >= minMeasuredParts &&
    parts.length >= minShareOfList * list.length
  );
}

/** So many foods without amounts, first in a sentence and all in the dish, are what is in it. */
const minListedInSentence = 2;

const isOnlyNamed = (each: MentionResult, language: Language) =>
  isUnmeasured(each, language) && each.mention.amount === undefined && !isAdded(each, language);

/** A list of so many foods that a dish contains is what it was made of. */
const minShareOfList = 0.5;

const mayHaveParts = (dish: MentionResult | undefined, next: MentionResult, language: Language) =>
  (foodOf(dish)?.contains ?? []).length > 0 || (isSaidToBeIn(next) && isFilled(dish, language));

function mergeGroup(
  dish: MentionResult,
  group: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const contents = foodOf(dish)?.contains ?? [];
  const powder = findPowder(dish, group, contents, resolve, language);
  if (powder) return [powder, ...group];
  const listStart = group.findIndex(({ mention }) => mention.joinedBy !== "list");
  const bracketed = findIngredients(dish, group, contents, language);
  const listed = group.filter(
    (each) =>
      bracketed.includes(each) ||
      isWeightOfNamed(dish, each, language) ||
      isFillingOrBread(dish, each, language) ||
      (isPart(each, contents, language) &&
        !isAdded(each, language) &&
        !(
          hasMeasure(dish) &&
          isOwnItem(each, language) &&
          !isWeighedBase(dish, each, contents, language)
        ) &&
        !(dish.mention.figures && each.mention.figures)),
  );
  const isPartList =
    bracketed.length > 0 ||
    listed.length >= minListedParts ||
    (isNamedByParts(dish, contents, language) &&
      listed.some((each) => isOnlyNamed(each, language))) ||
    isKindsOfPieces(dish, group, listed, language) ||
    listed.filter((each) => isStatedPart(each, language)).length >= minMeasuredParts ||
    isSumOfParts(dish, listed, contents, language);
  // "porridge sachet 99 kcal made with 180 ml milk": the figures are of what the milk is added to.
  if (dish.mention.figures && group.some(isMeasuredAddition)) return [dish, ...group];
  if (isPartList && contents[0] === platterContent && listed.some(hasMeasure))
    return [
      ...findNamedPart(dish, group, contents, resolve, language),
      ...group.map((each) => nameAsInDish(each, dish, resolve, language)),
    ];
  const parts = listed.filter(
    (each) =>
      isPartList ||
      isWeighedUncooked(each, language) ||
      isOfDish(each, language) ||
      isCountOfNamed(dish, each, language) ||
      isWeightOfNamed(dish, each, language) ||
      isFillingOrBread(dish, each, language) ||
      (isAfterAdditions(group, each, language) && isMilkOf(dish, each, language)) ||
      (listStart >= 0 &&
        group.indexOf(each) >= listStart &&
        !isOwnItem(each, language) &&
        !isSideOfOther(each, group, contents, language)),
  );
  if (parts.length === 0) return [dish, ...group];
  const counted = takeCount(dish, parts, description, resolve, language);
  if (counted) {
    const others = group.filter((each) => each !== counted.part);
    return mergeGroup(counted.dish, others, description, resolve, language);
  }
  const bread = findBreadOfDish(dish, group, resolve, language);
  if (bread) return [bread, ...group];
  if (isSumOfParts(dish, parts, contents, language)) return group;
  const sized = takeShare(takeAmount(dish, parts, resolve), bracketed, resolve);
  const whole = parts.reduce<WholeDish>(
    ({ dish: one, apart }, part) =>
      sized === dish && isCountedApart(part, dish, language)
        ? takePartOff({ dish: one, apart }, part, description, resolve, language)
        : { dish: addPart(one, part, description, resolve, language, listed), apart },
    { dish: sized, apart: [] },
  );
  const isMerged = (each: MentionResult) => parts.includes(each) && !whole.apart.includes(each);
  return [whole.dish, ...group.filter((each) => !isMerged(each))];
}

/** True if only syrup and sugar are between a drink and the part: "latte, two pumps of syrup, whole milk". */
const isAfterAdditions = (
  group: readonly MentionResult[],
  part: MentionResult,
  { foodClasses }: Language,
) =>
  group.slice(0, group.indexOf(part)).every(({ found }) =>
    (found?.food?.name ?? "")
      .toLowerCase()
      .split(" ")
      .some((word) => foodClasses.drinkAdditions.has(word)),
  );

const isMeasuredAddition = ({ mention, found }: MentionResult) =>
  mention.joinedBy === "part" && !mention.figures && found?.portion.isWeight === true;

/** "Roast lamb", not "veg" of "veg thali". */
const minNamingWords = 2;

/** The lamb of "roast lamb dinner, 3 roast potatoes, carrots, peas", which the list of its parts does not repeat. */
function findNamedPart(
  dish: MentionResult,
  group: readonly MentionResult[],
  contents: readonly string[],
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const words = tokenize(dish.mention.words, language).slice(0, -1);
  if (words.length < minNamingWords) return [];
  const { namedFood: _, ...rest } = dish.mention;
  const mention = { ...rest, words: words.map(({ text }) => text).join(" ") };
  const part = { mention, found: resolve(mention) };
  const food = foodOf(part);
  if (!food || food.id === foodOf(dish)?.id || !isPart(part, contents, language)) return [];
  const headOf = (one: Food) => readNameProperties(language)(one).nameHead;
  const isListed = group.some((other) => {
    const listed = foodOf(other);
    return listed !== undefined && headOf(listed) === headOf(food);
  });
  return isListed ? [] : [part];
}

const foodOf = (result: MentionResult | undefined): Food | undefined => result?.found?.food;

/** "spaghetti alle vongole, 100 g of pasta (dry)": it was weighed for the dish. */
const isWeighedUncooked = (result: MentionResult, language: Language) =>
  result.found?.portion.isWeight === true &&
  tokenize(foodOf(result)?.name ?? "", language).some(({ text }) =>
    language.portionLabels.uncookedWords.has(text),
  );

/** "soup, steak with mash": the mash is that of the steak, though soups contain potatoes. */
function isSideOfOther(
  side: MentionResult,
  group: readonly MentionResult[],
  contents: readonly string[],
  language: Language,
): boolean {
  const before = group[group.indexOf(side) - 1];
  return (
    side.mention.joinedBy === "part" &&
    before?.mention.joinedBy === "list" &&
    !isPart(before, contents, language)
  );
}

/** "a wrap with hummus, a small tabbouleh": with its own amount after a comma, it is a food next to the dish; always next to a measured dish. */
const isOwnItem = (result: MentionResult, language: Language) =>
  result.mention.joinedBy === "list" &&
  !isOfDish(result, language) &&
  (result.mention.amount !== undefined || (result.mention.qualifiers ?? []).length > 0);

/** The ingredients of "a wrap (chicken, lettuce, mayo)": a bracket without amounts says what is in a dish. */
function findIngredients(
  { mention, found }: MentionResult,
  group: readonly MentionResult[],
  contents: readonly string[],
  language: Language,
): readonly MentionResult[] {
  const dish = { mention, found };
  if (mention.isInBracket || (contents.length === 0 && !isFilled(dish, language))) return [];
  const end = group.findIndex((each) => !isSaidToBeIn(each));
  const bracketed = end < 0 ? group : group.slice(0, end);
  if (bracketed[0]?.mention.isIngredient) return bracketed;
  const isMeasured = bracketed.some((each) => hasMeasure(each) || each.mention.figures);
  // The name of the dish may include the first ingredient: "wrap (chicken".
  const isNamed = mention.words.includes("(") && isFilled(dish, language);
  const isList =
    isNamed ||
    (bracketed.length > 1 &&
      (contents.length === 0 || bracketed.some((each) => isPart(each, contents, language))));
  return isList && !isMeasured ? bracketed : [];
}

/** In the bracket after the dish, or in a list of what it was made of. */
const isSaidToBeIn = ({ mention }: MentionResult) =>
  mention.isInBracket === true || mention.isIngredient === true;

/** A dish that is named by what is in it: "2 onigiri (tuna and salmon)". */
const isFilled = (dish: MentionResult | undefined, language: Language) => {
  const food = foodOf(dish);
  const { compositeDishes, filledDishes } = language.foodClasses;
  return (
    food !== undefined &&
    [...headsOf(language)(food)].some((head) => compositeDishes.has(head) || filledDishes.has(head))
  );
};

/** "a protein shake with 300 ml milk", "a protein shake with 2 scoops": the drink is its powder and the liquid. */
function findPowder(
  { mention }: MentionResult,
  group: readonly MentionResult[],
  [base = ""]: readonly string[],
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  if (!base.endsWith(language.foodPhrases.powderTerm)) return undefined;
  const isLiquid = (part: MentionResult) =>
    part.mention.joinedBy === "part" && isPart(part, language.foodPhrases.powderLiquids, language);
  const isScooped =
    mention.unit !== undefined && language.foodPhrases.powderUnits.has(mention.unit);
  const hasPowder = group.some((part) => isPart(part, [base], language) && hasMeasure(part));
  if (hasPowder || (!isScooped && !group.some(isLiquid))) return undefined;
  const powder: FoodMention = {
    words: base,
    ...(mention.text !== undefined && { text: mention.text }),
    ...(mention.figures && { figures: mention.figures }),
    ...(isScooped && {
      unit: mention.unit,
      ...(mention.amount !== undefined && { amount: mention.amount }),
    }),
  };
  const found = resolve(powder);
  return found && { mention: powder, found };
}
