import { type MealItem, nutrientIds } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { starterFoods } from "../testing/starter-index.ts";
import { readEverydayMessages } from "./everyday-data.ts";
import { readEveryday } from "./read-everyday.ts";

const foods = new Map(starterFoods.map((food) => [food.id, food]));
/** Without messages that state nutrients, because those are not from the record. */
const messages = readEverydayMessages().filter(({ expected }) => !expected.includes("{"));
const read = messages.map(({ message }) => ({ message, meals: readEveryday(message).meals }));

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

describe("every everyday message without stated nutrients", () => {
  test("has receipts that end with the item's grams", () => {
    const isWrong = ({ portion, grams }: MealItem) => !portion.explanation.endsWith(` ${grams} g`);
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("has items whose text occurs in the message", () => {
    expect(itemsWhere(({ text }, message) => !message.includes(text.trim()))).toEqual([]);
  });

  test("has items whose text begins with a whole word", () => {
    const isCut = ({ text }: MealItem, message: string) =>
      !new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text.trim())}`, "u").test(message);
    expect(itemsWhere(isCut)).toEqual([]);
  });

  test("a restated amount is quoted from its number on", () => {
    const quoted = (message: string) => readEveryday(message).meals[0]?.items[0]?.text;
    expect(quoted("200 g crisps, ate half")).toBe("200 g crisps, ate half");
    expect(quoted("we got 400 g of chips and I had half")).toBe("400 g of chips and I had half");
  });

  test("has an assumption of 100 g only in receipts that show it", () => {
    const isWrong = ({ portion }: MealItem) =>
      portion.rule === "assumed-100-g" && (portion.isStated || !/100 g/.test(portion.explanation));
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("has positive grams and a confidence between 0 and 1", () => {
    const isWrong = ({ grams, confidence }: MealItem) =>
      !((grams ?? 1) > 0 && Number.isFinite(grams ?? 1) && confidence >= 0 && confidence <= 1);
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("has exactly the nutrients that the food's record reports", () => {
    const isWrong = ({ food, nutrients }: MealItem) =>
      nutrientIds.some(
        (id) => (nutrients[id] === null) !== (foods.get(food.id)?.per100g[id] === null),
      );
    expect(itemsWhere(isWrong)).toEqual([]);
  });

  test("has meals whose energy and macronutrients are the sums over their items", () => {
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
