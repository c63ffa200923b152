import { type MealItem, nutrientIds } from "@morsel/nutrition";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { loadStarterTable } from "../starter-table.ts";
import { writtenAt } from "./check-reading.ts";
import { readEverydayMessages } from "./everyday-data.ts";

const foods = new Map(loadStarterTable().map((food) => [food.id, food]));
const index = buildFoodIndex([...foods.values()]);
/** Without those that state figures: theirs are the person's, not the record's. */
const messages = readEverydayMessages().filter(({ expected }) => !expected.includes("{"));
const read = messages.map(({ message }) => ({
  message,
  meals: estimateMeals(message, index, writtenAt).meals,
}));

/** The items of all messages for which a condition fails, formatted for the failure message. */
function itemsWhere(isWrong: (item: MealItem, message: string) => boolean): string[] {
  return read.flatMap(({ message, meals }) =>
    meals
      .flatMap(({ items }) => items)
      .filter((item) => isWrong(item, message))
      .map(
        ({ food, grams, portion, text }) =>
          `${JSON.stringify(message)}: ${food.id} ${grams} g from "${text}", ${portion.explanation}`,
      ),
  );
}

describe("in every everyday message", () => {
  test("a receipt ends with the grams that are stored", () => {
    const isWrong = ({ portion, grams }: MealItem) => !portion.explanation.endsWith(` ${grams} g`);
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("an item's words occur in the message", () => {
    expect(itemsWhere(({ text }, message) => !message.includes(text.trim()))).toEqual([]);
  });

  test("100 g are never taken in silence", () => {
    const isWrong = ({ portion }: MealItem) =>
      portion.rule === "assumed-100-g" && (portion.isStated || !/100 g/.test(portion.explanation));
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("grams and confidence are numbers that can be", () => {
    const isWrong = ({ grams, confidence }: MealItem) =>
      !((grams ?? 1) > 0 && Number.isFinite(grams ?? 1) && confidence >= 0 && confidence <= 1);
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("what a record does not report stays unknown, and what it reports is known", () => {
    const isWrong = ({ food, nutrients }: MealItem) =>
      nutrientIds.some(
        (id) => (nutrients[id] === null) !== (foods.get(food.id)?.per100g[id] === null),
      );
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("a meal's energy and macros are the sum of its items", () => {
    for (const { message, meals } of read) {
      for (const { nutrients, items } of meals) {
        const sum = (id: (typeof nutrientIds)[number]) =>
          items.reduce((total, item) => total + (item.nutrients[id] ?? 0), 0);
        for (const id of ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const) {
          expect(nutrients[id], `${id} of ${JSON.stringify(message)}`).toBeCloseTo(sum(id), 6);
        }
      }
    }
  });
});
