import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { highCount } from "../portions/portion-by-household.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import { numberAfterFood } from "./bare-energies.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/** More pieces than this before a food are grams: "250 oats". In a list one such number is enough. */
const mostPieces = 100;
/** Pieces that weigh more than this in total are not counted either: "80 broccoli". */
const mostGrams = { ofPlural: 1500, ofOther: 500 };
/** A smaller number after a food is not its grams. */
const leastGrams = 5;
/** So many numbers without a unit, or one next to a weight with a unit, show that the person writes grams. */
const minBareWeights = 2;

/**
 * "lentils 200 cooked, feta 40, oil 5 g": numbers without a unit are grams if there are several that are no
 * likely counts.
 */
export function readBareWeights(
  mentions: readonly FoodMention[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): readonly FoodMention[] {
  const isWeight = (mention: FoodMention) =>
    (isBare(mention, highCount) && !isCount(mention, resolve, language)) ||
    isUncounted(mention, resolve) ||
    isWeightOfTin(mention, language);
  const weights = mentions.filter(isWeight).length;
  const isCertain = mentions.some(
    (mention) =>
      mention.unit === language.amounts.metricUnit ||
      (mentions.length > 1 && isWeight(mention) && (mention.amount ?? 0) >= mostPieces),
  );
  if (weights < (isCertain ? 1 : minBareWeights)) return mentions;
  return mentions.map((mention) =>
    isWeight(mention) ? { ...mention, unit: language.amounts.metricUnit } : mention,
  );
}

const isBare = ({ amount, unit, figures, isNotCounted }: FoodMention, least: number) =>
  amount !== undefined &&
  amount >= least &&
  Number.isInteger(amount) &&
  unit === undefined &&
  figures === undefined &&
  isNotCounted !== true;

/** "honey 10": a number after a food that has no such pieces. */
function isUncounted(
  mention: FoodMention,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
): boolean {
  if (!isBare(mention, leastGrams) || !numberAfterFood.test(mention.text ?? "")) return false;
  const resolved = resolve(mention);
  return resolved !== undefined && resolved.portion.portion.count !== mention.amount;
}

/** "400 tin chickpeas" */
const isWeightOfTin = ({ unit = "", ...mention }: FoodMention, { amounts }: Language) =>
  amounts.vesselsOfFoods.has(amounts.units.get(unit) ?? "") && isBare(mention, mostPieces);

/** "20 nuggets", "24 eggs": pieces before the name of a food that is counted. */
function isCount(
  mention: FoodMention,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): boolean {
  const { amount = 0, text = "", words } = mention;
  const name = tokenize(words, language);
  const isBefore = !text.toLowerCase().startsWith(name[0]?.text ?? "");
  if (!isBefore || amount >= mostPieces) return false;
  const last = name.at(-1);
  const isPlural = last !== undefined && isPluralToken(last);
  const resolved = resolve(mention)?.portion;
  const most = isPlural ? mostGrams.ofPlural : mostGrams.ofOther;
  if ((resolved?.grams ?? 0) > most) return false;
  return isPlural || resolved?.portion.count === amount;
}
