import { isWeightOrVolume } from "../../estimate/chunks/amount-predicates.ts";
import { readMeasure } from "../../estimate/chunks/read-measure.ts";
import type { FoodIndex } from "../../estimate/match/food-index.ts";
import { resolveAmount } from "../../estimate/mentions/resolve-amount.ts";
import { highCount } from "../../estimate/portions/portion-by-household.ts";
import {
  assume100Grams,
  finalizePortion,
  type ResolvedPortion,
} from "../../estimate/portions/resolve-portion.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import { type Food, ownDatasets } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { isMeasured, type MealItem } from "../../meal.ts";
import { type EditRefused, refuse } from "../edit-outcome.ts";
import { unitsIn } from "../item-words.ts";
import { isOfRecord, resizeItem, scaleItem } from "./change-amount.ts";

/** A stated amount: "2 slices", "200 g", or 3 without a unit. */
export interface StatedAmount {
  readonly amount: number;
  readonly unit?: string | undefined;
}

/** The item in the stated amount. */
export function setAmount(
  item: MealItem,
  stated: StatedAmount,
  food: Food | undefined,
  index: FoodIndex,
): MealItem | EditRefused {
  const { count, rule } = item.portion;
  // Nutrients that the user stated for one bar apply per bar, whatever its weight in the table.
  const isOwn = item.source.dataset === ownDatasets.stated || !isOfRecord(item, food);
  if (isOwn && count !== undefined && count > 0 && isInOwnUnit(item, stated, index)) {
    return scaleItem(item, stated.amount / count, index.language);
  }
  const isPiece = rule === "piece-count" && count !== undefined && count > 0 && item.grams !== null;
  // One of "2 dumplings" is half of them, although "dumplings" alone are a serving.
  if (isPiece && stated.amount < highCount && isInOwnUnit(item, stated, index)) {
    const text = index.language.wording.formatNumber(stated.amount);
    return setCount(item, stated.amount, text, food, index.language);
  }
  // "two beers" of 500 ml beer: one of them was as much as was logged.
  const isOfDrink = rule === "stated-volume" && stated.unit === undefined;
  if (
    isOfDrink &&
    Number.isInteger(stated.amount) &&
    stated.amount > 1 &&
    stated.amount < highCount
  )
    return scaleItem(item, stated.amount / (count ?? 1), index.language);
  const portion = portionOf(item, stated, food, index);
  if (!portion) return refuse("unknown-food", item.food.name);
  // The portion rules treat an implausible count as one, which would be misleading for 500 eggs.
  const isUncounted =
    !portion.isWeight && stated.amount >= highCount && portion.portion.count < stated.amount;
  return isUncounted
    ? refuse("impossible-amount", item.food.name)
    : resizeItem(item, portion, food, index.language);
}

/** Another number of the pieces that the item is counted in. */
function setCount(
  item: MealItem,
  count: number,
  text: string,
  food: Food | undefined,
  language: Language,
): MealItem {
  const { rule, count: before = 1, unit = unitKeys.serving } = item.portion;
  const each = (item.grams ?? 0) / before;
  const portion = finalizePortion({
    rule,
    text,
    grams: count * each,
    calculation: { code: "portion", count, label: unit, grams: each },
    isStated: true,
    count,
    unit,
  });
  return resizeItem(item, portion, food, language);
}

/** The item with this weight. */
export function setGrams(
  item: MealItem,
  grams: number,
  food: Food | undefined,
  language: Language,
): MealItem {
  return resizeItem(
    item,
    gramsPortion(grams, `${language.wording.formatNumber(grams)} g`),
    food,
    language,
  );
}

/** The item as a number of its food's portions; undefined if the food has no portion with that label. */
export function setPortion(
  item: MealItem,
  label: string,
  count: number,
  food: Food,
  language: Language,
): MealItem | undefined {
  const portion = food.portions.find((candidate) => candidate.label === label);
  if (portion === undefined) return undefined;
  const resolved = finalizePortion({
    rule: "household-portion",
    text: `${language.wording.formatNumber(count)} × ${label}`,
    grams: count * portion.grams,
    calculation: { code: "weight", count, grams: portion.grams },
    isStated: true,
    count,
    unit: label,
  });
  return resizeItem(item, resolved, food, language);
}

/** The item with an amount added, or subtracted if the amount is negative. */
export function addAmount(
  item: MealItem,
  stated: StatedAmount,
  food: Food | undefined,
  index: FoodIndex,
): MealItem | EditRefused {
  const { count } = item.portion;
  const description = index.language.edits.amounts.wordDifference(stated.amount, stated.unit);
  if (
    !isMeasured(item.portion) &&
    count !== undefined &&
    count > 0 &&
    isInOwnUnit(item, stated, index)
  ) {
    const sum = count + stated.amount;
    if (item.grams === null && sum > 0) return scaleItem(item, sum / count, index.language);
    return sum > 0
      ? setCount(item, sum, description, food, index.language)
      : refuse("impossible-amount", item.food.name);
  }
  const by = portionOf(item, { ...stated, amount: Math.abs(stated.amount) }, food, index);
  if (!by) return refuse("unknown-food", item.food.name);
  if (item.grams === null) return refuse("impossible-amount", item.food.name);
  const addedGrams = Math.sign(stated.amount) * by.grams;
  const grams = item.grams + addedGrams;
  if (!(grams > 0)) return refuse("impossible-amount", item.food.name);
  const calculation = { code: "sum", grams: item.grams, addedGrams } as const;
  const finding = { rule: by.portion.rule, text: description, grams, calculation, isStated: true };
  return resizeItem(
    item,
    finalizePortion({ ...finding, count: 1, unit: unitKeys.serving }),
    food,
    index.language,
  );
}

/** True if an amount has the unit that the item is counted in. */
function isInOwnUnit(item: MealItem, { unit }: StatedAmount, index: FoodIndex): boolean {
  const [word, ...others] = unitsIn(unit, index);
  return unit === undefined || (others.length === 0 && word === item.portion.unit);
}

function portionOf(
  item: MealItem,
  { amount, unit }: StatedAmount,
  food: Food | undefined,
  index: FoodIndex,
): ResolvedPortion | undefined {
  const words = item.words ?? item.food.name;
  const text = [index.language.wording.formatNumber(amount), unit, words]
    .filter((part) => part !== undefined)
    .join(" ");
  if (food) {
    const mention = { words, amount, text, ...(unit === undefined ? {} : { unit }) };
    return resolveAmount(mention, food, index);
  }
  const measure = readMeasure(
    readTokens(index.language.edits.amounts.wordOf(unit ?? ""), index),
    0,
    index.language,
  ).value;
  const stated = { ...measure, count: amount, isArticle: false };
  return isWeightOrVolume(stated)
    ? assume100Grams({ amount: stated, text, words: new Set() })
    : undefined;
}

/** A stated weight. */
export function gramsPortion(grams: number, text: string): ResolvedPortion {
  const amount = { count: grams, gramsEach: 1, units: [], sizes: [], isArticle: false };
  return assume100Grams({ amount, text, words: new Set() });
}
