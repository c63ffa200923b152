import { describe, expect, test } from "vitest";
import type { Food } from "../../food.ts";
import { english } from "../../languages/en/index.ts";
import { readChunks } from "../chunks/read-chunks.ts";
import { buildFoodIndex, estimateMeals, type FoodIndex } from "../index.ts";
import { readTokens, toFoodQuery } from "../segment/food-query.ts";
import { readFoods } from "../test-foods.ts";
import { matchWeights } from "../weights/index.ts";
import { createMatcher } from "./match-food.ts";

const own = readFoods(`
Jam | 278 0 69 0 | *tbsp 20
Toast | 290 9 54 4 | *slice 25
Butter | 717 1 0 81 | *pat 5
Mustard; yellow mustard | 60 4 5 3 | *tsp 5
Sweet; candy | 390 0 98 0 | *piece 40
Fish sticks; fish fingers | 277 11 22 16 | *stick 28
Fish, baked; fish | 110 22 0 2 | *fillet 90
Chicken biryani | 150 8 20 4 | *plate 550
Biryani | 150 5 25 4 | *cup 175
Strawberries | 32 1 8 0 | *cup 75
Whipped cream | 340 2 3 36 | *tbsp 4
Sauce | 109 2 13 6 | *serving 60
Potato chips; chips; many-flavored chips | 540 6 53 35 | *bag 28
Oats | 380 13 68 7 | *serving 40
Salmon, baked; salmon | 206 22 0 12 | *fillet 150
Broccoli, cooked; broccoli | 35 2 7 0 | *cup 156
Whiting, baked; whiting | 115 23 0 2 | *fillet 90
Beans, cooked; beans; haricots | 140 9 25 1 | *cup 180
Cheese pizza; pizza | 266 11 33 10 | *slice 107, medium pizza 690
Bell pepper, raw; pepper | 26 1 6 0 | *medium 120, cup 149
Roti; chapati | 299 9 50 7 | *piece 40
Curry | 120 9 5 7 | *cup 240
`);

/** Foods of another table, which has no portions. */
const imported = readFoods(`
Jam or jelly, NFS | 262 0 65 0 |
Toast, cinnamon, sugared, with butter, home-made | 400 8 45 20 |
Haricots | 90 5 15 1 | can 400
Beans, NFS | 190 9 25 6 | can 400
Mustard sweet | 177 4 35 2 |
Fish, salmon, NFS | 274 22 0 20 |
Brocoli | 30 2 4 0 |
Hake, grilled | 113 23 0 2 |
Pizza | 250 11 33 10 |
Armadillo | 159 26 0 5 |
Armadillo, delivered | 120 26 0 2 |
Tuna, flesh only | 100 24 0 1 |
Peppers, raw, NFS | 28 1 6 0 | ring 5
Chapatis, plain | 202 7 44 1 | piece 100
Fish fingers, salmon, grilled | 247 13 20 13 |
Biryani, chicken, takeaway | 163 8 20 6 |
Strawberries with whipped cream | 116 1 6 10 |
Oat flour | 360 13 66 7 |
Mackerel, flesh, raw | 180 20 0 12 |
Cheese of milk collected in many farms, with work | 380 24 0 30 |
Hilsa, raw | 262 20 0 19 |
Jam roll, deluxe | 350 5 60 10 |
`).map((food): Food => ({ ...food, id: `other:${food.id}`, isImported: true }));

const index = buildFoodIndex([...own, ...imported], english);
const alone = buildFoodIndex(own, english);

const read = (message: string) =>
  estimateMeals(message, index, { nowMs: 0, timeZone: "UTC" })
    .meals.flatMap(({ items }) => items)
    .map(({ food, grams }) => `${food.name} ${grams} g`);

test("of imported foods that match equally well, the most eaten is chosen, whatever the order", () => {
  const [rare, common] = readFoods(`
Tripe, boiled | 90 12 0 4 |
Tripe, fried | 200 14 8 12 |
`).map((food, at): Food => ({ ...food, isImported: true, eatings: at === 0 ? 2 : 90 }));
  if (!rare || !common) throw new Error("two foods");
  for (const order of [
    [rare, common],
    [common, rare],
  ]) {
    const { meals } = estimateMeals("100 g tripe", buildFoodIndex([...own, ...order], english), {
      nowMs: 0,
      timeZone: "UTC",
    });
    expect(meals[0]?.items.map(({ food }) => food.name)).toEqual(["Tripe, fried"]);
  }
});

