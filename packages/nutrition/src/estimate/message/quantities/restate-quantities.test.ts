import { describe, expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateQuantities } from "./restate-quantities.ts";

const restated = (message: string) =>
  restateQuantities({ original: message, corrected: message }, english)
    .corrected.replace(/\s+/g, " ")
    .replaceAll("\u2060", "")
    .trim();

describe("writes how much of one food was eaten next to its name", () => {
  test.each([
    // shared
    ["a 150 g bag of crisps (530 kcal per 100 g) between 3", "50g crisps, 265kcal"],
    ["my wife ate a fifth of a 200 g bag of crisps, I ate the rest", "160g bag of crisps"],
    ["shared a 1200 kcal plate of nachos with my mum 60/40, the 60 was mine", "nachos, 720kcal"],
    ["my girlfriend and I went halves on a 900 kcal plate of nachos", "nachos, 450kcal"],
    ["the two of us shared a 950 kcal tub of ice cream equally", "ice cream, 475kcal"],
    [
      "we were six and finished a 120 g bar of milk chocolate, everyone got the same",
      "20g milk chocolate",
    ],
    ["pack of 8 sausages (150 kcal each): me 3, kids 5", "3 sausages, 450kcal"],
    // left
    ["10 nuggets, 48 kcal each, left 3", "7 nuggets, 336kcal"],
    ["soup, 600 g tub, 270 kcal, had 400", "400g soup, 180kcal"],
    ["bar of dark chocolate 100 g (590 kcal), all but 20 g", "80g dark chocolate, 472kcal"],
    ["pizza, 960 kcal, left the last two of eight slices", "pizza, 720kcal"],
    ["took 3 slices of white bread, 30 g each, put one back", "60g white bread"],
    ["250 g boiled potatoes on the plate, 50 g went in the bin", "200g boiled potatoes"],
    ["a 500 kcal sandwich minus the last fifth", "sandwich, 400kcal"],
    // weights
    ["brick of cheddar was 350 g before, 290 g now", "60g cheddar"],
    ["bowl + cooked rice 520 g, empty bowl 320 g", "200g cooked rice"],
    ["sardines net 120 g drained 90 g, finished it", "90g sardines"],
    ["raw chicken breast 400 g, 300 g after grilling, ate 150 g", "200g raw chicken breast"],
    ["crisps 132 kcal x2", "crisps, 264kcal"],
    ["eggs 78 kcal x 3", "eggs, 234kcal"],
    // figures of a part
    ["each slice (38g) contains 92 kcal. had 3 slices of toast", "114g toast, 276kcal"],
    ["crisps 25g bag, 520 kcal per 100 g. two bags", "50g crisps, 260kcal"],
    ["cheddar slice 2x20g, 416 kcal/100g", "40g cheddar, 166.4kcal"],
    ["Typical values per 100g: Energy 250kcal. Ate 200g of pizza", "200g pizza, 500kcal"],
    ["samosas, each 200 cal, had 3", "samosas, 600kcal"],
    ["protein powder: 118 kcal per 30 g portion, ate 1.5 portions", "45g protein powder, 177kcal"],
    ["one serving (30 g) of the granola is 135 kcal and I had 60 g", "60g granola, 270kcal"],
    ["frozen pizza: 1/4 pizza = 220 kcal. ate 3 quarters", "frozen pizza, 660kcal"],
    ["Ice cream\nServing size 66 g\nCalories 137\nServings eaten: 3", "198g Ice cream, 411kcal"],
    ["20 g pesto @ 450 per 100", "20g pesto, 90kcal"],
    ["two protein bars, each 200 kcal and 15 g of protein", "2 protein bars, 400kcal,protein 30g"],
    ["fries: large is 480, finished about half", "large fries, 240kcal"],
    ["twice 60 g dry pasta", "120g dry pasta"],
    // without a part
    [
      "the burger with cheese is 640 kcal, I had it without the cheese, which is 90 of those",
      "burger, 550kcal",
    ],
    [
      "breakfast burrito 850 kcal, didn't eat the two sausages (150 each)",
      "breakfast burrito, 550kcal",
    ],
    // nothing
    ["a 700 kcal pasta, sent it back, ate nothing", ""],
    ["lunch: half a 1200 kcal pizza", "lunch: pizza, 600kcal"],
  ])("%s", (message, written) => {
    expect(restated(message)).toBe(written);
  });
});

describe("leaves a message with a word or number without a role, or with another food, as it is", () => {
  test.each([
    "half a bottle of merlot with 50 g of manchego",
    "between 40 and 50 g of oats",
    "350 cal chicken sandwich and a 150 kcal latte",
    "had 2 bowls = 1 serving of soup, 300 kcal",
    "a 12 inch pizza, ate half",
    "Nutrition facts: serving size 1 bar (40 g), calories 190. Ate one and a half bars",
    "2 eggs and toast",
    "pizza 900 kcal, ate the crust (200 kcal) and left the rest of a salad, 100 kcal",
  ])("%s", (message) => {
    expect(restated(message)).toBe(message);
  });
});
