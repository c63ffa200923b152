import type { MealEstimate } from "@morsel/nutrition";
import { scale } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";
import type { MealEditor } from "../ai/meal-editor.ts";

/** The meal with its first item's grams and figures doubled, as the engine would return it. */
export function doubled(meal: MealEstimate): EditOutcome {
  const [first, ...others] = meal.items;
  if (!first) throw new Error("The meal has no item");
  const item = { ...first, grams: (first.grams ?? 0) * 2, nutrients: scale(first.nutrients, 2) };
  const figures = ({ food, grams, nutrients }: typeof first) => ({
    name: food.name,
    grams,
    caloriesKcal: nutrients.calories_kcal,
  });
  return {
    kind: "changed",
    meal: { ...meal, items: [item, ...others], nutrients: scale(meal.nutrients, 2) },
    changes: [{ kind: "item", before: figures(first), after: figures(item) }],
    operations: [{ kind: "scale", item: 0, factor: 2 }],
  };
}

/** The meal at another time. */
export function movedTo(meal: MealEstimate, consumedAtMs: number): EditOutcome {
  return {
    kind: "changed",
    meal: { ...meal, consumedAtMs },
    changes: [{ kind: "time", beforeMs: meal.consumedAtMs, afterMs: consumedAtMs }],
    operations: [{ kind: "set-time", consumedAtMs }],
  };
}

/** An editor that waits until the test decides its result. */
export class BlockingEditor implements MealEditor {
  readonly calls: {
    readonly meal: MealEstimate;
    readonly instructions: string;
    readonly written: { readonly nowMs: number; readonly timeZone: string };
    readonly signal: AbortSignal;
    finish(outcome?: EditOutcome): void;
    fail(error: Error): void;
  }[] = [];

  followInstructions(
    meal: MealEstimate,
    instructions: string,
    written: { readonly nowMs: number; readonly timeZone: string },
    signal: AbortSignal,
  ): Promise<EditOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<EditOutcome>();
    const finish = (outcome = doubled(meal)) => resolve(outcome);
    this.calls.push({ meal, instructions, written, signal, finish, fail: reject });
    return promise;
  }

  /** A test may replace it. */
  applyOperations: MealEditor["applyOperations"] = doubled;

  listAlternatives: MealEditor["listAlternatives"] = () => ({ foods: [], portions: [] });

  suggestFoods: MealEditor["suggestFoods"] = () => [];
  estimateFood: MealEditor["estimateFood"] = () => undefined;
}
