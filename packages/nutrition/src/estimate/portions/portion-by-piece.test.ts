import { describe, expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { writtenAt } from "../test-foods.ts";

type Figures = Parameters<typeof nutrientAmounts>[0];

const food = (
  name: string,
  portions: Readonly<Record<string, number>>,
  figures: Figures = { calories_kcal: 150, protein_g: 10, carbs_g: 8, fat_g: 8 },
  contains: readonly string[] = [],
): Food => ({
  id: name,
  name,
  aliases: [],
  per100g: nutrientAmounts(figures),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: 0,
  contains,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Mutton goulash", { serving: 250, plate: 400 }),
  food("Prawn curry", { bowl: 300 }),
  food("Harvest hotpot", { bowl: 350 }, undefined, ["seasoning", "pork"]),
  food("Beef casserole", { serving: 250 }),
  food("Herb stew", { bowl: 350 }),
  food("Veal fricassee", { serving: 250, piece: 60 }),
  food("Bottle gourd", { serving: 80, whole: 900 }, { calories_kcal: 20, protein_g: 1 }),
]);

const gramsOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) => meal.items)[0]?.grams;

describe("pieces of a dish that is measured in servings", () => {
  it.each([
    ["mutton goulash 3 pcs", 135],
    ["2 pieces of mutton goulash", 90],
    ["6 pieces of prawn curry", 90],
    ["4 balls of mutton goulash", 180],
    ["4 pieces of harvest hotpot", 180],
    ["3 pieces of herb stew", 135],
    ["4 pieces of bottle gourd", 80],
    ["3 small pieces of mutton goulash", 101.3],
  ])("%s: by what is in it", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });

  it.each([
    ["a piece of beef casserole", 250],
    ["2 pieces of beef casserole", 500],
    ["one piece of herb stew", 350],
    ["2 mutton goulash", 500],
    ["2 plates of mutton goulash", 800],
    ["2 pieces of veal fricassee", 120],
  ])("%s: a serving, or the piece of the table", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});