describe("imported foods", () => {
  test.each([
    ["jam", ["Jam 20 g"]],
    ["100 g salmon", ["Salmon, baked 100 g"]],
    ["half a pizza", ["Cheese pizza 345 g"]],
    ["1 can beans", ["Beans, cooked 240 g"]],
    ["haricots", ["Beans, cooked 180 g"]],
    ["2 slices of toast with butter", ["Toast 50 g", "Butter 10 g"]],
    ["3 chapatis", ["Roti 120 g"]],
    ["1 pepper", ["Bell pepper, raw 120 g"]],
    [
      "curry: 2 peppers, 200 g broccoli. I ate half",
      ["Bell pepper, raw 120 g", "Broccoli, cooked 100 g"],
    ],
    ["strawberries with whipped cream", ["Strawberries 75 g", "Whipped cream 4 g"]],
    ["hilsa curry", ["Curry 240 g"]],
    // A part of the food before it, which an imported name has as its noun.
    ["140 g salmon (100 g flesh)", ["Salmon, baked 140 g"]],
    // An imported name without its head noun.
    ["140 g flesh", []],
    // "Jam or jelly, NFS" has the name "jam", not "jam,".
    ["toast with jam, 2 slices", ["Toast 50 g", "Jam 40 g"]],
  ])("of the same words leave %s as it is without them", (message, items) => {
    expect(read(message)).toEqual(items);
  });

  test.each([
    ["100 g grilled hake", ["Hake, grilled 100 g"]],
    ["100 g armadillo", ["Armadillo 100 g"]],
    ["100 g sweet mustard", ["Mustard sweet 100 g"]],
    // The table has oats and no flour.
    ["30 g oat flour", ["Oat flour 30 g"]],
  ])("are found where the words name them: %s", (message, items) => {
    expect(read(message)).toEqual(items);
  });

  test("without portions have those of the table's food of their kind", () => {
    expect(read("sweet mustard")).toEqual(["Mustard sweet 5 g"]);
  });

  test("have the portions of the closest food: fish fingers, not fish", () => {
    const portionOf = (name: string) => index.foods.find((food) => food.name === name)?.portions[0];
    expect(portionOf("Fish fingers, salmon, grilled")).toEqual({ label: "stick", grams: 28 });
    expect(portionOf("Biryani, chicken, takeaway")).toEqual({ label: "plate", grams: 550 });
  });

  test("do not report words that name no food, though their names have them", () => {
    const notCounted = (message: string, foods: FoodIndex) =>
      estimateMeals(message, foods, { nowMs: 0, timeZone: "UTC" }).unmatched;
    for (const message of ["toast with jam, back to work", "too many chips at work"])
      expect(notCounted(message, index)).toEqual(notCounted(message, alone));
  });

  test("do not change the weights of the table's words", () => {
    for (const [word, weight] of alone.wordWeights)
      expect(index.wordWeights.get(word)).toBe(weight);
    expect(index.wordWeights.get("delivered")).toBe(matchWeights.unknownWordWeight);
  });

  test.each([
    // A typing error of their table is corrected, and a word is corrected to a far one of theirs by one letter at most.
    ["100 g brocoli", ["Broccoli, cooked 100 g"]],
    ["100 g armadilo", ["Armadillo 100 g"]],
    ["driving to amarillo", []],
  ])("do not change spelling: %s", (message, items) => {
    expect(read(message)).toEqual(items);
  });

  test("are compared with foods of the table by the penalty, which their own score lacks", () => {
    const score = (words: string) => {
      const query = toFoodQuery(readChunks(readTokens(words, index), english), english);
      return query && createMatcher(index)(query)?.score;
    };
    expect(score("armadillo")).toBeGreaterThan(8);
  });
});
