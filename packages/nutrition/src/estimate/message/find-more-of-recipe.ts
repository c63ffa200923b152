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
/** The same, or marks only. */
const separated = forLanguage(
  (language) => new RegExp(`^(?:${language.recipes.mealBetweenShares})$`, "i"),
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
  const from = { end: first?.end ?? end, eaten };
  const divided = findLaterParts(text, from, later, separated(language), language);
  const [own, ...others] = divided;
  const total = sumOf([{ eaten }]);
  if (own && others.length > 0 && Math.abs(sumOf(divided) - total) < roundingError)
    return { eaten: own.eaten, more: others, spans: divided };
  const found = findLaterParts(text, from, later, mealBetween(language), language);
  const more = sumOf(found) + total <= 1 ? found : [];
  return { eaten, more, spans: more };
}

const roundingError = 0.001;

const sumOf = (parts: readonly Pick<MoreOfRecipe, "eaten">[]) =>
  parts.reduce((sum, { eaten }) => sum + eaten.eaten / eaten.whole, 0);

function findLaterParts(
  text: string,
  { end: from, eaten }: { readonly end: number; readonly eaten: EatenPart },
  shares: readonly RecipeMatch[],
  between: RegExp,
  language: Language,
): readonly MoreOfRecipe[] {
  const whole = toWhole(eaten);
  const found: MoreOfRecipe[] = [];
  for (const share of shares) {
    const end = found.at(-1)?.end ?? from;
    if (share.start < end) continue;
    const part = toEatenPart(share, whole, whole, language);
    if (!part || !between.test(text.slice(end, share.start))) break;
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
