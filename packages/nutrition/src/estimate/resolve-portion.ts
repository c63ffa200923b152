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
import { mlOfUnit } from "./vocabulary-amounts.ts";

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
}

/** What is known of the amount of a mention; `amount` is absent where nothing was said. */
export interface PortionQuestion extends Wanted {
  readonly amount?: Amount | undefined;
  /** The person's words, for the receipt. */
  readonly text: string;
  /** Pieces that an unstated amount was spread over. */
  readonly sharedBy?: number | undefined;
}

/** Finds the grams of a mention, with a receipt. Never guesses in silence. */
export function resolvePortion(food: Food, question: PortionQuestion): ResolvedPortion {
  return (
    byWeight(food, question) ??
    byVolume(food, question) ??
    byHouseholdPortion(food, question) ??
    byAssumption(question)
  );
}

/** What each rule's grams are worth where nothing else speaks for or against them. */
const certaintyOf: Readonly<Record<PortionRule, number>> = {
  "stated-weight": 1,
  "stated-volume": 0.95,
  "household-portion": 0.9,
  "size-word": 0.85,
  "piece-count": 0.8,
  "default-portion": 0.6,
  "assumed-100-g": 0.25,
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
}

function settle(finding: Finding): ResolvedPortion {
  const grams = roundTo(finding.grams, 1);
  const said = finding.isStated ? `“${finding.text}”` : `“${finding.text}”, amount not said`;
  return {
    grams,
    portion: {
      rule: finding.rule,
      explanation: `${said} → ${finding.working} = ${show(grams)} g`,
      isStated: finding.isStated,
    },
    certainty: certaintyOf[finding.rule],
    count: finding.count,
    unit: finding.unit,
  };
}

const show = (value: number) => String(roundTo(value, 2));

function byWeight(food: Food, { amount, text }: PortionQuestion): ResolvedPortion | undefined {
  if (amount?.gramsEach === undefined) return undefined;
  if (amount.isOunces && hasFluidOunces(food)) return undefined;
  const { count, gramsEach } = amount;
  return settle({
    rule: "stated-weight",
    text,
    grams: count * gramsEach,
    working: gramsEach === 1 ? `${show(count)} × 1 g` : `${show(count)} × ${show(gramsEach)} g`,
    isStated: true,
    count: 1,
    unit: "serving",
  });
}

function hasFluidOunces(food: Food): boolean {
  return portionLabels(food).some((portion) => portion.main[0] === "floz");
}

const gramsPerOunce = 28.35;
const mlPerFluidOunce = 29.57;

/** "200 ml", "12 fl oz", and cups and spoons of a food that has no such portion of its own. */
function byVolume(food: Food, question: PortionQuestion): ResolvedPortion | undefined {
  const { amount, text } = question;
  const ml = amount === undefined ? undefined : mlOfAmount(food, question, amount);
  if (amount === undefined || ml === undefined) return undefined;
  const density = densityOf(food);
  const figure = roundTo(density ?? likelyDensity(food), 3);
  const found = settle({
    rule: "stated-volume",
    text,
    grams: amount.count * ml * figure,
    working: `${show(amount.count * ml)} ml × ${figure} g/ml${density === undefined ? " (assumed)" : ""}`,
    isStated: true,
    count: 1,
    unit: "serving",
  });
  return density === undefined ? { ...found, certainty: 0.6 } : found;
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

function byHouseholdPortion(food: Food, question: PortionQuestion): ResolvedPortion | undefined {
  const choice = choosePortion(portionLabels(food), question);
  if (!choice) return undefined;
  const { amount, text, sharedBy } = question;
  const isSaid = amount !== undefined;
  const said = amount?.count ?? sharedBy ?? 1;
  const isName = said >= highCount && amount?.units.length === 0 && choice.grams > smallPieceGrams;
  const count = isName ? 1 : said;
  const label = choice.isUnspecified ? "usual portion" : choice.label;
  return settle({
    rule: ruleOf(choice, amount),
    text,
    grams: count * choice.grams,
    working: `${show(count)} × ${label} (${show(choice.grams)} g)`,
    isStated: isSaid,
    count,
    unit: choice.isUnspecified ? "serving" : choice.main.join(" ") || "serving",
  });
}

function ruleOf(choice: PortionLabel, amount: Amount | undefined): PortionRule {
  if (amount === undefined) return "default-portion";
  if (amount.units.length > 0) return "household-portion";
  if (amount.sizes.some((size) => choice.sizes.has(size))) return "size-word";
  const isPiece = mlOfPortion(choice) === undefined && !isWeightPortion(choice);
  return isPiece && !choice.isUnspecified ? "piece-count" : "default-portion";
}

const assumedGrams = 100;

function byAssumption({ amount, text }: PortionQuestion): ResolvedPortion {
  const count = amount !== undefined && amount.count < highCount ? amount.count : 1;
  return settle({
    rule: "assumed-100-g",
    text,
    grams: count * assumedGrams,
    working: `${show(count)} × ${assumedGrams} g assumed, for want of a portion`,
    isStated: false,
    count,
    unit: "serving",
  });
}
