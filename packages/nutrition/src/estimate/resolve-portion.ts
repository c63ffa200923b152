import type { Food } from "../food.ts";
import type { ItemPortion, PortionRule } from "../meal.ts";
import { roundTo } from "../totals.ts";
import {
  isWeightPortion,
  mlOfPortion,
  type PortionLabel,
  portionLabels,
} from "./portion-labels.ts";
import type { Amount } from "./read-amount.ts";
import { choosePortion, type Wanted } from "./score-portion.ts";
import { mlOfUnit, sizeFactors } from "./vocabulary-amounts.ts";

/** How much of a food was eaten, and by which rule. */
export interface ResolvedPortion {
  /** Rounded to 0.1 g. */
  readonly grams: number;
  readonly portion: ItemPortion;
  /** 0-1: how sure the grams are, the food being right. */
  readonly certainty: number;
  /** How many of which household unit, for the serving of a single food. */
  readonly count: number;
  readonly unit: string;
  /** How far the grams may be off, as a share of them: what was implied leaves more open. */
  readonly spread: number;
  /** Whether a weight or volume was stated. */
  readonly isWeight: boolean;
  /** Where no portion of the size said exists: what was done instead. */
  readonly scaling?: string;
}

/** What is known of the amount of a mention; `amount` is absent where nothing was said. */
export interface PortionQuestion extends Wanted {
  readonly amount?: Amount | undefined;
  /** The person's words, for the receipt. */
  readonly text: string;
  /** Pieces that an unstated amount was spread over. */
  readonly sharedBy?: number | undefined;
  /** The share of the amount that was eaten. */
  readonly share?: number | undefined;
}

/** Finds the grams of a mention, with a receipt. Never guesses in silence. */
export function resolvePortion(food: Food, question: PortionQuestion): ResolvedPortion {
  const found =
    byWeight(food, question) ??
    byVolume(food, question) ??
    byHouseholdPortion(food, question) ??
    byAssumption(question);
  return settle(found, question);
}

/** The grams of a food that no table knows. */
export function assumePortion(question: PortionQuestion): ResolvedPortion {
  return settle(byStatedWeight(question) ?? byAssumption(question), question);
}

/** The grams that have the energy that was stated, in place of the usual ones. */
export function portionByEnergy(
  usual: ResolvedPortion,
  grams: number,
  text: string,
  kcal: number | undefined,
): ResolvedPortion {
  const rounded = roundTo(grams, 1);
  return {
    ...usual,
    grams: rounded,
    portion: {
      rule: "stated-energy",
      explanation: `“${text}” → ${show(kcal ?? 0)} kcal as you said = ${show(rounded)} g`,
      isStated: true,
    },
    certainty: certaintyOf["stated-energy"],
    spread: spreadOf["stated-energy"],
  };
}

/** How often each rule's grams come near, the food being right: set by the calibration table of the eval. */
const certaintyOf: Readonly<Record<PortionRule, number>> = {
  "stated-weight": 0.95,
  "stated-volume": 0.9,
  "household-portion": 0.83,
  "size-word": 0.78,
  "piece-count": 0.74,
  "stated-energy": 0.95,
  "default-portion": 0.52,
  "assumed-100-g": 0.25,
};

/** How far the grams of each rule may be off, as a share of them. */
const spreadOf: Readonly<Record<PortionRule, number>> = {
  "stated-weight": 0.05,
  "stated-volume": 0.08,
  "household-portion": 0.15,
  "size-word": 0.2,
  "piece-count": 0.25,
  "stated-energy": 0.05,
  "default-portion": 0.5,
  "assumed-100-g": 1,
};

interface Finding {
  readonly rule: PortionRule;
  readonly text: string;
  readonly grams: number;
  /** The working between the words and the grams. */
  readonly working: string;
  readonly isStated: boolean;
  readonly count: number;
  readonly unit: string;
  /** Where it is not the rule's own. */
  readonly certainty?: number;
  readonly scaling?: string | undefined;
}

function settle(finding: Finding, { share = 1 }: PortionQuestion): ResolvedPortion {
  const grams = roundTo(finding.grams * share, 1);
  const said = finding.isStated ? `“${finding.text}”` : `“${finding.text}”, amount not said`;
  const working = [finding.working, share === 1 ? "" : `${show(share)} of it eaten`]
    .filter((part) => part !== "")
    .join(", ");
  return {
    grams,
    portion: {
      rule: finding.rule,
      explanation: `${said}${working === "" ? "" : ` → ${working}`} = ${show(grams)} g`,
      isStated: finding.isStated,
    },
    certainty: finding.certainty ?? certaintyOf[finding.rule],
    count: finding.count * share,
    unit: finding.unit,
    spread: spreadOf[finding.rule] + (finding.scaling === undefined ? 0 : scalingSpread),
    isWeight: finding.rule === "stated-weight" || finding.rule === "stated-volume",
    ...(finding.scaling === undefined ? {} : { scaling: finding.scaling }),
  };
}

/** What a size that was reckoned from another adds to the doubt. */
const scalingSpread = 0.15;

const show = (value: number) => String(roundTo(value, 2));

function byWeight(food: Food, question: PortionQuestion): Finding | undefined {
  if (question.amount?.isOunces && hasFluidOunces(food)) return undefined;
  return byStatedWeight(question);
}

