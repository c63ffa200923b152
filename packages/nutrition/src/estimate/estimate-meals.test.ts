import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MealItem } from "../meal.ts";
import { nutrientIds } from "../nutrients.ts";
import { roundAmounts, sumNutrients } from "../totals.ts";
import { estimateMeals } from "./estimate-meals.ts";
import { instantOf } from "./message/read-time.ts";
import { reportedIds, testFoods, testIndex, withoutConfidence, writtenAt } from "./test-foods.ts";

const newYorkTime = (day: number, hour: number) =>
  instantOf({ year: 2025, month: 1, day, hour, minute: 0 }, writtenAt.timeZone);

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const itemsOf = (message: string) => read(message).meals.flatMap((meal) => meal.items);
const foodsOf = (message: string) => itemsOf(message).map((item) => item.food.name);
const gramsOf = (message: string) => itemsOf(message).map((item) => [item.food.name, item.grams]);

describe("a message of two meals", () => {
  const message =
    "For breakfast two scrambled eggs, two slices of whole wheat toast with butter and a glass of " +
    "orange juice; at 1pm a chicken caesar salad and a diet coke";
  const [breakfast, lunch] = read(message).meals;

  it("becomes a breakfast and a lunch, each with its own foods and grams", () => {
    expect(read(message).meals).toHaveLength(2);
    expect(breakfast?.mealType).toBe("breakfast");
    expect(breakfast?.items.map((item) => [item.food.name, item.grams])).toEqual([
      ["Scrambled eggs", 122],
      ["Whole wheat toast", 64],
      ["Butter", 10],
      ["Orange juice", 248],
    ]);
    expect(lunch?.mealType).toBe("lunch");
    expect(lunch?.items.map((item) => [item.food.name, item.grams])).toEqual([
      ["Chicken Caesar salad", 280],
      ["Diet cola", 360],
    ]);
  });

  it("gets its times from the words, in the user's time zone", () => {
    expect(lunch?.consumedAtMs).toBe(newYorkTime(15, 13));
    expect(breakfast?.consumedAtMs).toBe(newYorkTime(15, 8));
  });

  it("keeps the user's words as description and names the foods in the title", () => {
    expect(lunch?.description).toBe("at 1pm a chicken caesar salad and a diet coke");
    expect(breakfast?.title).toBe("Scrambled Eggs, Whole Wheat Toast, Butter and Orange Juice");
  });

  it("shows in receipts and notes what was stated and what was assumed", () => {
    expect(breakfast?.items[1]?.portion).toEqual({
      rule: "household-portion",
      explanation: "“two slices of whole wheat toast” → 2 × slice (32 g) = 64 g",
      isStated: true,
      count: 2,
      unit: "slice",
    });
    expect(breakfast?.items[2]?.portion.isStated).toBe(false);
    expect(breakfast?.notes).toBe("Usual amounts assumed for butter (10 g).");
    expect(lunch?.notes).toBe("");
  });
});

describe("the title of a meal", () => {
  const titleOf = (message: string) => read(message).meals.map(({ title }) => title);

  it("is the dish that the words name before its ingredients", () => {
    expect(titleOf("made a sandwich: scrambled eggs, butter")).toEqual(["Sandwich"]);
    expect(titleOf("My rice bowl (orange juice, butter)")).toEqual(["Rice Bowl"]);
  });

  it("has corrected spelling", () => {
    expect(titleOf("scrambld egs and orange juce")).toEqual(["Scrambled Eggs and Orange Juice"]);
  });

  it("is the foods if there is one food, or another sentence", () => {
    expect(titleOf("made a sandwich: butter, blorfing")).toEqual(["Butter"]);
    expect(titleOf("made a drink: orange juice, milk. And butter")[0]).toMatch(/Butter/);
  });
});

