import { applyOperations } from "@morsel/nutrition/edit";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import { ambiguousWords } from "../../../nutrition/src/languages/en/question-words.ts";
import { starterFoods, starterIndex } from "../testing/starter-index.ts";

const ask = (message: string) => {
  const { meals } = estimateMeals(message, starterIndex, { nowMs: 0, timeZone: "UTC" });
  return meals[0]?.question;
};

describe("the question about a message, with the starter table", () => {
  it.each([
    ["a latte", "Was the latte small, medium or large?", "Small Medium Large"],
    ["burger and fries", "Were the fries small, medium or large?", "Small Medium Large"],
    ["had chips with lunch", "Chips: French fries or potato chips?", "French fries,Potato chips"],
    ["a muffin", "Muffin: blueberry muffin or English muffin?", "Blueberry muffin,English muffin"],
    [
      "150 g rice",
      "Rice: cooked white rice or dry white rice?",
      "Cooked white rice,Dry white rice",
    ],
    ["wine", "Wine: how much was it?", "Small glass,Glass,Large glass"],
  ])("of %j is %j", (message, text, labels) => {
    const question = ask(message);
    const separator = labels.includes(",") ? "," : " ";
    expect(question?.text).toBe(text);
    expect(question?.answers.map(({ label }) => label)).toEqual(labels.split(separator));
  });

  it.each(["150 g cooked rice", "a large latte", "2 eggs", "black coffee", "3 tbsp olive oil"])(
    "is absent for %j",
    (message) => {
      expect(ask(message)).toBeUndefined();
    },
  );

  it.each([
    ["Cooked white rice", { learned: { phrase: "rice", meaning: "Cooked white rice" } }],
    ["Dry white rice", { isOnce: true }],
  ])("about a weight teaches %j unless it is the weight before cooking", (label, taught) => {
    const written = { nowMs: 0, timeZone: "UTC" };
    const [meal] = estimateMeals("150 g rice", starterIndex, written).meals;
    if (!meal?.question) throw new Error("no question");
    const { id, answers } = meal.question;
    const answer = answers.findIndex((one) => one.label === label);
    const operation = { kind: "answer-question", question: id, answer } as const;
    const outcome = applyOperations(meal, [operation], starterIndex, written);
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    expect(outcome.meal.items[0]).toMatchObject({ food: { name: label }, grams: 150 });
    expect(outcome.meal.question).toEqual({ ...meal.question, state: "answered", ...taught });
  });

  it("has answers that the table has, far apart in energy", () => {
    for (const names of ambiguousWords.values()) {
      const kcal = names.map((name) => {
        const food = starterFoods.find((one) => one.name === name);
        const portion = food?.portions[food.defaultPortion ?? 0];
        return ((food?.per100g.calories_kcal ?? 0) * (portion?.grams ?? 0)) / 100;
      });
      expect(Math.min(...kcal)).toBeGreaterThan(0);
      expect(Math.max(...kcal) / Math.min(...kcal), names.join()).toBeGreaterThan(1.3);
    }
  });
});
