import { describe, expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { writtenAt } from "../test-foods.ts";

const food = (name: string, portions: Readonly<Record<string, number>>, kcal: number): Food => ({
  id: name,
  name,
  aliases: [],
  per100g: nutrientAmounts({ calories_kcal: kcal, carbs_g: 15 }),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: 0,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Pistachios", { serving: 28, pistachio: 1 }, 570),
  food("Olives", { serving: 20, olive: 4 }, 130),
  food("Potato", { medium: 170, potato: 170 }, 90),
  food("Ham", { slice: 28 }, 120),
  food("Popcorn", { bag: 85, cup: 8 }, 480),
  food("Spice mix", { handful: 40 }, 460),
  food("Barley stew", { bowl: 350 }, 110),
  food("Oat stout", { can: 440, "fl oz": 30 }, 45),
]);

const gramsOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) =>
    meal.items.map((item) => item.grams),
  );

describe("takes a few small pieces for more than a few large ones", () => {
  it.each([
    ["a few pistachios", 12],
    ["several pistachios", 16],
    ["3 pistachios", 3],
    ["a few olives", 20],
    ["a few pieces of pistachios", 12],
    ["a few potatoes", 510],
    ["a few slices of ham", 84],
    ["a few stouts", 1320],
  ])("%s: %d g", (message, grams) => {
    expect(gramsOf(message)).toEqual([grams]);
  });
});

describe("takes a few of what has no pieces for a part of a portion, or one", () => {
  it.each([
    ["a few popcorn", 18],
    ["a few spice mix", 18],
    ["a few barley stew", 350],
  ])("%s: %d g", (message, grams) => {
    expect(gramsOf(message)).toEqual([grams]);
  });
});
