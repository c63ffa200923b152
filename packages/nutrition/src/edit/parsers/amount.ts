import type { EditOperation } from "../../edits.ts";
import { highCount } from "../../estimate/portions/portion-by-household.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { isMeasured, type MealItem, type PortionRule } from "../../meal.ts";
import type { EditContext, ItemWords } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import {
  failureOf,
  findCounted,
  findItem,
  findItemIndex,
  findWholeTarget,
  groupOfItem,
  isCloserName,
  isPartOf,
  splitNames,
  stripName,
} from "../find-target.ts";
import { groupOf, lastStemOf, stemsOf, unitsIn } from "../item-words.ts";
import { namesFood, readOneFood } from "../read-food-words.ts";
import { readStatedAmount, type StatedAmountWithRest } from "../read-stated-amount.ts";
import { readAdditions } from "./addition.ts";
import type { EditParser } from "./edit-parser.ts";

/** "make it 200 g rice", "3 eggs", "2 slices", "50 g of each". */
export const leadingAmountParser: EditParser = {
  phrases: (language) => language.edits.amounts.leadingAmounts,
  isOpen: true,
  extract({ amount = "", only, whole }, context, words) {
    const stated =
      whole === undefined ? readStatedAmount(amount, context) : readWhole(whole, context);
    if (!stated) return undefined;
    // "They were 50 g each" is the weight of a piece if there is one food.
    const ofPieces = (item: number): StatedAmountWithRest => {
      const { count = 1 } = context.items[item]?.item.portion ?? {};
      const isOfPiece = context.items.length === 1 && stated.isWeight && count > 1;
      return isOfPiece ? { ...stated, amount: stated.amount * count } : stated;
    };
    if (context.language.edits.amounts.eachItem.test(stated.rest)) {
      return context.items.map((_, item) => amountOperation(item, ofPieces(item), context));
    }
    const rest = stated.rest.replace(context.language.edits.amounts.ofThem, "");
    const ofMeal = rest === "" ? readMealPortions(stated, words, context) : undefined;
    if (ofMeal) return ofMeal;
    const place = findItemIndex({ ...stated, rest }, context);
    if (place !== undefined) return amountOfNamed(place, { ...stated, rest }, context);
    const counted = rest === "" ? findCounted(stated, context) : undefined;
    if (counted !== undefined) return [amountOperation(counted, stated, context)];
    if (rest === "") return stated.isArticle ? undefined : refuse("several-items", words);
    const made = ofOnlyIngredient(rest, stated, context);
    return made ?? (only === undefined ? undefined : failureOf(rest, context));
  },
};

/** "2 mango lassis" of a lassi: another name of it, and its amount; "a mango lassi" is only a name. */
function amountOfNamed(
  place: number,
  stated: StatedAmountWithRest,
  context: EditContext,
): readonly EditOperation[] {
  const item = context.items[place];
  const amount = amountOperation(place, stated, context);
  const { rest: words, isArticle } = stated;
  if (!item || !isCloserName(words, item, context)) return [amount];
  const named: EditOperation = { kind: "replace", item: place, mention: { words, text: words } };
  return isArticle ? [named] : [named, amount];
}

/** "1.5 portions", "two bowls of this": of a meal of several foods that were not counted in portions. */
function readMealPortions(
  { amount, unit = "", rest }: StatedAmountWithRest,
  words: string,
  context: EditContext,
): ClauseReading {
  const { items, language } = context;
  const { portionUnit, sizedPortion, vesselUnit } = language.edits.factors;
  const isCounted = items.some(
    ({ item: { portion } }) =>
      portion.rule === "household-portion" &&
      portion.isStated &&
      portionUnit.test(portion.unit ?? ""),
  );
  // "2 plates" of a biryani and a drink
  if (rest === "" && isUnitOfOne(unit, context)) return undefined;
  if (items.length === 1 || isCounted) return undefined;
  if ((rest === "" ? portionUnit : vesselUnit).test(unit))
    return [{ kind: "scale", item: "all", factor: amount }];
  return sizedPortion.test(unit) ? refuse("several-items", words) : undefined;
}

/** True for a vessel in which one food of the meal is counted, also if its amount was not said. */
const isUnitOfOne = (unit: string, { items, language, search }: EditContext): boolean =>
  !language.edits.factors.portionWord.test(unit) &&
  items.filter(({ item }) => unitsIn(unit, search.index).includes(item.portion.unit ?? ""))
    .length === 1;

/** "a whole avocado" if the item is half of one. */
function readWhole(name: string, context: EditContext): StatedAmountWithRest | undefined {
  const place = findItem(name, context);
  const { count = 1 } = context.items[place ?? -1]?.item.portion ?? {};
  return count < 1
    ? readStatedAmount(context.language.edits.amounts.wordOne(name), context)
    : undefined;
}

const countedName = forLanguage((language) => new RegExp(language.edits.amounts.countedName, "i"));

