import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { readChunks } from "../chunks/read-chunks.ts";
import { buildFoodIndex } from "../index.ts";
import { readTokens, toFoodQuery } from "../segment/food-query.ts";
import { readFoods } from "../test-foods.ts";
import { createMatcher } from "./match-food.ts";

/** All foods have the same nutrients: only the names matter here. */
const indexOf = (names: string) =>
  buildFoodIndex(
    readFoods(
      names
        .trim()
        .split("\n")
        .map((name) => `${name} | 100 1 1 1 | *serving 100`)
        .join("\n"),
    ),
  );

function nameOfBest(words: string, index: ReturnType<typeof indexOf>): string | undefined {
  const query = toFoodQuery(readChunks(readTokens(words, index), english), english);
  return query && createMatcher(index)(query)?.food.name;
}

/** The best food for a name after a unit. */
function nameOfBestIn(unit: string, words: string, index: ReturnType<typeof indexOf>) {
  const query = toFoodQuery(readChunks(readTokens(words, index), english), english, {
    count: 1,
    isArticle: false,
    units: [unit],
    sizes: [],
  });
  return query && createMatcher(index)(query)?.food.name;
}

describe("terms implied by a unit", () => {
  const index = indexOf(`
Peach
Canned peaches
Water
Bottled water
Ale
`);

  test.each([
    ["can", "peaches", "Canned peaches"],
    ["cup", "peaches", "Peach"],
    ["bottle", "water", "Bottled water"],
    ["can", "ale", "Ale"],
  ])("a %s of %s is %s", (unit, words, food) => {
    expect(nameOfBestIn(unit, words, index)).toBe(food);
  });
});

describe("preparation of a food", () => {
  const index = indexOf(`
Cod, baked
Cod, baked, coated
French fries
Stir-fried beans
Fritters, with beans
Oatmeal bar
No-bake oatmeal cookie
Potato, baked, peel not eaten
Potato, baked, peel eaten
Pigeonpeas, raw
Green peas, raw
Yogurt
Yogurt, flavored
Bell pepper
Stuffed pepper
Raisins
Raisins, chocolate covered
`);

  test.each([
    ["cod, baked and coated", "Cod, baked, coated"],
    ["coated and baked cod", "Cod, baked, coated"],
    ["baked cod with a coating", "Cod, baked, coated"],
    ["baked cod", "Cod, baked"],
    ["bean stir fry", "Stir-fried beans"],
    ["no-bake oatmeal cookie", "No-bake oatmeal cookie"],
    ["baked potato with the peel", "Potato, baked, peel eaten"],
    ["raw pigeon peas", "Pigeonpeas, raw"],
    ["yogurt", "Yogurt"],
    ["a stuffed pepper", "Stuffed pepper"],
    ["raisins covered with chocolate", "Raisins, chocolate covered"],
  ])("%s is %s", (words, food) => {
    expect(nameOfBest(words, index)).toBe(food);
  });
});

describe("aliases", () => {
  const index = indexOf(`
Dried apricots; apricots
Apricot jam
Apricots, raw
Bean soup; lentil soup; pea soup
Soup, lentil
Eggplant; brinjal
`);

  test.each([
    ["raw apricots", "Apricots, raw"],
    ["lentil soup", "Soup, lentil"],
    ["pea soup", "Bean soup"],
    ["brinjal", "Eggplant"],
  ])("%s is %s", (words, food) => {
    expect(nameOfBest(words, index)).toBe(food);
  });

  test("a contradiction with one name of a food applies to all its names", () => {
    const beans = indexOf(`
Cooked white beans; haricot beans
Haricot beans, mature seeds, raw
`);
    expect(nameOfBest("raw haricot beans", beans)).toBe("Haricot beans, mature seeds, raw");
  });
});

