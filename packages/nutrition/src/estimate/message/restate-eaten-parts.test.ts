import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { restateEatenParts } from "./restate-eaten-parts.ts";

const restate = (message: string) =>
  restateEatenParts(message, english).replace(/\s+/g, " ").trim();

describe("writes the eaten part of a food as one amount", () => {
  test.each([
    ["Peanut butter jar before: 412g. After: 389g", "23g Peanut butter"],
    ["Nutella jar weighed 412 before and 377 after", "35g Nutella"],
    ["opened a 200 g bag of pretzels and there's about 80 g left", "120g pretzels"],
    [
      "opened a 200 g bag of crisps and there's 60 g left, so let's say i had 110 grams",
      "110g crisps",
    ],
    ["Chicken leg 320g with the bone, bone was 80g after", "240g boneless Chicken leg"],
    [
      "a pie. A quarter is still in the dish and the rest was shared equally by the four of us",
      "a pie, ate 3/16 of it",
    ],
    [
      "shared a bottle of cava with my wife, she only had a 125ml glass, I had the rest",
      "625ml cava",
    ],
  ])("%s", (message, written) => {
    expect(restate(message)).toBe(written);
  });

  test("reads several spaces as one", () => {
    expect(restate("opened a 200   g bag of pretzels, 80 g left")).toBe("120g pretzels");
  });
});

describe("leaves other words as they are", () => {
  test.each([
    "before lunch: 200 g soup, after: 300 g rice",
    "opened a 200 g bag of chips",
    "chicken 320g, rice was 80g",
    "a bottle of wine with my sister",
  ])("%s", (message) => {
    expect(restate(message)).toBe(message);
  });
});
