import type { FoodMention } from "../../estimate/mentions.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, type EditRefused, refuse } from "../edit-outcome.ts";
import { findItem, isPartOf, isPronoun, isWholeMeal, stripName } from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { stemsOf } from "../item-words.ts";
import { findFood, isNamedFood, readFoodWords } from "../read-food-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import { type EditParser, matchPhrases } from "./edit-parser.ts";

/** "add 2 tbsp olive oil and an egg", "I forgot the juice", "honey too". */
export const additionParser: EditParser = {
  phrases: (language) => language.edits.presence.additions,
  extract({ foods: stated = "" }, context) {
    const foods = withoutPlace(
      stated.replace(context.language.edits.presence.madeOfIngredient, ""),
      context,
    );
    const added =
      readDrinkAddition(foods, context) ??
      additions(foods, context) ??
      (context.language.edits.presence.measureOf.test(foods)
        ? additions(context.language.edits.presence.wordA(foods), context)
        : undefined);
    const isName =
      context.language.edits.presence.nameLike.test(foods) && !isPronoun(foods, context.language);
    return added ?? (isName ? refuse("unknown-food", foods) : undefined);
  },
};

/** "with a cup of tea", "I had a beer": a food that is not in the meal. */
export const eatenFoodParser: EditParser = {
  phrases: (language) => language.edits.presence.eatenFoods,
  extract: ({ foods = "" }, context) =>
    readDrinkAddition(foods, context) ?? newFoods(foods, context),
};

/** "a slice of cheddar": an amount of a food that is not in the meal. */
export const bareFoodParser: EditParser = {
  phrases: (language) => language.edits.presence.bareFoods,
  extract({ foods = "" }, context) {
    const stated = readStatedAmount(foods, context);
    return !stated || stated.rest === "" || stated.isSize ? undefined : newFoods(foods, context);
  },
};

/** "forgot the milk" after a coffee: it was a coffee with milk, or had a splash of it, but no cup of milk. */
function readDrinkAddition(words: string, context: EditContext): ClauseReading {
  const { language, items, search } = context;
  const { drinkAdditions, hotDrinks, eatenWithMilk } = language.foodClasses;
  const addition = words.replace(language.edits.foods.someWord, "");
  const stems = stemsOf(stripName(addition, language), search.index);
  const isOther = items.some(({ head = "" }) => eatenWithMilk.has(head));
  if (isOther || stems.length === 0 || !stems.every((stem) => drinkAdditions.has(stem)))
    return undefined;
  const drinks = [...items.entries()].filter(([, { head = "" }]) => hotDrinks.has(head));
  const [[item, drink] = [], ...others] = drinks;
  if (item === undefined || !drink || others.length > 0) return undefined;
  const kind = language.edits.foods.wordWith(stripName(addition, language));
  const found = findVariant(drink.item, kind, search);
  const isKnown = found !== undefined && found.item.food.id !== drink.item.food.id;
  if (isKnown) return [{ kind: "change-kind", item, words: kind }];
  const isLiquid = stems.some((stem) => language.foodClasses.liquidAdditions.has(stem));
  const splash = language.edits.presence.wordSplash(stripName(addition, language));
  return isLiquid ? additions(splash, context) : undefined;
}

function additions(words: string, context: EditContext): ClauseReading {
  const mentions = readFoodWords(words, context);
  // "protein" only describes a protein shake.
  const vague = mentions?.find(
    (mention) => isBare(mention) && findFood(mention, context) && !namesFood(mention, context),
  );
  if (vague) return refuse("unknown-food", vague.words);
  return mentions?.map((mention) => ({ kind: "add", mention }));
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
  const share = refuseShare(words, context);
  if (share) return share;
  const mentions = readFoodWords(words, context);
  const isThere = mentions?.some((mention) => findItem(mention.words, context) !== undefined);
  return isThere ? undefined : additions(words, context);
}

/** "half the rice" of a biryani does not add rice. */
function refuseShare(words: string, context: EditContext): EditRefused | undefined {
  for (const { name = "", definite } of matchPhrases(
    context.language.edits.presence.sharesOfFoods,
    words,
  )) {
    const isPart = context.items.some((_, place) => isPartOf(name, place, context));
    if (isPart) return refuse("part-of-food", name);
    if (definite !== undefined) return refuse("no-such-item", name);
  }
  return undefined;
}

/** Removes the place: "butter on the potatoes", "sugar in the latte". */
function withoutPlace(words: string, context: EditContext): string {
  const [match] = matchPhrases(context.language.edits.presence.placeOfFood, words);
  const { foods = "", place = "" } = match ?? {};
  const isPlace =
    isPronoun(place, context.language) ||
    isWholeMeal(place, context.language) ||
    findItem(place, context) !== undefined;
  return isPlace ? foods : words;
}
