import type { EditOutcome } from "@morsel/nutrition/edit";
import type { MealEditor } from "../../apps/server/src/ai/meal-editor.ts";
import type { MealReader } from "../../apps/server/src/ai/meal-reader.ts";
import { doubled } from "../../apps/server/src/testing/editors.ts";
import { eggMeal } from "../../apps/server/src/testing/estimates.ts";
import type { Random } from "../../scripts/random.ts";

const quickMs = 3000;
/** Longer than a lease and than the timeout of an attempt. */
const slowMs = 90_000;

/** Waits, sometimes too long, and sometimes fails. */
async function work(random: Random): Promise<void> {
  const ms = random.isOneOf(15) ? random.below(slowMs) : random.below(quickMs);
  const isFailure = random.isOneOf(8);
  await new Promise<void>((done) => setTimeout(done, ms));
  if (isFailure) throw new Error("The reader has failed");
}

/** Reads "2" as two meals. */
export function simulatedReader(random: Random): MealReader {
  return {
    async readMeals(message) {
      await work(random);
      const meals = Array.from({ length: Number(message) }, () => eggMeal());
      return { meals, unmatched: [] };
    },
  };
}

/** Doubles, refuses, or undoes. */
export function simulatedEditor(random: Random): MealEditor {
  return {
    async followInstructions(meal): Promise<EditOutcome> {
      await work(random);
      const chance = random.below(6);
      if (chance === 0) return { kind: "refused", refusal: "unread", words: ["hum"] };
      if (chance === 1) return { kind: "undo" };
      return doubled(meal);
    },
    applyOperations: doubled,
    listAlternatives: () => ({ foods: [], portions: [] }),
    suggestFoods: () => [],
    estimateFood: () => undefined,
  };
}
