import type { EditOperation } from "../../edits.ts";
import { highCount } from "../../estimate/portions/portion-by-household.ts";
import { isMeasured } from "../../meal.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import { failureOf, findCounted, findItemIndex, findWholeTarget, hasUnit } from "../find-target.ts";
import { readStatedAmount, type StatedAmountWithRest } from "../read-stated-amount.ts";
import { usualUnit } from "./amount.ts";
import type { EditParser } from "./edit-parser.ts";

/** "20 g less rice", "one more egg", "another slice of toast", "reduce the rice by 50 g". */
export const differenceParser: EditParser = {
  phrases: (language) => language.edits.amounts.differences,
  extract({ name, amount = "", rest = "", taken, another, less }, context, words) {
    const isLess = less !== undefined;
    if (taken !== undefined) return readTaken(taken, context);
    if (another !== undefined) return readAnother(another, context);
    if (name !== undefined) return readNamed(name, amount, isLess, context);
    const stated = readStatedAmount(`${amount} ${rest}`.trim(), context);
    if (!stated) return undefined;
    // "One less" of 4 empanadas and a coffee is one empanada.
    const counted = isLess && stated.rest === "" ? findCounted(stated, context) : undefined;
    const place = findItemIndex(stated, context) ?? counted;
    if (place !== undefined)
      return [
        (isLess ? undefined : asMuchAgain(place, stated, context)) ??
          added(place, stated, isLess, context),
      ];
    if (rest === "") return refuse("several-items", words);
    return isLess || stated.unit !== undefined ? failureOf(stated.rest, context) : undefined;
  },
};

function readNamed(
  name: string,
  amount: string,
  isLess: boolean,
  context: EditContext,
): ClauseReading {
  const stated = readStatedAmount(amount, context);
  if (stated?.rest !== "" || stated.isArticle) return undefined;
  const target = findWholeTarget(name, context);
  if (isRefused(target)) return target;
  if ("isAll" in target) return refuse("several-items", name);
  return target.places.map((place) => added(place, stated, isLess, context));
}

function readTaken(taken: string, context: EditContext): ClauseReading {
  const read = readStatedAmount(taken, context);
  if (!read || read.isArticle || read.isSize) return undefined;
  const stated = { ...read, rest: read.rest.replace(context.language.edits.amounts.ofThem, "") };
  const counted = stated.rest === "" ? findCounted(stated, context) : undefined;
  const place = findItemIndex(stated, context) ?? counted;
  if (place === undefined) return undefined;
  return isAllOf(place, stated, context)
    ? [{ kind: "remove", item: place }]
    : [added(place, stated, true, context)];
}

/** "one latte" of a latte. */
function isAllOf(
  place: number,
  { amount, unit }: StatedAmountWithRest,
  context: EditContext,
): boolean {
  const { count = 1 } = context.items[place]?.item.portion ?? {};
  return !isWeighed(place, context) && unit === undefined && amount === count;
}

/** True for an item that was logged by its weight or volume. */
function isWeighed(place: number, { items }: EditContext): boolean {
  const logged = items[place]?.item.portion;
  return logged !== undefined && isMeasured(logged);
}

/** Undefined if the meal has no such item, since it is then added. */
function readAnother(another: string, context: EditContext): ClauseReading {
  const counted = readStatedAmount(another, context);
  const stated =
    counted && !counted.isArticle && !counted.isSize
      ? counted
      : readStatedAmount(context.language.edits.amounts.wordOne(another), context);
  const place = stated && findItemIndex(stated, context);
  // "an extra leaf" is not more of a banana.
  const isOfItem = stated?.rest !== "" || hasUnit(place ?? -1, stated, context);
  if (!stated || place === undefined || !isOfItem) return undefined;
  return [asMuchAgain(place, stated, context) ?? added(place, stated, false, context)];
}

/** "Another one" after half a litre of beer is as much again. */
function asMuchAgain(
  item: number,
  { amount, unit }: StatedAmountWithRest,
  context: EditContext,
): EditOperation | undefined {
  const { count = 1 } = context.items[item]?.item.portion ?? {};
  const isWeight = measureOf(item, amount, context) !== undefined;
  return isWeighed(item, context) && !isWeight && unit === undefined && amount < highCount
    ? { kind: "scale", item, factor: 1 + amount / count }
    : undefined;
}

function added(
  item: number,
  { amount, unit: stated }: StatedAmountWithRest,
  isLess: boolean,
  context: EditContext,
): EditOperation {
  // "couscous 1/3 less" of 150 g
  if (stated === undefined && amount < 1 && isWeighed(item, context))
    return { kind: "scale", item, factor: isLess ? 1 - amount : 1 + amount };
  const unit = stated ?? measureOf(item, amount, context);
  return {
    kind: "add-amount",
    item,
    amount: isLess ? -amount : amount,
    ...(unit === undefined ? {} : { unit }),
  };
}

/** The unit of a number that is a weight or a volume of an item: "50 more chicken" after 200 g. */
function measureOf(
  place: number,
  amount: number,
  { items, language }: EditContext,
): string | undefined {
  const { metricUnit, volumeUnit } = language.amounts;
  const unit = usualUnit(items[place]?.item, amount, language);
  return unit === metricUnit || unit === volumeUnit ? unit : undefined;
}

/** An ordinal as a count: "a third biscuit", "I had a second slice of pizza". */
export const ordinalParser: EditParser = {
  phrases: (language) => language.edits.amounts.countingOrdinals,
  extract({ ordinal = "", rest = "" }, context) {
    const stated = readStatedAmount(context.language.edits.amounts.wordOne(rest), context);
    const item = stated && findItemIndex(stated, context);
    if (stated === undefined || item === undefined) return undefined;
    if (stated.rest === "" && stated.unit === undefined) return undefined;
    const amount = context.language.edits.amounts.ordinals.indexOf(ordinal.toLowerCase()) + 1;
    const { unit } = stated;
    return [{ kind: "set-amount", item, amount, ...(unit === undefined ? {} : { unit }) }];
  },
};
