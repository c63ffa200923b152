import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterFoods, starterIndex } from "../testing/starter-index.ts";

const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

const itemsOf = (message: string) =>
  estimateMeals(message, starterIndex, context).meals.flatMap((meal) => meal.items);
const partsOf = (id: string) => starterFoods.find((food) => food.id === id)?.contains ?? [];
const idsOf = (message: string) => itemsOf(message).map(({ food }) => food.id);

describe("a dish is the sum of the measured foods that it was made of", () => {
  test.each([
    ["chicken stir fry. Used 1 tbsp oil, 200 g chicken and a pepper", 3],
    ["a burger. It was a 6 oz beef patty, a bun and 1 slice of cheese", 3],
    ["a lovely omelette for breakfast. I used 3 eggs and 20 g of cheddar", 2],
    ["2 eggs, 30 g cheddar and 50 g ham, made into an omelette", 3],
    ["1 scoop whey, 250 ml skimmed milk, 1 banana - blended into a shake", 3],
    ["2 eggs, 30 g cheese = omelette", 2],
  ])("%s: %i items", (message, count) => {
    const items = itemsOf(message);
    expect(items).toHaveLength(count);
    expect(items.filter(({ food }) => partsOf(food.id).length > 1)).toEqual([]);
  });
});

describe("foods without amounts that a dish was made of are in the dish", () => {
  test.each([
    "chicken noodle soup, inside was chicken, carrots, noodles and celery",
    "300 g tuna pasta bake, has pasta, tuna, cheese and peas in it",
    "stuffed peppers filled with rice, mince and cheese",
    "eggs, ham, cheese = omelette",
  ])("%s", (message) => {
    expect(idsOf(message)).toHaveLength(1);
  });

  test.each([
    ["porridge made with milk, a banana and a spoon of honey", 3],
    ["curry made with chicken and potatoes, had it with a naan", 2],
  ])("what is put on the dish or eaten with it stays: %s", (message, count) => {
    expect(idsOf(message)).toHaveLength(count);
  });
});

describe("a dish around fillings of stated amounts is its bread", () => {
  test.each([
    ["a wrap filled with 120 g chicken and 20 g mayo", "tortilla-flour"],
    ["80 g ham, 20 g cheese and some salad in a wrap", "tortilla-flour"],
    ["sandwich with 80 g ham and 10 g butter", "bread-white"],
    ["breakfast roll with 2 sausages, 2 rashers and an egg", "roll-white"],
    ["burger with 2 patties and 2 slices of cheese", "roll-hamburger"],
  ])("%s: %s", (message, bread) => {
    expect(idsOf(message)[0]).toBe(bread);
  });

  test("it is not counted if it was left out or is one of the parts", () => {
    expect(idsOf("double cheeseburger no bun, 2 patties and 2 slices of cheese")).toHaveLength(2);
    expect(idsOf("sandwich: 2 slices rye bread, 80 g ham, 10 g butter")).toHaveLength(3);
  });
});

test("the amount after a colon is that of the listed food", () => {
  expect(itemsOf("cheese board: brie 40 g, cheddar 30 g").map(({ grams }) => grams)).toEqual([
    40, 30,
  ]);
});

test("the first of several lines with dashes is a food", () => {
  expect(itemsOf("- 1 banana\n- 1 cup almond milk\n- 1 scoop protein powder")).toHaveLength(3);
});

test("a number before the eggs of an omelette counts them", () => {
  const [item] = itemsOf("3 egg omelette cheese and ham");
  expect(item?.portion).toMatchObject({ count: 3, unit: "egg" });
});

test("what each piece had is counted for all", () => {
  const [, milk] = itemsOf("3 coffees, every one with about 30 ml milk");
  expect(Math.round(milk?.grams ?? 0)).toBeGreaterThan(85);
});
