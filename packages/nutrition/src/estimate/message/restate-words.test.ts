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
  ["the dregs of a milo", "2 sips of      milo"],
])("writes words that the reader knows, of the same length: %s", (message, normalized) => {
  expect(restateWords(message, english)).toBe(normalized);
});

it.each([
  "milk 0.5 cup",
  "0,5 pizza",
  "bier 0,5l",
  "cola 10,5",
  "spinat 0,5",
  "water 0",
  "took the lid off the tub",
])("leaves other words: %s", (message) => {
  expect(restateWords(message, english)).toBe(message);
});
