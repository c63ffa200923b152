import type { Language } from "../../languages/language.ts";
import type { EatenPart } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { findPartsAtMeals, type MoreOfRecipe } from "./find-more-of-recipe.ts";
import { readRecipeMessage } from "./recipe/read-recipe-message.ts";
import { readWholeRecipe } from "./recipe/read-whole-recipe.ts";

/** A cooked dish in a message. The person ate a part of it. */
export interface Recipe extends Span {
  readonly eaten: EatenPart;
  /** The words that name the dish, its portions and the eaten part: not ingredients. */
  readonly spans: readonly Span[];
  /** What was eaten of it at other meals. */
  readonly more: readonly MoreOfRecipe[];
  /** A figure around its ingredients may be unread. */
  readonly isDoubtful?: boolean;
  /** Words of its remarks that are not understood. */
  readonly unread?: readonly Span[];
}

/** The dish of a message whose words all have a role, except those of its ingredients. */
export function findWholeRecipe(text: string, language: Language): readonly Recipe[] {
  const read = readWholeRecipe(text.replaceAll("’", "'"), language);
  return read && !isOfSeveralMeals(text, read, language) ? [{ ...read, more: [] }] : [];
}

/** The dish of a message that is read by the kinds of its pieces. */
export function findRecipes(text: string, language: Language): readonly Recipe[] {
  const read = readRecipeMessage(text.replaceAll("’", "'"), language);
  if (read === undefined || isOfSeveralMeals(text, read, language)) return [];
  const { eaten, more, spans } = findPartsAtMeals(text, read, language);
  return [{ ...read, eaten, more, spans: [...read.spans, ...spans] }];
}

/** "breakfast: 200 g skyr, 1 tbsp jam. lunch: 400 g soup, half": a part of one meal divides no other. */
const isOfSeveralMeals = (text: string, { start, end }: Span, { recipes }: Language) =>
  [...text.slice(start, end).matchAll(recipes.headingOfMeal)].some(({ index }) => index > 0);
