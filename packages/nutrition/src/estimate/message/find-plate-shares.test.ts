import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { findPlateShares, saysPartOfPlate } from "./find-plate-shares.ts";

const sharesOf = (message: string) =>
  findPlateShares(message, english).map(({ start, end, share }) => ({
    foods: message.slice(start, end).trim(),
    share: Math.round(share * 100) / 100,
  }));

describe("a part of all foods before it", () => {
  test.each([
    ["200 g rice, 150 g curry, ate only half of everything", "200 g rice, 150 g curry,", 0.5],
    ["rice 150g, chicken 120g, half eaten", "rice 150g, chicken 120g,", 0.5],
    ["Lamb curry 250g, rice 200g. A third left.", "Lamb curry 250g, rice 200g.", 0.67],
    ["grilled cheese + tomato soup, half of both", "grilled cheese + tomato soup,", 0.5],
    ["beans, 2 toast but I left a quarter of the plate, was full", "beans, 2 toast but", 0.75],
    ["steak and chips, gave a third of the lot to my dad", "steak and chips,", 0.67],
    ["eggs, bacon. finished two thirds of what was on the plate", "eggs, bacon.", 0.67],
    ["ham, egg, half of the plate went to my brother", "ham, egg,", 0.5],
  ])("%s", (message, foods, share) => {
    expect(sharesOf(message)).toEqual([{ foods, share }]);
  });

  test("the foods may be after it and a colon", () => {
    expect(sharesOf("half of everything: fish, chips, peas")).toEqual([
      { foods: "fish, chips, peas", share: 0.5 },
    ]);
  });
});

test.each([
  "burger and fries, left half the fries",
  "burger and fries, ate half of it",
  "yakitori, edamame, half plate of karaage",
  "ribeye with fries, cheesecake (had half)",
  "burger, fries and a shake but I only drank half",
  "half a bar, water, dropped the other half",
  "nachos and a salad shared between 3, had a third",
  "pad thai with chicken, ate 60%",
  "a steak, ate half",
])("not all foods: %s", (message) => {
  expect(sharesOf(message)).toEqual([]);
});

test("a part of a plate is not one of a cooked dish", () => {
  expect(saysPartOfPlate("200 g rice, 100 g dal, ate half of everything", english)).toBe(true);
  expect(saysPartOfPlate("made 200 g rice, 100 g dal, ate half of everything", english)).toBe(
    false,
  );
  expect(saysPartOfPlate("500 g mince, 2 onions, ate half", english)).toBe(false);
});
