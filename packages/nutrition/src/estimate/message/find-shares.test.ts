import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { findShares } from "./find-shares.ts";

/** The foods and the person's part of them: "2 pizzas: 0.25". */
const read = (message: string) =>
  findShares(message, [], english).map(
    ({ start, end, share }) =>
      `${message
        .slice(start, end)
        .replace(/[\s,.:(]+$/, "")
        .trim()}: ${Math.round(share * 1000) / 1000}`,
  );

it.each([
  ["2 pizzas and garlic bread between 4 of us", "2 pizzas and garlic bread: 0.25"],
  ["bag of chips 200g shared by four", "bag of chips 200g: 0.25"],
  ["soup, fish, tiramisu shared between two", "tiramisu: 0.5"],
  ["soup, fish and tiramisu shared between two", "soup, fish and tiramisu: 0.5"],
  ["ribs, 2 corn cobs + a slaw split between 3 of us", "ribs, 2 corn cobs + a slaw: 0.333"],
  ["soup, fish, tiramisu, shared between two", "soup, fish, tiramisu: 0.5"],
  ["croquettes, 8 pieces for 4 of us and i took only my part", "croquettes, 8 pieces: 0.25"],
  ["20 wings for 4 people, I had my share", "20 wings: 0.25"],
  ["noodles, shared half half w my brother", "noodles: 0.5"],
  ["a 300 g pie, 50/50 with my wife", "a 300 g pie: 0.5"],
  ["a chicken and 6 potatoes, we shared", "a chicken and 6 potatoes: 0.5"],
  ["20 wings, 4 of us, everybody got the same", "20 wings: 0.25"],
  ["600 g of ribs between me and my brother", "600 g of ribs: 0.5"],
  ["200 g of chocolate split with 2 friends", "200 g of chocolate: 0.333"],
  ["a 1.6 kg chicken, four of us finished it, I had a quarter", "a 1.6 kg chicken: 0.25"],
  ["nachos for the table, probably a quarter of it was mine", "nachos for the table: 0.25"],
  ["a cheesecake cut in 12, I got 2", "a cheesecake: 0.167"],
  ["half a chicken, a salad (shared with my wife)", "a salad: 0.5"],
  ["1.2 kg lasagne between four, left a third of mine", "1.2 kg lasagne: 0.167"],
  ["a 600 g tart split three ways, I ate half of my slice", "a 600 g tart: 0.167"],
  ["we were three and shared a 750 g curry, left a third of it", "and shared a 750 g curry: 0.222"],
  ["a 750 g curry between three, a third left", "a 750 g curry: 0.667"],
  ["we were four and ordered 2 pizzas, divided equally", "and ordered 2 pizzas: 0.25"],
  ["300 g of grapes for me and two friends, we each ate the same", "300 g of grapes: 0.333"],
  ["a 300 g steak but gave a third of it to the dog", "a 300 g steak but: 0.667"],
  ["a 400 g pizza, my brother had the bigger half, so call it 40%", "a 400 g pizza: 0.4"],
  [
    "12 inch pizza with 2 mates, they ate five slices and I ate the other three",
    "12 inch pizza: 0.375",
  ],
  ["20 wings for two, I probably had 12 of them", "20 wings: 0.6"],
  ["12 pancakes between the four of us, even split", "12 pancakes: 0.25"],
  ["a 1 kg biryani, three of us equal shares", "a 1 kg biryani: 0.333"],
  ["a 500 g tub with my gf, mine was 40%", "a 500 g tub with my gf: 0.4"],
  ["a 500 g curry, me and my flatmate shared it", "a 500 g curry: 0.5"],
  ["lasagne for 4, I had 1", "lasagne: 0.25"],
  ["Thali shared half half with my wife: dal, 4 rotis", "dal, 4 rotis: 0.5"],
])("%s", (message, expected) => {
  expect(read(message)).toEqual([expected]);
});

it.each([
  "lasagne for 4 people",
  "tacos (3) and a beer",
  "a sandwich with ham between 2 slices of bread",
  "a grilled cheese cut in half but I ate both halves",
  "half of a 100 g bar, gave the other half to my son",
  "coffee with half and half",
  "4 of us had the same burger",
  "rice, 2 eggs, had half of it",
  "2 eggs, my son had half of a burger",
])("no part in: %s", (message) => {
  expect(read(message)).toEqual([]);
});

it.each([
  ["nachos shared with 3 mates so about a quarter", true],
  ["noodles for the table, shared half half w my brother", true],
  ["nachos for the table, shared with 3 mates so about a quarter", false],
  ["wings between 4 of us, ate a quarter", false],
])("a part of an amount that was not said: %s", (message, isOfPlate) => {
  expect(findShares(message, [], english)).toMatchObject([{ isOfPlate }]);
});
