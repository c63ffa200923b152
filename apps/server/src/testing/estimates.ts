import type { MealEstimate } from "@morsel/nutrition";
import { nutrientAmounts } from "@morsel/nutrition";
import type { MealReading } from "@morsel/nutrition/estimate";
import type { MealReader } from "../ai/meal-reader.ts";

/** A meal of one boiled egg, for tests that do not depend on the content of meals. */
export function eggMeal(changes: Partial<MealEstimate> = {}): MealEstimate {
  const nutrients = nutrientAmounts({ calories_kcal: 77.5, protein_g: 6.3, choline_mg: 146.9 });
  const energyRange = { lowKcal: 70, highKcal: 85 };
  return {
    title: "Boiled Egg",
    description: "an egg",
    mealType: "breakfast",
    consumedAtMs: Date.UTC(2026, 4, 3, 8),
    items: [
      {
        text: "an egg",
        food: { id: "egg-boiled", name: "Boiled Egg" },
        source: { dataset: "USDA SR Legacy", id: "173424" },
        grams: 50,
        portion: { rule: "piece-count", explanation: "1 × 1 large = 50 g", isStated: true },
        confidence: 0.9,
        energyRange,
        nutrients,
      },
    ],
    nutrients,
    serving: { servings: 1, servingSizeGrams: 50, householdUnit: "egg" },
    confidence: 0.9,
    energyRange,
    notes: "",
    tags: ["vegetarian"],
    ...changes,
  };
}

/** A reader that reads every message as one egg. */
export const eggReader: MealReader = {
  readMeals: async () => ({ meals: [eggMeal()], unmatched: [] }),
};

/** A reader that waits until the test decides what it read. */
export class HeldReader implements MealReader {
  readonly calls: {
    readonly message: string;
    readonly signal: AbortSignal;
    finish(reading?: MealReading): void;
    fail(error: Error): void;
  }[] = [];

  readMeals(message: string, _written: unknown, signal: AbortSignal): Promise<MealReading> {
    const { promise, resolve, reject } = Promise.withResolvers<MealReading>();
    const finish = (reading: MealReading = { meals: [eggMeal()], unmatched: [] }) =>
      resolve(reading);
    this.calls.push({ message, signal, finish, fail: reject });
    return promise;
  }
}