describe("amounts", () => {
  it.each([
    ["150g chicken breast", "Chicken breast", 150],
    ["chicken breast 150 g", "Chicken breast", 150],
    ["rice (200 g)", "White rice, cooked", 200],
    ["0.5 kg of rice", "White rice, cooked", 500],
    ["6 oz salmon", "Salmon, baked", 170.1],
    ["200 ml milk", "Milk", 206.2],
    ["a 12 fl oz can of coke", "Cola", 371.9],
    ["two 12 fl oz cans of coke", "Cola", 743.7],
    ["two cups of rice", "White rice, cooked", 316],
    ["1 1/2 cups of rice", "White rice, cooked", 237],
    ["1½ cups rice", "White rice, cooked", 237],
    ["one and a half cups of rice", "White rice, cooked", 237],
    ["half a banana", "Banana", 59],
    ["½ banana", "Banana", 59],
    ["2-3 bananas", "Banana", 295],
    ["a couple of beers", "Beer", 712],
    ["a dozen oysters", "Oysters", 180],
    ["half a dozen oysters", "Oysters", 90],
    ["25 almonds", "Almonds", 30],
    ["a handful of almonds", "Almonds", 28],
    ["a large banana", "Banana", 136],
    ["2x banana", "Banana", 236],
    ["2 tbsp olive oil", "Olive oil", 28],
    ["a slice of pizza", "Pizza", 107],
    ["a medium pizza", "Pizza", 850],
    ["three eggs", "Egg", 150],
    ["a cup of shredded cheese", "Cheddar cheese", 113],
    ["rice", "White rice, cooked", 158],
  ])("%s is %s, %d g", (message, food, grams) => {
    expect(gramsOf(message)).toEqual([[food, grams]]);
  });

  it.each([
    ["150g rice", "stated-weight"],
    ["200 ml milk", "stated-volume"],
    ["a cup of rice", "household-portion"],
    ["a large banana", "size-word"],
    ["two bananas", "piece-count"],
    ["rice", "default-portion"],
    ["zigni", "assumed-100-g"],
  ])("%s is resolved by the rule %s", (message, rule) => {
    expect(itemsOf(message).map((item) => item.portion.rule)).toEqual([rule]);
  });

  it("notes every assumption of 100 g", () => {
    const [meal] = read("zigni").meals;
    expect(meal?.items[0]?.portion.isStated).toBe(false);
    expect(meal?.notes).toContain("No usual portion is known for “zigni”");
    expect(meal?.confidence).toBeLessThan(0.4);
  });
});

describe("foods", () => {
  it.each([
    ["mac and cheese", ["Macaroni and cheese"]],
    ["fish and chips", ["Fish and chips"]],
    ["peanut butter and jelly sandwich", ["Peanut butter and jelly sandwich"]],
    ["coffee with milk", ["Coffee with milk"]],
    ["rice, chicken and broccoli", ["White rice, cooked", "Chicken breast", "Broccoli, cooked"]],
    ["- 2 eggs\n- 1 cup yogurt\n- banana", ["Egg", "Greek yogurt", "Banana"]],
    ["oatmeal + banana; coffee", ["Oatmeal", "Banana", "Coffee"]],
    ["eggs toast coffee", ["Egg", "White toast", "Coffee"]],
    ["I had a burger and fries for lunch", ["Hamburger", "French fries"]],
    ["half a bagel with cream cheese", ["Bagel", "Cream cheese"]],
  ])("%s is read as %j", (message, foods) => {
    expect(foodsOf(message)).toEqual(foods);
  });
});

describe("serving", () => {
  it("counts the pieces of a single food", () => {
    expect(read("two bananas").meals[0]?.serving).toEqual({
      servings: 2,
      servingSizeGrams: 118,
      householdUnit: "medium",
    });
  });

  it("is one meal if there are several foods", () => {
    expect(read("150 g rice and 100 g broccoli").meals[0]?.serving).toEqual({
      servings: 1,
      servingSizeGrams: 250,
      householdUnit: "meal",
    });
  });
});

describe("mentions from another reader", () => {
  it("give the same meals as the text", () => {
    const own = read("two slices of whole wheat toast and 150 g rice").meals;
    const given = estimateMeals(
      [
        {
          description: "two slices of whole wheat toast and 150 g rice",
          mentions: [
            {
              words: "whole wheat toast",
              amount: 2,
              unit: "slices",
              text: "two slices of whole wheat toast",
            },
            { words: "rice", amount: 150, unit: "g", text: "150 g rice" },
          ],
        },
      ],
      testIndex,
      writtenAt,
    ).meals;
    expect(withoutConfidence(given)).toEqual(withoutConfidence(own));
  });

  it("may contain a meal type and time words", () => {
    const { meals } = estimateMeals(
      [{ mealType: "dinner", timeWords: "yesterday", mentions: [{ words: "pizza" }] }],
      testIndex,
      writtenAt,
    );
    expect(meals[0]?.mealType).toBe("dinner");
    expect(meals[0]?.consumedAtMs).toBe(newYorkTime(14, 19));
  });

  it("stay unmatched if the table has no similar food", () => {
    const { meals, unmatched } = estimateMeals(
      [{ mentions: [{ words: "glorpfish", amount: 2 }, { words: "banana" }] }],
      testIndex,
      writtenAt,
    );
    expect(unmatched).toEqual(["glorpfish"]);
    expect(meals[0]?.items).toHaveLength(1);
    expect(meals[0]?.notes).toContain("glorpfish");
  });

  it("ignore an amount that is not a number", () => {
    const { meals } = estimateMeals(
      [{ mentions: [{ words: "banana", amount: Number.NaN }] }],
      testIndex,
      writtenAt,
    );
    expect(meals[0]?.items[0]?.grams).toBe(118);
  });
});

