import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { writeLabelWords } from "./write-label-words.ts";

const write = (message: string) =>
  removePadding(writeLabelWords({ original: message, corrected: message }, english).corrected)
    .replace(/\s+/g, " ")
    .trim();

describe("writes the words of a label in full and a range as one figure", () => {
  test.each([
    // clipped words
    ["trail mix 130 kcal, 3g pro. 2.5 servings", "trail mix 130 kcal, 3g protein. 2.5 servings"],
    [
      "pretzels serving. 30 g 110 cal, 8 servings per cont",
      "pretzels serving 30 g 110 cal, 8 servings per container",
    ],
    ["rice pouch, 1 c 220 cal", "rice pouch, 1 cup 220 cal"],
    // ranges
    ["dinner about 700-750 cal, curry", "dinner about 725 cal, curry"],
    ["salad, 400 to 450 calories", "salad, 425 calories"],
    ["a curry, somewhere between 800 and 1000 kcal", "a curry, 900 kcal"],
  ])("%s", (message, written) => {
    expect(write(message)).toBe(written);
  });
});

describe("leaves other numbers and words as they are", () => {
  test.each([
    "two pots of yogurt, 120 calories each",
    "had 2 srv of rice",
    "burger meal, 100-900 kcal",
    "4-6 nuggets, 250 kcal",
  ])("%s", (message) => {
    expect(write(message)).toBe(message);
  });
});
