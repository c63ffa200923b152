import { randomUUIDv7 } from "node:crypto";
import {
  maxOwnFoods,
  mealRestorableMs,
  type OwnFoodRequest,
  type SavedOwnFood,
} from "@morsel/contracts";
import {
  isHeavierThanItself,
  nutrientAmounts,
  type OwnFigures,
  parseBarcode,
  recipeFigures,
} from "@morsel/nutrition";
import { type DictionaryEntry, isUsablePhrase, phraseKey } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import type { OwnFoodRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { findMealRow } from "../meals/index.ts";
import { isPhraseDefined, readDictionary } from "./dictionary-store.ts";
import {
  figuresToColumns,
  findOwnFoodRow,
  rowToSaved,
  type StoredRecipe,
} from "./own-food-rows.ts";
import { requireUnusedNames } from "./own-names.ts";
import { findKnownLines, type MealRecipe, readRecipe, type WordReading } from "./recipe-lines.ts";

/** A user's own foods and recipes, sorted by name. */
export async function listOwnFoods(queries: Queries, userId: string): Promise<SavedOwnFood[]> {
  const rows = await queries
    .selectFrom("own_foods")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .execute();
  const byName = (one: OwnFoodRow, other: OwnFoodRow) =>
    phraseKey(one.name) < phraseKey(other.name) ? -1 : 1;
  return rows.sort(byName).map(rowToSaved);
}

/**
 * Adds a food or recipe; a resend with the same key returns what the first added. Throws `own_word_unusable`,
 * `own_name_taken`, `own_food_too_heavy`, `barcode_invalid`, `recipe_unread` and `too_many_own_foods`.
 */
export async function addOwnFood(
  queries: Queries,
  words: WordReading,
  userId: string,
  request: OwnFoodRequest,
  idempotencyKey: string | null,
): Promise<SavedOwnFood> {
  const content = await toContent(queries, words, userId, request);
  const mealId = await findMealOfRequest(queries, userId, request);
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const earlier = await findByKey(trx, userId, idempotencyKey);
    return earlier
      ? rowToSaved(earlier)
      : insertOwnFood(trx, userId, content, { mealId, idempotencyKey });
  });
}

/** The id of the meal that a recipe is saved from; null if there is none. */
async function findMealOfRequest(
  queries: Queries,
  userId: string,
  request: OwnFoodRequest,
): Promise<string | null> {
  if (request.kind === "food" || request.based_on?.kind !== "meal") return null;
  return (await findMealRow(queries, userId, request.based_on.id))?.id ?? null;
}

async function findByKey(
  queries: Queries,
  userId: string,
  key: string | null,
): Promise<OwnFoodRow | undefined> {
  if (key === null) return undefined;
  return queries
    .selectFrom("own_foods")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/**
 * Changes a food or recipe; logged meals keep their figures. Throws as `addOwnFood` does, and
 * `own_food_not_found`.
 */
export async function changeOwnFood(
  queries: Queries,
  words: WordReading,
  userId: string,
  id: string,
  request: OwnFoodRequest,
): Promise<SavedOwnFood> {
  const before = await findOwnFoodRow(queries, userId, id);
  if (before?.kind !== request.kind) throw new ExpectedError("own_food_not_found");
  const basis = { kind: "own-food", id } as const;
  const based = request.kind === "recipe" ? { ...request, based_on: basis } : request;
  const content = await toContent(queries, words, userId, based, id);
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const row = await findOwnFoodRow(trx, userId, id);
    if (!row) throw new ExpectedError("own_food_not_found");
    await requireUnusedNames(trx, userId, content.names, id);
    const isSame = (Object.keys(content.columns) as (keyof typeof content.columns)[]).every(
      (column) => row[column] === content.columns[column],
    );
    const version = isSame ? row.version : row.version + 1;
    const { barcode = row.barcode } = content;
    const changed = { ...content.columns, barcode, version, updated_at: Date.now() };
    await trx
      .updateTable("own_foods")
      .set(changed)
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .execute();
    await deleteNames(trx, userId, id);
    await insertNames(trx, userId, id, content.names);
    return rowToSaved({ ...row, ...changed });
  });
}

/** Saves a meal as a recipe, in the transaction of its edit. Throws as `addOwnFood` does. */
export async function addRecipeOfMeal(
  queries: Queries,
  userId: string,
  { name, lines, servings, cookedGrams }: MealRecipe,
  mealId: string,
): Promise<void> {
  const content = recipeContent([name], { lines, servings, cookedGrams });
  await insertOwnFood(queries, userId, content, { mealId, idempotencyKey: null });
}

/** Why a recipe of this name cannot be added; undefined if it can. */
export async function findRecipeRefusal(
  queries: Queries,
  userId: string,
  name: string,
): Promise<"own_name_taken" | "too_many_own_foods" | undefined> {
  if (await isPhraseDefined(queries, userId, name)) return "own_name_taken";
  return (await isFull(queries, userId)) ? "too_many_own_foods" : undefined;
}

/** Deletes a food or recipe; it can be restored for `mealRestorableMs`. Throws `own_food_not_found`. */
export async function deleteOwnFood(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const { numUpdatedRows } = await trx
      .updateTable("own_foods")
      .set({ deleted_at: Date.now() })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ExpectedError("own_food_not_found");
    await deleteNames(trx, userId, id);
  });
}

/**
 * Restores a deleted food or recipe; one that is not deleted stays as it is. Throws `own_food_not_found`,
 * `own_name_taken` and `too_many_own_foods`.
 */