function byStatedWeight({ amount, text }: PortionQuestion): Finding | undefined {
  if (amount?.gramsEach === undefined) return undefined;
  const { count, gramsEach } = amount;
  // "150 g" is 150 g: there is nothing to work out.
  const isPlain = gramsEach === 1 || (count === 1 && Number.isInteger(gramsEach));
  return {
    rule: "stated-weight",
    text,
    grams: count * gramsEach,
    working: isPlain ? "" : `${show(count)} × ${show(gramsEach)} g`,
    isStated: true,
    count: 1,
    unit: "serving",
  };
}

function hasFluidOunces(food: Food): boolean {
  return portionLabels(food).some((portion) => portion.main[0] === "floz");
}

const gramsPerOunce = 28.35;
const mlPerFluidOunce = 29.57;

/** "200 ml", "12 fl oz", and cups and spoons of a food that has no such portion of its own. */
function byVolume(food: Food, question: PortionQuestion): Finding | undefined {
  const { amount, text } = question;
  const ml = amount === undefined ? undefined : mlOfAmount(food, question, amount);
  if (amount === undefined || ml === undefined) return undefined;
  const density = densityOf(food);
  const figure = roundTo(density ?? likelyDensity(food), 3);
  return {
    rule: "stated-volume",
    text,
    grams: amount.count * ml * figure,
    working: `${show(amount.count * ml)} ml × ${figure} g/ml${density === undefined ? " (assumed)" : ""}`,
    isStated: true,
    count: 1,
    unit: "serving",
    ...(density === undefined ? { certainty: 0.6 } : {}),
  };
}

function mlOfAmount(food: Food, question: PortionQuestion, amount: Amount): number | undefined {
  if (amount.mlEach !== undefined) return amount.mlEach;
  if (amount.isOunces && amount.gramsEach !== undefined) {
    return (amount.gramsEach / gramsPerOunce) * mlPerFluidOunce;
  }
  const [unit, ...others] = amount.units;
  const ml = mlOfUnit.get(unit ?? "");
  if (ml === undefined || others.length > 0) return undefined;
  return hasUnit(food, unit ?? "", question) ? undefined : ml;
}

function hasUnit(food: Food, unit: string, question: PortionQuestion): boolean {
  const isSmallCup = unit === "cup" && question.amount?.sizes.length !== 0;
  return portionLabels(food).some(
    (portion) => portion.main[0] === unit || (isSmallCup && portion.words.has(unit)),
  );
}

/**
 * Grams per millilitre, by the largest of the food's own volume portions: the least rounded one.
 * A drink over ice or a grain before cooking tells least, and only where nothing else does.
 */
function densityOf(food: Food): number | undefined {
  let best: { ml: number; grams: number; isOdd: boolean } | undefined;
  for (const portion of portionLabels(food)) {
    const ml = mlOfPortion(portion);
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

/** A count this high without a unit is of small things ("25 almonds") or part of a name. */
const highCount = 20;
const smallPieceGrams = 15;

function byHouseholdPortion(food: Food, question: PortionQuestion): Finding | undefined {
  const choice = choosePortion(portionLabels(food), question);
  if (!choice) return undefined;
  const { amount, text, sharedBy } = question;
  const isSaid = amount !== undefined;
  const said = amount?.count ?? sharedBy ?? 1;
  const isName = said >= highCount && amount?.units.length === 0 && choice.grams > smallPieceGrams;
  const count = isName ? 1 : said;
  const label = choice.isUnspecified ? "usual portion" : choice.label;
  const size = scaledSize(choice, amount);
  const times = size === undefined ? "" : ` × ${size.factor} for “${size.word}”`;
  return {
    rule: ruleOf(choice, amount),
    text,
    grams: count * choice.grams * (size?.factor ?? 1),
    working: `${show(count)} × ${label} (${show(choice.grams)} g)${times}`,
    isStated: isSaid,
    count,
    unit: choice.isUnspecified ? "serving" : choice.main.join(" ") || "serving",
    scaling: size && `no ${size.word} one is known, so ${label} was taken ${size.factor} times`,
  };
}

/** A size that the food has no portion of: then the portion is taken larger or smaller. */
function scaledSize(
  choice: PortionLabel,
  amount: Amount | undefined,
): { readonly word: string; readonly factor: number } | undefined {
  if (amount === undefined || choice.sizes.size > 0) return undefined;
  for (const word of amount.sizes) {
    const factor = sizeFactors.get(word);
    if (factor !== undefined) return { word, factor };
  }
  return undefined;
}

function ruleOf(choice: PortionLabel, amount: Amount | undefined): PortionRule {
  if (amount === undefined) return "default-portion";
  if (amount.units.length > 0) return "household-portion";
  if (amount.sizes.some((size) => choice.sizes.has(size))) return "size-word";
  const isPiece = mlOfPortion(choice) === undefined && !isWeightPortion(choice);
  return isPiece && !choice.isUnspecified ? "piece-count" : "default-portion";
}

const assumedGrams = 100;

function byAssumption({ amount, text }: PortionQuestion): Finding {
  const count = amount !== undefined && amount.count < highCount ? amount.count : 1;
  return {
    rule: "assumed-100-g",
    text,
    grams: count * assumedGrams,
    working: `${show(count)} × ${assumedGrams} g assumed, for want of a portion`,
    isStated: false,
    count,
    unit: "serving",
  };
}
