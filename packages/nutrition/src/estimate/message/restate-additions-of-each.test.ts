import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { restateAdditionsOfEach } from "./restate-additions-of-each.ts";

const restate = (message: string) =>
  restateAdditionsOfEach({ original: message, corrected: message }, english);

it.each([
  ["4 slices of toast with 10 g butter on each", "4 slices of toast with 40 g butter"],
  ["two bagels with 20g cream cheese each", "two bagels with 40g cream cheese"],
  ["3 rice cakes (9g each) with 1 tbsp pb each", "3 rice cakes (9g each) with 3 tbsp pb"],
  ["3 rice crackers w hummus (30g) each", "3 rice crackers w hummus (90g)"],
  ["rice cakes x2 with almond butter (1 tbsp each)", "rice cakes x2 with almond butter (2 tbsp )"],
  [
    "2 slices of toast, each with 10g butter, 15g jam",
    "2 slices of toast, with 20g butter, 30g jam",
  ],
  [
    "two wraps, 60g tuna and a tbsp of mayo in each",
    "two flour tortillas, 120g tuna and 2 tbsp of mayo",
  ],
  ["2 bagels each with an egg and a coffee", "2 bagels with 2 egg and a coffee"],
  ["3 dates, 1 tsp pb in each one", "3 dates, 3 tsp pb"],
])("writes what is on each as what is on all: %s", (message, expected) => {
  const { original, corrected } = restate(message);
  expect(corrected.replace(/\s+/g, " ").trim()).toBe(expected);
  expect(corrected).toHaveLength(original.length);
  expect(removePadding(original)).toBe(message);
});

it.each([
  "2 bars of 60 g each",
  "split 20 nuggets with my son, so 10 each",
  "4 slices of toast, 2 eggs each",
  "2 sausages 140 kcal each",
  "3 cakes each with 40g flour, 20g butter",
  "3 tacos each with 50 g beef, had 2 of them",
  "a bagel with 20 g butter on each",
])("leaves: %s", (message) => {
  expect(restate(message).corrected).toBe(message);
});
