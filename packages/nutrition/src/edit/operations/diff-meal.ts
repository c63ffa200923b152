import type { EditChange, ItemFigures } from "../../edits.ts";
import type { MealEstimate, MealItem } from "../../meal.ts";
import { macroIds } from "../../nutrients.ts";

/** An item before and after an edit. */
export interface EditedItem {
  /** Null if the edit added it. */
  readonly before: MealItem | null;
  /** Null if the edit removed it. */
  readonly item: MealItem | null;
  readonly assumed?: string;
  /** What the person calls it, if the edit changed only that. */
  readonly names?: { readonly before: string; readonly after: string };
}

/**
 * The changes of an edit in the order of the meal; [] if nothing changed. An amount that was only assumed and is now
 * stated is a change if nothing else is: "rice 1 cup".
 */
export function diffMeal(
  before: MealEstimate,
  after: MealEstimate,
  slots: readonly EditedItem[],
): EditChange[] {
  const changes = listChanges(before, after, slots);
  return changes.length > 0 ? changes : slots.flatMap(confirmedAmount);
}

function confirmedAmount({ before: was, item }: EditedItem): EditChange[] {
  const isConfirmed =
    was?.portion.rule === "default-portion" && !was.portion.isStated && item?.portion.isStated;
  return isConfirmed ? [{ kind: "item", before: figuresOf(was), after: figuresOf(item) }] : [];
}

function listChanges(
  before: MealEstimate,
  after: MealEstimate,
  slots: readonly EditedItem[],
): EditChange[] {
  const changes = slots.flatMap(({ before: was, item, assumed, names }): EditChange[] =>
    isSame(was, item) && !names
      ? []
      : [
          {
            kind: "item",
            before: was && figuresOf(was, names?.before),
            after: item && figuresOf(item, names?.after),
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
  return [...changes, ...findDismissed(before, after), ...diffQuestion(before, after)];
}

/** Whether the question was answered or dismissed. */
function diffQuestion(
  { question: was }: MealEstimate,
  { question: is }: MealEstimate,
): EditChange[] {
  if (!was || !is || was.state === is.state) return [];
  return [{ kind: "question", text: is.text, before: was.state, after: is.state }];
}

/** The words that were not counted and have left the list. */
function findDismissed(before: MealEstimate, after: MealEstimate): EditChange[] {
  const left = [...(after.unmatched ?? [])];
  return (before.unmatched ?? []).flatMap((words): EditChange[] => {
    const place = left.indexOf(words);
    if (place < 0) return [{ kind: "not-counted", before: words, after: null }];
    left.splice(place, 1);
    return [];
  });
}

/** The same food, grams and figures: the user sees no change. */
function isSame(was: MealItem | null, is: MealItem | null): boolean {
  if (was === null || is === null) return was === is;
  return (
    was.food.id === is.food.id &&
    was.grams === is.grams &&
    macroIds.every((id) => was.nutrients[id] === is.nutrients[id])
  );
}

const figuresOf = (
  { food, grams, nutrients }: MealItem,
  name: string = food.name,
): ItemFigures => ({
  name,
  grams,
  caloriesKcal: nutrients.calories_kcal,
});
