import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateSizesOfEach } from "./restate-sizes-of-each.ts";

const restate = (message: string) =>
  restateSizesOfEach({ original: message, corrected: message }, english).corrected;

it.each([
  ["two potatoes each 200 g", "two potatoes , 200 g each"],
  ["two cutlets each weighing 120 g", "two cutlets , weighing 120 g each"],
  ["three pancakes of 40 g, syrup", "three pancakes , 40 g each, syrup"],
  ["2 slices of bread of 40 g with butter", "2 slices of bread , 40 g each with butter"],
])("writes a size of pieces as that of each: %s", (message, expected) => {
  expect(restate(message).replace(/\s+/g, " ")).toBe(expected);
});

it.each([
  "2 bowls of 300 g rice",
  "2 eggs of 60 g each",
  "a box of 6 cookies of 150 g",
  "2 cups of rice of 200 g",
  "2 toasts each 10 g butter",
])("leaves: %s", (message) => {
  expect(restate(message)).toBe(message);
});
