import { describe, expect, it } from "vitest";
import {
  applyEdit,
  applyOperations,
  listAlternatives,
  suggestFoods,
  updateOwnFood,
} from "./edit/index.ts";
import type { EditOperation } from "./edits.ts";
import {
  estimateMeals,
  findRecipeOfMessage,
  ownFoodEntries,
  readIngredientLine,
} from "./estimate/index.ts";
import { testIndex, writtenAt } from "./estimate/test-foods.ts";
import type { MealEstimate } from "./meal.ts";
import {
  findFreeName,
  findImplausibleEnergy,
  isHeavierThanItself,
  type OwnFigures,
  type OwnFood,
  ownNameMaxLength,
  recipeFigures,
} from "./own-foods.ts";
import { nutrientAmounts } from "./totals.ts";

const macros = (calories_kcal: number, protein_g: number, carbs_g: number, fat_g: number) =>
  nutrientAmounts({ calories_kcal, protein_g, carbs_g, fat_g });

const own = (name: string, over: Partial<OwnFood> = {}): OwnFood => ({
  id: name,
  kind: "food",
  name,
  otherNames: [],
  amounts: macros(120, 8, 10, 5),
  per: "100-g",
  servingGrams: null,
  version: 1,
  ...over,
});

const chili = own("my chili", { kind: "recipe", servingGrams: 350 });
const bar = own("Zing bar", {
  otherNames: ["protein bar"],
  amounts: macros(210, 20, 18, 7),
  per: "serving",
  servingGrams: 50,
});
const soup = own("mum's soup", { amounts: macros(180, 8, 20, 5), per: "serving" });
const pie = own("my apple pie", { amounts: macros(200, 2, 30, 8), servingGrams: 150 });
const spread = own("house spread");
const banana = own("banana", { amounts: macros(50, 1, 10, 0) });

const dictionary = [chili, bar, soup, pie, spread, banana].flatMap(ownFoodEntries);
const written = { ...writtenAt, dictionary };
const read = (message: string) => estimateMeals(message, testIndex, written);
const mealOf = (message: string): MealEstimate => {
  const [meal] = read(message).meals;
  if (!meal) throw new Error(message);
  return meal;
};
const figuresOf = ({ items }: MealEstimate) =>
  items.map(({ food, grams, nutrients }) => [food.name, grams, nutrients.calories_kcal]);

describe("own foods in a message", () => {
  it.each([
    ["my chili", [["my chili", 350, 420]]],
    ["two bowls of my chili", [["my chili", 700, 840]]],
    ["300 g of my chili", [["my chili", 300, 360]]],
    ["half a serving of my chili", [["my chili", 175, 210]]],
    ["half my chili", [["my chili", 175, 210]]],
    ["a slice of my apple pie", [["my apple pie", 150, 300]]],
    ["2 pieces of my apple pie", [["my apple pie", 300, 600]]],
    ["a plate of my apple pie", [["my apple pie", 150, 300]]],
    ["6 pieces of my apple pie", [["my apple pie", 900, 1800]]],
    ["a Zing Bar", [["Zing bar", 50, 210]]],
    ["2 protein bars", [["Zing bar", 100, 420]]],
    ["100 g protein bar", [["Zing bar", 100, 420]]],
    ["mum's soup", [["mum's soup", null, 180]]],
    ["2 plates of mum's soup", [["mum's soup", null, 360]]],
    ["200 g of mum's soup", [["mum's soup", null, 180]]],
    ["40 g house spread", [["house spread", 40, 48]]],
    ["200 g banana", [["banana", 200, 100]]],
    ["my chili, 500 kcal", [["my chili", 416.7, 500]]],
    [
      "my chili with 100 g rice",
      [
        ["my chili", 350, 420],
        ["White rice, cooked", 100, 130],
      ],
    ],
  ])("%j is %j", (message, foods) => {
    expect(figuresOf(mealOf(message))).toEqual(foods);
    expect(read(message).unmatched).toEqual([]);
  });

  it.each([
    [
      "two bowls of my chili",
      "Your own recipe: my chili. “two bowls of my chili” → 2 × serving (350 g) = 700 g",
    ],
    ["a zing bar", "Your own food: Zing bar. “a zing bar” → 1 × serving (50 g) = 50 g"],
    ["2 mum's soup", "Your own food: mum's soup. “2 mum's soup” → 2 × serving, no weight known"],
  ])("say so on the receipt of %j", (message, explanation) => {
    const [item] = mealOf(message).items;
    expect(item?.portion.explanation).toBe(explanation);
    expect(item?.source.dataset).toMatch(/^Your own (food|recipe)$/);
  });

  it("are certain if the amount is, and ask no question", () => {
    expect(mealOf("two bowls of my chili")).toMatchObject({ confidence: 0.95 });
    expect(mealOf("house spread").confidence).toBeLessThan(0.7);
    expect(mealOf("my chili").question).toBeUndefined();
  });

  it("are found by the names that another reader returns", () => {
    const mentions = [{ words: "my chili", amount: 2, unit: "bowls" }];
    const { meals } = estimateMeals([{ mentions }], testIndex, written);
    expect(meals.map(figuresOf)).toEqual([[["my chili", 700, 840]]]);
  });
});

