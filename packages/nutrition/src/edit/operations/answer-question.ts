import { energyRange } from "../../estimate/meals/confidence.ts";
import { chosenConfidence } from "../../estimate/questions/answered.ts";
import { isMeasured, type MealItem, type MealQuestion, type QuestionAnswer } from "../../meal.ts";
import { type EditRefused, refuse } from "../edit-outcome.ts";
import type { FoodSearch } from "../find-variant.ts";
import { chooseFood, createChosenItem } from "./change-food.ts";
import type { EditedItem } from "./diff-meal.ts";
import { setGrams, setPortion } from "./find-amount.ts";

/** The item as an answer says it: one of a portion, or another food. */
export function applyAnswer(
  item: MealItem,
  { foodId, portion, grams }: QuestionAnswer,
  search: FoodSearch,
): MealItem | EditRefused {
  const food = search.foodOfId(foodId);
  if (!food) return refuse("unknown-food", foodId);
  if (portion !== undefined) {
    const set = setPortion(item, portion, 1, food, search.index.language);
    return set ? withConfidence(set, chosenConfidence) : refuse("unknown-food", portion);
  }
  if (grams !== undefined) {
    const isSame = food.id === item.food.id;
    const chosen = isSame
      ? item
      : createChosenItem({ words: food.name, text: item.text }, food, search);
    return withConfidence(setGrams(chosen, grams, food, search.index.language), chosenConfidence);
  }
  if (food.id === item.food.id) return withConfidence(item, chosenConfidence);
  if (isMeasured(item.portion)) return chooseFood(item, food, search);
  return createChosenItem({ words: food.name, text: item.text }, food, search);
}

/** The item with a confidence, and the range of energy that follows from it. */
function withConfidence(item: MealItem, confidence: number): MealItem {
  const range = energyRange(item.nutrients.calories_kcal, confidence, item);
  return { ...item, confidence, energyRange: range };
}

/** The question with the index that its item has after an edit; an open one goes if its item has changed. */
export function placeQuestion(
  question: MealQuestion | undefined,
  slots: readonly EditedItem[],
): MealQuestion | undefined {
  const slot = slots[question?.item ?? -1];
  if (!question || !slot?.item) return undefined;
  if (question.state === "open" && slot.item !== slot.before) return undefined;
  const item = slots.slice(0, question.item).filter((other) => other.item !== null).length;
  return { ...question, item };
}
