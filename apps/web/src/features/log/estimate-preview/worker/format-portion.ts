import type { MealItem } from "@morsel/nutrition";
import type { ReaderLanguage } from "@morsel/nutrition/estimate";

const noBreakSpace = "\u00a0";

/** Portion rules whose grams follow from a stated weight, volume or energy. */
const statedRules = new Set(["stated-weight", "stated-volume", "stated-energy"]);
/** Units without a plural, such as "medium". */
const unitsWithoutPlural = /\b(large|medium|small|regular|whole|miniature|\w+ed)$/;

/**
 * The stated amount of an item, to show after the food's words: '2' for eggs, '2 slices', '150 g'; in another
 * language, whose plurals are not known, '2 × Scheibe'. Undefined for an item with figures instead of a weight.
 */
export function formatPortion(
  { grams, portion }: MealItem,
  words: string,
  language?: ReaderLanguage,
): string | undefined {
  if (grams === null) return undefined;
  const { format } = new Intl.NumberFormat(language?.tag ?? "en-US", { maximumFractionDigits: 2 });
  const join = (count: number, unit: string) => `${format(count)}${noBreakSpace}${unit}`;
  const { rule, count = 1, unit = "serving" } = portion;
  if (statedRules.has(rule)) return join(grams < 10 ? grams : Math.round(grams), "g");
  const label = language?.wordingLanguage.wording.wordPortion(unit) ?? unit;
  // The label of a piece is its name, which a compound has as well: "Ei" of "Rühreier".
  const isWithin = !language || rule === "piece-count";
  const measure = removeRepeatedWords(label, words, isWithin);
  if (measure === "") return format(count);
  if (count === 1 && unitsWithoutPlural.test(unit)) return measure;
  if (language) return join(count, count === 1 ? measure : `×${noBreakSpace}${measure}`);
  const isPlural = count > 1 && !unitsWithoutPlural.test(measure);
  return join(count, isPlural ? pluralOf(measure) : measure);
}

/**
 * The unit without words that the food's words have: "" for "egg" of eggs, "medium" for "medium pizza" of pizza.
 * @param isWithin A word of the food may contain a word of the unit.
 */
function removeRepeatedWords(unit: string, words: string, isWithin: boolean): string {
  const said = words.toLowerCase();
  const saidWords = said.split(/[^\p{L}]+/u);
  // Without the last letter, because "strawberries" does not contain "strawberry".
  const isSaid = (word: string) =>
    isWithin ? said.includes(word.length > 4 ? word.slice(0, -1) : word) : saidWords.includes(word);
  return unit
    .split(" ")
    .filter((word) => !isSaid(word.toLowerCase()))
    .join(" ");
}

function pluralOf(unit: string): string {
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}
