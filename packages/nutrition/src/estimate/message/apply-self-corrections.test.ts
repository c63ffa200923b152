import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { applySelfCorrections } from "./apply-self-corrections.ts";
import { removePadding } from "./corrected-message.ts";

const correct = (message: string) =>
  applySelfCorrections(message, english).corrected.replace(/\s+/g, " ").trim();

describe("corrections that name what they correct", () => {
  it.each([
    ["2 eggs and toast. Actually 3 eggs, and tea", "3 eggs and toast , and tea"],
    ["one apple, no just two", "two apple"],
    ["3 slices of pizza, no wait 4 slices", "4 slices of pizza"],
    ["toast and egg. Actually 2 eggs", "toast and 2 egg."],
    ["3 eggs, edit: 2 scrambled eggs", "2 scrambled eggs"],
    ["rice 200 g and 90 g fish, oops 150 g rice", "rice 150 g and 90 g fish"],
    ["a pint of lager, actually it was a half pint", "a half pint of lager"],
    ["chicken curry, it was tofu, not chicken", "tofu curry"],
    ["white bread toast, not white, brown", "brown bread toast"],
    ["white rice -> brown rice", "brown rice"],
    ["dal and naan, and only half the naan", "dal and naan, ate 1/2 of it,"],
    [
      "turkey sandwich on rye no wait on wholewheat with mustard",
      "turkey sandwich on wholewheat with mustard",
    ],
    [
      "ham bagel on plain no wait on everything bagel with cheese",
      "ham bagel on everything bagel with cheese",
    ],
    [
      "porridge with whole milk no wait with oat milk and honey",
      "porridge with oat milk and honey",
    ],
    ["a burrito with rice no with quinoa and beans", "a burrito with quinoa and beans"],
    [
      "tuna sandwich on white, no sorry, on brown, and crisps",
      "tuna sandwich on brown , and crisps",
    ],
    ["salad in a wrap, I mean in a pita, and tea", "salad in a pita , and tea"],
    ["cheeseburger and fries, actually no fries, side salad", "cheeseburger and , side salad"],
    ["curry and rice and a naan, no wait no naan", "curry and rice and"],
    ["toast with jam, actually no jam, marmite", "toast with , marmite"],
    ["2 beers and wings. Sorry, no beers", "and wings"],
    ["omelette and hash browns. Actually no hash browns, had beans", "omelette and , had beans"],
    ["steak with fries. scratch the fries, had salad", "steak with , had salad"],
    ["half a pita, correction: whole pita", "1 pita"],
    ["quarter of a pizza, correction: half a pizza", "half a pizza"],
    ["half a bagel, sorry, whole bagel", "1 bagel"],
    ["half an avocado no wait a whole avocado and tea", "1 avocado and tea"],
    ["one taco no three tacos", "three tacos"],
    ["2 scoops of ice cream, well, 3 scoops if I'm honest", "3 scoops of ice cream if I'm honest"],
    ["tomato soup - no sorry it was mushroom soup", "mushroom soup"],
    ["I said bagel but it was a muffin", "muffin"],
    ["chicken salad, hold on, no chicken, it was a halloumi salad", "halloumi salad"],
    ["burger without the bun, no wait with the bun", "burger with bun"],
    ["chicken caesar wrap. *chicken bacon wrap", "chicken bacon wrap"],
    ["ate a samosa -- no, two samosas -- with chutney", "ate two samosas -- with chutney"],
    ["100g yoghurt and granola. Just checked, the yoghurt was 150g", "150 g yoghurt and granola"],
    ["lamb, mint sauce and potatoes, minus the mint sauce", "lamb, and potatoes"],
    ["two eggs no I lie three eggs and bacon", "three eggs and bacon"],
    ["3 eggs *4 eggs", "4 eggs"],
    ["a slice of pizza\n*2 slices", "2 slices of pizza"],
    ["200g rice - edit: the 200g was cooked weight", "200g cooked rice"],
    [
      "200g pasta with pesto, edit: the 200g was dry weight, pesto was 2 tbsp",
      "200g dry pasta with 2 tbsp pesto",
    ],
    ["2 beers and wings. edit: beers were 330ml", "2 330 ml beers and wings"],
  ])("%s", (message, corrected) => {
    expect(correct(message).replace(/[\s.]+$/, "")).toBe(corrected.replace(/[\s.]+$/, ""));
  });

  it.each([
    "two coffees, actually one was decaf",
    "For dinner I actually had 3 eggs, after 2 eggs at noon",
    "lunch -> 2 eggs",
    "rice, no fried rice today",
    "soup, not sure how much",
    "coffee with milk, no sugar",
    "tea with milk, actually no sugar",
    "a wrap with ham and, sorry, with no cheese",
    "rice and beans, no plate",
    "tuna on toast no with nothing",
    "half a pizza, no whole wheat crust",
    "* 2 eggs\n* 3 toast",
  ])("are not found in: %s", (message) => {
    expect(applySelfCorrections(message, english).corrected).toBe(message);
  });

  it("keep the person's words and the offsets", () => {
    const { original, corrected } = applySelfCorrections("1 egg. Actually 12 eggs", english);
    expect(original).toHaveLength(corrected.length);
    expect(removePadding(original)).toBe("1 egg. Actually 12 eggs");
  });
});

it.each([
  ["half an avocado, no, a quarter", "a quarter avocado"],
  ["half a pizza, well more like 2 thirds", "0.67 pizza"],
  ["half a mango, whole one honestly", "1 mango"],
  ["a cucumber, well, half of it", "half cucumber"],
  ["2 eggs, 200 g rice, sorry 3", "3 eggs, 200 g rice"],
  ["cashews, 30... no, 25 grams", "cashews, 25 grams"],
  ["3 eggs, not 3 but 2", "2 eggs"],
  ["500 ml coke, no, the can is 330 ml", "330 ml coke"],
  ["60 g nuts. Misread the scale it said 40g", "40 g nuts"],
  ["4 cookies at 50 kcal each, no sorry they are 80 each", "4 cookies at 80 kcal each"],
])("restates the amount of %s", (message, expected) => {
  expect(correct(message)).toBe(expected);
});
