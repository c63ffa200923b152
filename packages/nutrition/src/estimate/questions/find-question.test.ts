import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { readFoods, writtenAt } from "../test-foods.ts";
import { minNarrowingKcal } from "./find-question.ts";

const index = buildFoodIndex(
  readFoods(`
Latte | 43 3 4 2 | cup 240, *small 360, medium 480, large 600, fl oz 30
Black coffee; coffee | 1 0 0 0 | *cup 240, small 360, large 600
French fries; fries | 312 3 41 15 | *serving 110, small 71, medium 117, large 154
Potato chips; chips; crisps | 532 7 53 34 | *small bag 28, medium bag 57, large bag 85
White rice; rice | 129 3 28 0 | tbsp 12, *cup 158, bowl 200, plate 250, scoop 70
Hamburger; burger | 288 14 24 12 | *burger 145
Beef burrito | 219 9 27 8 | *burrito 330, cup 120, bowl 200
Garden salad; salad | 24 1 3 1 | *bowl 100, large bowl 200
Cake | 370 4 53 16 | *slice 110, small slice 77, large slice 175, piece 60, tub 900
Red wine; wine | 85 0 3 0 | *glass 150, small glass 125, large glass 250, bottle 750
Zigni | 150 12 5 9 |
Oatmeal; porridge | 64 2 12 1 | *cup 240, bowl 300, packet, prepared 163
Oatmeal made with milk; porridge with milk | 116 5 15 4 | *cup 240, bowl 300
`),
);
const ask = (message: string, context: object = {}) => {
  const [meal] = estimateMeals(message, index, { ...writtenAt, ...context }).meals;
  return meal?.question;
};
const labels = (message: string) => ask(message)?.answers.map(({ label }) => label);

describe("the question about a meal", () => {
  it("asks the size if the food is sold by size and none was said", () => {
    expect(ask("latte")).toEqual({
      id: "size:latte",
      text: "Was the latte small, medium or large?",
      item: 0,
      answers: [
        { label: "Small", foodId: "latte", portion: "small" },
        { label: "Medium", foodId: "latte", portion: "medium" },
        { label: "Large", foodId: "latte", portion: "large" },
      ],
      narrowsKcal: ask("latte")?.narrowsKcal,
      state: "open",
    });
    expect(ask("a latte")?.id).toBe("size:latte");
    expect(ask("fries")?.text).toBe("Were the fries small, medium or large?");
  });

  it.each([
    ["rice", "Rice: how much was it?", ["Scoop", "Cup", "Bowl", "Plate"]],
    ["cake", "Cake: how much was it?", ["Small slice", "Slice", "Large slice"]],
    ["wine", "Wine: how much was it?", ["Small glass", "Glass", "Large glass"]],
  ])(
    "asks the amount of %s by household portions that are clearly different",
    (words, text, answers) => {
      expect([ask(words)?.text, labels(words)]).toEqual([text, answers]);
    },
  );

  it("asks which food ambiguous words mean, each in its own amount", () => {
    expect(ask("chips")).toMatchObject({
      id: "food:chip",
      text: "Chips: French fries or potato chips?",
      answers: [
        { label: "French fries", foodId: "french-fries" },
        { label: "Potato chips", foodId: "potato-chips" },
      ],
    });
  });

  it.each([
    ["a stated size", "a large latte"],
    ["a stated unit", "a cup of latte"],
    ["a count", "2 lattes"],
    ["a volume", "300 ml latte"],
    ["a size after the food", "latte, large"],
    ["stated calories", "a latte, 200 kcal"],
    ["a share", "half a latte"],
    ["portions of other kinds than the usual one", "beef burrito"],
    ["a food without portions", "zigni"],
    ["a food of little energy", "coffee"],
    ["one size of household portion that matters", "salad"],
  ])("is absent for %s", (_, message) => {
    expect(ask(message)).toBeUndefined();
  });

  it("is about the item whose answers differ most in energy, and only about one", () => {
    // 600 instead of 360 g of 43 kcal per 100 g, and 154 instead of 71 g of 312 kcal per 100 g.
    expect(ask("latte")?.narrowsKcal).toBe(103);
    expect(ask("fries")?.narrowsKcal).toBe(259);
    expect(ask("burger, latte and fries")).toMatchObject({ id: "size:fry", item: 2 });
  });

  it("is absent if its answers differ by less than a twentieth of a day", () => {
    const drink = (kcal: number) =>
      buildFoodIndex(readFoods(`Kefir | ${kcal} 3 4 2 | *small 200, large 400`));
    const askOf = (kcal: number) =>
      estimateMeals("kefir", drink(kcal), writtenAt).meals[0]?.question?.narrowsKcal;
    expect([askOf(49), askOf(50)]).toEqual([undefined, minNarrowingKcal]);
  });

  it("is the next best one if the best was dismissed before", () => {
    const settledQuestions = ["amount:cake"];
    expect(ask("fries and cake")?.id).toBe("amount:cake");
    expect(ask("fries and cake", { settledQuestions })?.id).toBe("size:fry");
    expect(ask("cake", { settledQuestions })).toBeUndefined();
  });

  it("is not asked about words of the person's dictionary", () => {
    const dictionary = [{ phrase: "latte", meaning: "large latte" }];
    expect(ask("a latte", { dictionary })).toBeUndefined();
  });

  it("has the choices after a colon if the food has many words", () => {
    const long = buildFoodIndex(
      readFoods("Iced oat milk vanilla latte | 60 1 8 2 | *small 360, large 600"),
    );
    const { meals } = estimateMeals("iced oat milk vanilla latte", long, writtenAt);
    expect(meals[0]?.question?.text).toBe("Iced oat milk vanilla latte: small or large?");
  });
});

