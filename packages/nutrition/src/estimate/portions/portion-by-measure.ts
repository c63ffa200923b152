import type { Food } from "../../food.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import { amountKeys, labelKeys } from "../chunks/label-keys.ts";
import {
  isSizeOnly,
  mlOfContainer,
  mlOfPortion,
  type PortionLabel,
  portionLabels,
} from "../match/portion-labels.ts";
import { gramsPerOunce, mlOfUnit, mlPerFluidOunce } from "../vocabulary/amounts.ts";
import { formatFigure, type PortionRequest, type PortionResult } from "./portion-request.ts";

/** "150 g", and ounces of what is no drink. */
export function byWeight(food: Food, question: PortionRequest): PortionResult | undefined {
  if (question.amount?.isOunces && hasFluidOunces(food)) return undefined;
  const yielded = byYield(food, question);
  if (yielded) return yielded;
  const stated = byStatedWeight(question);
  const gain = stated && gainInCooking(food, question.words);
  if (!stated || !gain) return stated;
  const { word, factor } = gain;
  const working = `${formatFigure(stated.grams)} g ${word} × ${factor}`;
  return { ...stated, grams: stated.grams * factor, working, certainty: 0.8 };
}

/** "a 10 oz package of frozen spinach, cooked" weighs less by then, as the food's own package tells. */
function byYield(food: Food, { amount, text }: PortionRequest): PortionResult | undefined {
  const keys = amount === undefined ? [] : amountKeys(amount);
  if (amount === undefined || keys.length === 0) return undefined;
  const isPack = (portion: PortionLabel) => labelKeys(portion).some((key) => keys.includes(key));
  const pack = portionLabels(food).find((portion) => portion.words.has("yield") && isPack(portion));
  return (
    pack && {
      rule: "household-portion",
      text,
      grams: amount.count * pack.grams,
      working: `${formatFigure(amount.count)} × ${pack.label} (${formatFigure(pack.grams)} g)`,
      isStated: true,
      count: amount.count,
      unit: pack.mainWords.join(" "),
    }
  );
}

/** What is weighed before it is cooked, as a message and as a portion says it. */
const uncooked: ReadonlyMap<string, string> = new Map([
  ["dry", "dry"],
  ["dried", "dry"],
  ["uncooked", "dry"],
  ["raw", "raw"],
  ["unpopped", "unpopped"],
]);

/** "180 g of beans, cooked from dried" were weighed when they were cooked. */
const alreadyCooked = ["cooked", "boiled", "from"];

/** "50 g of dry pasta" of a cooked food whose portions tell what an ounce of it yields. */
function gainInCooking(
  food: Food,
  words: ReadonlySet<string>,
): { readonly word: string; readonly factor: number } | undefined {
  if (alreadyCooked.some((word) => words.has(word))) return undefined;
  for (const [said, word] of uncooked) {
    if (!words.has(said)) continue;
    const yielded = portionLabels(food).find(
      (portion) =>
        portion.mainWords[0] === "oz" && portion.words.has(word) && portion.words.has("yield"),
    );
    if (yielded) return { word, factor: roundTo(yielded.grams / gramsPerOunce, 2) };
  }
  return undefined;
}

/** A weight that was said, whatever the food. */
export function byStatedWeight({ amount, text }: PortionRequest): PortionResult | undefined {
  if (amount?.gramsEach === undefined) return undefined;
  const { count, gramsEach } = amount;
  // "150 g" is 150 g: there is nothing to work out.
  const isPlain = gramsEach === 1 || (count === 1 && Number.isInteger(gramsEach));
  return {
    rule: "stated-weight",
    text,
    grams: count * gramsEach,
    working: isPlain ? "" : `${formatFigure(count)} × ${formatFigure(gramsEach)} g`,
    isStated: true,
    count: 1,
    unit: "serving",
  };
}

function hasFluidOunces(food: Food): boolean {
  return portionLabels(food).some((portion) => portion.mainWords[0] === "floz");
}

/** "200 ml", "12 fl oz", and cups and spoons of a food that has no such portion of its own. */
export function byVolume(food: Food, question: PortionRequest): PortionResult | undefined {
  const { amount, text } = question;
  const ml = amount === undefined ? undefined : mlOfAmount(food, question, amount);
  if (amount === undefined || ml === undefined) return undefined;
  const density = densityOf(food);
  const figure = roundTo(density ?? likelyDensity(food), 3);
  return {
    rule: "stated-volume",
    text,
    grams: amount.count * ml * figure,
    working: `${formatFigure(amount.count * ml)} ml × ${figure} g/ml${density === undefined ? " (assumed)" : ""}`,
    isStated: true,
    count: 1,
    unit: "serving",
    ...(density === undefined ? { certainty: 0.6 } : {}),
  };
}

function mlOfAmount(food: Food, question: PortionRequest, amount: Amount): number | undefined {
  if (amount.mlEach !== undefined) return amount.mlEach;
  if (amount.isOunces && amount.gramsEach !== undefined) {
    return (amount.gramsEach / gramsPerOunce) * mlPerFluidOunce;
  }
  const [unit, ...others] = amount.units;
  const ml = mlOfUnit.get(unit ?? "");
  if (ml === undefined || others.length > 0) return undefined;
  return hasUnit(food, unit ?? "", question) ? undefined : ml;
}

function hasUnit(food: Food, unit: string, question: PortionRequest): boolean {
  const isSmallCup = unit === "cup" && question.amount?.sizes.length !== 0;
  return portionLabels(food).some(
    (portion) =>
      portion.mainWords[0] === unit ||
      (isSmallCup && (portion.words.has(unit) || isSizeOnly(portion))),
  );
}

/**
 * Grams per millilitre, by the largest of the food's own volume portions: the least rounded one.
 * A drink over ice or a grain before cooking tells least, and only where nothing else does.
 */
function densityOf(food: Food): number | undefined {
  let best: { ml: number; grams: number; isOdd: boolean } | undefined;
  for (const portion of portionLabels(food)) {
    const ml = mlOfPortion(portion) ?? mlOfContainer(portion);
    if (ml === undefined) continue;
    const isOdd = oddVolumes.some((word) => portion.words.has(word)) && !portion.words.has("no");
    if (best && (isOdd !== best.isOdd ? isOdd : ml <= best.ml)) continue;
    best = { ml, grams: portion.grams, isOdd };
  }
  return best && best.grams / best.ml;
}

const oddVolumes = ["ice", "dry", "unpopped", "shell", "whole"];

/** Oils 0.92, water-like foods 1, dry and airy ones 0.55, the rest 0.9: typical USDA cup weights. */
function likelyDensity(food: Food): number {
  const energy = food.per100g.calories_kcal ?? 0;
  if ((food.per100g.fat_g ?? 0) > 80) return 0.92;
  if (energy < 80) return 1;
  return energy > 300 ? 0.55 : 0.9;
}
