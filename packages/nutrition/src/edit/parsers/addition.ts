import type { FoodMention } from "../../estimate/food-mention.ts";
import { highCount } from "../../estimate/portions/portion-by-household.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "../edit-outcome.ts";
import {
  findItem,
  isCalledBy,
  isPartOf,
  isPronoun,
  isWholeMeal,
  stripName,
} from "../find-target.ts";
import { findWithAddition } from "../find-variant.ts";
import { headOf, lastStemOf, stemsOf } from "../item-words.ts";
import { matchPhrases } from "../match-phrases.ts";
import { findFood, findOneFood, isNamedFood, readFoodWords } from "../read-food-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import type { EditParser } from "./edit-parser.ts";

/** "add 2 tbsp olive oil and an egg", "I forgot the juice", "honey too". */
export const additionParser: EditParser = {
  phrases: (language) => language.edits.presence.additions,
  extract({ present, also, more, foods: stated = present ?? "" }, context) {
    const eaten = stated.replace(context.language.edits.presence.eatenItem, "");
    if (eaten !== stated && findItem(eaten, context) !== undefined) return undefined;
    const counted = present !== undefined && countsPart(present, context);
    if (counted) return refuse("part-of-food", readStatedAmount(present, context)?.rest ?? present);
    const isMore = also !== undefined || more !== undefined;
    const restated = present && !isMore ? amountOfItem(present, context) : undefined;
    if (restated) return restated;
    const foods = withoutPlace(
      stated.replace(context.language.edits.presence.madeOfIngredient, ""),
      context,
    );
    const added =
      readDrinkAddition(foods, context) ??
      readAdditions(foods, context) ??
      (context.language.edits.presence.measureOf.test(foods)
        ? readAdditions(context.language.edits.presence.wordA(foods), context)
        : undefined);
    const isName =
      context.language.edits.presence.nameLike.test(foods) && !isPronoun(foods, context.language);
    return added ?? (isName ? refuse("unknown-food", foods) : undefined);
  },
};

/** "there was only 120 g of chicken": of the chicken of the meal. */
function amountOfItem(words: string, context: EditContext): ClauseReading {
  const stated = readStatedAmount(words, context);
  if (!stated || stated.isSize || stated.isArticle) return undefined;
  const item = findItem(stated.rest, context);
  const { amount, unit } = stated;
  return item === undefined
    ? undefined
    : [{ kind: "set-amount", item, amount, ...(unit !== undefined && { unit }) }];
}

/** "with a cup of tea", "I had a beer": a food that is not in the meal. */
export const eatenFoodParser: EditParser = {
  phrases: (language) => language.edits.presence.eatenFoods,
  extract: ({ foods = "" }, context) =>
    readDrinkAddition(foods, context) ?? newFoods(foods, context),
};

/** "a slice of cheddar", "cheddar on the toast": an amount or a place of a food that is not in the meal. */
export const bareFoodParser: EditParser = {
  phrases: (language) => language.edits.presence.bareFoods,
  extract({ foods = "" }, context) {
    const stated = readStatedAmount(foods, context);
    if (!stated && isPlaced(foods, context)) {
      const added = readDrinkAddition(foods, context) ?? newFoods(foods, context);
      return added && isRefused(added) ? undefined : added;
    }
    if (!stated || stated.rest === "" || stated.isSize) return undefined;
    const isPart = stated.isWeight && isPartOfMeal(stated.rest, context);
    if (isPart || countsPart(foods, context)) return refuse("part-of-food", stated.rest);
    const kind = stated.isArticle ? kindOfItem(stated.rest, context) : undefined;
    return kind ?? newFoods(foods, context);
  },
};

/** True for "butter on the rotis"; "skin on the chicken" is a kind of chicken. */
function isPlaced(words: string, context: EditContext): boolean {
  const food = withoutPlace(words, context);
  const { contradictions } = context.language.termWeights;
  return food !== words && !contradictions.has(stemsOf(food, context.search.index).join(" "));
}

/** "a whole grain baguette" after a baguette: a kind of the only item with that noun. */
function kindOfItem(words: string, context: EditContext): ClauseReading {
  const head = headOf(words, context.search.index);
  const places = [...context.items.keys()].filter((at) => context.items[at]?.head === head);
  const [item, ...others] = places;
  const mention = item === undefined || others.length > 0 ? undefined : findOneFood(words, context);
  return mention && item !== undefined && isNamedFood(mention, context)
    ? [{ kind: "replace", item, mention: { words, text: words } }]
    : undefined;
}

/**
 * "forgot the milk" after a coffee: it was a coffee with milk, or had a splash of it, but no cup of milk. Another milk
 * of a drink that has milk makes another kind of it, if the table has that.
 */
function readDrinkAddition(stated: string, context: EditContext): ClauseReading {
  const { language, items, search } = context;
  const { drinkAdditions, eatenWithMilk, hotDrinks, liquidAdditions } = language.foodClasses;
  const words = withoutPlace(stated, context).replace(language.edits.foods.someWord, "");
  const addition = stripName(words, language);
  const head = lastStemOf(addition, search.index);
  const isOther = items.some((item) => eatenWithMilk.has(item.head ?? ""));
  if (isOther || !drinkAdditions.has(head) || readStatedAmount(addition, context)) return undefined;
  const drinks = [...items.entries()].filter(
    ([place, item]) => hotDrinks.has(item.head ?? "") || isPartOf(head, place, context),
  );
  const [[place, drink] = [], ...others] = drinks;
  if (place === undefined || !drink || others.length > 0) return undefined;
  const kinds = [language.edits.foods.wordWith(addition), addition];
  const kind = kinds.find((one) => {
    const found = findWithAddition(drink.item, one, search);
    return found !== undefined && found.item.food.id !== drink.item.food.id;
  });
  if (kind !== undefined) return [{ kind: "change-kind", item: place, words: kind }];
  if (!liquidAdditions.has(head)) return undefined;
  return hotDrinks.has(drink.head ?? "")
    ? readAdditions(language.edits.presence.wordSplash(addition), context)
    : refuse("part-of-food", addition);
}

