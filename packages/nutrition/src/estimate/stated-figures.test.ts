import { describe, expect, it } from "vitest";
import { estimateMeals } from "./index.ts";
import { testIndex, writtenAt } from "./test-foods.ts";

const read = (message: string) => {
  const { meals, unmatched } = estimateMeals(message, testIndex, writtenAt);
  const items = meals.flatMap((meal) =>
    meal.items.map(({ food, nutrients }) => [
      food.name.toLowerCase(),
      Math.round(nutrients.calories_kcal ?? 0),
    ]),
  );
  return { items, unmatched, confidence: Math.min(...meals.map(({ confidence }) => confidence)) };
};

describe("a stated energy that no food uses", () => {
  it("is reported, and lowers the confidence", () => {
    const { unmatched, confidence } = read("bagel 480 kcal zzz banana 250 kcal");
    expect(unmatched.join()).toContain("kcal");
    expect(confidence).toBeLessThanOrEqual(0.6);
  });

  it.each([
    "bagel 300 kcal n banana 90 kcal",
    "2 bagels, 300 kcal each",
    "bagel 1255 kJ / 300 kcal",
  ])("is none if it is one of them, in other units or of each piece: %s", (message) => {
    expect(read(message).unmatched).toEqual([]);
  });
});

describe("figures in a bracket", () => {
  it.each([
    ["1 zorblax (960 kcal whole), 1 banana", "zorblax"],
    ["1 store crust (960 kcal), 1 banana", "store crust"],
  ])("are of the words before it, also if the table has no such food: %s", (message, name) => {
    expect(read(message).items[0]).toEqual([name, 960]);
  });

  it("are energies in all brackets of a list if they are in one", () => {
    expect(read("bagel (600), banana (100)").items.map(([, kcal]) => kcal)).toEqual([600, 100]);
  });
});

describe("sugar", () => {
  it("is a nutrient after another one", () => {
    expect(read("bagel, 214 kcal, 20 g protein, 9 g sugar").items).toEqual([["bagel", 214]]);
  });
});
