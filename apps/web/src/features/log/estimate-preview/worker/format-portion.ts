import type { MealItem } from "@morsel/nutrition";

const noBreakSpace = "\u00a0";
const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Portion rules whose grams follow from a stated weight, volume or energy. */
const statedRules = new Set(["stated-weight", "stated-volume", "stated-energy"]);
/** Units without a plural, such as "medium". */
const unitsWithoutPlural = /\b(large|medium|small|regular|whole|miniature|\w+ed)$/;

/**
 * The stated amount of an item, to show after the food's words: '2' for eggs, '2 slices', '150 g';
 * undefined for an item with figures instead of a weight.
 */
export function formatPortion({ grams, portion }: MealItem, words: string): string | undefined {
  if (grams === null) return undefined;
  const { rule, count = 1, unit = "serving" } = portion;
  if (statedRules.has(rule)) return join(grams < 10 ? grams : Math.round(grams), "g");
  const measure = removeRepeatedWords(unit, words);
  if (measure === "") return format.format(count);
  if (unitsWithoutPlural.test(measure)) return count === 1 ? measure : join(count, measure);
  return join(count, count > 1 ? pluralOf(measure) : measure);
}

/** The unit without words that the food's words contain: "" for "egg" of eggs, "medium" for "medium pizza" of pizza. */
function removeRepeatedWords(unit: string, words: string): string {
  const said = words.toLowerCase();
  // Without the last letter, because "strawberries" does not contain "strawberry".
  const isSaid = (word: string) => said.includes(word.length > 4 ? word.slice(0, -1) : word);
  return unit
    .split(" ")
    .filter((word) => !isSaid(word.toLowerCase()))
    .join(" ");
}

function join(count: number, unit: string): string {
  return `${format.format(count)}${noBreakSpace}${unit}`;
}

function pluralOf(unit: string): string {
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}
