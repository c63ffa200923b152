import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { findMealCues } from "./find-meal-cues.ts";
import { findTitles } from "./find-titles.ts";

const titlesOf = (message: string) =>
  findTitles(message, findMealCues(message, english), english).spans.map(({ start, end }) =>
    message.slice(start, end).trim(),
  );

describe("titles", () => {
  it.each([
    ["office lunch: soup, bread", "office"],
    ["Emma (7) lunchbox: wrap, grapes", "Emma (7)"],
    ["takeaway dinner: pizza", "takeaway"],
    ["chicken dinner: chicken breast, peas", "chicken"],
    ["post workout: a shake", "post workout"],
    ["Thanksgiving plate (one, promise): turkey", "Thanksgiving plate (one, promise)"],
    ["wedding buffet: quiche", "wedding buffet"],
    ["had soup. Holiday in Mallorca: paella", "Holiday in Mallorca"],
  ])("%s", (message, title) => {
    expect(titlesOf(message).filter((words) => words !== "")).toEqual([title]);
  });

  it.each([
    "chicken for lunch",
    "2 eggs for breakfast: great",
    "chicken dinner: peas",
    "soup and bread for lunch: tea, cake",
    "lunch: soup, bread",
    "half plate: rice",
    "pizza party: 2 slices",
    "two bowls: rice and beans",
  ])("are not found in: %s", (message) => {
    expect(titlesOf(message).filter((words) => words !== "")).toEqual([]);
  });

  it("keeps only the last meal of a title", () => {
    const message = "roast dinner leftovers for lunch: beef, peas";
    const { cues } = findTitles(message, findMealCues(message, english), english);
    expect(cues.map(({ mealType }) => mealType)).toEqual(["lunch"]);
  });
});
