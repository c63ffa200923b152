import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const foodsOf = (message: string) =>
  read(message).meals.flatMap((meal) => meal.items.map((item) => item.food.name));

describe("misspelt words", () => {
  it.each([
    ["a bananna", "Banana"],
    ["brocolli", "Broccoli, cooked"],
    ["scrambeled eggs", "Scrambled eggs"],
    ["spagetti", "Spaghetti"],
    ["cofee with milk", "Coffee with milk"],
    ["chickenbreast", "Chicken breast"],
    ["samon", "Salmon, baked"],
    ["bannanas", "Banana"],
    ["a piza", "Pizza"],
    ["otmeal", "Oatmeal"],
    ["bøtter", "Butter"],
    ["a slce of piza", "Pizza"],
    ["tost", "White toast"],
    ["cofee wiht milk", "Coffee with milk"],
    ["scrambld eggs", "Scrambled eggs"],
  ])("%s is read as %s", (message, food) => {
    expect(foodsOf(message)).toEqual([food]);
  });

  it.each([
    ...["a coach", "better", "creating", "my brother", "steering", "party"],
    ...["with brad", "we turned", "the movie", "a streak", "stayed in", "past noon"],
    ...["eggo", "the ricer", "a betef"],
    ...["shouldn't", "my mouth", "the current", "waiting", "stairs", "brian", "a metal chair"],
  ])("does not correct %s to a food", (message) => {
    expect(foodsOf(message)).toEqual([]);
  });

  it.each([
    ["2eggs", "Egg", 100],
    ["100gchicken", "Chicken breast", 100],
    ["200grice", "White rice, cooked", 200],
    ["50mlmilk", "Milk", 51.6],
    ["2xbananas", "Banana", 236],
  ])("reads the joined words %s as %s, %d g", (message, food, grams) => {
    const items = read(message).meals.flatMap((meal) => meal.items);
    expect(items.map((item) => [item.food.name, Math.round(item.grams ?? 0)])).toEqual([
      [food, Math.round(grams)],
    ]);
  });

  it("are named in the notes if they stay unknown, and lower the confidence of the meal", () => {
    const [plain] = read("spaghetti").meals;
    const [odd] = read("blorptastic spaghetti").meals;
    expect(odd?.items[0]?.food.name).toBe("Spaghetti");
    expect(odd?.notes).toContain("“blorptastic” is not known");
    expect(odd?.confidence).toBeLessThan(plain?.confidence ?? 0);
  });
});

describe("number formats", () => {
  it.each([
    ["1,5 kg rice", 1500],
    ["0,125 kg rice", 125],
    ["1,500 g rice", 1500],
    ["1.5 kg rice", 1500],
  ])("%s is %d g", (message, grams) => {
    expect(read(message).meals[0]?.items[0]?.grams).toBe(grams);
  });

  it("do not merge a list without spaces", () => {
    expect(foodsOf("2 eggs,3 bananas")).toEqual(["Egg", "Banana"]);
  });
});