/** "the rice was 1 cup", "change the eggs from 2 to 3", "rice: 180 g", "eggs 120 g". */
export const trailingAmountParser: EditParser = {
  phrases: (language) => language.edits.amounts.trailingAmounts,
  isOpen: true,
  extract({ name = "", amount = "" }, context, words) {
    const { eachItem, ofThem, cookedWeight } = context.language.edits.amounts;
    const read = readStatedAmount(amount, context);
    const dry = read?.isWeight && cookingState(context.language).exec(read.rest)?.[1];
    if (read && dry) return weighedIn(dry, name, read, context);
    const isOfEach = read !== undefined && eachItem.test(read.rest);
    const stated = isOfEach ? { ...read, rest: "" } : read;
    if (stated?.rest.replace(ofThem, "").replace(cookedWeight, "") !== "" || stated.isArticle)
      return undefined;
    const bare = withoutCount(name, context);
    if (bare === undefined) return undefined;
    const target = findWholeTarget(bare, context);
    if (isRefused(target))
      return (
        ofOnlyIngredient(name, stated, context) ?? newFood(name, amount, words, context) ?? target
      );
    const places = "isAll" in target ? [...context.items.keys()] : target.places;
    if ("isAll" in target && places.length > 1) return refuse("several-items");
    return places.map((place) => {
      const { count = 1 } = context.items[place]?.item.portion ?? {};
      const times = isOfEach && stated.isWeight ? count : 1;
      const meant = { ...stated, amount: stated.amount * times };
      const unit = "isAll" in target ? undefined : weightOfPiece(place, meant, context);
      return amountOperation(place, { ...meant, ...(unit !== undefined && { unit }) }, context);
    });
  },
};

/** "parmesan 10 g": a food that is not in the meal, if the meal has nothing that the name may mean, such as another cheese. */
function newFood(name: string, amount: string, words: string, context: EditContext): ClauseReading {
  const { items, language, search } = context;
  const isBare = words === `${name} ${amount}` || words === `${name}, ${amount}`;
  if (!isBare || readStatedAmount(amount, context)?.unit === undefined) return undefined;
  const group = groupOf(stemsOf(name, search.index), language);
  const isMeant = (place: number) => isPartOf(name, place, context);
  const isAlike = (item: ItemWords) => group !== undefined && groupOfItem(item, language) === group;
  return items.some((item, place) => isMeant(place) || isAlike(item)) || !namesFood(name, context)
    ? undefined
    : readAdditions(`${amount} ${name}`, context);
}

/**
 * The item of "change 2 eggs to 3". Undefined for a list that begins with an amount: in "2 eggs and couscous 180 g" the
 * eggs have one of their own.
 */
function withoutCount(name: string, context: EditContext): string | undefined {
  const uncounted = countedName(context.language).exec(name)?.[1];
  if (uncounted === undefined) return name;
  if (splitNames(uncounted, context.language).length > 1) return undefined;
  return findItem(uncounted, context) === undefined ? name : uncounted;
}

/** "40 g oats" of an oatmeal, which consists of them and water. */
function ofOnlyIngredient(
  name: string,
  { amount, unit = "", isWeight }: StatedAmountWithRest,
  context: EditContext,
): ClauseReading {
  const { items, language, search } = context;
  const ingredient = stripName(name, language);
  const stem = lastStemOf(ingredient, search.index);
  const { energyFreeLiquids } = language.foodClasses;
  const place = items.findIndex(({ item }) => {
    const contents = search.foodOfId(item.food.id)?.contains ?? [];
    const others = contents.filter((one) => !energyFreeLiquids.has(language.stem(one)));
    return others.length === 1 && language.stem(others[0] ?? "") === stem;
  });
  const mention =
    place < 0 || !isWeight ? undefined : readOneFood(`${amount} ${unit} ${ingredient}`, context);
  return mention && [{ kind: "replace", item: place, mention }];
}

const cookingState = forLanguage(
  (language) => new RegExp(language.edits.amounts.cookingState, "i"),
);

/** "the rice was 60 g dry": the weight is that of another state than the item's. */
function weighedIn(
  state: string,
  name: string,
  { amount, unit = "" }: StatedAmountWithRest,
  context: EditContext,
): ClauseReading {
  const target = findWholeTarget(name, context);
  if (isRefused(target)) return target;
  const [item, ...others] = "places" in target ? target.places : [];
  if (item === undefined || others.length > 0) return refuse("several-items", name);
  const own = context.items[item]?.item.words ?? name;
  const mention = readOneFood(
    context.language.edits.amounts.wordWeighed(`${amount} ${unit}`, state, own),
    context,
  );
  return mention ? [{ kind: "replace", item, mention }] : undefined;
}