describe("the head noun and its qualifiers", () => {
  const index = indexOf(`
Fish, cod, fried
Fish, cod, baked
Fish, cod, steamed or poached
Fish, pompano, mixed species, cooked, dry heat
Fish, pompano, mixed species, raw
Chicken thigh, fried, skin / coating eaten
Chicken thigh, fried, skin / coating not eaten
Soup, cream of leek, canned, prepared with equal volume milk
Soup, cream of leek, canned, prepared with equal volume water
Candies, caramel coated figs
Caramel
Pan-fried mushrooms
Pizza, cheese, whole wheat thin crust
Pizza, cheese, whole wheat thick crust
Tea, iced, brewed, unsweetened
Ale, brewed
Noodles, cooked, with salt
Noodles, cooked, without salt
Turkey leg, grilled with sauce, skin not eaten
Turkey leg, grilled without sauce, skin not eaten
Soft drink, ginger
Soft drink, ginger, caffeine free
Crackers, rye, low salt
Crackers, rye
`);

  test.each([
    ["fried fillet of cod", "Fish, cod, fried"],
    ["fried chicken thigh without the skin", "Chicken thigh, fried, skin / coating not eaten"],
    ["fried chicken thigh", "Chicken thigh, fried, skin / coating eaten"],
    [
      "cream of leek soup made with the same amount of water",
      "Soup, cream of leek, canned, prepared with equal volume water",
    ],
    ["caramel covered figs", "Candies, caramel coated figs"],
    ["thick whole wheat crust pizza", "Pizza, cheese, whole wheat thick crust"],
    ["iced tea, brewed", "Tea, iced, brewed, unsweetened"],
    ["noodles cooked without any added salt", "Noodles, cooked, without salt"],
    [
      "grilled turkey leg without the skin or sauce",
      "Turkey leg, grilled without sauce, skin not eaten",
    ],
    ["steamed cod", "Fish, cod, steamed or poached"],
    ["cooked pompano", "Fish, pompano, mixed species, cooked, dry heat"],
    ["cod, pan-fried", "Fish, cod, fried"],
    ["ginger soda", "Soft drink, ginger"],
    ["ginger soda without caffeine", "Soft drink, ginger, caffeine free"],
    ["rye crackers low in salt", "Crackers, rye, low salt"],
  ])("%s is %s", (words, food) => {
    expect(nameOfBest(words, index)).toBe(food);
  });
});

describe("branded products", () => {
  const plain = readFoods(`
Rice crackers | 400 8 80 3 | *serving 30
Tomato soup | 35 1 7 1 | *cup 240
`);
  const branded = readFoods(`
Rice Crackers (Golden Paddy) | 410 8 84 3 | *package 100
Tomato Soup | 60 1 12 1 | *package 500
Golden Paddy Crisp Rice Rolls | 390 8 84 3 | *package 100
`).map((food) => ({ ...food, id: `branded-${food.id}`, isBranded: true }));
  const index = buildFoodIndex([...branded, ...plain]);
  const find = (words: string) => {
    const query = toFoodQuery(readChunks(readTokens(words, index), english), english);
    return query && createMatcher(index)(query)?.food.id;
  };

  test.each([
    ["rice crackers", "rice-crackers"],
    ["tomato soup", "tomato-soup"],
    ["golden paddy rice crackers", "branded-rice-crackers-golden-paddy-"],
    ["rice rolls", "branded-golden-paddy-crisp-rice-rolls"],
  ])("%s are %s", (words, id) => {
    expect(find(words)).toBe(id);
  });

  test("do not change the weights of words", () => {
    const words = ["ricecracker", "tomato", "soup"];
    const alone = buildFoodIndex(plain).wordWeights;
    expect(words.map((word) => index.wordWeights.get(word))).toEqual(
      words.map((word) => alone.get(word)),
    );
  });
});

describe("foods prepared from a mix", () => {
  const index = buildFoodIndex(
    readFoods(`
Pudding, lemon, dry mix | 378 0 95 0 | *package 99
Pudding, lemon, dry mix, prepared with milk | 105 3 20 2 | *cup 294
Squash, frozen, unprepared | 57 2 14 0 | *package 340
Squash, frozen, cooked | 39 1 10 0 | *cup 240
`),
  );
  const find = (words: string) => {
    const query = toFoodQuery(readChunks(readTokens(words, index), english), english);
    return query && createMatcher(index)(query)?.food.name;
  };

  test.each([
    ["lemon pudding", "Pudding, lemon, dry mix, prepared with milk"],
    ["lemon pudding mix", "Pudding, lemon, dry mix"],
    ["dry lemon pudding mix", "Pudding, lemon, dry mix"],
    ["lemon pudding prepared from a dry mix", "Pudding, lemon, dry mix, prepared with milk"],
    ["frozen squash", "Squash, frozen, cooked"],
    ["frozen squash, not yet cooked", "Squash, frozen, unprepared"],
  ])("%s is %s", (words, name) => {
    expect(find(words)).toBe(name);
  });
});
