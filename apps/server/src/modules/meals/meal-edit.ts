import type { MealEstimate } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";
import type { MealRow } from "../../database/tables.ts";
import { estimateToContent } from "./meal-converters.ts";
import type { MealEdit } from "./meal-history.ts";
import { changesToPatch } from "./meal-patch.ts";

type ChangedMeal = Extract<EditOutcome, { kind: "changed" }>;

/**
 * Converts the engine's changes to the edit to be written. If the time changed, the local day is that in
 * `timeZone`; otherwise the meal keeps its day, even if the user has travelled.
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
