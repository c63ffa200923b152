import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { estimateFood } from "./estimate-food.ts";

const banana = testIndex.foods.find(({ name }) => name === "Banana");
const { timeZone = "UTC", nowMs: consumedAtMs } = writtenAt;
const log = (chosen: object) =>
  estimateFood(
    { foodId: banana?.id ?? "", amount: 1, consumedAtMs, ...chosen },
    testIndex,
    timeZone,
  );

describe("estimateFood", () => {
  it("is a meal of the food in its grams, with the figures of the table", () => {
    const meal = log({ amount: 50 });
    expect(meal).toMatchObject({
      title: "Banana",
      description: "50 g Banana",
      consumedAtMs,
      items: [
        {
          food: { id: banana?.id },
          source: banana?.source,
          grams: 50,
          portion: { rule: "stated-weight", isStated: true },
        },
      ],
    });
    expect(meal?.nutrients.calories_kcal).toBe(
      Math.round((banana?.per100g.calories_kcal ?? 0) * 5) / 10,
    );
  });

  it("counts a portion of the food", () => {
    const large = banana?.portions.find(({ label }) => label === "large");
    expect(log({ amount: 2, portion: "large", mealType: "snack" })).toMatchObject({
      description: "2 × large Banana",
      mealType: "snack",
      items: [{ grams: 2 * (large?.grams ?? 0), portion: { rule: "household-portion", count: 2 } }],
    });
  });

  it("finds a food of the dictionary, which is not in the table", () => {
    if (!banana) throw new Error("There is no banana");
    const product = { ...banana, id: "product:off:1", name: "Banana Bar" };
    const dictionary = [{ phrase: product.name, meaning: product.name, food: product }];
    const chosen = { foodId: product.id, amount: 50, consumedAtMs };
    expect(estimateFood(chosen, testIndex, timeZone, dictionary)).toMatchObject({
      items: [{ food: { id: product.id, name: "Banana Bar" }, source: banana.source, grams: 50 }],
    });
    expect(estimateFood(chosen, testIndex, timeZone)).toBeUndefined();
  });

  it("is undefined for an unknown food or portion", () => {
    expect(log({ foodId: "no-such-food" })).toBeUndefined();
    expect(log({ portion: "bucket" })).toBeUndefined();
  });
});
