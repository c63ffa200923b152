import type { OwnFoodFigures, SavedOwnFood } from "@morsel/contracts";
import {
  formatBarcode,
  type NutrientAmounts,
  nutrientAmounts,
  nutrientIds,
  type OwnFigures,
  type OwnFood,
  type RecipeYield,
  roundTo,
} from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import type { OwnFoodRow } from "../../database/tables.ts";

/** A food of a recipe's line, as it was read. */
export interface StoredIngredient {
  readonly name: string;
  readonly grams: number | null;
  readonly nutrients: NutrientAmounts;
}

/** A line of a recipe with its foods, so that its figures do not change until its words do. */
export interface StoredLine {
  readonly words: string;
  readonly items: readonly StoredIngredient[];
  readonly notCounted: readonly string[];
}

/** The column `recipe_json`. */
export interface StoredRecipe extends RecipeYield {
  readonly lines: readonly StoredLine[];
}

const foodColumns = [
  "id",
  "kind",
  "name",
  "other_names_json",
  "per",
  "serving_g",
  "figures_json",
  "version",
] as const;

/** A user's own foods and recipes, for the engine. */
export async function readOwnFoods(queries: Queries, userId: string): Promise<OwnFood[]> {
  const rows = await queries
    .selectFrom("own_foods")
    .select(foodColumns)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(rowToOwnFood);
}

/** The row of a food that is not deleted. */
export async function findOwnFoodRow(
  queries: Queries,
  userId: string,
  id: string,
): Promise<OwnFoodRow | undefined> {
  return queries
    .selectFrom("own_foods")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The user's own food with one of these barcodes, the one that was changed last. */
export async function findSavedFoodOfBarcode(
  queries: Queries,
  userId: string,
  gtins: readonly string[],
): Promise<SavedOwnFood | undefined> {
  const row = await queries
    .selectFrom("own_foods")
    .selectAll()
    .where("user_id", "=", userId)
    .where("barcode", "in", gtins)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
  return row && rowToSaved(row);
}

/** A row as the engine's food. */
export function rowToOwnFood(row: Pick<OwnFoodRow, (typeof foodColumns)[number]>): OwnFood {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    otherNames: JSON.parse(row.other_names_json),
    amounts: nutrientAmounts(JSON.parse(row.figures_json)),
    per: row.per,
    servingGrams: row.serving_g,
    version: row.version,
  };
}

/** A row as the API's food. */
export function rowToSaved(row: OwnFoodRow): SavedOwnFood {
  const recipe = parseRecipe(row);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    other_names: JSON.parse(row.other_names_json),
    per: row.per,
    serving_g: row.serving_g,
    figures: JSON.parse(row.figures_json),
    recipe: recipe && {
      lines: recipe.lines.map(toLineEntry),
      servings: recipe.servings,
      cooked_g: recipe.cookedGrams,
    },
    barcode: row.barcode === null ? null : formatBarcode(row.barcode),
    meal_id: row.meal_id,
    version: row.version,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

export function parseRecipe({ recipe_json }: Pick<OwnFoodRow, "recipe_json">): StoredRecipe | null {
  return recipe_json === null ? null : JSON.parse(recipe_json);
}

export function toLineEntry({ words, items, notCounted }: StoredLine) {
  return {
    words,
    items: items.map(({ name, grams, nutrients }) => ({
      name,
      grams,
      calories_kcal: nutrients.calories_kcal,
    })),
    not_counted: [...notCounted],
  };
}

/** Figures as columns of a row. */
export function figuresToColumns({ amounts, per, servingGrams }: OwnFigures) {
  return { per, serving_g: servingGrams, figures_json: JSON.stringify(toKnownFigures(amounts)) };
}

/** The known amounts. */
export function toKnownFigures(amounts: NutrientAmounts): OwnFoodFigures {
  return Object.fromEntries(
    nutrientIds.flatMap((id) => {
      const amount = amounts[id];
      return amount === null ? [] : [[id, roundTo(amount, 3)]];
    }),
  );
}
