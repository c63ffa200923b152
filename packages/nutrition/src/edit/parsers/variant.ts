import type { EditOperation } from "../../edits.ts";
import type { FoodMention } from "../../estimate/food-mention.ts";
import { headsOf } from "../../estimate/match/food-words.ts";
import { resolveMention } from "../../estimate/mentions/resolve-mention.ts";
import type { Food } from "../../food.ts";
import type { MealItem } from "../../meal.ts";
import type { EditContext, ItemWords } from "../edit-context.ts";
import { type ClauseReading, refuse } from "../edit-outcome.ts";
import {
  findItem,
  groupOfItem,
  isCalledBy,
  isCloserName,
  isPartOf,
  stripName,
} from "../find-target.ts";
import { findVariant, findWithAddition } from "../find-variant.ts";
import { isJoinedName, isNameOfItem, nameWithPart } from "../item-parts.ts";
import { groupOf, headOf, isOneDish, lastStemOf, stemsOf } from "../item-words.ts";
import { findFood, findOneFood, isNamedFood, isTableFood } from "../read-food-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import type { EditParser } from "./edit-parser.ts";
import { beOther, isOtherOfGroup } from "./replacement.ts";

/** "it was whole milk", "use semi-skimmed milk", "decaf", "brown rice" for the one item that fits. */
export const variantParser: EditParser = {
  phrases: (language) => language.edits.foods.variants,
  extract({ many, pointed, is = pointed ?? "" }, context) {
    if (!isVariantWord(is, context)) return undefined;
    const isMeant = pointed !== undefined;
    // The name of an item alone is not a change.
    const mention = findOneFood(is, context);
    const names = mention ? [is, mention.words] : [is];
    const isNamed = (item: ItemWords) => names.some((name) => isNameOnly(name, item, context));
    if (!isMeant && context.items.some(isNamed)) return undefined;
    // "300 g for the cheese" of a cottage cheese is an amount of it.
    const isAmountOf = (item: ItemWords) =>
      mention?.amount !== undefined && isNameOnly(mention.words, item, context);
    if (context.items.some(isAmountOf)) return undefined;
    const fitting = mention ? withSameHead(is, context) : [];
    if (mention && fitting.length === 1 && isTableFood(is, context))
      return replaced(fitting, mention);
    const place = many === undefined ? undefined : pluralItem(context);
    return place === undefined
      ? readKind(is, isMeant, mention, context)
      : beOther(place, is, context.items[place]?.item.words ?? "", context);
  },
};

/** What "they" are: the only item that was eaten in pieces. */
function pluralItem({ items }: EditContext): number | undefined {
  const [place, ...others] = [...items.keys()].filter(
    (at) => (items[at]?.item.portion.count ?? 1) > 1,
  );
  return others.length > 0 ? undefined : place;
}

/** True for a name of an item that says no more than the item's words; "mango lassi" of a lassi does. */
const isNameOnly = (words: string, item: ItemWords, context: EditContext) =>
  isCalledBy(words, item, context) && !isCloserName(words, item, context);

/** A kind of one item, or another food for the only item that it can replace. */
function readKind(
  is: string,
  isMeant: boolean,
  mention: FoodMention | undefined,
  context: EditContext,
): ClauseReading {
  const alike = ofSameGroup(is, context);
  const variants = readStatedAmount(is, context)
    ? []
    : fittingVariants(is, context).filter((at) => alike.length === 0 || alike.includes(at));
  // "Apple instead" of a banana is not an apple banana.
  const { drinkAdditions } = context.language.foodClasses;
  const isAddition = drinkAdditions.has(lastStemOf(is, context.search.index));
  const isOther = (place: number) => !isAddition && isOtherOfGroup(is, place, context);
  if (mention && variants.length === 1 && variants.every(isOther))
    return replaced(variants, mention);
  if (variants.length === 1)
    return variants.map((item) => ({ kind: "change-kind", item, words: is }));
  if (!isMeant) return mention && nameKind(mention, context);
  const dish = dishWithPart(is, context);
  if (dish !== undefined) return withOtherPart(is, dish, context);
  // "it was tea": the only item, or the only one of its group.
  const others = context.items.length === 1 ? [0] : alike;
  // "air fried" only describes a food.
  const isFood = mention !== undefined && isNamedFood(mention, context);
  if (isFood && others.length === 1) return replaced(others, mention);
  return isFood || variants.length > 1 ? refuse("several-items", is) : undefined;
}

