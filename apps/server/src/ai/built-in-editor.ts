import {
  applyEdit,
  applyOperations,
  estimateFood,
  listAlternatives,
  suggestFoods,
} from "@morsel/nutrition/edit";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import type { MealEditor } from "./meal-editor.ts";

/** Edits meals with the engine alone: in milliseconds, offline, without a key. */
export function createBuiltInEditor(getFoods: () => FoodIndex): MealEditor {
  return {
    followInstructions: async (meal, instructions, written) =>
      applyEdit(meal, instructions, getFoods(), written),
    applyOperations: (meal, operations, written) =>
      applyOperations(meal, operations, getFoods(), written),
    estimateFood: (chosen, timeZone, dictionary) =>
      estimateFood(chosen, getFoods(), timeZone, dictionary),
    suggestFoods: (words, dictionary) => suggestFoods(words, getFoods(), dictionary),
    listAlternatives: (item, dictionary) => listAlternatives(item, getFoods(), dictionary),
  };
}
