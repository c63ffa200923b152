import { readShare } from "../../estimate/chunks/read-figures.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "../edit-outcome.ts";
import {
  findItem,
  findWholeTarget,
  hasUnit,
  isPartOf,
  isPronoun,
  isWholeMeal,
  type Target,
} from "../find-target.ts";
import { isCalled } from "../find-variant.ts";
import { stemsOf } from "../item-words.ts";
import type { Groups } from "../match-phrases.ts";
import { findFood } from "../read-food-words.ts";
import { readNumber, readStatedAmount } from "../read-stated-amount.ts";
import type { EditParser } from "./edit-parser.ts";

/** "shared it with my wife", "split the fries between three". */
export const sharingParser: EditParser = {
  phrases: (language) => language.edits.factors.sharing,
  extract({ rest = "", who = "" }, context) {
    const tokens = readTokens(
      context.language.edits.factors.wordSharing(who),
      context.search.index,
    );
    const share = readShare(tokens, 0, context.language);
    const isWhole = share?.end === tokens.length;
    const factor = isWhole ? share.value.share : shareWithNamed(who, context);
    return factor === undefined ? undefined : scaled(targetOf(rest, context), { factor });
  },
};

/** "with Tom", "with Ann and Bob": one part is the user's. */
function shareWithNamed(who: string, { language, search }: EditContext): number | undefined {
  const names = language.edits.factors.namedSharers
    .exec(who)?.[1]
    ?.split(language.edits.factors.sharerSeparator);
  const isName = (name: string) =>
    /^[A-Z]/.test(name) ||
    !(language.edits.factors.crowds.test(name) || search.index.words.has(name.toLowerCase()));
  return names?.every(isName) ? 1 / (names.length + 1) : undefined;
}

/** "5 of the 8 slices": of the named item, or of the only one that has as many pieces, or that is cut in such. */
export const countedShareParser: EditParser = {
  phrases: (language) => language.edits.factors.countedShares,
  extract({ part, whole, name = "" }, context) {
    const [eaten = 0, all = 0] = [part, whole].map((words) => numberOf(words, context.language));
    if (!(eaten < all)) return undefined;
    const named = name === "" ? undefined : findItem(name, context);
    const place = named ?? findCut(all, name, context);
    return place === undefined ? undefined : scaled({ places: [place] }, { factor: eaten / all });
  },
};

function findCut(count: number, unit: string, context: EditContext): number | undefined {
  const places = [...context.items.keys()];
  const counted = places.filter((place) => context.items[place]?.item.portion.count === count);
  const stated = {
    amount: count,
    unit,
    rest: "",
    isArticle: false,
    isSize: false,
    isWeight: false,
  };
  const cut = unit === "" ? [] : places.filter((place) => hasUnit(place, stated, context));
  const [place, ...others] = counted.length > 0 ? counted : cut;
  return others.length > 0 ? undefined : place;
}

/** "double the rice", "I ate two thirds", "half the toast", "1.5x", "a bit more butter". */
export const scalingParser: EditParser = {
  phrases: (language) => language.edits.factors.factors,
  extract(groups, context, words) {
    const { name, rest = "", way = "" } = groups;
    const scaling = readFactor(groups, context.language);
    if (!scaling) return undefined;
    if (name !== undefined) {
      const target = findWholeTarget(name, context);
      if (isRefused(target)) return undefined;
      return countedTimes(target, scaling, words, context) ?? scaled(target, scaling);
    }
    const target = targetOf(rest, context);
    if (groups.multiple !== undefined && isFoodOfName(words, rest, target, context))
      return undefined;
    const isOther =
      way === context.language.edits.factors.extraWord &&
      (isOneMore(rest, target, context) || isOnePiece(words, target, context));
    if (isOther) return undefined;
    return countedTimes(target, scaling, words, context) ?? scaled(target, scaling);
  },
};

/** "Double cheeseburger" is the name of a food; "double the cheeseburger" is not. */
function isFoodOfName(
  words: string,
  rest: string,
  target: Target | EditRefused,
  context: EditContext,
): boolean {
  const { items, language, search } = context;
  if (language.edits.foods.determiner.test(rest)) return false;
  const [place = -1] = !isRefused(target) && "places" in target ? target.places : [];
  const own = items[place]?.item.food.id;
  const food = own === undefined ? undefined : findFood({ words }, context);
  return food !== undefined && food.id !== own && isCalled(food, words, search.index);
}

/** "beer x3" after 2 beers: their number, not a factor. */
function countedTimes(
  target: Target | EditRefused,
  { factor }: Factor,
  words: string,
  { items, language }: EditContext,
): ClauseReading {
  const [item, ...others] = !isRefused(target) && "places" in target ? target.places : [];
  const { rule, isStated, count = 1 } = items[item ?? -1]?.item.portion ?? {};
  const isCounted = rule === "piece-count" && isStated === true && count > 1;
  return item !== undefined &&
    others.length === 0 &&
    isCounted &&
    Number.isInteger(factor) &&
    language.edits.factors.countSign.test(words)
    ? [{ kind: "set-amount", item, amount: factor }]
    : undefined;
}

