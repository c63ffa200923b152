import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { writeSpokenNumbers } from "./write-spoken-numbers.ts";

const write = (message: string) =>
  removePadding(writeSpokenNumbers({ original: message, corrected: message }, english).corrected)
    .replace(/\s+/g, " ")
    .trim();

describe("writes numbers in words in digits", () => {
  test.each([
    ["yogurt, one hundred and twenty calories per pot", "yogurt, 120 calories per pot"],
    [
      "a bar of ninety calories and fifteen grams of protein",
      "a bar of 90 calories and 15 grams of protein",
    ],
    ["crackers, a hundred and forty calories", "crackers, 140 calories"],
    ["poured two hundred and fifty", "poured 250"],
    ["thirty five grams of oats", "35 grams of oats"],
    ["one fifty of cooked couscous", "150 of cooked couscous"],
    ["prawns were one fifty frozen", "prawns were 150 frozen"],
    ["the bag says two seventy with butter", "the bag says 270 with butter"],
    ["the whole jar is four twenty", "the whole jar is 420"],
    ["comes to twenty eight hundred calories", "comes to 2800 calories"],
    ["twenty two fifty calories", "2250 calories"],
    ["the pot says one oh five", "the pot says 105"],
    ["point five of a litre of kefir", "0.5 litre of kefir"],
    ["one point eight litres", "1.8 litres"],
  ])("%s", (message, written) => {
    expect(write(message)).toBe(written);
  });
});

describe("leaves counts and times as they are", () => {
  test.each([
    "two eggs",
    "twenty five grapes",
    "lunch at seven thirty",
    "lunch was two thirty",
    "two fifty gram bars",
    "for two - 150 g rice",
    "two and a half litres",
    "half past two",
  ])("%s", (message) => {
    expect(write(message)).toBe(message);
  });
});
