import { expect, it } from "vitest";
import { defaultLanguage } from "../../languages/default-language.ts";
import { restateMealsOfSame } from "./restate-meals-of-same.ts";

const restate = (message: string) =>
  restateMealsOfSame({ original: message, corrected: message }, defaultLanguage)
    .corrected.replace(/\s+/g, " ")
    .replace(/ (?=\.)/g, "")
    .trim();

it.each([
  ["2 bananas today, one at 10 and one at 4", "1 bananas at 10 and 1 bananas at 4"],
  ["4 samosas, two at lunch and two at 5pm", "2 samosas at lunch and 2 samosas at 5pm"],
  ["2 lattes: 7am and 3pm", "1 lattes at 7am and 1 lattes at 3pm"],
  ["same for lunch and dinner: 200 g rice", "lunch: 200 g rice. dinner: 200 g rice"],
  ["rice 200g x2 meals lunch and dinner", "lunch: rice 200g. dinner: rice 200g"],
  [
    "chicken 200g rice 200g x2 meals today lunch and dinner, same both times",
    "lunch: chicken 200g rice 200g. dinner: chicken 200g rice 200g",
  ],
  [
    "same tuna salad for lunch and dinner 300 kcal each",
    "lunch: tuna salad 300 kcal each. dinner: tuna salad 300 kcal each",
  ],
  ["had soup and rolls for both lunch and dinner", "lunch: soup and rolls. dinner: soup and rolls"],
])("writes %j as %j", (message, restated) => expect(restate(message)).toBe(restated));

it.each([
  "3 bananas, one at 10 and one at 4",
  "2 eggs and one roll at 8",
  "lunch and dinner: rice",
  "rice x2, lunch",
  "had chicken and rice for lunch",
  "made a pot of soup, had it for lunch and dinner",
])("leaves %j as it is", (message) => expect(restate(message)).toBe(message));
