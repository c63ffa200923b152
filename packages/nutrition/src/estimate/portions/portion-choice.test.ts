import { describe, expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { writtenAt } from "../test-foods.ts";

const food = (name: string, portions: Readonly<Record<string, number>>): Food => ({
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
  name,
  aliases: [],
  per100g: nutrientAmounts({ calories_kcal: 300, carbs_g: 40 }),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: 0,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Rice crackers", { serving: 30, cracker: 3, "medium bag": 60 }),
  food("Salted peanuts", { serving: 28, piece: 1, cup: 146 }),
  food("Corn chips", { serving: 28, "medium bag": 57 }),
  food("French fries", { serving: 110, fry: 5, small: 70, medium: 110, large: 150 }),
  food("Licorice", { serving: 40, "serving 8 pieces": 40 }),
  food("Peanut butter cup", { piece: 17, cup: 160 }),
  food("Halibut", { fillet: 140, whole: 800 }),
  food("Bran muffin", { medium: 110, small: 65, large: 140 }),
  food("Lemonade", { glass: 240, small: 350, medium: 500, large: 700, "kids drink": 280 }),
  food("Cheese pizza", {
    serving: 200,
    'medium pizza (11-12" diameter)': 700,
    'large pizza (13-15" diameter)': 1000,
    slice: 105,
  }),
  food("Mushroom pizza", { serving: 230, "medium pizza": 690, "large pizza": 950, slice: 115 }),
  food("Salami sub", { "inch sub": 35 }),
  food("Milk chocolate", { "bar (1.55 oz)": 44, "bar, miniature": 7 }),
  food("Custard pie", { 'piece (1/6 of 8" pie)': 105 }),
  food("Rye bread", { "regular slice": 28, "slice, crust not eaten": 13 }),
  food("Pancake", { pancake: 50, "silver dollar pancake": 12 }),
  food("Lasagna", { piece: 220, "cubic inch": 17, cup: 240 }),
  food("Frozen lemon sherbet", { "can (6 fl oz)": 200 }),
  food("Barley porridge", { cup: 240, "oz, dry, yields": 170.1 }),
  food("Lychee", { serving: 90, lychee: 10 }),
  food("Boiled potato", { medium: 170, "new potato": 60 }),
  food("Lentil soup", { can: 500, cup: 250 }),
  food("Bran cereal", { "serving 1/2 cup": 30 }),
  food("Plum cake", { slice: 60, "individual cake": 45 }),
  food("Watermelon", { cup: 150, wedge: 280, "whole melon": 4500 }),
  food("Soft caramels", { caramel: 8, serving: 40 }),
  food("Canned apricots", { cup: 250, half: 18, can: 425 }),
  food("Seed bread", { slice: 30, "slice, snack-size": 12 }),
  food("Herring sandwich", {
    regular: 140,
    'regular or 6" submarine': 210,
    "miniature/slider": 70,
  }),
  food("Kohlrabi", { ring: 10, medium: 120, miniature: 30 }),
  food("Date macaroon", { "cookie 1 serving": 18 }),
]);

const gramsOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) => meal.items)[0]?.grams;

describe("chooses the portion for containers, fractions and sizes", () => {
  it.each([
    ["half a cheese pizza", 350],
    ["half a large cheese pizza", 500],
    ["one-eighth of a plum cake", 60],
    ["half a slice of plum cake", 30],
    ["a tenth of a watermelon", 450],
    ["a slice of plum cake, one-twelfth of a 9-inch cake", 60],
    ["a medium cheese pizza, finished three quarters of the pie", 525],
    ["a bag of soft caramels", 40],
    ["a soft caramel", 8],
    ["half a can of apricots", 212.5],
    ["two apricot halves from a can", 36],
    ["a snack-size slice of seed bread", 12],
  ])("%s", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("chooses the portion for counted pieces", () => {
  it.each([
    ["a single rice cracker", 3],
    ["12 rice crackers", 36],
    ["rice crackers", 30],
    ["two bags of rice crackers", 120],
    ["a salted peanut", 1],
    ["15 salted peanuts", 15],
    ["a french fry", 5],
    ["6 french fries", 30],
    ["3 pieces of licorice", 15],
    ["a peanut butter cup", 17],
    ["2 peanut butter cups", 34],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });

  it("uses one serving for pieces of unknown weight and says so in the notes", () => {
    const [meal] = estimateMeals("10 corn chips", index, writtenAt).meals;
    expect(meal?.items[0]?.grams).toBe(28);
    expect(meal?.notes).toContain("weight of one is not known");
  });
});

describe("chooses a portion by its own name", () => {
  it.each([
    ["a whole halibut", 800],
    ["a silver dollar pancake", 12],
    ["a stack of pancakes", 150],
    ["a cubic inch of lasagna", 17],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("chooses the portion for a single piece", () => {
  it.each([
    ["a lychee", 10],
    ["a potato", 170],
    ["two potatoes", 340],
    ["a new potato", 60],
    ["a rice cracker that is low in fat", 3],
    ["two date macaroons", 36],
    ["a slice of rye bread without the crust", 13],
    ["a portion of rice crackers", 30],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("ignores words around an amount that do not change it", () => {
  it.each([
    ["a cup of lentil soup from a can", 250],
    ["a half-cup serving of lentil soup", 125],
    ["a boiled potato, 3 inches long", 170],
    ["100 g of barley porridge", 100],
    ["100 g of dry barley porridge", 600],
    ["100 g of barley porridge, cooked from dry", 100],
    ["a 12 inch salami sub", 420],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("chooses the portion for sizes", () => {
  it.each([
    ["a regular bran muffin", 110],
    ["a large order of french fries", 150],
    ["a large cup of lemonade", 700],
    ["a large glass of lemonade", 312],
    ["a small portion of french fries", 70],
    ["a child-size lemonade", 280],
    ["a kids drink of lemonade", 280],
    ["a standard glass of lemonade", 240],
    ["a tall glass of lemonade", 312],
    ["a grande lemonade", 500],
    ["a 14 inch cheese pizza", 1000],
    ["a slice of 14-inch cheese pizza", 105],
    ["a 12 inch mushroom pizza", 690],
    ["a footlong salami sub", 420],
    ["a salami sub", 210],
    ["a bar of milk chocolate", 44],
    ["one-sixth of an 8-inch custard pie", 105],
    ["half a custard pie", 315],
    ["a slice of rye bread", 28],
    ["a 6-inch salami sub", 210],
    ['a slice of 14" cheese pizza', 105],
    ["a small herring sandwich", 70],
    ["a herring sub sandwich", 210],
    ["a large kohlrabi", 156],
    ["a small kohlrabi", 90],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("reads measures inside a portion label", () => {
  it.each([
    ["6 fl oz of frozen lemon sherbet", 200],
    ["a cup of bran cereal", 60],
  ])("%s is %d g", (message, grams) => {
    expect(gramsOf(message)).toBe(grams);
  });
});

describe("does not read numbers in names as counts", () => {
  it.each([
    ["a jar of stage 2 lasagna", 1],
    ["omega-3 bran muffin", 1],
  ])("%s has the count %d", (message, count) => {
    const [item] = estimateMeals(message, index, writtenAt).meals.flatMap((meal) => meal.items);
    expect(item?.portion.explanation).toMatch(new RegExp(`→ ${count} × `));
  });
});