/** "they were pints": as many of another unit. */
export function readUnitOf(
  place: number,
  words: string,
  context: EditContext,
): EditOperation | undefined {
  const { count = 1 } = context.items[place]?.item.portion ?? {};
  const stated = readStatedAmount(`${count} ${words}`, context);
  const isUnit = stated?.rest === "" && stated.unit !== undefined && !stated.isWeight;
  return isUnit && !stated.isSize ? amountOperation(place, stated, context) : undefined;
}

const uncounted: readonly PortionRule[] = ["stated-weight", "default-portion", "assumed-100-g"];

const mlPerLitre = 1000;
/** Less than a glass is not said in litres. */
const minLitres = 0.1;

/** "the beer was 0.33" of a beer in litres or millilitres. */
const isLitres = ({ amount, unit, isSize }: StatedAmountWithRest, rule: PortionRule) =>
  rule === "stated-volume" && unit === undefined && !isSize && amount >= minLitres && amount < 1;

/** True for portions of what was logged without a count, each as much as was logged, and for "half rice" after 200 g. */
const isOfLogged = (
  { portion }: MealItem,
  { amount, isSize, unit }: StatedAmountWithRest,
  { edits }: Language,
): boolean =>
  edits.factors.portionUnit.test(unit ?? "")
    ? !portion.isStated || portion.rule === "stated-weight"
    : portion.rule === "stated-weight" && unit === undefined && !isSize && amount < 1;

/** True for a number of what an item with a weight was served in: "2 tubs" after "a 170 g tub of yogurt". */
function isOfContainer(
  { text }: MealItem,
  { unit = "" }: StatedAmountWithRest,
  rule: PortionRule,
  { language, search }: EditContext,
): boolean {
  const container = language.edits.amounts.containerAfterWeight.exec(text)?.[1];
  const [own] = unitsIn(container, search.index);
  return isMeasured({ rule }) && own !== undefined && unitsIn(unit, search.index).includes(own);
}

/** A size alone does not change the count: "the eggs were large". */
function amountOperation(
  place: number,
  stated: StatedAmountWithRest,
  context: EditContext,
): EditOperation {
  const { language, items } = context;
  const item = items[place]?.item;
  const portion = item?.portion;
  const { count = 1, rule = "default-portion", unit: own = "" } = portion ?? {};
  const isCut = language.portionLabels.cutUnits.includes(own);
  const isCounted = rule === "piece-count" || rule === "size-word" || isCut;
  const isSize = stated.isSize && isCounted && stated.amount === 1;
  if (item && (isOfLogged(item, stated, language) || isOfContainer(item, stated, rule, context)))
    return { kind: "scale", item: place, factor: stated.amount };
  if (isLitres(stated, rule)) {
    const unit = language.amounts.volumeUnit;
    return { kind: "set-amount", item: place, amount: stated.amount * mlPerLitre, unit };
  }
  const amount = isSize ? count : stated.amount;
  const unit =
    isSize && isCut ? `${stated.unit} ${own}` : (stated.unit ?? usualUnit(item, amount, language));
  return { kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) };
}

/** A number within this factor of an item's weight is another weight: "butter to 10" after 20 g. */
const maxWeightFactor = 4;
/** Pieces of more grams than this are not eaten by the dozen, so the number is grams: "brownie 85". */
const maxGramsOfMany = 20;

const isAlikeWeight = (grams: number | null, amount: number): boolean =>
  grams !== null && amount * maxWeightFactor >= grams && amount <= grams * maxWeightFactor;

/** The unit of a number that is too high for pieces of an item: "the brownie weighed 85". */
function weightOfPiece(
  place: number,
  { amount, unit, isSize }: StatedAmountWithRest,
  { items, language }: EditContext,
): string | undefined {
  const { grams = null, portion } = items[place]?.item ?? {};
  const { count = 1, rule, unit: own } = portion ?? {};
  const isPlain = own === undefined || rule === "piece-count";
  const isOfMany = amount >= highCount && (grams ?? 0) / count >= maxGramsOfMany;
  return isPlain && isOfMany && unit === undefined && !isSize && isAlikeWeight(grams, amount)
    ? language.amounts.metricUnit
    : unit;
}

/**
 * The unit of a bare number: "rice 150" is in grams if the item was not counted before, and in millilitres if it was in
 * a volume; after "4 slices", "I only ate 3" is in slices.
 */
export function usualUnit(
  item: MealItem | undefined,
  amount: number,
  { amounts }: Language,
): string | undefined {
  if (!item) return amount >= highCount ? amounts.metricUnit : undefined;
  const { rule, unit = "", isStated } = item.portion;
  if (rule === "stated-weight" && isAlikeWeight(item.grams, amount)) return amounts.metricUnit;
  if (rule === "stated-volume" && amount >= highCount) return amounts.volumeUnit;
  if (uncounted.includes(rule) && amount >= highCount) return amounts.metricUnit;
  return rule === "household-portion" && isStated && unit !== "" ? unit : undefined;
}
