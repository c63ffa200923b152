import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { removePadding } from "../corrected-message.ts";
import { restateAdditionsOfEach } from "./restate-additions-of-each.ts";

const restate = (message: string) =>
  restateAdditionsOfEach({ original: message, corrected: message }, english);

const expectRestated = (message: string, expected: string) => {
  const { original, corrected } = restate(message);
  const words = corrected.replace(/\s+/g, " ").replace(/ (?=,)/g, "");
  expect(words.trim()).toBe(expected);
  expect(corrected).toHaveLength(original.length);
  expect(removePadding(original)).toBe(message);
};

it.each([
  ["4 slices of toast with 10 g butter on each", "4 slices of toast with 40 g butter"],
  ["two bagels with 20g cream cheese each", "two bagels with 40g cream cheese"],
  ["3 rice cakes (9g each) with 1 tbsp pb each", "3 rice cakes (9g each) with 3 tbsp pb"],
  ["3 rice crackers w hummus (30g) each", "3 rice crackers w hummus (90g)"],
  ["rice cakes x2 with almond butter (1 tbsp each)", "rice cakes x2 with almond butter (2 tbsp )"],
  [
    "2 crumpets, 97 calories each with 1 tsp butter on each",
    "2 crumpets, 97 calories each with 2 tsp butter",
  ],
  ["3 dates, 1 tsp pb in each one", "3 dates, 3 tsp pb"],
  ["2 toasts, butter 10g on each of them", "2 toasts, butter 20g"],
  ["2 x 50 g rolls with 10g butter on each", "2 x 50 g rolls with 20g butter"],
  ["4 crackers, 10g cheddar/each", "4 crackers, 40g cheddar"],
  ["3 cups of tea with 2 sugars each", "3 cups of tea with 6 sugars"],
  [
    "3 crackers, 2 slices of ham with 5 g mustard each",
    "3 crackers, 2 slices of ham with 10 g mustard",
  ],
])("writes what is on each as what is on all: %s", expectRestated);

it.each([
  ["2 buns with 2 sausages in each bun", "2 buns with 4 sausages"],
  ["two slices toast, half an avocado per slice", "two slices toast, 1 avocado"],
  ["6 crackers and one slice of ham on each cracker", "6 crackers and 6 slice of ham"],
  ["3 eggs, 2 toasts, 10 g butter on every toast", "3 eggs, 2 toasts, 20 g butter"],
])("finds the pieces by the noun after the word: %s", expectRestated);

it.each([
  ["4 rotis, 5g ghee each", "4 rotis, 20g ghee"],
  ["3 espressos 1 sugar each", "3 espressos 3 sugar"],
  ["3 idlis, tsp ghee each", "3 idlis, 3 tsp ghee"],
  ["3 toasts, butter 10g each", "3 toasts, butter 30g"],
  ["2 coffees, 30 ml milk and 1 tsp sugar each", "2 coffees, 60 ml milk and 2 tsp sugar"],
])("takes a measured amount of another food as that on each: %s", expectRestated);

it.each([
  [
    "2 slices of toast, each with 10g butter, 15g jam",
    "2 slices of toast, with 20g butter, 30g jam",
  ],
  ["2 bagels each with an egg and a coffee", "2 bagels with 2 egg and a coffee"],
  ["2 coffees, each had 30 ml milk", "2 coffees with 60 ml milk"],
  ["2 rolls - in each there was 30 g ham", "2 rolls with 60 g ham"],
  ["2 toasts. On each, 10 g butter", "2 toasts with 20 g butter"],
  ["6 dates each filled with 5 g butter", "6 dates filled with 30 g butter"],
  [
    "2 rolls, in each are 3 slices of ham with 20 g a slice",
    "2 rolls with 6 slices of ham with 20 g a slice",
  ],
  ["2 rolls, each with a 25 g slice of ham", "2 rolls, with a 50 g slice of ham"],
])("reads a list after the word: %s", expectRestated);

it.each([
  [
    "two wraps, 60g tuna and a tbsp of mayo in each",
    "two flour tortillas, 120g tuna and 2 tbsp of mayo",
  ],
  ["2 burgers, two 100 g patties on each", "2 burger buns, two 200 g patties"],
])("names what holds the additions: %s", expectRestated);

it.each([
  ["two bowls of cereal (30 g cereal and 150 ml milk each)", "(60 g cereal and 300 ml milk )"],
  ["2 shakes, 30 g whey and 250 ml milk per shake", ", 60 g whey and 500 ml milk"],
  ["two omelettes: 3 eggs in each, 5 ml oil per omelette", ": 6 eggs, 10 ml oil"],
])("does not name pieces that are made of their additions: %s", expectRestated);

it.each([
  "2 bars of 60 g each",
  "split 20 nuggets with my son, so 10 each",
  "4 slices of toast, 2 eggs each",
  "2 sausages 140 kcal each",
  "3 cakes each with 40g flour, 20g butter",
  "3 tacos each with 50 g beef, had 2 of them",
  "a bagel with 20 g butter on each",
  "2 apples and 3 bananas, 100 g each",
  "2 eggs each for me and my son",
  "2 yogurts, 20 g protein each",
  "two packs of noodles 70g each with one tin of sardines",
  "2 beers (500 ml lager each)",
  "20 wings between 4 people and we each had 1 dip",
  "two tins of sardines, they are 120g per tin",
  "we had 2 rolls, 30 g ham each",
])("leaves: %s", (message) => {
  expect(restate(message).corrected).toBe(message);
});
