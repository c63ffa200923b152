import type { FoodMention } from "../../estimate/food-mention.ts";
import { resolveMention } from "../../estimate/mentions/resolve-mention.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext, ItemWords } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import { findItem, findTarget, isPartOf, isPronoun, stripName } from "../find-target.ts";
import {
  findVariant,
  findWithAddition,
  isCalled,
  isOfKind,
  isOnlyIn,
  isPlainOfDish,
} from "../find-variant.ts";
import { isJoinedName, isNameOfItem, nameWithPart } from "../item-parts.ts";
import { groupOf, headOf, isOneDish, lastStemOf, stemsOf } from "../item-words.ts";
import { matchPhrases } from "../match-phrases.ts";
import { changeVariant } from "../operations/change-food.ts";
import {
  findFood,
  findOneFood,
  isNamedFood,
  isTableFood,
  readFoodWords,
  readOneFood,
} from "../read-food-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import { readAdditions } from "./addition.ts";
import { readUnitOf } from "./amount.ts";
import type { EditParser } from "./edit-parser.ts";
import { denyPart } from "./removal.ts";
import { isTimeOnly } from "./time.ts";

/** "oat milk instead of the milk", "swap X for Y", "it was chicken, not turkey". */
export const swapParser: EditParser = {
  phrases: (language) => language.edits.foods.swaps,
  isOpen: true,
  extract({ is = "", was = "" }, context) {
    // "not fried, the pan was too hot"
    const isSentence = context.language.edits.foods.sentence.test(is);
    return isSentence ? undefined : swapFor(is, was, context);
  },
};

function swapFor(is: string, was: string, context: EditContext): ClauseReading {
  const target = findTarget(withoutAmount(was, context), context);
  if (isRefused(target)) return swapPart(is, was, context) ?? target;
  if ("isAll" in target) return undefined;
  const [place, ...others] = target.places;
  if (place === undefined) return undefined;
  const read = otherFood(place, is, was, context);
  if (others.length === 0 || !read || isRefused(read)) return read;
  // "replace the fries and the cola with a salad"
  const isOne = read.every(({ kind }) => kind === "replace");
  const removed = others.map((item) => ({ kind: "remove", item }) as const);
  return isOne ? [...read, ...removed] : refuse("several-items", was);
}

/** "oat milk instead of milk": the one item that the table has with this part. */
function swapPart(is: string, was: string, context: EditContext): ClauseReading {
  const words = is.replace(context.language.edits.foods.determiner, "");
  const fitting = [...context.items.entries()].filter(([place, { item }]) => {
    const found = isPartOf(was, place, context) && findWithAddition(item, words, context.search);
    return found && found.item.food.id !== item.food.id;
  });
  const [[item] = [], ...others] = fitting;
  return item === undefined || others.length > 0
    ? undefined
    : [{ kind: "change-kind", item, words }];
}

const withoutAmount = (words: string, context: EditContext) =>
  findItem(words, context) === undefined ? readStatedAmount(words, context)?.rest || words : words;

/** Replaces an item by a mention with its own amount, or by another food in the same amount. */
function otherFood(place: number, is: string, was: string, context: EditContext): ClauseReading {
  const words = is.trim().replace(context.language.edits.foods.determiner, "");
  const description = descriptionIn(words, context.language);
  const isOfPart = isPartOf(was, place, context) && !isNameOfItem(words, place, context);
  const part = isOfPart ? stripName(was, context.language) : undefined;
  if (description !== undefined && hasKind(place, description, part, context))
    return [{ kind: "change-kind", item: place, words: description }];
  const mention = readOneFood(words, context);
  const stated = readStatedAmount(words, context);
  if (stated?.rest === "") return undefined;
  if (isOfPart) return otherPart(place, words, was, context);
  if (mention && stated) return [{ kind: "replace", item: place, mention }];
  const own = context.items[place]?.item.words ?? "";
  const phrases = substitutions(own, was, words, context);
  const phrase = phrases.find((one) => isTableFood(one, context));
  if (phrase !== undefined) {
    return [{ kind: "replace", item: place, mention: { words: phrase, text: words } }];
  }
  if (isOnlyPart(own, was, words, context)) return refuse("unknown-food", phrases.at(-1) ?? words);
  return mention && [{ kind: "replace", item: place, mention }];
}

