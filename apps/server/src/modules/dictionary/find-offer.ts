import type { DictionaryEntryRequest } from "@morsel/contracts";
import { suggestDictionaryEntry } from "@morsel/nutrition/edit";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { findMealRow, findUndo, rowToEstimate } from "../meals/index.ts";
import { isPhraseSettled } from "./dictionary-store.ts";

/**
 * The dictionary entry that a meal's latest edit suggests; null if there is none, or if its phrase has an
 * entry or was declined. Throws `meal_not_found`.
 */
export async function findOffer(
  queries: Queries,
  foods: FoodIndex,
  userId: string,
  mealId: string,
): Promise<DictionaryEntryRequest | null> {
  const row = await findMealRow(queries, userId, mealId);
  if (!row) throw new ExpectedError("meal_not_found");
  // An undo would restore the meal as it was before the edit.
  const undo = await findUndo(queries, row);
  if (!undo) return null;
  const before = rowToEstimate({ ...row, ...undo.after } as MealRow);
  const suggestion = suggestDictionaryEntry(before, rowToEstimate(row), foods);
  if (!suggestion || (await isPhraseSettled(queries, userId, suggestion.phrase))) return null;
  return suggestion;
}
