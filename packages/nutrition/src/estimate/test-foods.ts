import type { Food, Portion } from "../food.ts";
import { english } from "../languages/en/index.ts";
import type { NutrientId } from "../nutrients.ts";
import { nutrientAmounts } from "../totals.ts";
import { buildFoodIndex } from "./match/food-index.ts";

/**
 * A small table for the tests of this package: "name; alias" | kcal protein carbs fat | portions,
 * the default marked with *. Rounded values; vitamins are unknown.
 */
const rows = `
Egg; boiled egg; fried egg | 155 13 1 11 | *large 50, small 38, cup, chopped 136
Scrambled eggs | 212 14 2 16 | *egg 61, cup 220
Whole wheat toast; whole wheat toast, toasted | 270 13 47 4 | *slice 32
White toast; toast | 290 9 54 4 | *slice 25
Whole wheat bread | 250 12 43 4 | *slice 36
Butter | 717 1 0 81 | pat 5, *tbsp 14, cup 227
Butter cookie | 480 6 65 22 | *cookie 10
Strawberry jam; jam | 260 0 65 0 | *tbsp 20
Orange juice | 45 1 10 0 | *glass 248, cup 248
Orange | 47 1 12 0 | *medium 140, large 184, cup, sections 180
Chicken Caesar salad | 127 10 6 7 | *salad 280, cup 120
Diet cola | 1 0 0 0 | *can, 12 fl oz 360, fl oz 30
Cola | 42 0 10 0 | *can, 12 fl oz 372, fl oz 31
Chicken breast; chicken | 165 31 0 4 | *breast 120, cup, diced 140
Fried chicken | 260 22 9 15 | *piece 140
Coffee | 1 0 0 0 | *cup 240, fl oz 30
Coffee with milk | 14 1 1 1 | *cup 240, fl oz 30
Milk | 61 3 5 3 | *cup 244, tbsp 15
Peanut butter | 590 22 22 50 | *tbsp 16
Peanut butter and jelly sandwich | 350 12 45 14 | *sandwich 110
Grape jelly; jelly | 266 0 70 0 | *tbsp 21
Macaroni and cheese | 200 8 22 9 | *cup 230
Cheddar cheese; cheese | 400 25 1 33 | *slice 21, cup, shredded 113
Fish and chips | 230 10 20 12 | *serving 400
Hamburger | 260 14 24 12 | *burger 145
French fries | 310 3 41 15 | *serving 110, small 70, large 150
Banana | 90 1 23 0 | *medium 118, large 136, small 101, cup, sliced 150
Apple | 52 0 14 0 | *medium 180, large 220
White rice, cooked; rice | 130 3 28 0 | *cup 158
Olive oil | 884 0 0 100 | *tbsp 14
Salmon, baked; salmon | 206 22 0 12 | *fillet 150
Broccoli, cooked; broccoli | 35 2 7 0 | *cup 156
Pizza | 266 11 33 10 | *slice 107, medium pizza 850
Oatmeal | 70 2 12 1 | *cup 240
Greek yogurt; yogurt | 97 9 4 5 | *container 170, cup 245
Beer | 43 0 4 0 | *can, 12 fl oz 356, fl oz 30
Oysters | 80 9 5 2 | *oyster 15
Almonds | 579 21 22 50 | *handful 28, cup 143, almond 1.2
Cake | 370 4 53 16 | *piece 80
Bagel | 270 10 53 2 | *medium 105
Cream cheese | 340 6 5 34 | *tbsp 15
Spaghetti | 158 6 31 1 | *cup 140
Zigni | 150 12 5 9 |
`;

const readPortion = (text: string): Portion => {
  const [, label = "", grams = ""] = /^\*?(.+) ([\d.]+)$/.exec(text.trim()) ?? [];
  return { label, grams: Number(grams) };
};

function readFood(row: string): Food {
  const [names = "", figures = "", portions = ""] = row.split("|").map((part) => part.trim());
  const [name = "", ...aliases] = names.split(";").map((part) => part.trim());
  const [calories_kcal = 0, protein_g = 0, carbs_g = 0, fat_g = 0] = figures.split(" ").map(Number);
  // A comma inside a label is followed by more words: "can, 12 fl oz 360".
  const listed = portions === "" ? [] : portions.split(/(?<=\d), /);
  const defaultPortion = listed.findIndex((portion) => portion.startsWith("*"));
  return {
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
    name,
    aliases,
    per100g: nutrientAmounts({ calories_kcal, protein_g, carbs_g, fat_g }),
    portions: listed.map(readPortion),
    defaultPortion: defaultPortion < 0 ? null : defaultPortion,
    source: { dataset: "test", id: name },
  };
}

/** Foods for one test, in the notation of the test table. */
export const readFoods = (text: string): Food[] => text.trim().split("\n").map(readFood);

export const testFoods: readonly Food[] = readFoods(rows);

export const testIndex = buildFoodIndex(testFoods, english);

/** 15 January 2025, 18:00 in New York: the time of the tests' messages. */
export const writtenAt = { nowMs: 1_736_982_000_000, timeZone: "America/New_York" };

export const reportedIds: readonly NutrientId[] = [
  "calories_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
];

const ofConfidence: ReadonlySet<string> = new Set(["confidence", "energyRange", "macroRanges"]);

/** The foods and figures of meals: the confidence also says how sure it is where a text has its meals and times, which mentions do not. */
export const withoutConfidence = (meals: unknown): unknown =>
  JSON.parse(
    JSON.stringify(meals, (key, value: unknown) => (ofConfidence.has(key) ? undefined : value)),
  );
