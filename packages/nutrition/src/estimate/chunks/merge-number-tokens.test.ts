import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { tokenize } from "../words/tokens.ts";
import { mergeNumberTokens } from "./merge-number-tokens.ts";

const join = (text: string) =>
  mergeNumberTokens(tokenize(text, english), english)
    .map((token) => token.text)
    .join(" ");

describe("merges numbers of several words", () => {
  it.each([
    ["one hundred fifty grams", "150 grams"],
    ["one hundred and fifty grams", "150 grams"],
    ["a hundred grams", "100 grams"],
    ["a hundred and twenty-five g", "125 g"],
    ["hundred fifty grams", "150 grams"],
    ["three hundred and five calories", "305 calories"],
    ["2 hundred grams", "200 grams"],
    ["twelve hundred calories", "1200 calories"],
    ["one thousand two hundred and fifty ml", "1250 ml"],
    ["two fifty grams of rice", "250 grams of rice"],
    ["one twenty five g of rice", "125 g of rice"],
    ["one point five cups", "1.5 cups"],
    ["zero point seven five liters", "0.75 liters"],
    ["two point two five cups", "2.25 cups"],
    ["two one hundred gram burgers", "two 100 gram burgers"],
  ])("%s is %s", (said, meant) => {
    expect(join(said)).toBe(meant);
  });

  it.each([
    "two eggs",
    "twenty five grapes",
    "two fifty gram bars",
    "two twenty ounce sodas",
    "two twelve ounce steaks",
    "thousand island dressing",
    "at this point",
    "a point",
    "half a dozen",
  ])("does not merge: %s", (text) => {
    expect(join(text)).toBe(text);
  });

  it("keeps a count separate from the weight of each item", () => {
    expect(join("one hundred two ounce steaks")).toBe("100 two ounce steaks");
  });

  it("gives the merged token the offsets of its words", () => {
    const text = "about one hundred and fifty grams";
    const number = mergeNumberTokens(tokenize(text, english), english).find(
      (token) => token.kind === "number",
    );
    expect(text.slice(number?.start, number?.end)).toBe("one hundred and fifty");
  });
});
