import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizeLitres } from "./normalize-litres.ts";

it.each([
  ["bier 0,5", "bier 5dl"],
  ["2 Pils vom Fass 0.4, brezel", "2 Pils vom Fass 4dl, brezel"],
  ["cola 0,33 and fries", "cola 33cl and fries"],
  ["0,2 saft", "2dl saft"],
])("writes litres without a unit in words that are read: %s", (message, normalized) => {
  expect(normalizeLitres(message, english)).toBe(normalized);
});

it.each(["milk 0.5 cup", "0,5 pizza", "bier 0,5l", "cola 10,5", "spinat 0,5", "water 0"])(
  "leaves other numbers: %s",
  (message) => {
    expect(normalizeLitres(message, english)).toBe(message);
  },
);
