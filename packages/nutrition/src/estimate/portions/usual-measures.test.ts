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
  figures: Figures = { calories_kcal: 120, protein_g: 4, carbs_g: 15, fat_g: 4 },
): Food => ({
  id: name,
  name,
  aliases: [],
  per100g: nutrientAmounts(figures),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: 0,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Barley stew", { bowl: 350, cup: 236.6 }),
  food("Plum relish", { tbsp: 15, cup: 236.6 }),
  food("Rocket", { cup: 20 }, { calories_kcal: 25, protein_g: 2.6, carbs_g: 3.7, fat_g: 0.7 }),
  food(
    "Gouda",
    { slice: 25 },
    {
      calories_kcal: 356,
      protein_g: 25,
      carbs_g: 2,
      fat_g: 27,
      calcium_mg: 700,
    },
  ),
  food("Rye bread", { slice: 30, loaf: 600 }, { calories_kcal: 250, protein_g: 8, carbs_g: 48 }),
  food("Damson gin", { shot: 42, "fl oz": 28 }, { calories_kcal: 230, carbs_g: 10 }),
  food("Burdock", { serving: 80, inch: 12 }),
  food("Cabbage", { serving: 75, head: 900 }),
  food("Corn chips", { serving: 28, piece: 2 }, { calories_kcal: 500, carbs_g: 60, fat_g: 25 }),
  food(
    "Nougat bar",
    { bar: 50, "king size": 95, "fun size": 16 },
    { calories_kcal: 480, carbs_g: 60 },
  ),
  food("Prawn", { serving: 85, small: 8, large: 15 }, { calories_kcal: 90, protein_g: 20 }),
  food("Pork pie", { pie: 140, large: 440 }, { calories_kcal: 390, carbs_g: 25, fat_g: 26 }),
  food("Canned quince", { cup: 240, can: 400 }),
  food("Oat stout", { pint: 568, glass: 284 }),
  { ...food("Milky broth", { bowl: 350, tbsp: 15 }), contains: ["milk"] },
  food("Rice puffs", { serving: 28, cup: 11 }, { calories_kcal: 480, carbs_g: 60 }),
  food("Cured ham", { slice: 28, serving: 56 }, { calories_kcal: 120, protein_g: 20 }),
  food("Plum wine", { glass: 150, bottle: 750, "fl oz": 30 }, { calories_kcal: 85, carbs_g: 3 }),
  food("Rusk", { rusk: 10 }, { calories_kcal: 400, carbs_g: 75 }),
  food("Gum", { stick: 3, package: 15 }, { calories_kcal: 360, carbs_g: 95 }),
  food("Bean taco", { taco: 80 }, { calories_kcal: 210, protein_g: 8, carbs_g: 22, fat_g: 9 }),
  food("Jam cake", { cake: 12 }, { calories_kcal: 370, carbs_g: 70 }),
  food("Yam fries", { serving: 110, fry: 5 }),
  food("Damson", { damson: 35, "cup, halves": 155 }, { calories_kcal: 48, carbs_g: 11 }),
  food("Moka coffee", { glass: 60, cup: 60 }, { calories_kcal: 2 }),
  food("Marrow", { serving: 100, whole: 800, large: 900, "extra large": 1200 }),
]);

const itemOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) => meal.items)[0];

