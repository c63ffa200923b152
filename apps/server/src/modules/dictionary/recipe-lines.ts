import type { OwnFoodRequest, RecipePreviewRequest } from "@morsel/contracts";
import type { MealEstimate } from "@morsel/nutrition";
import {
  type DictionaryEntry,
  type FoodIndex,
  findRecipeOfMessage,
  type MessageLanguages,
  readIngredientLine,
} from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { areItemsAsLogged, findMealRow, rowToEstimate } from "../meals/index.ts";
import {
  findOwnFoodRow,
  parseRecipe,
  type StoredLine,
  type StoredRecipe,
} from "./own-food-rows.ts";

type RecipeRequest = Extract<OwnFoodRequest, { kind: "recipe" }> | RecipePreviewRequest;

/** What words of a user are read with. */
export interface WordReading {
  readonly foods: FoodIndex;
  readonly languages: MessageLanguages;
}

export interface LineReading extends WordReading {
  readonly dictionary: readonly DictionaryEntry[];
}

/** The recipe that a meal would be. */
export interface MealRecipe extends StoredRecipe {
  readonly name: string;
  /** True if the meal's message describes a recipe: "serves 4, I had one". */
  readonly isDescribed: boolean;
}

/**
 * Reads the lines of a recipe. Those with the same words as in the meal or recipe that it is based on keep
 * their foods and figures.
 */
export function readRecipe(
  { lines, servings, cooked_g }: RecipeRequest,
  known: readonly StoredLine[],
  reading: LineReading,
): StoredRecipe {
  const knownByWords = new Map(known.map((line) => [line.words, line]));
  return {
    lines: lines.map((words) => knownByWords.get(words) ?? readLine(words, reading)),
    servings,
    cookedGrams: cooked_g,
  };
}

function readLine(words: string, reading: LineReading): StoredLine {
  const { foods, dictionary, languages } = reading;
  const { items, unmatched } = readIngredientLine(words, foods, { dictionary, ...languages });
  return {
    words,
    items: items.map(({ food, grams, nutrients }) => ({ name: food.name, grams, nutrients })),
    notCounted: unmatched,
  };
}

/** The lines of the meal or own food that a recipe is based on; none if it no longer exists. */
export async function findKnownLines(
  queries: Queries,
  userId: string,
  reading: LineReading,
  basis: RecipeRequest["based_on"],
): Promise<readonly StoredLine[]> {
  if (!basis) return [];
  if (basis.kind === "own-food") {
    const row = await findOwnFoodRow(queries, userId, basis.id);
    return (row && parseRecipe(row)?.lines) ?? [];
  }
  const row = await findMealRow(queries, userId, basis.id);
  return row ? (await rowToRecipe(queries, row, reading)).lines : [];
}

/** The recipe that a logged meal would be. Throws `meal_not_found`. */
export async function draftRecipe(
  queries: Queries,
  userId: string,
  mealId: string,
  reading: LineReading,
): Promise<MealRecipe> {
  const row = await findMealRow(queries, userId, mealId);
  if (!row) throw new ExpectedError("meal_not_found");
  return rowToRecipe(queries, row, reading);
}

async function rowToRecipe(
  queries: Queries,
  row: MealRow,
  reading: LineReading,
): Promise<MealRecipe> {
  const isAsLogged = await areItemsAsLogged(queries, row);
  return toRecipe(rowToEstimate(row), isAsLogged, reading);
}

const wordingOf = ({ foods, languages }: WordReading) =>
  (languages.language?.wordingLanguage ?? foods.language).wording;

/**
 * A meal as a recipe: the whole dish if its message describes one and the meal has the items that were logged;
 * otherwise its foods in the amounts that were eaten, as one serving.
 */
export function toRecipe(
  meal: MealEstimate,
  isAsLogged: boolean,
  reading: LineReading,
): MealRecipe {
  const { foods, languages } = reading;
  const described = isAsLogged
    ? findRecipeOfMessage(meal.description, foods, languages)
    : undefined;
  if (described) {
    const { name, servings, cookedGrams } = described;
    return {
      name: name === "" ? meal.title : wordingOf(reading).wordOwnRecipe(name),
      lines: described.lines.map((words) => readLine(words, reading)),
      servings,
      cookedGrams,
      isDescribed: true,
    };
  }
  const lines = meal.items.map(({ food, grams, nutrients, text }) => ({
    words: grams === null ? text : `${grams} g ${food.name}`,
    items: [{ name: food.name, grams, nutrients }],
    notCounted: [],
  }));
  return { name: meal.title, lines, servings: 1, cookedGrams: null, isDescribed: false };
}
