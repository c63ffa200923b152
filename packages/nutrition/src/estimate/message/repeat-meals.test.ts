import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { repeatMeals } from "./repeat-meals.ts";

it.each([
  [
    "chicken 200g rice 200g x2 meals today lunch and dinner, same both times",
    "lunch: chicken 200g rice 200g. dinner: chicken 200g rice 200g",
  ],
  [
    "same tuna salad for lunch and dinner 300 kcal each",
    "lunch: tuna salad 300 kcal each. dinner: tuna salad 300 kcal each",
  ],
  [
    "had chicken and rice for both lunch and dinner",
    "lunch: chicken and rice. dinner: chicken and rice",
  ],
  ["had chicken and rice for lunch", "had chicken and rice for lunch"],
  ["rice x2, lunch", "rice x2, lunch"],
])("repeats the foods of two meals: %s", (message, expected) => {
  expect(repeatMeals(message, english)).toBe(expected);
});