/** "I ate the whole pizza" after half of one was logged. */
export const wholeParser: EditParser = {
  phrases: (language) => language.edits.factors.wholes,
  finalRefusal: "unread",
  extract({ rest = "" }, context, words) {
    const target = rest === "" ? ({ isAll: true } as const) : findWholeTarget(rest, context);
    if (isRefused(target)) return undefined;
    const places = "isAll" in target ? [...context.items.keys()] : target.places;
    const counts = places.map((place) => context.items[place]?.item.portion.count ?? 1);
    const [count = 1] = counts;
    const isSame = counts.every((one) => Math.abs(one - count) < 1e-6);
    if (isSame && count < 1) return scaled(target, { factor: 1 / count });
    const units = context.language.portionLabels.cutUnits;
    const isCut = places.some((place) =>
      units.includes(context.items[place]?.item.portion.unit ?? ""),
    );
    // A slice does not say how many the whole has.
    if (isCut) return refuse("unread", words);
    return rest === "" && isSame && count === 1 ? [] : undefined;
  },
};

/** "an extra slice of toast" is one slice more, "extra honey" may be added, and "extra protein" is not a whole protein shake. */
function isOneMore(rest: string, target: Target | EditRefused, context: EditContext): boolean {
  if (
    isRefused(target) ||
    readStatedAmount(context.language.edits.amounts.wordOne(rest), context)?.unit
  )
    return true;
  const [place = -1] = "places" in target ? target.places : [];
  const { own, head = "" } = context.items[place] ?? {};
  const stems = stemsOf(rest, context.search.index);
  return own !== undefined && !stems.includes(head) && stems.every((stem) => own.has(stem));
}

/** "an extra egg" after 2 eggs is one piece more. */
function isOnePiece(
  words: string,
  target: Target | EditRefused,
  { items, language }: EditContext,
): boolean {
  const [place = -1, ...others] = !isRefused(target) && "places" in target ? target.places : [];
  const { rule, isStated } = items[place]?.item.portion ?? {};
  const isCounted = others.length === 0 && rule === "piece-count" && isStated === true;
  return isCounted && language.edits.factors.oneExtra.test(words);
}

interface Factor {
  readonly factor: number;
  readonly isAssumed?: boolean;
}

function readFactor(groups: Groups, language: Language): Factor | undefined {
  const { left, seconds, multiple = "", times, parts, share, percent, most, large, way } = groups;
  if (seconds !== undefined) return { factor: 2 };
  const factor =
    language.edits.factors.multiples.get(multiple.toLowerCase()) ??
    numberOf(times, language) ??
    inverse(numberOf(parts, language)) ??
    numberOf(share, language) ??
    percentOf(percent, language);
  const sign = language.edits.factors.ways.get(way?.toLowerCase() ?? "");
  const { assumedMost } = language.edits.factors;
  if (most !== undefined)
    return { factor: left === undefined ? assumedMost : 1 - assumedMost, isAssumed: true };
  if (left !== undefined && factor !== undefined) return { factor: 1 - factor };
  if (sign === undefined) return factor === undefined ? undefined : { factor };
  if (factor !== undefined) return { factor: 1 + sign * factor };
  const change =
    large === undefined
      ? language.edits.factors.assumedChange
      : language.edits.factors.assumedLargeChange;
  return { factor: 1 + sign * change, isAssumed: true };
}

const numberOf = (words: string | undefined, language: Language) =>
  words === undefined ? undefined : readNumber(words, language);
const percentOf = (words: string | undefined, language: Language) => {
  const percent = numberOf(words, language);
  return percent === undefined ? undefined : percent / 100;
};
const inverse = (number: number | undefined) => (number === undefined ? undefined : 1 / number);

const measureOfTarget = forLanguage(
  (language) => new RegExp(language.edits.factors.measureOfTarget, "i"),
);

/** The target; the whole meal if it is left out or a pronoun. "The bowl" means a burrito bowl, if the meal has one. */
function targetOf(rest: string, context: EditContext): Target | EditRefused {
  const place = isPronoun(rest, context.language) ? undefined : findItem(rest, context);
  if (place !== undefined && !isPartOf(rest, place, context)) return { places: [place] };
  const words = rest.replace(measureOfTarget(context.language), "").trim();
  const isMeant =
    words === "" || isWholeMeal(words, context.language) || isPronoun(words, context.language);
  return isMeant ? { isAll: true } : findWholeTarget(words, context);
}

function scaled(target: Target | EditRefused, { factor, isAssumed }: Factor): ClauseReading {
  if (isRefused(target)) return target;
  const items = "isAll" in target ? (["all"] as const) : target.places;
  const assumed = isAssumed ? { isAssumed } : {};
  return items.map((item) => ({ kind: "scale", item, factor, ...assumed }));
}
