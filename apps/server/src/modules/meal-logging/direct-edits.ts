import {
  type DirectEdit,
  type EditedMeal,
  editFailureSentence,
  type FoodSuggestions,
  type ItemChoices,
  type LanguageId,
} from "@morsel/contracts";
import {
  type EditOperation,
  type Food,
  isProductId,
  type MealItem,
  macroIds,
} from "@morsel/nutrition";
import type { DictionaryEntry, ReaderLanguage } from "@morsel/nutrition/estimate";
import type { ItemAlternatives } from "../../ai/meal-editor.ts";
import type { Database, Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readDictionary, settleQuestion } from "../dictionary/index.ts";
import { toPortion } from "../foods/index.ts";
import {
  findMealRow,
  findUndo,
  type MealEdit,
  pickAmounts,
  rowToEstimate,
  toMealEdit,
  writeEdit,
} from "../meals/index.ts";
import { findProductEntries, productToEntry } from "../products/index.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { requireNoActiveEdit } from "./edit-store.ts";
import { toKnown } from "./quick-add.ts";

/** The version of a meal that the user saw. */
interface MealVersionRef {
  readonly userId: string;
  readonly mealId: string;
  readonly version: number;
}

/**
 * Applies a user's operations immediately. Throws `meal_not_found`, `edit_underway`,
 * `edit_conflict` or `edit_refused`.
 */
export async function applyDirectEdit(
  {
    database,
    editor,
    products,
    findLanguages,
  }: Pick<MealLoggingDeps, "database" | "editor" | "products" | "findLanguages">,
  seen: MealVersionRef,
  operations: readonly DirectEdit[],
  timeZone: string | undefined,
  language: LanguageId,
): Promise<EditedMeal> {
  const languages = await findLanguages(seen.userId, language);
  return changeMeal(database, seen, async (queries, row) => {
    const meal = rowToEstimate(row);
    const ids = operations.map((one) => ("food_id" in one ? one.food_id : undefined));
    const dictionary = [
      ...(await readDictionary(queries, seen.userId)),
      ...findProductEntries(
        products,
        [...meal.items.map(({ food }) => food.id), ...ids],
        languages.tag,
      ),
    ];
    const written = {
      ...languages,
      ...{ nowMs: Date.now(), timeZone: timeZone ?? row.time_zone, dictionary },
    };
    const outcome = editor.applyOperations(meal, operations.map(toOperation), written);
    if (outcome.kind === "changed") {
      await settleQuestion(queries, seen.userId, meal, outcome.meal);
      return toMealEdit(row, meal, outcome, written.timeZone);
    }
    if (outcome.kind === "undo") throw new ExpectedError("edit_refused");
    const message = editFailureSentence(outcome.refusal, outcome.words);
    throw new ExpectedError("edit_refused", { message });
  });
}

/** Undoes the latest edit. Throws as `applyDirectEdit` does, and `nothing_to_undo`. */
export async function undoEdit(database: Database, seen: MealVersionRef): Promise<EditedMeal> {
  return changeMeal(database, seen, async (queries, row) => {
    const undo = await findUndo(queries, row);
    if (!undo) throw new ExpectedError("nothing_to_undo");
    const restored = rowToEstimate({ ...row, ...undo.after });
    await settleQuestion(queries, seen.userId, rowToEstimate(row), restored);
    return undo;
  });
}

async function changeMeal(
  database: Database,
  { userId, mealId, version }: MealVersionRef,
  toEdit: (queries: Queries, row: MealRow) => Promise<MealEdit>,
): Promise<EditedMeal> {
  return database.queries.transaction().execute(async (queries) => {
    await lockUser(queries, userId);
    const row = await findMealRow(queries, userId, mealId);
    if (!row) throw new ExpectedError("meal_not_found");
    await requireNoActiveEdit(queries, userId, mealId);
    if (row.version !== version) throw new ExpectedError("edit_conflict");
    const edit = await toEdit(queries, row);
    const meal = await writeEdit(queries, edit);
    if (!meal) throw new ExpectedError("edit_conflict");
    return { meal, patch: edit.patch };
  });
}

/** Converts an operation of the API to the engine's. */
function toOperation(edit: DirectEdit): EditOperation {
  switch (edit.kind) {
    case "add": {
      const { words, food_id: foodId, amounts } = edit;
      return {
        kind: "add-words",
        words,
        ...(foodId !== undefined && { foodId }),
        ...(amounts && { amounts: toKnown(amounts) }),
      };
    }
    case "choose-food":
      return { kind: "choose-food", item: edit.item, foodId: edit.food_id };
    case "set-time":
      return { kind: "set-time", consumedAtMs: Date.parse(edit.consumed_at) };
    case "set-meal-type":
      return { kind: "set-meal-type", mealType: edit.meal_type };
    case "set-figures":
      return { ...edit, amounts: toKnown(edit.amounts) };
    default:
      return edit;
  }
}

/** The alternatives for an item of a meal. Throws `meal_not_found` or `item_not_found`. */
export async function getChoices(
  {
    database: { queries },
    editor,
    products,
    findLanguages,
  }: Pick<MealLoggingDeps, "database" | "editor" | "products" | "findLanguages">,
  {
    userId,
    mealId,
    place,
  }: { readonly userId: string; readonly mealId: string; readonly place: number },
  language: LanguageId,
): Promise<ItemChoices> {
  const row = await findMealRow(queries, userId, mealId);
  if (!row) throw new ExpectedError("meal_not_found");
  const item = rowToEstimate(row).items[place];
  if (!item) throw new ExpectedError("item_not_found");
  const languages = await findLanguages(userId, language);
  const dictionary = [
    ...(await readDictionary(queries, userId)),
    ...findProductEntries(products, [item.food.id], languages.tag),
    ...listOtherProducts(products, item, languages.tag),
  ];
  return alternativesToChoices(
    editor.listAlternatives(item, dictionary, languages),
    languages.language,
  );
}

const maxOtherProducts = 5;

/** The other products that the words of a product fit. */
function listOtherProducts(
  products: MealLoggingDeps["products"],
  { food, words }: MealItem,
  language: string,
): readonly DictionaryEntry[] {
  if (!isProductId(food.id)) return [];
  return products
    .search(words ?? food.name, maxOtherProducts + 1, { language })
    .filter((other) => other.food.id !== food.id)
    .slice(0, maxOtherProducts)
    .map(productToEntry);
}

/** Converts the engine's foods and portions to the API's. */
function alternativesToChoices(
  { foods, portions }: ItemAlternatives,
  language: ReaderLanguage | undefined,
): ItemChoices {
  return {
    foods: foods.map((food) => toTableFood(food, language)),
    portions: portions.map((portion) => toPortion(portion, language)),
  };
}

/** Converts a food of the engine to the API's. */
export function toTableFood(
  food: Food,
  language: ReaderLanguage | undefined,
): FoodSuggestions["items"][number] {
  return {
    id: food.id,
    name: language?.foodName(food.id, food.name) ?? food.name,
    source: food.source.dataset,
    macros: pickAmounts(food.per100g, macroIds),
  };
}
