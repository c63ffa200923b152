import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { tokenize } from "../words/tokens.ts";
import { readAmount } from "./read-amount.ts";

const read = (text: string) => {
  const found = readAmount(tokenize(text, english), 0, english);
  return found && { count: found.value.count, units: found.value.units, read: found.end };
};

describe("readAmount", () => {
  it.each([
    ["2 eggs", 2, []],
    ["two slices of toast", 2, ["slice"]],
    ["twenty five grapes", 25, []],
    ["1/2 cup rice", 0.5, ["cup"]],
    ["1-1/2 cups rice", 1.5, ["cup"]],
    ["1 ½ cups rice", 1.5, ["cup"]],
    ["two and a half cups", 2.5, ["cup"]],
    ["three quarters of a cup", 0.75, ["cup"]],
    ["two and three quarters cups", 2.75, ["cup"]],
    ["a cup and a half of rice", 1.5, ["cup"]],
    ["two slices and a half", 2.5, ["slice"]],
    ["a cup and a half sandwich", 1, ["cup"]],
    ["half a dozen eggs", 6, []],
    ["2 to 4 cookies", 3, []],
    ["1,000 g rice", 1000, []],
    ["a couple of cookies", 2, []],
    ["a few grapes", 3, []],
    ["a tbsp of oil", 1, ["tablespoon"]],
    ["cup of tea", 1, ["cup"]],
    ["tbsp oil", undefined, undefined],
    ["toast with butter", undefined, undefined],
    ["thin crust pizza", undefined, undefined],
    ["half and half", 0.5, []],
  ])("reads '%s'", (text, count, units) => {
    expect(read(text)?.count).toEqual(count);
    expect(read(text)?.units).toEqual(units);
  });

  it("distinguishes the count from the weight of each item", () => {
    const found = readAmount(tokenize("two 150 g steaks", english), 0, english);
    expect(found?.value).toMatchObject({ count: 2, gramsEach: 150 });
  });

  it("reads inches as a length, not as a count", () => {
    const found = readAmount(tokenize("6 inch sub", english), 0, english);
    expect(found?.value).toMatchObject({ count: 1, inches: 6 });
  });
});

describe("tokenize", () => {
  it("keeps the offsets of a text with accents", () => {
    const text = "Crème brûlée, 2½ cups — 2% milk";
    for (const token of tokenize(text, english))
      expect(text.slice(token.start, token.end)).not.toBe("");
    expect(tokenize(text, english).map((token) => token.text)).toEqual([
      "creme",
      "brulee",
      ",",
      "2",
      "½",
      "cups",
      "—",
      "2pct",
      "milk",
    ]);
  });
});
