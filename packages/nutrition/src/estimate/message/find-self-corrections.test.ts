import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { findSelfCorrections } from "./find-self-corrections.ts";

const withoutCorrections = (message: string) =>
  findSelfCorrections(message, english)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), message)
    .replace(/\s+/g, " ")
    .trim();

describe("self-corrections", () => {
  it.each([
    ["a coffee, sorry, a tea", "a tea"],
    ["a coffee, no, a tea", "a tea"],
    ["soup and rice no wait quinoa", "soup and quinoa"],
    ["two slices of white toast, actually make that brown bread", "two slices of brown bread"],
    ["had an apple, I mean a pear, and a plum", "had a pear, and a plum"],
    ["eggs, chips, scratch that, salad", "eggs, salad"],
  ])("%s", (message, rest) => {
    expect(withoutCorrections(message)).toBe(rest);
  });

  it.each([
    "two slices of toast, make that three",
    "2 of those buns no wait just 1 then tea",
    "50 g of feta no make that thirty and a slice of bread",
    "sorry, two eggs",
    "coffee, no milk",
    "I had to make it quick: a wrap",
    "wait, what?",
    "two eggs. Sorry!",
  ])("are not found in: %s", (message) => {
    expect(withoutCorrections(message)).toBe(message);
  });
});
