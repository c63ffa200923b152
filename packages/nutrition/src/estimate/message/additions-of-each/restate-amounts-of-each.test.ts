import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { removePadding } from "../corrected-message.ts";
import { restateAmountsOfEach } from "./restate-amounts-of-each.ts";

const restate = (message: string) =>
  removePadding(restateAmountsOfEach({ original: message, corrected: message }, english).corrected)
    .replace(/\s+/g, " ")
    .trim();

it.each([
  [
    "200g each of butter, caster sugar and SR flour, 4 eggs",
    "200g butter, 200g caster sugar and 200g SR flour, 4 eggs",
  ],
  ["225 g each butter, sugar, flour. Made 12", "225 g butter, 225 g sugar, 225 g flour. Made 12"],
  ["2 tbsp each of soy sauce and honey", "2 tbsp soy sauce and 2 tbsp honey"],
  ["carrots, peas and corn, 80g of each", "80g carrots, 80g peas and 80g corn"],
  ["cake: butter and sugar 200g each, 4 eggs", "cake: 200g butter and 200g sugar , 4 eggs"],
])("writes the amount of each food of a list: %s", (message, expected) => {
  expect(restate(message)).toBe(expected);
});

it.each([
  "2 burgers and 3 sausages, 60 g each",
  "2 bags of cheese and onion crisps (25g each)",
  "4 sausages 50 g each, mash and peas",
  "3 tacos with 40 g chicken each",
  "shared a tub, 100 g each",
  "toast and eggs, 2 each",
])("leaves: %s", (message) => {
  expect(restate(message)).toBe(message);
});