describe("estimates a measure that the food has no portion of", () => {
  it.each([
    ["a ladle of barley stew", 120],
    ["two ladles of barley stew", 240],
    ["a dollop of plum relish", 16],
    ["a dollop of barley stew", 50],
    ["a scoop of barley stew", 120],
    ["a tray of barley stew", 350],
    ["a scraping of plum relish", 5],
    ["a serving spoon of barley stew", 65],
    ["a cooking spoon of barley stew", 120],
    ["2 spoons of barley stew", 56],
    ["a bag of rocket", 155],
    ["a bag of corn chips", 28],
    ["a hunk of gouda", 40],
    ["a hunk of rye bread", 72],
    ["a sliver of gouda", 10],
    ["a doorstep of rye bread", 60],
    ["a single measure of damson gin", 26.5],
    ["a large peg of damson gin", 56.8],
    ["half a jar of plum relish", 125],
    ["a heaped tablespoon of barley stew", 22.2],
    ["a bit of barley stew", 210],
    ["a little bit of gouda", 15],
    ["a packet of rusks", 60],
    ["a portion of rusks", 28],
    ["a packet of gum", 15],
  ])("%s is %d g", (message, grams) => {
    expect(itemOf(message)?.grams).toBe(grams);
  });

  it.each([
    ["a bowl of rice puffs", 40],
    ["a plate of cured ham", 120],
    ["a can of plum wine", 344.9],
    ["a bottle of plum wine", 750],
    ["a bowl of damsons", 155],
  ])("takes no portion of another size for it: %s is %d g", (message, grams) => {
    expect(itemOf(message)?.grams).toBe(grams);
  });

  it.each([
    ["a plate of bean tacos", 160],
    ["a plate of bean taco", 80],
    ["a bowl of bean tacos", 80],
  ])("takes several pieces for a plate of them: %s is %d g", (message, grams) => {
    expect(itemOf(message)?.grams).toBe(grams);
  });

  it.each([
    ["a large can of quince", 600],
    ["a small can of quince", 240],
    ["a large bottle of plum wine", 1500],
    ["a small packet of gum", 12.8],
    ["large yam fries", 143],
    ["a large yam fry", 6.5],
    ["large prawns", 110.5],
    ["2 large prawns", 30],
    ["a slice of thick rye bread", 39],
  ])("knows what a size means: %s is %d g", (message, grams) => {
    expect(itemOf(message)?.grams).toBe(grams);
  });

  it("measures a drink without its own small cup", () => {
    expect(itemOf("200 ml moka coffee")?.grams).toBe(200);
    expect(itemOf("a cup of moka coffee")?.grams).toBe(60);
  });

  it("takes no eighth of a small cake for a piece", () => {
    expect(itemOf("a piece of jam cake")?.grams).toBe(12);
  });

  it("is less sure of it than of a portion of the food", () => {
    const [own, usual] = [itemOf("a bowl of barley stew"), itemOf("a flask of barley stew")];
    expect(usual?.confidence).toBeLessThan((own?.confidence ?? 0) - 0.05);
    expect(usual?.portion.rule).toBe("household-portion");
  });

  it("takes a heavy pint of a drink for a British one", () => {
    expect(itemOf("a 440ml can of oat stout")?.grams).toBe(440);
    expect(itemOf("a pint of oat stout")?.grams).toBe(568);
  });

  it("takes a drop of what is in a dish for the dish", () => {
    expect(itemOf("a drop of milky broth")?.grams).toBe(350);
  });

  it("doubts another portion in place of a measure that it does not know", () => {
    const item = itemOf("an ear of cabbage");
    expect(item?.grams).toBe(75);
    expect(item?.confidence).toBeLessThan(0.7);
  });
});

describe("estimates lengths and parts of a whole", () => {
  it.each([
    ["2 inches of burdock", 24],
    ["a 10 cm piece of burdock", 46.8],
    ["half a cabbage", 450],
    ["quarter of a cabbage", 225],
    ["quarter pound of cabbage", 113.4],
    ["quarter cup of barley stew", 59.2],
    ["8 cm of burdock", 37.2],
    ["an extra large marrow", 1200],
    ["a snack size nougat bar", 16],
    ["a small plate of prawn", 63.8],
    ["quarter of a large pork pie", 110],
    ["a can of drained quince", 240],
    ["a can of quince", 400],
  ])("%s is %d g", (message, grams) => {
    expect(itemOf(message)?.grams).toBe(grams);
  });
});
