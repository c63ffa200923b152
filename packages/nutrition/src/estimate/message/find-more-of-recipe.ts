import { forLanguage, type Language } from "../../languages/language.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { type RecipeMatch, toEatenPart } from "./eaten-part.ts";

/** A part of a dish that was eaten at another meal. */
export interface MoreOfRecipe extends Span {
  readonly eaten: EatenPart;
}

const mealBetween = forLanguage(
  (language) => new RegExp(`^(?=.*[a-z])(?:${language.recipes.mealBetweenShares})$`, "i"),
);

/** "had 1 for breakfast and 2 for lunch": the shares after the first that only a meal or time separates. */
export function findMoreOfRecipe(
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
  const all = [eaten, ...found.map((more) => more.eaten)];
  const sum = all.reduce((total, part) => total + part.eaten / part.whole, 0);
  return sum <= 1 ? found : [];
}

/** The yield or the cooked weight of the dish, in the form of a remark. */
const toWhole = ({ whole, unit }: EatenPart): RecipeMatch => ({
  start: 0,
  end: 0,
  groups: unit === undefined ? { count: `${whole}` } : { grams: `${whole}`, unit },
});