/** Only energy that is stated without a food has no weight: "lunch at 100,000". */
const hasWeight = ({ grams, portion }: MealItem): boolean =>
  grams === null ? portion.rule === "stated-figures" : Number.isFinite(grams);

describe("for any message", () => {
  const food = fc.constantFrom("rice", "banana", "chicken breast", "broccoli", "oatmeal", "pizza");
  const grams = fc.integer({ min: 1, max: 900 });
  const distinct = fc.uniqueArray(fc.tuple(food, grams), {
    minLength: 1,
    maxLength: 5,
    selector: ([name]) => name,
  });

  it("doubling the amount doubles every known nutrient", () => {
    fc.assert(
      fc.property(food, grams, (name, amount) => {
        const [once] = itemsOf(`${amount} g ${name}`);
        const [twice] = itemsOf(`${2 * amount} g ${name}`);
        for (const id of reportedIds) {
          expect(twice?.nutrients[id]).toBeCloseTo(2 * (once?.nutrients[id] ?? 0), 2);
        }
      }),
    );
  });

  it("the order of the items does not matter", () => {
    fc.assert(
      fc.property(distinct, (pairs) => {
        const messageOf = (list: typeof pairs) =>
          list.map(([name, amount]) => `${amount} g ${name}`).join(", ");
        const [forward] = read(messageOf(pairs)).meals;
        const [backward] = read(messageOf(pairs.toReversed())).meals;
        expect(forward?.items).toHaveLength(pairs.length);
        for (const id of reportedIds) {
          expect(backward?.nutrients[id]).toBeCloseTo(forward?.nutrients[id] ?? 0, 2);
        }
      }),
    );
  });

  it("the nutrients of a meal are the sum of its stored items", () => {
    fc.assert(
      fc.property(distinct, (pairs) => {
        const [meal] = read(
          pairs.map(([name, amount]) => `${amount} g ${name}`).join(" and "),
        ).meals;
        const parts = (meal?.items ?? []).map((item) => item.nutrients);
        expect(meal?.nutrients).toEqual(roundAmounts(sumNutrients(parts).amounts));
      }),
    );
  });

  it("unknown nutrients stay unknown", () => {
    fc.assert(
      fc.property(food, grams, (name, amount) => {
        const [meal] = read(`${amount} g ${name}`).meals;
        for (const id of nutrientIds.filter((other) => !reportedIds.includes(other))) {
          expect(meal?.nutrients[id]).toBeNull();
        }
      }),
    );
  });

  it("the result is deterministic", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(read(text)).toEqual(read(text));
      }),
    );
  });

  const anyText = fc.oneof(
    fc.string({ maxLength: 400, unit: "binary" }),
    fc
      .array(
        fc.constantFrom(
          ..."two 2 1/2 ½ - to a half dozen cup of g ml , . ; \n ( ) and with without no at 1pm yesterday lunch egg % for 100,000 x".split(
            " ",
          ),
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join(" ")),
  );

  it("no error is thrown and all numbers are finite", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const meal of read(text).meals) {
          expect(Number.isFinite(meal.consumedAtMs)).toBe(true);
          expect(meal.title.length).toBeLessThanOrEqual(80);
          expect(meal.confidence).toBeGreaterThanOrEqual(0);
          expect(meal.confidence).toBeLessThanOrEqual(1);
          expect(meal.items.every(hasWeight)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("energy alone has no weight", () => {
    expect(itemsOf("lunch, 600 kcal")).toMatchObject([
      { grams: null, portion: { rule: "stated-figures" } },
    ]);
  });

  it("matches every food by its own name", () => {
    for (const { name } of testFoods) expect(foodsOf(`100 g ${name}`)).toEqual([name]);
  });
});
