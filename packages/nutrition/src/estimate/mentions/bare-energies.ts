import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { ResolvedMention } from "./resolve-mention.ts";

/** A smaller bare number is a count or a weight. */
const leastEnergy = 200;
/** Where another food of the message has a figure of energy. */
const leastNextToEnergy = 50;
/** More usual portions than this are implausible. */
const implausiblePortions = 3;
/** The energy of a food, as a multiple of its usual portion's. */
const plausibleEnergies = { least: 0.4, most: 3 };

/**
 * "fries 410, onion rings 320": a bare number after a food is its energy if so many pieces are far more than a
 * usual portion, and so much energy is not. After a food with a stated energy only the latter is asked: "soup 210 kcal, roll 180".
 */
export function readBareEnergies(
  mentions: readonly FoodMention[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): readonly FoodMention[] {
  const isListOfEnergies =
    mentions.some(({ figures }) => figures?.amounts.calories_kcal !== undefined) &&
    !mentions.some((mention) => isWeighedAfterFood(mention, language));
  const least = isListOfEnergies ? leastNextToEnergy : leastEnergy;
  return mentions.map((mention) => {
    const { amount, ...plain } = mention;
    if (amount === undefined || amount < least || !isBareAfterFood(mention)) return mention;
    const [counted, usual] = [resolve(mention), resolve(plain)];
    const kcal = usual?.item.nutrients.calories_kcal ?? 0;
    if (!counted || !usual || kcal === 0) return mention;
    const portions = counted.portion.grams / usual.portion.grams;
    const energies = amount / kcal;
    const isPlausible = energies >= plausibleEnergies.least && energies <= plausibleEnergies.most;
    return (portions > implausiblePortions || isListOfEnergies) && isPlausible
      ? { ...plain, figures: { amounts: { calories_kcal: amount }, per: "all" } }
      : mention;
  });
}

/** "crisps 130", "chicken 150 g" */
const isAfterFood = ({ text = "" }: FoodMention) => /^\p{L}.*\d\s?\p{L}{0,3}$/u.test(text);

/** "chicken 150 g": numbers without a unit are grams as well. */
const isWeighedAfterFood = (mention: FoodMention, { amounts }: Language) =>
  amounts.gramsByUnit.has(mention.unit ?? "") && isAfterFood(mention);

function isBareAfterFood(mention: FoodMention) {
  const { unit, figures, qualifiers = [] } = mention;
  return (
    isAfterFood(mention) && unit === undefined && figures === undefined && qualifiers.length === 0
  );
}
