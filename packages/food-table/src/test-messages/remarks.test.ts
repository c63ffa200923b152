import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";
import { writtenAt } from "./check-reading.ts";

const foodsOf = (message: string) =>
  estimateMeals(message, starterIndex, writtenAt).meals.flatMap((meal) =>
    meal.items.map(({ food }) => food.name),
  );

describe("ordinary words are not read as foods", () => {
  it.each([
    "soup with my flatmates",
    "soup w housemates",
    "soup, promise",
    "Promise it was just soup",
    "soup on a lazy day",
    "soup. Finished my code for the press",
    "soup on the new model of the planner",
    "soup at the salon",
    "soup after rugby",
    "soup in front of the telly",
    "ok karen here is my soup",
    "soup. Best, Tom",
    "hey mate, had soup",
    "had soup, mate",
    "soup with Dave and Priya",
    "soup in Brixton",
    "updated my calendar, then soup",
    "soup (big ones)",
    "Cheat day!! soup",
    "Carb load day!! soup",
    "wedding buffet: soup",
    "ran 10k, new pb!! soup",
    "BG 6.2 before. soup",
    "soup, other half still in the fridge",
  ])("%s", (message) => {
    expect(foodsOf(message)).toEqual(["Soup"]);
  });

  it.each([
    ["a cup of mate", "Yerba mate"],
    ["a payday", "PayDay"],
    ["fried heart", "Heart"],
    ["club mate", "Mate soda"],
    ["a code red", "Citrus soda with caffeine"],
    ["slise of bred", "White bread"],
    ["chicken berger", "Fried chicken sandwich"],
    ["a piazza", "Cheese pizza"],
    ["nan bread", "Naan"],
    ["burger and a coke", "Cola"],
  ])("unless they are the name of a food: %s", (message, food) => {
    expect(foodsOf(message)).toContain(food);
  });

  it("are reported as not counted if they may be a food", () => {
    const { unmatched } = estimateMeals("soup and some jangajji", starterIndex, writtenAt);
    expect(unmatched).toEqual(["some jangajji"]);
  });
});

describe("a meal's notes say which foods were named and not eaten", () => {
  it.each([
    ["burger and fries, gave the fries to my mate", "“fries”"],
    ["soup. my sister took the beef, I had rice", "“beef”"],
    ["was going to get a kebab but had a tuna sandwich", "“kebab”"],
  ])("%s: %s", (message, words) => {
    const [meal] = estimateMeals(message, starterIndex, writtenAt).meals;
    expect(meal?.notes).toContain(`Not eaten, as you said: ${words}.`);
  });

  it("says nothing of a part that was left", () => {
    const [meal] = estimateMeals("lasagne, left half of it", starterIndex, writtenAt).meals;
    expect(meal?.notes).not.toContain("Not eaten");
  });
});
