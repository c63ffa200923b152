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
    estimateFood: (chosen, timeZone, dictionary, languages) =>
      estimateFood(chosen, getFoods(), timeZone, dictionary, languages?.language),
    suggestFoods: (words, dictionary, languages) =>
      suggestFoods(words, getFoods(), dictionary, languages),
    listAlternatives: (item, dictionary, languages) =>
      listAlternatives(item, getFoods(), dictionary, languages),
  };
}
