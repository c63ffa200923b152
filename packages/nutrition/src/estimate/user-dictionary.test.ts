import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit/index.ts";
import { english } from "../languages/en/index.ts";
import { isUsablePhrase, phraseKey } from "./dictionary-phrases.ts";
import { estimateMeals } from "./estimate-meals.ts";
import type { DictionaryEntry } from "./food-mention.ts";
import { testIndex, withoutConfidence, writtenAt } from "./test-foods.ts";
import { isReadableDefinition } from "./user-dictionary.ts";

const dictionary: readonly DictionaryEntry[] = [
  { phrase: "my coffee", meaning: "300 g coffee with milk" },
  { phrase: "the usual", meaning: "2 eggs and a slice of whole wheat toast" },
  { phrase: "Salad", meaning: "a banana" },
  { phrase: "my bar", meaning: "zorblat, 210 kcal" },
  { phrase: "the usual deluxe", meaning: "the usual and my coffee" },
  { phrase: "frobnitz", meaning: "blorp" },
];
const written = { ...writtenAt, dictionary };
const read = (message: string) => estimateMeals(message, testIndex, written);
const itemsOf = (message: string) => read(message).meals.flatMap((meal) => meal.items);
const foodsOf = (message: string) =>
  itemsOf(message).map((item) => `${item.food.name} ${item.grams}`);

describe("dictionary phrases in a message", () => {
  it.each([
    ["my coffee", ["Coffee with milk 300"]],
    ["MY   Coffee", ["Coffee with milk 300"]],
    ["2 my coffee", ["Coffee with milk 600"]],
    ["two my coffees", ["Coffee with milk 600"]],
    ["half a my coffee", ["Coffee with milk 150"]],
    ["150 g of my coffee", ["Coffee with milk 150"]],
    ["my coffee and a banana", ["Coffee with milk 300", "Banana 118"]],
    ["had my coffee this morning", ["Coffee with milk 300"]],
    ["the usual", ["Egg 100", "Whole wheat toast 32"]],
    ["half the usual", ["Egg 50", "Whole wheat toast 16"]],
    ["200 g rice, the usual", ["White rice, cooked 200", "Egg 100", "Whole wheat toast 32"]],
    ["a salad", ["Banana 118"]],
  ])("%j is %j", (message, foods) => {
    expect(foodsOf(message)).toEqual(foods);
    expect(read(message).unmatched).toEqual([]);
  });

  it.each([
    ["rice", 250],
    ["2 rice", 500],
    ["a cup of rice", 158],
    ["2 cups of rice", 316],
    ["100 g rice", 100],
  ])("do not replace an amount that the message states: %j is %d g", (message, grams) => {
    const taught = [{ phrase: "rice", meaning: "250 g rice" }];
    const [meal] = estimateMeals(message, testIndex, { ...writtenAt, dictionary: taught }).meals;
    expect(meal?.items.map((item) => item.grams)).toEqual([grams]);
  });

  it.each([
    ["banana", 136],
    ["a small banana", 101],
    ["medium banana", 118],
    ["2 small bananas", 202],
  ])("do not replace a size that the message states: %j is %d g", (message, grams) => {
    const taught = [{ phrase: "banana", meaning: "large banana" }];
    const [meal] = estimateMeals(message, testIndex, { ...writtenAt, dictionary: taught }).meals;
    expect(meal?.items.map((item) => item.grams)).toEqual([grams]);
  });

  it("are explained on the receipt; the description keeps the original words", () => {
    const { meals } = read("2 My coffee at 8am");
    expect(meals[0]?.description).toBe("2 My coffee at 8am");
    expect(meals[0]?.items[0]).toMatchObject({ text: "2 My coffee", words: "coffee with milk" });
    expect(meals[0]?.items[0]?.portion.explanation).toBe(
      "Your own words: my coffee = 300 g coffee with milk. “300 g coffee with milk” → × 2 = 600 g",
    );
  });

  it("may define nutrients, which are multiplied by the count", () => {
    const [bars] = itemsOf("3 my bars");
    expect(bars).toMatchObject({ grams: null, nutrients: { calories_kcal: 630 } });
  });

  it.each([
    ["chicken caesar salad", ["Chicken Caesar salad 280"]],
    ["my coffee cake", ["Cake 80"]],
    ["coffee", ["Coffee 240"]],
  ])("do not match parts of other food names: %j is %j", (message, foods) => {
    const without = estimateMeals(message, testIndex, writtenAt);
    expect(read(message)).toEqual(without);
    if (message !== "my coffee cake") expect(foodsOf(message)).toEqual(foods);
  });

  it("are matched longest first and are not expanded inside definitions", () => {
    // The definition's "the usual" and "my coffee" are not expanded.
    expect(foodsOf("the usual deluxe")).toEqual(["Coffee 240"]);
  });

  it("are ignored if their definition has no known food", () => {
    expect(read("a frobnitz").unmatched).toEqual(
      estimateMeals("a frobnitz", testIndex, writtenAt).unmatched,
    );
  });

  it("are also expanded in mentions of another reader", () => {
    const mentions = [{ words: "coffee", amount: 2, text: "2 my coffee" }, { words: "the usual" }];
    const description = "2 my coffee and the usual";
    const { meals } = estimateMeals([{ description, mentions }], testIndex, written);
    expect(withoutConfidence(meals[0]?.items)).toEqual(withoutConfidence(itemsOf(description)));
  });

  it("do not change the reading if the dictionary is empty", () => {
    const message = "my coffee, the usual and a salad";
    expect(estimateMeals(message, testIndex, { ...writtenAt, dictionary: [] })).toEqual(
      estimateMeals(message, testIndex, writtenAt),
    );
  });
});

