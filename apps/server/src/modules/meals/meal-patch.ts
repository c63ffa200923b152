import type { EditChangeEntry, MealPatch } from "@morsel/contracts";
import type { EditChange, ItemFigures, MealEstimate } from "@morsel/nutrition";

/** Converts the engine's changes of a meal to the API's patch. */
export function changesToPatch(
  changes: readonly EditChange[],
  before: MealEstimate,
  after: MealEstimate,
): MealPatch {
  return {
    changes: changes.map(changeToEntry),
    calories_kcal: {
      before: before.nutrients.calories_kcal,
      after: after.nutrients.calories_kcal,
    },
  };
}

function changeToEntry(change: EditChange): EditChangeEntry {
  switch (change.kind) {
    case "item":
      return {
        kind: "item",
        before: change.before && figuresToEntry(change.before),
        after: change.after && figuresToEntry(change.after),
        ...(change.assumed === undefined ? {} : { assumed: change.assumed }),
      };
    case "time":
      return { kind: "time", before: toIso(change.beforeMs), after: toIso(change.afterMs) };
    case "meal-type":
      return { kind: "meal-type", before: change.before, after: change.after };
    case "title":
      return { kind: "title", before: change.before, after: change.after };
    case "not-counted":
      return { kind: "not-counted", before: change.before, after: change.after };
    case "question":
    case "saved-recipe":
    case "not-used":
      return change;
  }
}

function figuresToEntry({ name, grams, caloriesKcal }: ItemFigures) {
  return { name, grams, calories_kcal: caloriesKcal };
}

const toIso = (instantMs: number) => new Date(instantMs).toISOString();

/** The reverse patch; it contains no assumptions and no words that were not used. A saved recipe stays. */
export function invertPatch({ changes, calories_kcal }: MealPatch): MealPatch {
  return {
    changes: changes.toReversed().flatMap(invertChange),
    calories_kcal: { before: calories_kcal.after, after: calories_kcal.before },
  };
}

function invertChange(change: EditChangeEntry): EditChangeEntry | [] {
  switch (change.kind) {
    case "item":
      return { kind: "item", before: change.after, after: change.before };
    case "time":
      return { kind: "time", before: change.after, after: change.before };
    case "meal-type":
      return { kind: "meal-type", before: change.after, after: change.before };
    case "title":
      return { kind: "title", before: change.after, after: change.before };
    case "not-counted":
      return { kind: "not-counted", before: change.after, after: change.before };
    case "question":
      return { ...change, before: change.after, after: change.before };
    case "saved-recipe":
    case "not-used":
      return [];
  }
}
