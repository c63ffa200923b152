import { isDifferentFigure } from "../chunks/read-chunks.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

type Resolve = (mention: FoodMention) => ResolvedMention | undefined;

/**
 * Figures after several foods that are of all of them: those of a sentence of their own, "chicken and rice. 450 kcal",
 * and those that fit all foods much better than the last: "two eggs on toast, 310 kcal".
 */
export function joinFigures(mentions: readonly FoodMention[], resolve: Resolve): FoodMention[] {
  const joined: FoodMention[] = [];
  mentions.forEach((mention, at) => {
    if (isBareFigure(mention) && isRestated(joined, mention)) return;
    const first = isBareFigure(mention)
      ? joined.findIndex(({ figures }) => figures === undefined)
      : findFirstOfAll(mentions, at, resolve);
    const { figures, ...rest } = mention;
    if (figures && first !== undefined && first >= 0) {
      if (!isBareFigure(mention)) joined.push(rest);
      giveToAll(joined, first, figures);
    } else joined.push(mention);
  });
  return joined;
}

/** "450 kcal": figures without a food. */
const isBareFigure = ({ words, figures }: FoodMention) =>
  words === "" && figures?.per === "all" && figures.amounts.calories_kcal !== undefined;

/** Each food from the first one that has no figures of its own gets a part of these. */
function giveToAll(mentions: FoodMention[], first: number, figures: StatedNutrients): void {
  const without = mentions.filter((one, at) => at >= first && isFood(one));
  const stated = without.length > 1 ? { totalFigures: figures } : { figures };
  mentions.forEach((one, at) => {
    if (without.includes(one)) mentions[at] = { ...one, ...stated };
  });
}

const isFood = ({ figures, totalFigures, isNotCounted }: FoodMention) =>
  figures === undefined && totalFigures === undefined && !isNotCounted;

/** "burger 500 kcal, fries 400 kcal. 900 kcal": the sum of the figures before. */
function isRestated(mentions: readonly FoodMention[], { figures }: FoodMention): boolean {
  const parts = mentions.map((one) => one.figures?.amounts.calories_kcal ?? 0);
  const sum = parts.reduce((total, each) => total + each, 0);
  const total = figures?.amounts.calories_kcal ?? 0;
  const isSum = Math.abs(sum - total) <= total * mostRounding || !isDifferentFigure(sum, total);
  return parts.filter((each) => each > 0).length > 1 && isSum;
}

/** "420, 130 and 1, total 550" */
const mostRounding = 0.01;

/** Natural logarithms of ratios between stated and usual energy. */
const clearlyBetter = Math.log(1.3);
const unlikelyOfLast = Math.log(2);
const likelyOfAll = Math.log(1.6);
/** Figures that are far from the last food may be far from all as well: "chicken and potatoes, 520 kcal". */
const muchBetter = Math.log(1.6);

/** The index of the first food that the figures after this one are of; undefined if they are of this one alone. */
function findFirstOfAll(
  mentions: readonly FoodMention[],
  last: number,
  resolve: Resolve,
): number | undefined {
  const { figures, ...mention } = mentions[last] as FoodMention;
  const kcal = figures?.amounts.calories_kcal;
  if (figures?.per !== "all" || kcal === undefined) return undefined;
  let first = last;
  while (isJoined(mentions[first]) && isFood(mentions[first - 1] as FoodMention)) first -= 1;
  if (first === last) return undefined;
  const foods = [...mentions.slice(first, last), mention];
  const energies = foods.map((one) => resolve(one)?.item.nutrients.calories_kcal ?? 0);
  const ofAll = distance(
    kcal,
    energies.reduce((sum, each) => sum + each, 0),
  );
  const ofLast = distance(kcal, energies.at(-1) ?? 0);
  const isList = mentions.slice(first + 1, last + 1).some(({ joinedBy }) => joinedBy === "list");
  const isOfAll = isList
    ? isOnlyFigure(mentions, last) &&
      ofLast > unlikelyOfLast &&
      (ofAll < likelyOfAll || ofAll + muchBetter < ofLast)
    : ofAll + clearlyBetter < ofLast;
  return isOfAll ? first : undefined;
}

const isJoined = (mention: FoodMention | undefined) => mention?.joinedBy !== undefined;

const distance = (kcal: number, usual: number) => Math.abs(Math.log(kcal / Math.max(1, usual)));

/** In a list with a figure for each food, the last figure is of the last food. */
const isOnlyFigure = (mentions: readonly FoodMention[], last: number) =>
  last === mentions.length - 1 && mentions.slice(0, last).every(({ figures }) => !figures);
