import type { MealEstimate } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";
import type { MealRow } from "../../database/tables.ts";
import { changesToPatch, estimateToContent, type MealEdit } from "../meals/index.ts";

type ChangedMeal = Extract<EditOutcome, { kind: "changed" }>;

/**
 * What the engine changed → the edit to be written. A meal that was moved in time falls on its
 * day in `timeZone`; one that was not keeps the day that it had, wherever the person is now.
 */
export function toMealEdit(
  row: MealRow,
  before: MealEstimate,
  { meal, changes }: ChangedMeal,
  timeZone: string,
): MealEdit {
  const content = estimateToContent(meal, timeZone);
  const { local_day, time_zone } = meal.consumedAtMs === row.consumed_at ? row : content;
  return {
    before: row,
    after: { ...content, local_day, time_zone },
    patch: changesToPatch(changes, before, meal),
    undoesVersion: null,
  };
}