describe("own foods in an edit", () => {
  const edit = (meal: MealEstimate, words: string) => {
    const outcome = applyEdit(meal, words, testIndex, written);
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    return outcome;
  };
  const lunch = mealOf("2 hamburgers and an apple");

  it.each([
    ["replace the apple with my chili", ["my chili", 350, 420]],
    ["replace the hamburgers with 300 g of my chili", ["my chili", 300, 360]],
    ["it was mum's soup, not an apple", ["mum's soup", null, 180]],
  ])("%j", (words, figures) => {
    expect(figuresOf(edit(lunch, words).meal)).toContainEqual(figures);
  });

  it.each([
    ["add my chili", ["my chili", 350, 420]],
    ["add two bowls of mum's soup", ["mum's soup", null, 360]],
    ["I also had mum's soup", ["mum's soup", null, 180]],
    ["I had a protein bar too", ["Zing bar", 50, 210]],
  ])("%j", (words, figures) => {
    expect(figuresOf(edit(lunch, words).meal)[2]).toEqual(figures);
  });

  it.each([
    ["my chili", "make it 200 g", [200, 240]],
    ["my chili", "it was two servings", [700, 840]],
    ["my chili", "double it", [700, 840]],
    ["mum's soup", "it was 3 servings", [null, 540]],
    ["mum's soup", "half of it", [null, 90]],
  ])("%j: %j", (message, words, figures) => {
    expect(figuresOf(edit(mealOf(message), words).meal)[0]?.slice(1)).toEqual(figures);
  });

  it("are suggested before the table's foods, and can be chosen", () => {
    const foods = suggestFoods("protein thing", testIndex, dictionary);
    expect(foods[0]?.name).toBe("Zing bar");
    expect(suggestFoods("rice", testIndex, dictionary)[0]?.name).toBe("White rice, cooked");
    const choose = (operation: EditOperation) => {
      const outcome = applyOperations(lunch, [operation], testIndex, written);
      return outcome.kind === "changed" ? figuresOf(outcome.meal) : outcome;
    };
    const foodId = foods[0]?.id ?? "";
    expect(choose({ kind: "choose-food", item: 1, foodId })).toMatchObject({
      1: ["Zing bar", 180, 756],
    });
    expect(choose({ kind: "add-words", words: "2 coffees", foodId })).toMatchObject({
      2: ["Zing bar", 100, 420],
    });
    const soupId = "own-food:mum's soup";
    expect(choose({ kind: "add-words", words: "soup", foodId: soupId })).toMatchObject({
      2: ["mum's soup", null, 180],
    });
  });

  it("are among the alternatives, with their portions", () => {
    const [item] = mealOf("a protein bar").items;
    if (!item) throw new Error("none");
    const { foods, portions } = listAlternatives(item, testIndex, dictionary);
    expect(foods[0]?.name).toBe("Zing bar");
    expect(portions).toEqual([{ label: "serving", grams: 50 }]);
  });

  it("keep the figures of a meal when the food has changed since", () => {
    const meal = mealOf("my chili");
    const changed = ownFoodEntries({ ...chili, amounts: macros(240, 8, 10, 5), version: 2 });
    const outcome = applyEdit(meal, "make it 200 g", testIndex, {
      ...writtenAt,
      dictionary: changed,
    });
    expect(outcome).toMatchObject({ kind: "changed", meal: { nutrients: { calories_kcal: 240 } } });
  });
});