/** The item with another part, if the table has that: wheat bread in a sandwich on white bread. */
function otherPart(place: number, is: string, was: string, context: EditContext): ClauseReading {
  const part = stripName(was, context.language);
  const stated = readStatedAmount(is, context);
  // "fried" chicken does not make "rice with chicken" fried rice.
  const isWay = context.language.edits.foods.participle.test(is);
  if (isWay || (stated && !stated.isArticle)) return refuse("part-of-food", part);
  const own = context.items[place]?.item.words ?? "";
  const phrases = isOneDish(own, context.language) ? substitutions(own, was, is, context) : [];
  const names = [is, `${is} ${part}`].flatMap((one) => nameWithPart(one, place, context) ?? []);
  // A kebab is not the kebab with fries whose fries were crispy.
  const rest = own.replace(context.language.edits.foods.partsOf, "");
  const plain = rest === own ? undefined : findFood({ words: rest }, context);
  const { index } = context.search;
  const said = new Set(stemsOf(is, index));
  const isSaid = [plain?.name ?? "", ...(plain?.aliases ?? [])].some((name) =>
    stemsOf(name, index).some((stem) => said.has(stem)),
  );
  const phrase = [...phrases, ...names].find(
    (one) =>
      isTableFood(one, context) && (isSaid || findFood({ words: one }, context)?.id !== plain?.id),
  );
  if (phrase !== undefined)
    return [{ kind: "replace", item: place, mention: { words: phrase, text: is } }];
  const unknown = phrases.at(-1);
  const withIt = context.language.edits.foods.wordWith(is);
  const isNamed = !isJoinedName(own, context.language) || unknown?.endsWith(withIt);
  return unknown !== undefined && isNamed
    ? refuse("unknown-food", unknown)
    : refuse("part-of-food", part);
}

/** True if the table has the item in a kind; of a part of it, "wholemeal" must not lead to the part alone. */
function hasKind(
  place: number,
  kind: string,
  part: string | undefined,
  context: EditContext,
): boolean {
  const item = context.items[place]?.item;
  const found = item && findVariant(item, kind, context.search);
  const food = found && context.search.foodOfId(found.item.food.id);
  if (!food || part === undefined) return food !== undefined;
  return isNameOfItem(food.name, place, context) && isCalled(food, part, context.search.index);
}

/** The words that only describe a food that was named before: "diet", "an iced one". */
function descriptionIn(words: string, language: Language): string | undefined {
  const [{ described = undefined } = {}] = matchPhrases(language.edits.foods.descriptions, words);
  return described;
}

/** "chicken" for the turkey of a turkey sandwich: the other words of the item's name stay. */
function substitutions(own: string, was: string, is: string, context: EditContext): string[] {
  const { index } = context.search;
  const gone = new Set(stemsOf(stripName(was, context.language), index));
  const words = own.split(" ");
  const kept = words.filter((word) => !stemsOf(word, index).some((stem) => gone.has(stem)));
  const head = headOf(own, index) ?? "";
  const isPart =
    kept.some((word) => !context.language.edits.references.qualities.includes(word)) &&
    kept.length < words.length;
  if (!isPart || stemsOf(is, index).includes(head)) return [];
  const rest = kept.join(" ").replace(context.language.edits.foods.joinerAtEnd, "");
  if (gone.has(head))
    return isForPartOf(head, is, context) ? [`${is} ${words.at(-1)}`] : [`${rest} ${is}`];
  const hasParts = context.language.edits.foods.partsOf.test(own);
  return hasParts
    ? [`${is} ${rest}`, `${rest} ${context.language.edits.foods.wordWith(is)}`]
    : [`${is} ${rest}`];
}

/** True for an ingredient in the place of a dish: the stew of "beef stew" that was chicken is a chicken stew. */
function isForPartOf(head: string, is: string, { language, search }: EditContext): boolean {
  const { foodGroups, foods } = language.edits;
  const group = groupOf(stemsOf(is, search.index), language) ?? "";
  return foods.ingredientGroups.has(group) && foodGroups.dishes.has(head);
}