/** The foods that words name, as additions. */
export function readAdditions(words: string, context: EditContext): ClauseReading {
  const mentions = readFoodWords(words, context);
  const name = mentions && nameOfSeveral(mentions, context);
  if (name !== undefined) return refuse("unknown-food", name);
  // "protein" only describes a protein shake.
  const vague = mentions?.find(
    (mention) => isBare(mention) && findFood(mention, context) && !namesFood(mention, context),
  );
  if (vague) return refuse("unknown-food", vague.words);
  return mentions?.map((mention) => ({ kind: "add", mention }));
}

/** A name that was read as two foods, since the table does not know it: "gooseberry jam". */
function nameOfSeveral(
  mentions: readonly FoodMention[],
  { language, search }: EditContext,
): string | undefined {
  const { nounsAfterFoods } = language.edits.presence;
  const at = mentions.findIndex(
    (mention, place) =>
      place > 0 &&
      mention.joinedBy === "adjacent" &&
      isBare(mention) &&
      nounsAfterFoods.has(lastStemOf(mention.words, search.index)),
  );
  return at < 0 ? undefined : `${mentions[at - 1]?.words} ${mentions[at]?.words}`;
}

/** A nutrient is not a food, although a brand of shakes is called "premier protein". */
const namesFood = (mention: FoodMention, context: EditContext) =>
  isNamedFood(mention, context) &&
  !context.language.nutrientWords.nutrientWords.has(
    stemsOf(mention.words, context.search.index).join(" "),
  );

/** True for words without an amount. */
const isBare = ({ amount, unit, figures }: FoodMention) =>
  amount === undefined && unit === undefined && figures === undefined;

/** Foods to add; undefined if one is already in the meal: it would be changed, not added. */
function newFoods(stated: string, context: EditContext): ClauseReading {
  const words = withoutPlace(stated, context);
  // "one slice was rye" is said of a food of the meal.
  const isSentence = context.language.edits.foods.sentence.test(words);
  if (isSentence || isForOther(words, context)) return undefined;
  const share = refuseShare(words, context);
  if (share) return share;
  const mentions = readFoodWords(words, context);
  const [weighed] = mentions ?? [];
  // "tofu 120" corrects a weight, and adds no 120 pieces.
  if (mentions?.length === 1 && weighed && isBareWeight(words, weighed))
    return refuse("no-such-item", weighed.words);
  const isThere = mentions?.some((mention) => findItem(mention.words, context) !== undefined);
  return isThere ? undefined : readAdditions(words, context);
}

/** True for a number without a unit behind a food that is too large for a count. */
const isBareWeight = (words: string, { amount = 0, unit }: FoodMention): boolean =>
  unit === undefined && amount >= highCount && /\p{L} \d+$/u.test(words);

/** "one taco for Ben" was not eaten by the speaker. */
function isForOther(words: string, { language }: EditContext): boolean {
  const name = language.edits.roles.forWhom.exec(words)?.[1] ?? "";
  const { firstNames, firstNamesLikeWords } = language.peopleAndPlaces;
  return (
    firstNames.has(name.toLowerCase()) ||
    (/^\p{Lu}/u.test(name) && firstNamesLikeWords.has(name.toLowerCase()))
  );
}

/** "there were 6 falafels" of a falafel sandwich does not add six. */
function countsPart(words: string, context: EditContext): boolean {
  const stated = readStatedAmount(words, context);
  const isCount = stated !== undefined && stated.unit === undefined && stated.amount > 1;
  return isCount && isPartOfMeal(stated.rest, context);
}

/** True if words name a part of an item, and no item. */
const isPartOfMeal = (words: string, context: EditContext): boolean => {
  const places = [...context.items.keys()];
  const isPart = (place: number) => isPartOf(words, place, context);
  return (
    places.some(isPart) &&
    context.items.every((item, place) => isPart(place) || !isCalledBy(words, item, context))
  );
};

/** "half the rice" of a biryani does not add rice. */
function refuseShare(words: string, context: EditContext): EditRefused | undefined {
  for (const { name = "", definite } of matchPhrases(
    context.language.edits.presence.sharesOfFoods,
    words,
  )) {
    if (isPartOfMeal(name, context)) return refuse("part-of-food", name);
    if (definite !== undefined) return refuse("no-such-item", name);
  }
  return undefined;
}

/** Removes the place: "butter on the potatoes", "sugar in the latte". */
function withoutPlace(words: string, context: EditContext): string {
  const comma = words.lastIndexOf(",");
  const amount = comma < 0 ? undefined : readStatedAmount(words.slice(comma + 1), context);
  // "sugar in the tea, two teaspoons"
  if (amount?.rest === "") {
    const named = words.slice(0, comma);
    const food = withoutPlace(named, context);
    return food === named
      ? words
      : context.language.edits.presence.wordAmountOf(words.slice(comma + 1).trim(), food);
  }
  const [match] = matchPhrases(context.language.edits.presence.placeOfFood, words);
  const { foods = "", place = "" } = match ?? {};
  const isPlace =
    isPronoun(place, context.language) ||
    isWholeMeal(place, context.language) ||
    findItem(place, context) !== undefined;
  return isPlace ? foods : words;
}
