import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/** A smaller bare number is a count or a weight, if there is no list of energies. */
const leastOfOne = 150;
/** A smaller one in a list is a count. */
const leastOfList = 40;
/** More usual portions than this are implausible. */
const implausiblePortions = 3;
/** The energy of a food, as a multiple of its usual portion's. */
const plausibleEnergies = { least: 0.4, most: 3 };
/** Without another sign of energies, numbers that are not so much closer to the usual energies than to the usual grams are grams. */
const clearlyCloser = 1;

/** A food with a bare number after it, as a multiple of its usual energy and of its usual grams. */
interface BareNumber {
  readonly mention: FoodMention;
  readonly energies: number;
  readonly portions: number;
}

/**
 * "fries 410, onion rings 320", "quest bar, 190": bare numbers after foods are their energies if these are plausible, and so
 * many grams or pieces are not: those of one food are far more than a usual portion, or the numbers of all foods are much closer to
 * their usual energies. After a food with a stated energy only the energy is asked: "soup 210 kcal, roll 180".
 */
export function readBareEnergies(
  mentions: readonly FoodMention[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): readonly FoodMention[] {
  const numbers = mentions.flatMap((mention) => readNumber(mention, resolve, language) ?? []);
  if (numbers.length === 0) return mentions;
  const energies = new Set(findEnergies(numbers, mentions, language).map(({ mention }) => mention));
  return mentions.map((mention) => (energies.has(mention) ? withEnergy(mention) : mention));
}

function findEnergies(
  numbers: readonly BareNumber[],
  mentions: readonly FoodMention[],
  language: Language,
): readonly BareNumber[] {
  const plausible = numbers.filter(isPlausible);
  const hasEnergy = mentions.some(({ figures }) => figures?.amounts.calories_kcal !== undefined);
  const isList = hasEnergy || (numbers.length > 1 && plausible.length === numbers.length);
  const margin = hasEnergy ? 0 : clearlyCloser;
  const isCloser = distance(plausible, "energies") + margin < distance(plausible, "portions");
  const isWeighed = mentions.some((mention) => hasWeightAfter(mention, language));
  if (isList && isCloser && !isWeighed) return plausible;
  const certain = plausible.filter(
    ({ mention, portions }) =>
      (mention.amount ?? 0) >= leastOfOne && portions > implausiblePortions,
  );
  // "granola (200), blueberries (40)": written in the same way
  const isInBrackets = numbers.every(({ mention }) => mention.text?.endsWith(")"));
  return certain.length > 0 && isInBrackets ? plausible : certain;
}

const isPlausible = ({ energies }: BareNumber) =>
  energies >= plausibleEnergies.least && energies <= plausibleEnergies.most;

/** Between the numbers and what is usual, as logarithms of their ratios. */
const distance = (numbers: readonly BareNumber[], of: "energies" | "portions") =>
  numbers.reduce((sum, number) => sum + Math.abs(Math.log(number[of])), 0);

function readNumber(
  mention: FoodMention,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): BareNumber | undefined {
  const { amount = 0 } = mention;
  if (amount < leastOfList || !isBareAfterFood(mention, language)) return undefined;
  const usual = resolve(withoutAmount(mention));
  const kcal = usual?.item.nutrients.calories_kcal ?? 0;
  if (!usual || kcal === 0) return undefined;
  // Of pieces, so many may weigh more.
  const grams = Math.max(amount, resolve(mention)?.portion.grams ?? 0);
  return { mention, energies: amount / kcal, portions: grams / usual.portion.grams };
}

const withoutAmount = ({ amount: _, unit: __, ...plain }: FoodMention): FoodMention => plain;

const withEnergy = (mention: FoodMention): FoodMention => ({
  ...withoutAmount(mention),
  figures: { amounts: { calories_kcal: mention.amount ?? 0 }, per: "all" },
});

/** "chicken 150 g": numbers without a unit are grams as well. */
const hasWeightAfter = ({ text = "", unit = "" }: FoodMention, { amounts }: Language) =>
  amounts.gramsByUnit.has(unit) && /^\p{L}.*\d\s?\p{L}{1,3}$/u.test(text);

/** "crisps 130", "crisps (130)" */
function isBareAfterFood(mention: FoodMention, { amounts }: Language): boolean {
  const { text = "", unit, figures, eatenPart, qualifiers = [] } = mention;
  return (
    numberAfterFood.test(text) &&
    (unit === undefined || unit === amounts.metricUnit) &&
    figures === undefined &&
    eatenPart === undefined &&
    qualifiers.length === 0
  );
}

/** The words of a mention with its number at the end: "crisps 130", "crisps (130)". */
export const numberAfterFood = /^\p{L}.*\d\)?$/u;
