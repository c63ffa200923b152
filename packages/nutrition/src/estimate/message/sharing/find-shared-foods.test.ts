import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { findSharedFoods } from "./find-shared-foods.ts";

/** The foods and the person's part of them: "2 pizzas: 0.25". */
const read = (message: string) => [
  ...new Set(
    findSharedFoods(message, english).lists.map(
      ({ start, end, share }) =>
        `${message
          .slice(start, end)
          .replace(/^[\s,.:(]+|[\s,.:(]+$/g, "")
          .trim()}: ${Math.round(share * 1000) / 1000}`,
    ),
  ),
];

it.each([
  ["2 pizzas and garlic bread between 4 of us", "2 pizzas and garlic bread: 0.25"],
  ["bag of chips 200g shared by four", "bag of chips 200g: 0.25"],
  ["soup, fish, tiramisu shared between two", "tiramisu: 0.5"],
  ["soup, fish and tiramisu shared between two", "soup, fish and tiramisu: 0.5"],
  ["ribs, 2 corn cobs + a slaw split between 3 of us", "ribs, 2 corn cobs + a slaw: 0.333"],
  ["soup, fish, tiramisu, shared between two", "soup, fish, tiramisu: 0.5"],
  ["croquettes, 8 pieces for 4 of us and i took only my part", "croquettes: 0.25"],
  ["20 wings for 4 people, I had my share", "20 wings: 0.25"],
  ["noodles, shared half half w my brother", "noodles: 0.5"],
  ["a 300 g pie, 50/50 with my wife", "a 300 g pie: 0.5"],
  ["a chicken and 6 potatoes, we shared", "a chicken and 6 potatoes: 0.5"],
  ["20 wings, 4 of us, everybody got the same", "20 wings: 0.25"],
  ["we shared a large popcorn three ways", "a large popcorn: 0.333"],
  ["popcorn between me and my sister, she had most of it, 1/4 for me", "popcorn: 0.25"],
  ["half a chicken shared with my wife so a quarter for me", "half a chicken: 0.5"],
  ["600 g of ribs between me and my brother", "600 g of ribs: 0.5"],
  ["200 g of chocolate split with 2 friends", "200 g of chocolate: 0.333"],
  ["a 1.6 kg chicken, four of us finished it, I had a quarter", "a 1.6 kg chicken: 0.25"],
  ["nachos for the table, probably a quarter of it was mine", "nachos: 0.25"],
  ["a cheesecake cut in 12, I got 2", "a cheesecake: 0.167"],
  ["half a chicken, a salad (shared with my wife)", "a salad: 0.5"],
  ["1.2 kg lasagne between four, left a third of mine", "1.2 kg lasagne: 0.167"],
  ["a 600 g tart split three ways, I ate half of my slice", "a 600 g tart: 0.167"],
  ["we were three and shared a 750 g curry, left a third of it", "a 750 g curry: 0.667"],
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
  "rajma chawal, 2 spoons",
])("no part in: %s", (message) => {
  expect(read(message)).toEqual([]);
});

it.each([
  ["noodles, shared half half w my brother", true],
  ["popcorn, he ate most and I had maybe a third", true],
  ["nachos between 4 of us, so a quarter each", false],
  ["wings for the table, my brother had some, I ate a quarter", false],
])("a part of an amount that was not said: %s", (message, isOfPlate) => {
  expect(findSharedFoods(message, english).lists[0]).toMatchObject({ isOfPlate });
});

it.each([
  ["sticky toffee pudding, one plate two spoons", "sticky toffee pudding: 0.5"],
  ["me and my boet, 200g biltong, halves", "me and my boet, 200g biltong: 0.5"],
  [
    "me and the wife had a chinese, half each. egg fried rice, spring rolls",
    "egg fried rice, spring rolls: 0.5",
  ],
  ["naan shared with my wife, the dal was mine", "naan: 0.5; dal: 1"],
  ["10 wings, dad had 4, my sister 3 and I had the rest", "10 wings: 0.3"],
  ["saved the other half. chicken burrito with rice", "chicken burrito with rice: 0.5"],
  ["four of us finished a 2 litre tub of ice cream", "a 2 litre tub of ice cream: 0.25"],
  [
    "Protein bar 60g, broke it in 2 and gave half to my gym buddy",
    "Protein bar 60g, broke it in 2 and: 0.5",
  ],
  ["we shared a pizza and I had a beer", "a pizza and: 0.5"],
  ["half a naan, my wife had the other half of the naan", "half a naan: 1"],
  ["mince 10% fat in 2 patties, ate one", "mince 10% fat in 2 patties: 0.5"],
  ["250 g of mince shaped in two patties, ate one", "250 g of mince: 0.5"],
  [
    "a big sharing plate of fries, three of us ate it evenly",
    "a big sharing plate of fries: 0.333",
  ],
  ["my kid left 2 of her 4 fish fingers so I ate those", "fish fingers so: 0.5"],
  ["my son left half of his burger and I ate it", "burger and: 0.5"],
  [
    "finished my daughter's porridge, a third of her bowl was still there",
    "finished my daughter's porridge: 0.333",
  ],
])("several ways to say it: %s", (message, expected) => {
  expect(read(message).toSorted().join("; ")).toBe(expected.split("; ").toSorted().join("; "));
});

it.each([
  ["pierogi, my mom made 30, I took 8 and my brother 12", { amount: 8, unit: "piece" }],
  ["a big cake, 12 of us, I had one slice", { amount: 1, unit: "slice" }],
])("the number of the person's pieces: %s", (message, amount) => {
  expect(findSharedFoods(message, english).lists[0]?.amount).toMatchObject(amount);
});

it.each([
  ["sushi platter between us, 9 each, mostly salmon nigiri", "mostly salmon nigiri"],
  ["indian takeaway for 4, 2 kormas, 4 naans, shared evenly", "indian"],
])("words that name no food of their own: %s", (message, words) => {
  const { remarks } = findSharedFoods(message, english);
  expect(remarks.map(({ start, end }) => message.slice(start, end))).toContain(words);
});

it("finds words of sharing that it cannot read", () => {
  expect(findSharedFoods("gumbo shared with them all", english).doubts).not.toEqual([]);
});

it("leaves out the whole if its joints are listed", () => {
  const { lists, remarks } = findSharedFoods(
    "shared a chicken with my wife, I had the 2 legs and she had the rest",
    english,
  );
  expect(lists).toEqual([]);
  expect(remarks.some(({ start, end }) => start <= 7 && end >= 16)).toBe(true);
});
