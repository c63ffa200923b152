import type { FoodMention } from "./mentions.ts";
import type { ResolvedMention } from "./resolve-mention.ts";

/** A smaller bare number is a count or a weight. */
const leastEnergy = 200;
/** More usual portions than this are implausible. */
const implausiblePortions = 3;
/** The energy of a food, as a multiple of its usual portion's. */
const plausibleEnergies = { least: 0.4, most: 3 };

/**
 * "fries 410, onion rings 320": a bare number after a food is its energy if so many pieces are far more than a
 * usual portion, and so much energy is not.
 */
export function readBareEnergies(
  mentions: readonly FoodMention[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
): readonly FoodMention[] {
  return mentions.map((mention) => {
    const { amount, ...plain } = mention;
    if (amount === undefined || amount < leastEnergy || !isBareAfterFood(mention)) return mention;
    const [counted, usual] = [resolve(mention), resolve(plain)];
    const kcal = usual?.item.nutrients.calories_kcal ?? 0;
    if (!counted || !usual || kcal === 0) return mention;
    const portions = counted.portion.grams / usual.portion.grams;
    const energies = amount / kcal;
    const { least, most } = plausibleEnergies;
    return portions > implausiblePortions && energies >= least && energies <= most
      ? { ...plain, figures: { amounts: { calories_kcal: amount }, per: "all" } }
      : mention;
  });
}

function isBareAfterFood({ text = "", words, unit, figures, qualifiers = [] }: FoodMention) {
  const isAfter = text.toLowerCase().startsWith(words.toLowerCase());
  return isAfter && unit === undefined && figures === undefined && qualifiers.length === 0;
}