describe("saving a meal as a recipe", () => {
  it.each([
    ["save as my chili", "my chili"],
    ["save this as my chili", "my chili"],
    ["Save the meal as “Sunday chili”.", "Sunday chili"],
    ["remember this as a recipe called Friday fry-up", "Friday fry-up"],
    ["save this as my chili recipe", "my chili"],
    ["save to my foods as rice bowl", "rice bowl"],
  ])("%j", (words, name) => {
    const outcome = applyEdit(mealOf("rice and 2 eggs"), words, testIndex, writtenAt);
    expect(outcome).toMatchObject({
      operations: [{ kind: "save-recipe", name }],
      changes: [{ kind: "saved-recipe", name }],
    });
  });

  it("is possible after other changes", () => {
    const meal = mealOf("rice and 2 eggs");
    const outcome = applyEdit(meal, "remove the eggs and save it as my rice", testIndex, writtenAt);
    expect(outcome).toMatchObject({
      meal: { title: "Rice" },
      operations: [{ kind: "remove" }, { kind: "save-recipe", name: "my rice" }],
    });
  });

  it("needs a name that is not too common", () => {
    const meal = mealOf("rice and 2 eggs");
    expect(applyEdit(meal, "save as lunch", testIndex, writtenAt).kind).toBe("refused");
  });
});

describe("a changed own food in a logged meal", () => {
  const update = (message: string, food: OwnFood) => {
    const outcome = updateOwnFood(mealOf(message), { ...food, version: 2 });
    return outcome.kind === "changed" ? figuresOf(outcome.meal) : outcome;
  };
  const richer = { ...chili, amounts: macros(200, 8, 10, 12), servingGrams: 300 };

  it.each([
    ["two bowls of my chili", [["my chili", 600, 1200]]],
    ["300 g of my chili", [["my chili", 300, 600]]],
    ["my chili", [["my chili", 300, 600]]],
  ])("%j has the new figures: %j", (message, figures) => {
    expect(update(message, richer)).toEqual(figures);
  });

  it("has servings without a weight", () => {
    expect(update("2 mum's soup", { ...soup, amounts: macros(100, 1, 1, 1) })).toEqual([
      ["mum's soup", null, 200],
    ]);
    expect(update("2 mum's soup", { ...soup, servingGrams: 200 })).toEqual([
      ["mum's soup", 400, 360],
    ]);
    expect(update("my chili", { ...chili, per: "serving", servingGrams: null })).toEqual([
      ["my chili", null, 120],
    ]);
  });

  it("keeps other foods, stated figures and the present version", () => {
    expect(updateOwnFood(mealOf("my chili"), chili)).toMatchObject({ refusal: "changes-nothing" });
    expect(update("rice", richer)).toMatchObject({ refusal: "changes-nothing" });
    expect(update("my chili, 500 kcal", richer)).toMatchObject({ refusal: "changes-nothing" });
  });

  it("has its amount multiplied if it was", () => {
    const doubled = applyEdit(mealOf("my chili"), "double it", testIndex, written);
    if (doubled.kind !== "changed") throw new Error(doubled.kind);
    const outcome = updateOwnFood(doubled.meal, { ...richer, version: 2 });
    expect(outcome).toMatchObject({ kind: "changed", meal: { items: [{ grams: 600 }] } });
  });
});