describe("dictionary phrases in an edit", () => {
  const meal = read("a banana and my coffee").meals[0];
  const edit = (words: string) => {
    if (!meal) throw new Error("no meal");
    const outcome = applyEdit(meal, words, testIndex, written);
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    return outcome.meal.items.map((item) => `${item.food.name} ${item.grams}`);
  };

  it.each([
    ["add the usual", ["Banana 118", "Coffee with milk 300", "Egg 100", "Whole wheat toast 32"]],
    ["replace the banana with my bar", ["zorblat null", "Coffee with milk 300"]],
    ["remove my coffee", ["Banana 118"]],
    ["double my coffee", ["Banana 118", "Coffee with milk 600"]],
    ["the banana was the usual", ["Egg 100", "Coffee with milk 300", "Whole wheat toast 32"]],
  ])("%j gives %j", (words, foods) => {
    expect(edit(words)).toEqual(foods);
  });

  it("are not expanded in a title or in the text of an item", () => {
    if (!meal) throw new Error("no meal");
    const renamed = applyEdit(meal, "call it My Coffee, add the usual", testIndex, written);
    expect(renamed).toMatchObject({ meal: { title: "My Coffee" } });
    const added = applyEdit(meal, "add My Coffee", testIndex, written);
    expect(added).toMatchObject({ operations: [{ mention: { text: "My Coffee" } }] });
  });
});

describe("a dictionary entry", () => {
  it.each(["my usual", "brekkie bowl", "zorblat", "the usual"])(
    "accepts the phrase %j",
    (phrase) => {
      expect(isUsablePhrase(phrase, english)).toBe(true);
    },
  );
  it.each(["", "a", "2", "lunch", "for lunch", "and", "200 g", "a cup", "my", "eggs, toast", "…"])(
    "rejects the phrase %j",
    (phrase) => {
      expect(isUsablePhrase(phrase, english)).toBe(false);
    },
  );
  it("has the same key regardless of case, spaces, accents and plural", () => {
    expect(phraseKey(" My  Lattés ", english)).toBe(phraseKey("my latte", english));
  });
  it("needs a definition that can be read", () => {
    expect(isReadableDefinition("2 eggs", testIndex)).toBe(true);
    expect(isReadableDefinition("300 kcal", testIndex)).toBe(true);
    expect(isReadableDefinition("hello there", testIndex)).toBe(false);
  });
});
