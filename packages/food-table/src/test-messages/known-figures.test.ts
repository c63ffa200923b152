import { estimateMeals } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";

const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

/** Foods that once had the figures or the usual portion of another food: kcal per 100 g, and kcal of what is meant. */
const foods: readonly (readonly [
  words: string,
  per100g: readonly [number, number],
  usual: readonly [number, number],
])[] = [
  ["falafel", [320, 345], [150, 350]],
  ["salmon, baked", [180, 210], [200, 400]],
  ["a cup of tea with milk", [3, 15], [8, 40]],
  ["ugali", [110, 150], [250, 500]],
  ["a ball of kenkey", [110, 150], [250, 500]],
  ["moin moin", [120, 190], [150, 350]],
  ["doro wat", [90, 170], [200, 450]],
  ["keema", [130, 230], [200, 450]],
  ["kibbeh", [140, 260], [120, 350]],
  ["muesli", [340, 400], [150, 280]],
  ["mapo tofu", [90, 170], [220, 500]],
  ["nutritional yeast", [280, 420], [10, 60]],
  ["meatballs", [180, 290], [120, 350]],
  ["salad cream", [280, 380], [30, 80]],
  ["extra firm tofu", [70, 110], [60, 150]],
  ["mango juice", [40, 65], [80, 180]],
  ["sautéed shrimp", [90, 160], [80, 200]],
  ["butternut squash soup", [30, 90], [80, 250]],
  ["avocado toast", [180, 260], [200, 400]],
  ["zongzi", [120, 200], [180, 400]],
  ["a slice of victoria sponge", [330, 430], [200, 400]],
  ["2 rashers of bacon", [250, 500], [80, 200]],
  ["3 medjool dates", [265, 300], [150, 250]],
  ["brisket", [200, 300], [200, 400]],
  ["chicken parmesan", [150, 230], [350, 700]],
  ["pilau rice", [120, 180], [200, 400]],
  ["halloumi", [300, 340], [150, 300]],
  ["eton mess", [170, 280], [200, 400]],
  ["har gow", [130, 220], [100, 250]],
  ["bun bo hue", [60, 120], [350, 750]],
  ["taiyaki", [200, 260], [150, 260]],
  ["acarajé", [230, 340], [350, 600]],
  ["alla crema", [140, 260], [400, 750]],
  ["anmitsu", [90, 160], [150, 350]],
  ["yu xiang eggplant", [80, 160], [180, 400]],
  ["nature valley oats and honey bar", [440, 500], [95, 255]],
  ["sis go isotonic gel", [120, 160], [63, 117]],
  ["lotteria bulgogi burger", [200, 270], [288, 540]],
  ["supermac's garlic cheese fries", [280, 400], [580, 1150]],
  ["quick giant", [220, 290], [382, 716]],
  ["soya chunks curry", [80, 140], [180, 338]],
  ["mcaloo tikki", [200, 260], [245, 459]],
  ["lindt lindor truffle", [550, 630], [60, 90]],
  ["jacket potato with cheese and beans", [100, 150], [389, 729]],
  ["lentejas con chorizo", [90, 180], [310, 580]],
  ["torta de milanesa", [190, 280], [504, 945]],
  ["ful medames", [100, 190], [209, 392]],
  ["nussgipfel", [380, 480], [281, 526]],
  ["cornetto alla crema", [260, 360], [209, 392]],
  ["pão de queijo", [280, 380], [75, 190]],
  ["flat white with oat milk", [35, 55], [86, 162]],
  ["milchkaffee", [25, 45], [60, 145]],
  ["medium iced latte from dunkin", [20, 40], [108, 202]],
  ["farley's rusk", [380, 430], [50, 94]],
  ["ella's kitchen the red one", [45, 80], [37, 70]],
  ["bowl of cerelac", [390, 440], [151, 284]],
  ["pom'potes", [45, 80], [40, 85]],
  ["hipp karotten gläschen", [20, 50], [25, 75]],
  ["red lentil pasta", [140, 190], [200, 400]],
  ["100 g dry chickpea pasta", [330, 400], [330, 400]],
];

test.each(foods)("%s has its own figures and portion", (words, [low, high], [least, most]) => {
  const items = estimateMeals(words, starterIndex, context).meals.flatMap((meal) => meal.items);
  expect(items).toHaveLength(1);
  const [{ grams = null, nutrients } = { nutrients: null }] = items;
  const kcal = nutrients?.calories_kcal ?? 0;
  const per100g = (100 * kcal) / (grams ?? 1);
  expect(per100g).toBeGreaterThanOrEqual(low);
  expect(per100g).toBeLessThanOrEqual(high);
  expect(kcal).toBeGreaterThanOrEqual(least);
  expect(kcal).toBeLessThanOrEqual(most);
});

test.each(["vitamin D", "creatine", "a multivitamin", "omega 3", "magnesium"])(
  "%s is an entry with hardly any energy",
  (words) => {
    const items = estimateMeals(words, starterIndex, context).meals.flatMap((meal) => meal.items);
    expect(items).toHaveLength(1);
    expect(items[0]?.nutrients.calories_kcal).toBeLessThanOrEqual(15);
  },
);

test.each([
  ["wendy's dave's single", "Wendy's Dave's Single"],
  ["chipotle chicken burrito", "Chipotle Chicken Burrito"],
  ["five guys fries", "Five Guys Fries"],
])("the title of %s names the chain once", (words, title) => {
  expect(estimateMeals(words, starterIndex, context).meals[0]?.title).toBe(title);
});
