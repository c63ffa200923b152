import {
  estimateMeals,
  type FoodIndex,
  type MealMentions,
  type MealReading,
  type MessageContext,
} from "@morsel/nutrition/estimate";
import type { MealReader } from "../meal-reader.ts";
import type { PhotoReader } from "../photo-reader.ts";
import {
  labelAnswer,
  type MealsAnswer,
  mealsAnswer,
  type PhotoAnswer,
  photoAnswer,
} from "./answers.ts";
import type { AskModel } from "./ask-model.ts";
import {
  labelInstructions,
  mealContext,
  mealInstructions,
  photoInstructions,
} from "./meal-prompt.ts";
import { ModelError } from "./model-error.ts";
import { toMentions } from "./to-mentions.ts";

/** Reads messages by a language model; every figure comes from the table. Rejects with a ModelError. */
export function createModelReader(ask: AskModel, getFoods: () => FoodIndex): MealReader {
  return {
    readMeals: async (message, written, signal) => {
      const data = { ...mealContext(written, message, getFoods()), message };
      const question = { instructions: mealInstructions, data, answer: mealsAnswer };
      return estimate(await ask(question, signal), message, getFoods(), written);
    },
  };
}

/** Reads photos with a language model. Rejects with a ModelError. */
export function createModelPhotoReader(ask: AskModel, getFoods: () => FoodIndex): PhotoReader {
  return {
    readPhoto: async (photo, words, written, signal) => {
      const data = { ...mealContext(written, words, getFoods()), message: words };
      const question = {
        instructions: photoInstructions,
        data,
        photo: photo.bytes,
        answer: photoAnswer,
      };
      return estimate(await ask(question, signal), words, getFoods(), written);
    },
    readLabel: async (photo, signal) => {
      const question = {
        instructions: labelInstructions,
        data: {},
        photo: photo.bytes,
        answer: labelAnswer,
      };
      return (await ask(question, signal)).text;
    },
  };
}

/** More than a person eats in a week: such an answer is wrong even if it matches the schema. */
const maxKcal = 20_000;
const maxGrams = 20_000;
/** A time that cannot be logged is replaced by the current time. */
const withoutTime = ({ timeWords: _, ...meal }: MealMentions): MealMentions => meal;

function estimate(
  answer: MealsAnswer | PhotoAnswer,
  message: string,
  foods: FoodIndex,
  written: MessageContext,
): MealReading {
  const mentions = toMentions(answer, message);
  const read = estimateMeals(mentions, foods, written);
  const { meals, unmatched } = read.refusal
    ? estimateMeals(mentions.map(withoutTime), foods, written)
    : read;
  for (const { items, nutrients } of meals) {
    const grams = items.reduce((sum, item) => sum + (item.grams ?? 0), 0);
    if (grams > maxGrams || (nutrients.calories_kcal ?? 0) > maxKcal) {
      throw new ModelError("unreadable", "its answer is more than anybody eats");
    }
  }
  return { meals, unmatched };
}
