import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { restateAmountsLeft } from "./restate-amounts-left.ts";

const restate = (message: string) =>
  restateAmountsLeft({ original: message, corrected: message }, english);

it.each([
  ["200 g rice, left 50 g of the rice", "150 g rice"],
  [
    "1 cup dal and 1.5 cups cooked rice, left half a cup of the rice",
    "1 cup dal and 1 cups cooked rice",
  ],
  ["rice (200 g) and fish but gave my son 50 g of the rice", "rice (150 g) and fish but"],
  ["12 wings, fries, left 3 of the wings", "9 wings, fries"],
  ["five dumplings and soup, left two dumplings", "3 dumplings and soup"],
  ["4 roast potatoes and peas, left half the potatoes", "2 roast potatoes and peas"],
])("takes what was left off the amount: %s", (message, expected) => {
  const { original, corrected } = restate(message);
  expect(corrected.replace(/\s+/g, " ").trim()).toBe(expected);
  expect(corrected).toHaveLength(original.length);
  expect(removePadding(original)).toBe(message);
});

it.each([
  "soup, left 50 g of the rice",
  "2 cups of rice, left 50 g of the rice",
  "200 g rice, left 300 g of the rice",
  "200 g rice, left the beans",
  "200 g rice, had 50 g of the cheese",
  "200 g rice 258 kcal, left 50 g of the rice",
])("leaves: %s", (message) => {
  expect(restate(message).corrected).toBe(message);
});
