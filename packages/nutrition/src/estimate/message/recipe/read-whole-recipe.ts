import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { readPartOfRecipe } from "../quantities/read-part-of-recipe.ts";
import { findIngredientList } from "./find-ingredient-list.ts";
import { findHeading, type Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";
import type { RecipeMessage } from "./read-recipe-message.ts";

/** A message about a cooked dish in which each word around the ingredients has a role, so that none is left out. */
export function readWholeRecipe(text: string, language: Language): RecipeMessage | undefined {
  const found = findIngredientList(text, language);
  if (!found) return undefined;
  const { pieces, list } = found;
  const ingredients = ingredientsOf(text, pieces, list, language);
  const read = ingredients && readPartOfRecipe(text, ingredients, language);
  if (!read) return undefined;
  const dish = read.dish || (findHeading(pieces, list, language)?.dish ?? "");
  // "750 ml cola, half a bar (dropped the other half)"
  const isBeside = language.quantityWords.accompanied.test(text.slice(0, ingredients.start));
  if (!read.isDivided && (dish === "" || isBeside)) return undefined;
  return {
    start: 0,
    end: text.length,
    eaten: { ...read.part, dish },
    spans: read.spans,
    shares: [],
    unread: [],
  };
}

/** The ingredients without what they made, before or after them, and without the weight of all. */
function ingredientsOf(
  text: string,
  pieces: readonly Piece[],
  list: Range,
  { quantityWords }: Language,
): Span | undefined {
  const { beforeIngredients, endOfIngredients, makingIngredients, wholeOfDish } = quantityWords;
  let [from, to] = [list.from, list.to];
  const wordsOf = (at: number, next = at) =>
    text.slice(pieces[at]?.start ?? 0, pieces[next]?.end ?? 0);
  const isWhole = (at: number) => wholeOfDish.test(wordsOf(at));
  const isMade = (at: number) =>
    pieces[at]?.isMeasured === false &&
    beforeIngredients.test(text.slice(pieces[at]?.start, pieces[at + 1]?.start));
  while (from < to && (isWhole(from) || isMade(from))) from += 1;
  while (to > from + 1 && isWhole(to - 1)) to -= 1;
  const { start: first, end: last } = {
    start: pieces[from]?.start ?? 0,
    end: pieces[to - 1]?.end ?? 0,
  };
  const start = first + (makingIngredients.exec(text.slice(first, last))?.[0].length ?? 0);
  const length = endOfIngredients.exec(text.slice(start, last))?.index;
  const end = length === undefined ? last : start + length;
  return end > start ? { start, end } : undefined;
}
