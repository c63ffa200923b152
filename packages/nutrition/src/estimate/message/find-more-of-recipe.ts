import { forLanguage, type Language } from "../../languages/language.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { type RecipeMatch, toEatenPart } from "./eaten-part.ts";
import type { RecipeMessage } from "./recipe/read-recipe-message.ts";

/** A part of a dish that was eaten at another meal. */
export interface MoreOfRecipe extends Span {
  readonly eaten: EatenPart;
}

const mealBetween = forLanguage(
  (language) => new RegExp(`^(?=.*[a-z])(?:${language.recipes.mealBetweenShares})$`, "i"),
);

/** What was eaten of a dish: first, at other meals, and the words that say so. */
export interface PartsAtMeals {
  readonly eaten: EatenPart;
  readonly more: readonly MoreOfRecipe[];
  readonly spans: readonly Span[];
}

/**
 * "had 1 for breakfast and 2 for lunch": the shares after the first that only a meal or time separates. In "had 3 today, one for
 * lunch and two for dinner" the first share is the sum of the others.
 */
export function findPartsAtMeals(
  text: string,
  { end, eaten, shares }: Pick<RecipeMessage, "end" | "eaten" | "shares">,
  language: Language,
): PartsAtMeals {
  const [first, ...later] = shares;
  const found = findLaterParts(text, { end: first?.end ?? end, eaten }, later, language);
  const [own, ...more] = found;
  const sum = sumOf(found);
  if (own && more.length > 0 && Math.abs(sum - sumOf([{ eaten }])) < roundingError)
    return { eaten: own.eaten, more, spans: found };
  const known = sum + sumOf([{ eaten }]) <= 1 ? found : [];
  return { eaten, more: known, spans: known };
}

const roundingError = 0.001;

const sumOf = (parts: readonly Pick<MoreOfRecipe, "eaten">[]) =>
  parts.reduce((sum, { eaten }) => sum + eaten.eaten / eaten.whole, 0);

function findLaterParts(
  text: string,
  { end: from, eaten }: { readonly end: number; readonly eaten: EatenPart },
  shares: readonly RecipeMatch[],
  language: Language,
): readonly MoreOfRecipe[] {
  const whole = toWhole(eaten);
  const found: MoreOfRecipe[] = [];
  for (const share of shares) {
    const end = found.at(-1)?.end ?? from;
    if (share.start < end) continue;
    const part = toEatenPart(share, whole, whole, language);
    if (!part || !mealBetween(language).test(text.slice(end, share.start))) break;
    const { start } = share;
    found.push({ start, end: share.end, eaten: { ...part, dish: eaten.dish } });
  }
  return found;
}

/** The yield or the cooked weight of the dish, in the form of a remark. */
const toWhole = ({ whole, unit }: EatenPart): RecipeMatch => ({
  start: 0,
  end: 0,
  groups: unit === undefined ? { count: `${whole}` } : { grams: `${whole}`, unit },
});