/** "Guinness" of the beers, "cheddar" of the cheese: a kind of the only item that has no name but that of its group. */
function nameKind(mention: FoodMention, context: EditContext): ClauseReading {
  const { items, language, search } = context;
  const food = isNamedFood(mention, context) ? findFood(mention, context) : undefined;
  const stems = stemsOf(mention.words, search.index);
  const isName = !stems.some((stem) => language.stopWords.fillers.has(stem));
  if (!food || !isName || mention.amount !== undefined) return undefined;
  const { foodGroups, groupNames } = language.edits.foodGroups;
  const heads = headsOf(language)(food);
  const places = items.flatMap(({ item, head = "" }, place) => {
    const isPlain = stemsOf(item.words ?? "", search.index).join(" ") === head;
    const members = foodGroups.get(groupNames.get(head) ?? "");
    const isKind = heads.has(head) || [...heads].some((one) => members?.has(one));
    return isPlain && isKind && item.food.id !== food.id ? [place] : [];
  });
  return places.length === 1 ? replaced(places, mention) : undefined;
}

/** "it was a regular coke" about a diet coke; of a coke, "regular" is a size. */
export const regularParser: EditParser = {
  phrases: (language) => language.edits.foods.regulars,
  extract({ name = "" }, context): ClauseReading {
    const item = findItem(name, context);
    const mention =
      item === undefined ? undefined : findOneFood(stripName(name, context.language), context);
    if (item === undefined || !mention) return undefined;
    const { index, matcher } = context.search;
    const food = resolveMention(mention, index, matcher)?.item.food;
    const isOther = food?.id !== context.items[item]?.item.food.id;
    return isOther ? [{ kind: "replace", item, mention }] : undefined;
  },
};

const replaced = (places: readonly number[], mention: FoodMention): EditOperation[] =>
  places.map((item) => ({ kind: "replace", item, mention }));

const maxWords = 5;

/** True if words can be the name or a variant of one food. */
function isVariantWord(words: string, { language, search }: EditContext): boolean {
  const stems = stemsOf(words, search.index);
  if (stems.length === 0 || words.split(" ").length > maxWords) return false;
  // "oats 80g milk 250ml" are amounts of two items.
  if ((words.match(/\d+/g) ?? []).length > 1) return false;
  if (language.edits.foods.noVariant.test(words)) return false;
  return (
    language.edits.foods.madeVariant.test(words) ||
    !stems.some((stem) => language.edits.foods.wordsOfNoVariant.has(stem))
  );
}

/** True for words that make another name of an item's food: "pork" of gyoza. "It was grilled" may mean any item. */
function isNewName(
  words: string,
  place: number,
  { items, language, search }: EditContext,
): boolean {
  const { aliases, all, item } = items[place] as ItemWords;
  if (language.edits.foods.participle.test(words)) return false;
  const isKnown = (stem: string) => all.has(stem) || language.stopWords.fillers.has(stem);
  const name = stemsOf(`${words} ${item.words ?? ""}`, search.index);
  return !stemsOf(words, search.index).every(isKnown) && aliases.has(name.join(" "));
}

/** Items with the same head noun: "whole milk" refers to the milk. */
function withSameHead(words: string, context: EditContext): number[] {
  const { items, search } = context;
  const head = headOf(words, search.index) ?? "";
  const placesOf = (isMeant: (item: ItemWords) => boolean) =>
    items.flatMap((item, place) =>
      isMeant(item) && !isPartOf(words, place, context) && !isOneOfSeveral(words, place, context)
        ? [place]
        : [],
    );
  const same = placesOf(({ head: own = "" }) => head === own && head !== "");
  // "Chocolate ice cream" is not said of a whipped cream.
  if (same.length > 0) return same;
  const named = placesOf(({ head: own = "" }) => isAlike(head, own));
  // "sweet potato mash" refers to mashed potatoes, which are also called "mash".
  return named.length > 0 ? named : placesOf(({ aliases }) => aliases.has(head));
}

