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

describe("measured foods directly after the name of a dish are what it was made of, without a word that says so", () => {
  test.each([
    ["my overnight oats jar (40 g oats, 150 ml milk, 10 g chia, 80 g raspberries)", 4],
    ["chia pudding, 3 tbsp chia seeds, 200 ml coconut milk", 2],
    ["veg curry. 1 can of chickpeas, spinach, onion", 3],
    ["made a stir fry, 1 chicken breast, half a bag of stir fry veg, 60 g dry noodles", 3],
    ["mug cake!! 30 g protein powder 15 g cocoa powder 1 egg 60 ml milk", 4],
    ["banana bread\n1 banana\n50 g flour\n1 egg\n20 g sugar", 4],
    ["yogurt bowl. 200 g greek yogurt, 30 g granola, 80 g blueberries", 3],
    ["sausage pasta, 2 pork sausages, 90 g dry pasta, 100 g passata", 3],
    ["arroz con pollo, 75 g dry rice, 130 g raw chicken thigh, 2 tsp oil", 3],
    ["iced latte. double espresso, 200 ml oat milk, 10 ml vanilla syrup", 3],
    ["french toast for lunch, 2 slices brioche, 2 eggs, 50 ml milk", 3],
    ["turkey burger w 113 g raw ground turkey, 1 brioche bun, 1 slice american cheese", 3],
  ])("%s: %i items", (message, count) => {
    const items = itemsOf(message);
    expect(items).toHaveLength(count);
    expect(items.filter(({ food }) => partsOf(food.id).length > 1)).toEqual([]);
  });

  test.each([
    ["lasagne, 100 g garlic bread, 200 ml red wine", 3],
    ["chicken curry, 200 g rice, 1 naan", 3],
    ["muffin, 200 ml milk, 1 banana", 3],
    ["huevos rancheros, beans, 2 corn tortillas", 3],
    ["porridge, 1 scoop whey, 1 banana", 3],
    ["pancakes and 2 eggs, 50 g oats", 3],
  ])("foods that were eaten with it are counted as well: %s", (message, count) => {
    expect(idsOf(message)).toHaveLength(count);
  });

  test("a salad that is named by a taco has no tortilla", () => {
    expect(idsOf("taco salad: 100 g ground beef, 60 g lettuce, 30 g cheddar")).toHaveLength(3);
  });
});

describe("foods without amounts that a dish was made of are in the dish", () => {
  test.each([
    "chicken noodle soup, inside was chicken, carrots, noodles and celery",
    "300 g tuna pasta bake, has pasta, tuna, cheese and peas in it",
    "stuffed peppers filled with rice, mince and cheese",
    "eggs, ham, cheese = omelette",
    "Chipotle bowl. chicken, white rice, black beans",
    "ramen! pork, egg",
  ])("%s", (message) => {
    expect(idsOf(message)).toHaveLength(1);
  });

  test("they name no variety that has not all of them", () => {
    expect(idsOf("burrito bowl. chicken, rice, beans, salsa")).toEqual(["burrito-bowl"]);
  });

  test.each([
    ["club sandwich. chicken, bacon, fries", 2],
    ["curry. chicken, rice", 3],
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