describe("a recipe", () => {
  const line = (grams: number | null, kcal: number) => ({
    grams,
    nutrients: macros(kcal, 10, 10, 10),
  });

  it.each([
    [{ servings: 4, cookedGrams: null }, { per: "serving", servingGrams: 200 }, 300],
    [{ servings: 4, cookedGrams: 600 }, { per: "serving", servingGrams: 150 }, 300],
    [{ servings: null, cookedGrams: 600 }, { per: "100-g", servingGrams: null }, 200],
  ])("that makes %j is %j", (makes, figures, kcal) => {
    const found = recipeFigures([line(500, 1000), line(300, 200)], makes);
    expect(found).toMatchObject(figures);
    expect(found.amounts.calories_kcal).toBe(kcal);
  });

  it("without weights has servings of an unknown weight", () => {
    const found = recipeFigures([line(null, 400)], { servings: null, cookedGrams: null });
    expect(found).toMatchObject({ per: "serving", servingGrams: null });
    expect(found.amounts.calories_kcal).toBe(400);
  });

  it("has raw ingredients where the words say no other, and other recipes", () => {
    const names = (words: string) =>
      readIngredientLine(words, testIndex, { dictionary }).items.map(({ food }) => food.name);
    expect(names("200 g of my chili")).toEqual(["my chili"]);
    expect(names("2 eggs and 14 g butter")).toEqual(["Egg", "Butter"]);
    expect(readIngredientLine("200 g zorblat", testIndex)).toMatchObject({ items: [] });
  });

  it.each([
    [
      "made fried rice with 400 g rice and 4 eggs; serves 4, I had one",
      { servings: 4, cookedGrams: null, lines: ["400 g rice", "4 eggs"] },
    ],
    [
      "fried rice: 400 g rice, 4 eggs, came out at 700 g, I ate 200 g",
      { servings: null, cookedGrams: 700, lines: ["400 g rice", "4 eggs"] },
    ],
    [
      "a third of my omelette: 6 eggs, 30 g butter",
      { servings: 3, cookedGrams: null, lines: ["6 eggs", "30 g butter"] },
    ],
    ["baked an omelette today, 6 eggs, 30 g butter. 3 pieces, I had 1", { name: "omelette" }],
    ["fried rice batch: 400 g rice, 4 eggs, makes 4, I had 1", { name: "fried rice" }],
    ["2 eggs and rice", undefined],
  ])("of the message %j is %j", (message, recipe) => {
    const found = findRecipeOfMessage(message, testIndex);
    if (recipe) expect(found).toMatchObject(recipe);
    else expect(found).toBeUndefined();
  });

  it.each([
    ["made fried rice with 400 g rice and 4 eggs; serves 4, I had one", "Fried Rice"],
    ["baked an omelette today, 6 eggs, 30 g butter. 3 pieces, I had 1", "Omelette"],
    ["made 400 g rice and 4 eggs; serves 4, I had one", "Rice and Eggs"],
    [
      "fried rice: 400 g rice, 4 eggs; serves 4, I had one with a glass of milk",
      "Fried Rice and Milk",
    ],
  ])("gives its meal its name, with the foods next to it: %j", (message, title) => {
    const { meals } = estimateMeals(message, testIndex, { nowMs: 0, timeZone: "UTC" });
    expect(meals.map((meal) => meal.title)).toEqual([title]);
  });
});

describe("the figures of an own food", () => {
  const figures = (over: Partial<OwnFigures>): OwnFigures => ({
    amounts: macros(400, 10, 60, 12),
    per: "100-g",
    servingGrams: null,
    ...over,
  });

  it.each([
    [figures({}), false],
    [figures({ amounts: macros(900, 5, 0, 100) }), false],
    [figures({ amounts: macros(900, 6, 0, 100) }), true],
    [figures({ per: "serving", servingGrams: 80 }), false],
    [figures({ per: "serving", servingGrams: 70 }), true],
    [figures({ per: "serving" }), false],
  ])("%j are heavier than the food: %j", (one, isHeavier) => {
    expect(isHeavierThanItself(one)).toBe(isHeavier);
  });

  it.each([
    [macros(388, 10, 60, 12), undefined],
    [macros(300, 10, 60, 12), undefined],
    [macros(200, 10, 60, 12), 388],
    [macros(1600, 10, 60, 12), 388],
    [macros(15, 0, 0, 0), undefined],
    [nutrientAmounts({ calories_kcal: 900 }), undefined],
  ])("%j have the plausible energy %j", (amounts, kcal) => {
    expect(findImplausibleEnergy(figures({ amounts }))).toBe(kcal);
  });
});

describe("The free name of an own food", () => {
  it.each([
    ["my chili", [], "my chili"],
    ["my chili", ["my chili"], "my chili 2"],
    ["my chili", ["my chili", "my chili 2"], "my chili 3"],
    ["my chili 2", ["my chili", "my chili 2"], "my chili 3"],
    ["chicken 65", ["chicken 65"], "chicken 65 2"],
  ])("of %j, if %j are taken, is %j", (name, taken, free) => {
    expect(findFreeName(name, (one) => taken.includes(one))).toBe(free);
  });

  it("is not longer than a name may be", () => {
    const long = "x".repeat(ownNameMaxLength);
    const free = findFreeName(long, (one) => one === long);
    expect(free).toHaveLength(ownNameMaxLength);
    expect(free).toMatch(/x 2$/);
  });
});