export async function restoreOwnFood(
  queries: Queries,
  userId: string,
  id: string,
): Promise<SavedOwnFood> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const row = await trx
      .selectFrom("own_foods")
      .selectAll()
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw new ExpectedError("own_food_not_found");
    if (row.deleted_at === null) return rowToSaved(row);
    if (row.deleted_at <= Date.now() - mealRestorableMs)
      throw new ExpectedError("own_food_not_found");
    const names = [row.name, ...(JSON.parse(row.other_names_json) as string[])];
    await requireUnusedNames(trx, userId, names);
    await requireSpace(trx, userId);
    await trx
      .updateTable("own_foods")
      .set({ deleted_at: null })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .execute();
    await insertNames(trx, userId, id, names);
    return rowToSaved(row);
  });
}

/** Forgets the foods that can no longer be restored. */
export async function purgeDeletedOwnFoods(queries: Queries): Promise<void> {
  await queries
    .deleteFrom("own_foods")
    .where("deleted_at", "<=", Date.now() - mealRestorableMs)
    .execute();
}

/** The meal and the request that a food or recipe is from. */
interface Origin {
  readonly mealId: string | null;
  readonly idempotencyKey: string | null;
}

/** A food or recipe before it has an id. */
interface Content {
  readonly names: readonly string[];
  readonly kind: OwnFoodRow["kind"];
  readonly columns: Pick<
    OwnFoodRow,
    "name" | "other_names_json" | "per" | "serving_g" | "figures_json" | "recipe_json"
  >;
  /** 14 digits; undefined if the request has none. */
  readonly barcode?: string | null | undefined;
}

async function toContent(
  queries: Queries,
  words: WordReading,
  userId: string,
  request: OwnFoodRequest,
  exceptId?: string,
): Promise<Content> {
  const names = distinctNames(request.name, request.other_names);
  if (!names.every((name) => isUsablePhrase(name))) throw new ExpectedError("own_word_unusable");
  if (request.kind === "food") {
    const figures: OwnFigures = {
      amounts: nutrientAmounts(request.figures),
      per: request.per,
      servingGrams: request.serving_g,
    };
    if (isHeavierThanItself(figures)) throw new ExpectedError("own_food_too_heavy");
    return {
      kind: "food",
      names,
      columns: { ...toNameColumns(names), ...figuresToColumns(figures), recipe_json: null },
      barcode: request.barcode === undefined ? undefined : requireBarcode(request.barcode),
    };
  }
  const recipe = await readRequestedRecipe(queries, words, userId, request, exceptId);
  return recipeContent(names, recipe);
}

/** Reads the recipe of a request. It cannot contain itself. */
export async function readRequestedRecipe(
  queries: Queries,
  words: WordReading,
  userId: string,
  request: Parameters<typeof readRecipe>[0],
  exceptId?: string,
): Promise<StoredRecipe> {
  const dictionary = await readDictionary(queries, userId);
  const reading = { ...words, dictionary };
  const known = await findKnownLines(queries, userId, reading, request.based_on);
  return readRecipe(request, known, {
    ...words,
    dictionary: withoutFood(dictionary, exceptId),
  });
}

const withoutFood = (dictionary: readonly DictionaryEntry[], id: string | undefined) =>
  id === undefined ? dictionary : dictionary.filter(({ food }) => !food?.id.endsWith(id));

function recipeContent(names: readonly string[], recipe: StoredRecipe): Content {
  const items = recipe.lines.flatMap((line) => line.items);
  if (items.length === 0) throw new ExpectedError("recipe_unread");
  const figures = recipeFigures(items, recipe);
  const columns = {
    ...toNameColumns(names),
    ...figuresToColumns(figures),
    recipe_json: JSON.stringify(recipe),
  };
  return { kind: "recipe", names, columns };
}

/** Throws `barcode_invalid`. */
function requireBarcode(text: string): string {
  const [gtin] = parseBarcode(text);
  if (gtin === undefined) throw new ExpectedError("barcode_invalid");
  return gtin;
}

const toNameColumns = ([name = "", ...others]: readonly string[]) => ({
  name,
  other_names_json: JSON.stringify(others),
});

/** The names without repetitions. */
function distinctNames(name: string, others: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const one of [name, ...others]) {
    const key = phraseKey(one);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

async function insertOwnFood(
  queries: Queries,
  userId: string,
  { names, kind, columns, barcode = null }: Content,
  { mealId, idempotencyKey }: Origin,
): Promise<SavedOwnFood> {
  await requireUnusedNames(queries, userId, names);
  await requireSpace(queries, userId);
  const nowMs = Date.now();
  const row: OwnFoodRow = {
    user_id: userId,
    id: randomUUIDv7(),
    kind,
    ...columns,
    barcode,
    meal_id: mealId,
    idempotency_key: idempotencyKey,
    version: 1,
    created_at: nowMs,
    updated_at: nowMs,
    deleted_at: null,
  };
  await queries.insertInto("own_foods").values(row).execute();
  await insertNames(queries, userId, row.id, names);
  return rowToSaved(row);
}

async function requireSpace(queries: Queries, userId: string): Promise<void> {
  if (await isFull(queries, userId)) throw new ExpectedError("too_many_own_foods");
}

async function isFull(queries: Queries, userId: string): Promise<boolean> {
  const { count } = await queries
    .selectFrom("own_foods")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count) >= maxOwnFoods;
}

async function insertNames(
  queries: Queries,
  userId: string,
  foodId: string,
  names: readonly string[],
): Promise<void> {
  const rows = names.map((name) => ({
    user_id: userId,
    name_key: phraseKey(name),
    food_id: foodId,
  }));
  await queries.insertInto("own_food_names").values(rows).execute();
}

async function deleteNames(queries: Queries, userId: string, foodId: string): Promise<void> {
  await queries
    .deleteFrom("own_food_names")
    .where("user_id", "=", userId)
    .where("food_id", "=", foodId)
    .execute();
}