/** True if `was` is one part of a dish and `is` is not a dish: the lamb of a curry. */
function isOnlyPart(own: string, was: string, is: string, context: EditContext): boolean {
  const { index } = context.search;
  const gone = stemsOf(stripName(was, context.language), index);
  const head = headOf(own, index) ?? "";
  const group = groupOf(gone, context.language);
  const meant = stemsOf(is, index);
  if (
    group === undefined ||
    gone.includes(head) ||
    meant.includes(head) ||
    context.language.amounts.units.has(head) ||
    context.language.edits.foodGroups.cuts.has(head)
  ) {
    return false;
  }
  const isOwn = stemsOf(own, index).some((stem) => gone.includes(stem));
  return (
    isOwn &&
    groupOf([head], context.language) !== group &&
    groupOf(meant, context.language) === group
  );
}

/** "the tea had a splash of milk", "the burger had no cheese". */
export const partParser: EditParser = {
  phrases: (language) => language.edits.foods.partStatements,
  extract({ name = "", part = "", denied }, context) {
    const place = context.language.edits.foods.noItem.test(name)
      ? undefined
      : findItem(name, context);
    if (place === undefined || findItem(part, context) !== undefined) return undefined;
    return denied === undefined
      ? readPartOf(place, part, context)
      : denyPart(
          context.language.edits.foods.wordPartIn(
            denied,
            context.language.edits.references.wordPlace(place),
          ),
          context,
        );
  },
};

const judgement = forLanguage((language) => new RegExp(language.edits.foods.judgement, "i"));

/** "the toast was whole wheat", "make the rice quinoa". */
export const statementParser: EditParser = {
  phrases: (language) => language.edits.foods.statements,
  isOpen: true,
  extract({ was = "", is = "" }, context) {
    if (
      context.language.edits.foods.noItem.test(was) ||
      judgement(context.language).test(is) ||
      isPronoun(stripName(was, context.language), context.language)
    )
      return undefined;
    const liquid = otherLiquid(is, was, context);
    if (liquid !== undefined) return liquid;
    const target = findTarget(was, context);
    if (isRefused(target)) return target;
    const place = "places" in target && target.places.length === 1 ? target.places[0] : undefined;
    if (place !== undefined && isPartOf(was, place, context)) return swapFor(is, was, context);
    return place === undefined
      ? undefined
      : beOther(place, is.replace(context.language.edits.foods.notThat, ""), was, context);
  },
};

/** "the milk was oat" of a cappuccino: the one drink that the table has with this liquid. */
function otherLiquid(is: string, was: string, context: EditContext): ClauseReading {
  const { language, search } = context;
  const part = stripName(was, language);
  const isLiquid = language.foodClasses.liquidAdditions.has(lastStemOf(part, search.index));
  const named = findItem(part, context);
  return isLiquid && (named === undefined || isPartOf(part, named, context))
    ? swapPart(language.edits.foods.wordWith(`${is} ${part}`), part, context)
    : undefined;
}

/** What an item was instead: another amount, kind or food. */
export function beOther(
  place: number,
  is: string,
  was: string,
  context: EditContext,
): ClauseReading {
  const item = context.items[place]?.item;
  const stated = readStatedAmount(is, context);
  // "150 g and ..." continues with something else.
  if (!item || (stated && context.language.edits.foods.continuation.test(stated.rest)))
    return undefined;
  if (isTimeOnly(is, context)) return undefined;
  // "Ritter Sport, 50 g of it" is a kind and an amount, "cut into 120 g" not a kind.
  const figures = is.slice(Math.max(0, is.search(/\d/)));
  const isUnreadWeight =
    stated?.isWeight !== true && readStatedAmount(figures, context)?.isWeight === true;
  if (/,.*\d/.test(is) || isUnreadWeight) return undefined;
  const mention = readOneFood(is, context);
  if (stated && mention && !stated.isSize) return [{ kind: "replace", item: place, mention }];
  if (findVariant(item, is, context.search))
    return mention && isOtherOfGroup(is, place, context)
      ? [{ kind: "replace", item: place, mention }]
      : [{ kind: "change-kind", item: place, words: is }];
  const inUnit = readUnitOf(place, is, context);
  if (inUnit) return [inUnit];
  const described = describedNames(place, is, was, context).find((one) =>
    isTableFood(one, context),
  );
  if (described !== undefined)
    return [{ kind: "replace", item: place, mention: { words: described, text: is } }];
  return beFood(place, is, was, mention, context);
}

