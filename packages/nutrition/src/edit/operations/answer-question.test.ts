import { describe, expect, it } from "vitest";
import type { EditOperation } from "../../edits.ts";
import { estimateMeals } from "../../estimate/estimate-meals.ts";
import { buildFoodIndex } from "../../estimate/index.ts";
import { readFoods, writtenAt } from "../../estimate/test-foods.ts";
import type { MealEstimate } from "../../meal.ts";
import { applyOperations } from "./apply-operations.ts";

const index = buildFoodIndex(
  readFoods(`
Egg | 155 13 1 11 | *large 50
Latte | 80 3 9 4 | *small 360, medium 480, large 600
Rice | 129 3 28 0 | *cup 158, bowl 200, plate 250
French fries; fries | 312 3 41 15 | *serving 110, small 71, large 154
Cider | 60 0 6 0 | *glass 240, bottle, 18 fl oz 540
Potato chips; chips | 532 7 53 34 | *small bag 28, large bag 85
`),
);

function readMeal(message: string): MealEstimate {
  const [meal] = estimateMeals(message, index, writtenAt).meals;
  if (!meal) throw new Error(`"${message}" is no meal`);
  return meal;
}

const apply = (meal: MealEstimate, ...operations: EditOperation[]) =>
  applyOperations(meal, operations, index, writtenAt);

function change(meal: MealEstimate, ...operations: EditOperation[]) {
  const outcome = apply(meal, ...operations);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome;
}

const latte = readMeal("2 eggs and a latte");
const answer = (at: number, question = "size:latte") =>
  ({ kind: "answer-question", question, answer: at }) as const;
const dismissal = { kind: "dismiss-question", question: "size:latte" } as const;
const text = "Was the latte small, medium or large?";
const line = (after: string) => ({ kind: "question", text, before: "open", after });

describe("an answer", () => {
  it("sets the portion, makes it stated and narrows the range", () => {
    const { meal, changes } = change(latte, answer(2));
    expect(meal.items[0]).toEqual(latte.items[0]);
    expect(meal.items[1]).toMatchObject({ grams: 600, portion: { isStated: true } });
    expect(meal.items[1]?.confidence).toBeGreaterThanOrEqual(latte.items[1]?.confidence ?? 1);
    expect(changes.map(({ kind }) => kind)).toEqual(["item", "question"]);
    expect(meal.question).toMatchObject({ state: "answered" });
  });

  it("counts also if it is what was assumed", () => {
    const { meal, changes } = change(readMeal("latte"), answer(0));
    expect(meal.items[0]).toMatchObject({ grams: 360, portion: { isStated: true } });
    expect(changes).toEqual([line("answered")]);
    const widthOf = ({ energyRange: { lowKcal, highKcal } }: MealEstimate) =>
      (highKcal ?? 0) - (lowKcal ?? 0);
    expect(widthOf(meal)).toBeLessThan(widthOf(readMeal("latte")));
  });

  it("chooses the food, in the usual amount of that food", () => {
    const { meal } = change(readMeal("chips"), answer(0, "food:chip"));
    expect(meal.items[0]).toMatchObject({
      text: "chips",
      food: { id: "french-fries" },
      grams: 110,
    });
    expect(meal.items[0]?.confidence).toBeGreaterThanOrEqual(0.99);
    const same = change(readMeal("chips"), answer(1, "food:chip"));
    expect(same.meal.items[0]).toMatchObject({ food: { id: "potato-chips" }, confidence: 1 });
  });

  it("chooses the food in the weight that was stated", () => {
    const { meal } = change(readMeal("150 g chips"), answer(0, "food:chip"));
    expect(meal.items[0]).toMatchObject({ food: { id: "french-fries" }, grams: 150 });
  });

  it.each<EditOperation[][]>([
    [[answer(3)]],
    [[answer(0, "size:mocha")]],
    [[answer(0), answer(1)]],
    [[dismissal, answer(1)]],
    [[{ kind: "remove", item: 1 }, answer(1)]],
  ])("is refused if the question is not open or has no such answer: %j", (operations) => {
    expect(apply(latte, ...operations)).toMatchObject({ refusal: "no-question" });
  });

  it("is given to the same item after another one was removed", () => {
    const { meal } = change(latte, { kind: "remove", item: 0 });
    expect(meal.question).toMatchObject({ item: 0, state: "open" });
    expect(change(meal, answer(1)).meal.items[0]?.grams).toBe(480);
  });
});

describe("a question", () => {
  it("is dismissed without a change of the meal", () => {
    const { meal, changes } = change(latte, dismissal);
    expect({ ...meal, question: latte.question }).toEqual(latte);
    expect(meal.question?.state).toBe("dismissed");
    expect(changes).toEqual([line("dismissed")]);
  });

  it("goes if its item is changed or removed, and stays if another one is", () => {
    expect(change(latte, { kind: "set-grams", item: 1, grams: 300 }).meal).not.toHaveProperty(
      "question",
    );
    expect(change(latte, { kind: "remove", item: 1 }).meal).not.toHaveProperty("question");
    const other = change(latte, { kind: "set-grams", item: 0, grams: 60 });
    expect(other.meal.question).toEqual(latte.question);
    expect(other.changes.map(({ kind }) => kind)).toEqual(["item"]);
  });
});

describe("the words of an answer", () => {
  const learn = (message: string, operation: EditOperation) => {
    return change(readMeal(message), operation).meal.question?.learned;
  };

  it.each([
    ["a latte", answer(2), { phrase: "latte", meaning: "large latte" }],
    ["latte", answer(0), { phrase: "latte", meaning: "small latte" }],
    ["rice", answer(1, "amount:rice"), { phrase: "rice", meaning: "bowl rice" }],
    ["cider", answer(1, "amount:cider"), { phrase: "cider", meaning: "540 g cider" }],
    ["chips", answer(0, "food:chip"), { phrase: "chips", meaning: "French fries" }],
    ["150 g chips", answer(1, "food:chip"), { phrase: "chips", meaning: "Potato chips" }],
  ])("of %j mean it from now on", (message, operation, entry) => {
    expect(learn(message, operation)).toEqual(entry);
    const { meals } = estimateMeals(message, index, { ...writtenAt, dictionary: [entry] });
    const answered = change(readMeal(message), operation).meal;
    expect(meals[0]?.items[0]?.grams).toBe(answered.items[0]?.grams);
    expect(meals[0]?.items[0]?.food).toEqual(answered.items[0]?.food);
    expect(meals[0]?.question).toBeUndefined();
  });

  it("teach nothing if the question is dismissed, or another edit is made", () => {
    expect(learn("latte", dismissal)).toBeUndefined();
    expect(learn("latte", { kind: "set-grams", item: 0, grams: 300 })).toBeUndefined();
  });
});
