import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { saysPartOfPlate } from "./find-plate-shares.ts";
import { findRecipes, findWholeRecipe, type Recipe } from "./find-recipes.ts";
import { hasMoreFigures } from "./quantities/read-part-of-recipe.ts";

/** The recipes of a message; what others ate of a dish is masked: "my sister took the other half". */
export function findRecipesIn(
  message: string,
  masked: string,
  mayBeCooked: boolean,
  language: Language,
): readonly Recipe[] {
  if (!mayBeCooked) return [];
  if (saysPartOfPlate(message, language)) return [];
  const whole = findWholeRecipe(message, language);
  if (whole.length > 0) return whole;
  const found = findRecipes(masked, language);
  const recipes = found.length > 0 ? found : findRecipes(message, language);
  return recipes.map((recipe) =>
    recipe.more.length === 0 && hasMoreFigures(message, recipe.spans, language)
      ? { ...recipe, isDoubtful: true }
      : recipe,
  );
}

/** "hummus, shared with two mates so three of us, and I had 1 pitta": a dish without ingredients was not cooked. */
export const isNothingCooked = (
  recipes: readonly Recipe[],
  ingredients: ReadonlyMap<Recipe, readonly FoodMention[]>,
): boolean =>
  recipes.length > 0 && recipes.every((one) => (ingredients.get(one) ?? []).length === 0);