describe("left-overs of a logged food", () => {
  const loggedFoods = [
    { id: "cake", name: "Cake", grams: 400, kcal: 1480 },
    { id: "beef-burrito", name: "Beef burrito", words: "chipotle burrito", grams: 500, kcal: 1095 },
  ];
  const offered = (message: string, logged: readonly object[] = loggedFoods) =>
    ask(message, { loggedFoods: logged })?.answers.map(({ foodId, grams }) => [foodId, grams]);

  it("are offered as the same food in the stated part of its amount", () => {
    expect(ask("half of last night's cake", { loggedFoods })).toEqual({
      id: "leftovers:cake",
      text: "Is the cake left from the cake in your log?",
      item: 0,
      answers: [
        { label: "Cake, 200 g", foodId: "cake", grams: 200 },
        { label: "Cake, 440 g", foodId: "cake", grams: 440 },
      ],
      narrowsKcal: 888,
      state: "open",
      isOnce: true,
    });
    expect(offered("yesterday's burrito")?.[0]).toEqual(["beef-burrito", 500]);
    expect(offered("the rest of the cake from last night")?.[0]).toEqual(["cake", 400]);
    expect(offered("half the leftover cake")?.[0]).toEqual(["cake", 200]);
    expect(offered("rest of my burrito from lunch")?.[0]).toEqual(["beef-burrito", 500]);
  });

  it.each([
    ["cake", "no words say that it is left"],
    ["last night's rice", "it was not logged"],
    ["200 g of last night's cake", "its weight is stated"],
    ["2 slices of last night's cake", "its portion is stated"],
  ])("are not offered for %j, because %s", (message) => {
    expect(ask(message, { loggedFoods })?.id ?? "").not.toMatch(/^leftovers:/);
  });

  it("are eaten on the day of the message", () => {
    const context = { ...writtenAt, loggedFoods };
    const timeOf = (message: string) =>
      estimateMeals(message, index, context).meals[0]?.consumedAtMs;
    for (const left of [
      "half of last night's cake",
      "half of the cake from two days ago",
      "leftover cake from the weekend",
      "the rest of the cake from lunch",
    ])
      expect([left, timeOf(left)]).toEqual([left, timeOf("half a cake")]);
  });
});
