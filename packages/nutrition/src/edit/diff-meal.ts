import type { EditChange, ItemFigures } from "../edits.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import { macroIds } from "../nutrients.ts";

/** An item of a meal that is being edited, and what it was. */
export interface EditedItem {
  /** Null where the edit added it. */
  readonly before: MealItem | null;
  /** Null where the edit removed it. */
  readonly item: MealItem | null;
  readonly assumed?: string;
}

/** What an edit did, line by line, in the order of the meal; empty where all is as it was. */
export function diffMeal(
  before: MealEstimate,
  after: MealEstimate,
  slots: readonly EditedItem[],
): EditChange[] {
  const changes = slots.flatMap(({ before: was, item, assumed }): EditChange[] =>
    isSame(was, item)
      ? []
      : [
          {
            kind: "item",
            before: was && figuresOf(was),
            after: item && figuresOf(item),
            ...(assumed === undefined || item === null ? {} : { assumed }),
          },
        ],
  );
  if (before.consumedAtMs !== after.consumedAtMs) {
    changes.push({ kind: "time", beforeMs: before.consumedAtMs, afterMs: after.consumedAtMs });
  }
  if (before.mealType !== after.mealType) {
    changes.push({ kind: "meal-type", before: before.mealType, after: after.mealType });
  }
  if (before.title !== after.title) {
    changes.push({ kind: "title", before: before.title, after: after.title });
  }
  return changes;
}

/** The same food in the same grams with the same figures: nothing that a person would see changed. */
function isSame(was: MealItem | null, is: MealItem | null): boolean {
  if (was === null || is === null) return was === is;
  return (
    was.food.id === is.food.id &&
    was.grams === is.grams &&
    macroIds.every((id) => was.nutrients[id] === is.nutrients[id])
  );
}

const figuresOf = ({ food, grams, nutrients }: MealItem): ItemFigures => ({
  name: food.name,
  grams,
  caloriesKcal: nutrients.calories_kcal,
});