/** "brown rice" is not all of "rice and beans". */
const isOneOfSeveral = (words: string, place: number, context: EditContext) =>
  isJoinedName(context.items[place]?.item.words ?? "", context.language) &&
  !isNameOfItem(words, place, context);

/** The item that has such a part, but another one: "rye bread" of a cheese sandwich on white bread, "oat milk" of a mocha. */
function dishWithPart(words: string, context: EditContext): number | undefined {
  const { items, language, search } = context;
  const head = headOf(words, search.index) ?? "";
  const { drinkGroup } = language.edits.foodGroups;
  const group = groupOf(stemsOf(words, search.index), language);
  const isIngredient =
    language.foodClasses.liquidAdditions.has(head) || (group !== undefined && group !== drinkGroup);
  const place = items.findIndex(
    ({ all }, at) =>
      ((isIngredient || all.has(head)) && isPartOf(words, at, context)) ||
      (all.has(head) && isOneOfSeveral(words, at, context)),
  );
  return place < 0 ? undefined : place;
}

/** "oatmilk", one word in the table's spelling, is a milk. */
function isAlike(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  return one === other || endsIn(one, other) || endsIn(other, one);
}

const endsIn = (long: string, short: string) =>
  short.length > 3 && long.length > short.length + 1 && long.endsWith(short);

/** Items that have this variant in the table: a food that is called by the item's and these words alone. */
function fittingVariants(words: string, context: EditContext): number[] {
  const { language, items, search } = context;
  const { index } = search;
  const { drinkAdditions, liquidAdditions } = language.foodClasses;
  const { dishes, pastaGroup } = language.edits.foodGroups;
  const noun = lastStemOf(words, index);
  const isDish = dishes.has(noun) && groupOf([noun], language) !== pastaGroup;
  return items.flatMap(({ item, head = "" }, place) => {
    // "skim" is added to a latte, and is a kind of a milk.
    const isAddition = drinkAdditions.has(noun) && !liquidAdditions.has(head);
    const found = (isAddition ? findWithAddition : findVariant)(item, words, search);
    const food = found && search.foodOfId(found.item.food.id);
    // "Pizza" is not said of a sauce.
    if (!food || (isDish && noun !== head)) return [];
    if (food.id === item.food.id && !isNewName(words, place, context)) return [];
    // A sandwich does not become "rye bread".
    const isPart = !isNameOfItem(food.name, place, context) && isPartOf(words, place, context);
    return !isPart && isNamedBySaid(food, words, item, head, context) ? [place] : [];
  });
}

/** True if a food has a name of the stated words and those of an item alone. */
function isNamedBySaid(
  food: Food,
  words: string,
  item: MealItem,
  head: string,
  { language, search: { index } }: EditContext,
): boolean {
  const said = new Set(stemsOf(`${words} ${item.words ?? ""} ${item.food.name}`, index));
  return [food.name, ...food.aliases].some((name) => {
    // Macaroni and cheese is not a cheese.
    if (!isOneDish(name, language) && isOneDish(item.words ?? "", language)) return false;
    const stems = new Set(stemsOf(name, index));
    return (
      stems.has(head) &&
      [...stems].every((stem) => said.has(stem) || language.stopWords.fillers.has(stem))
    );
  });
}

/** "it was wholemeal bread" of a cheese sandwich on white bread, if the table has that. */
function withOtherPart(part: string, place: number, context: EditContext): ClauseReading {
  const name = nameWithPart(part, place, context);
  return name !== undefined && isTableFood(name, context)
    ? replaced([place], { words: name, text: part })
    : refuse("part-of-food", part);
}

function ofSameGroup(words: string, { language, items, search }: EditContext): number[] {
  const name = groupOf(stemsOf(words, search.index), language);
  return items.flatMap((item, place) =>
    name !== undefined && groupOfItem(item, language) === name ? [place] : [],
  );
}
