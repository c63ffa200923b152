import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { restateWords } from "./restate-words.ts";

it.each([
  ["bier 0,5", "bier 5dl"],
  ["2 Pils vom Fass 0.4, brezel", "2 Pils vom Fass 4dl, brezel"],
  ["cola 0,33 and fries", "cola 33cl and fries"],
  ["0,2 saft", "2dl saft"],
  ["pizza but scraped all the cheese off", "pizza  without cheese               "],
  ["burger, took the bun off", "burger without bun      "],
  ["sirloin 300g, all fat trimmed", "lean sirloin 300g            "],
  ["steak 200g raw, sirloin", "sirloin steak 200g raw "],
  ["80g dry rice (became 200g cooked), egg", "80g dry rice                     , egg"],
  ["raw mince 125 g 5% → 95g cooked", "raw mince 125 g 5%             "],
  ["prawns, 200g frozen, 160g once thawed", "prawns,              160g once thawed"],
  ["the dregs of a milo", "2 sips of      milo"],
  ["only ate the topping off two slices of pizza", "only ate two slices of pizza no crust       "],
])("writes words that the reader knows, of the same length: %s", (message, normalized) => {
  expect(restateWords(message, english)).toBe(normalized);
});

it.each([
  "100g dry rice, 200g cooked chicken",
  "150 g dry rice made 420 g cooked, I ate 210 g of that",
  "500 g raw mince made 4 burgers",
  "milk 0.5 cup",
  "0,5 pizza",
  "bier 0,5l",
  "cola 10,5",
  "spinat 0,5",
  "water 0",
  "took the lid off the tub",
  "pizza, extra toppings from the deli",
])("leaves other words: %s", (message) => {
  expect(restateWords(message, english)).toBe(message);
});
