import { describe, expect, it } from "vitest";
import { createLiteralTest, findRequiredLiterals } from "./required-literals.ts";

const cases: readonly (readonly [pattern: string, literals: readonly string[] | undefined])[] = [
  ["butter", ["butter"]],
  ["Butter (?:and|or) jam", ["butter and jam", "butter or jam"]],
  ["hot ?cakes?", ["hot cakes", "hot cake", "hotcakes", "hotcake"]],
  ["(?:my |the )?\\w+ says", [" says"]],
  ["\\d+ (?:push|sit)[- ]ups", [" push-ups", " push ups", " sit-ups", " sit ups"]],
  ["[a-z]+ of (?:it|them) was mine", [" of it was mine", " of them was mine"]],
  ["(?:soup|\\d+ stews?)(?: of the day)?", ["soup", " stews", " stew"]],
  ["tea{2}bag", ["bag"]],
  ["(?:rice){1,3} cooked", [" cooked"]],
  ["(?:rice)*", undefined],
  ["(?:rice){0,2}", undefined],
  ["(?:rice|\\d+)", undefined],
  ["(?<=\\bhad )\\d+", ["had "]],
  ["\\d+(?= slices)", [" slices"]],
  ["(?<!no )\\d+(?! eggs)", undefined],
  ["(?<food>pie) \\k<food>", ["pie "]],
  ["1\\.5 l", ["1.5 l"]],
  ["\\n\\t-", ["-"]],
];

describe("each match of a pattern has one of its literals", () => {
  it.each(cases)("%s", (pattern, literals) => {
    expect(findRequiredLiterals(pattern)).toEqual(literals);
  });
});

describe("a text may match a pattern", () => {
  it.each([
    ["hot ?cakes?", "two hotcakes", true],
    ["hot ?cakes?", "two pancakes", false],
    ["(?:rice|\\d+)", "bread", true],
  ])("%s, '%s': %s", (pattern, text, mayMatch) => {
    expect(createLiteralTest(pattern)(text)).toBe(mayMatch);
  });
});