/** "beef" of a lamb: another food of its group, not a kind of it. */
export function isOtherOfGroup(words: string, place: number, context: EditContext): boolean {
  const { items, language, search } = context;
  if (language.edits.foods.prepositionFirst.test(words)) return false;
  const { groupNames } = language.edits.foodGroups;
  const [stem = "", ...others] = stemsOf(words, search.index);
  const { all, head = "" } = items[place] as ItemWords;
  const group = groupOf([stem], language);
  return (
    others.length === 0 &&
    group !== undefined &&
    !all.has(stem) &&
    !groupNames.has(head) &&
    groupOf([head], language) === group &&
    isTableFood(words, context)
  );
}

/** Another food in the place of an item, unless it only describes the item or is a part of it. */
function beFood(
  place: number,
  is: string,
  was: string,
  mention: FoodMention | undefined,
  context: EditContext,
): ClauseReading {
  const { language, items, search } = context;
  const { participle, prepositionFirst, wordWith } = language.edits.foods;
  const item = items[place]?.item;
  const own = stripName(was, language);
  if (is.startsWith(wordWith(""))) return refuse("unknown-food", `${own} ${is}`);
  const isWay = participle.test(is);
  const isFood = mention && !prepositionFirst.test(is) && isNamedFood(mention, context);
  if (!isFood && !isWay && descriptionIn(is, language) === undefined)
    return refuse("unknown-food", is);
  const found = isFood && !isWay && resolveMention(mention, search.index, search.matcher);
  const food = found ? search.foodOfId(found.item.food.id) : undefined;
  // "Sugar-free" granola is not sugar-free squash, nor whole wheat rice bread.
  const isDescribed = descriptionIn(is, language) !== undefined;
  if (isDescribed && item && food && !isOfKind(food, item, search))
    return refuse("unknown-food", `${is} ${own}`);
  const isPlain = item && food && isPlainOfDish(item, food, search);
  return item && found && !isPlain && !isOnlyIn(item, is, found, search)
    ? [{ kind: "replace", item: place, mention }]
    : refuse("unknown-food", `${is} ${own}`);
}

/** "the beer was alcohol-free" of a weissbier, and "alcohol-free beer" of a brand of beer. */
function describedNames(place: number, is: string, was: string, context: EditContext): string[] {
  const { language, items } = context;
  const item = items[place];
  if (!item || descriptionIn(is, language) === undefined) return [];
  const { foodGroups } = language.edits;
  const isOfGroup = foodGroups.groupsOfOtherNames.has(groupOf([...item.all], language) ?? "");
  const names = [stripName(was, language), ...(isOfGroup ? [item.item.food.name] : [])];
  return names
    .map((name) => `${is} ${name}`)
    .filter((words) => {
      const mention = findOneFood(words, context);
      const food = mention && findFood(mention, context);
      return food !== undefined && !isPlainOfDish(item.item, food, context.search);
    });
}

/** An addition does not take weight away; portions of two foods may differ a little. */
const minPartOfWeight = 0.7;

/** Reads what an item had: "the tea had milk". */
function readPartOf(place: number, is: string, context: EditContext): ClauseReading {
  const item = context.items[place]?.item;
  const own = item?.words ?? "";
  const part = is.replace(context.language.edits.foods.someWord, "");
  const kind = context.language.edits.foods.wordWith(
    part.replace(context.language.edits.foods.onIt, ""),
  );
  const isCounted = readStatedAmount(is, context) !== undefined;
  const isOther = (words: string) => {
    const found = item && findVariant(item, words, context.search);
    if (!item || !found || found.item.food.id === item.food.id) return false;
    // A tartine is not all of a baguette that had butter.
    const changed = changeVariant(item, words, context.search);
    return isRefused(changed) || (changed.grams ?? 0) >= minPartOfWeight * (item.grams ?? 0);
  };
  // "with oat milk", or "oat milk latte".
  const words = isCounted ? undefined : [kind, `${part} ${own}`].find(isOther);
  if (words !== undefined) return [{ kind: "change-kind", item: place, words }];
  // A cup of milk is not what a coffee had.
  const { eatenWithMilk, hotDrinks, liquidAdditions } = context.language.foodClasses;
  const { head = "" } = context.items[place] ?? {};
  const isLiquid = liquidAdditions.has(lastStemOf(part, context.search.index));
  if (!isCounted && isLiquid && !eatenWithMilk.has(head))
    return hotDrinks.has(head)
      ? readAdditions(context.language.edits.presence.wordSplash(part), context)
      : refuse("unknown-food", `${own} ${kind}`);
  return readFoodWords(part, context)?.map((mention) => ({ kind: "add", mention }));
}
