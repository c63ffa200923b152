import type { MealItem } from "@morsel/nutrition";

const noBreakSpace = "\u00a0";
const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Rules by which the grams are what was said, or follow from it. */
const weighed = new Set(["stated-weight", "stated-volume", "stated-energy"]);
/** A unit that ends with one of these is a quality, and has no plural. */
const qualities = /\b(large|medium|small|regular|whole|miniature|\w+ed)$/;

/**
 * The amount that was said of an item, behind the food's words: '2' for eggs, '2 slices', '150 g';
 * undefined where figures were said in place of one.
 */
export function formatPortion({ grams, portion }: MealItem, words: string): string | undefined {
  if (grams === null) return undefined;
  const { rule, count = 1, unit = "serving" } = portion;
  if (weighed.has(rule)) return join(grams < 10 ? grams : Math.round(grams), "g");
  const measure = unsaid(unit, words);
  if (measure === "") return format.format(count);
  if (qualities.test(measure)) return count === 1 ? measure : join(count, measure);
  return join(count, count > 1 ? pluralOf(measure) : measure);
}

/** The unit without what the food's words say already: nothing of "egg" for eggs, "medium" of a "medium pizza". */
function unsaid(unit: string, words: string): string {
  const said = words.toLowerCase();
  // Without its last letter: strawberries hold no "strawberry".
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
