import { describe, expect, it } from "vitest";
import { applySelfCorrections, removePadding } from "./apply-self-corrections.ts";

const correct = (message: string) =>
  applySelfCorrections(message).corrected.replace(/\s+/g, " ").trim();

describe("corrections that name what they correct", () => {
  it.each([
    ["2 eggs and toast. Actually 3 eggs, and tea", "3 eggs and toast , and tea"],
    ["one apple, no just two", "two apple"],
    ["3 slices of pizza, no wait 4 slices", "4 slices of pizza"],
    ["toast and egg. Actually 2 eggs", "toast and 2 egg."],
    ["3 eggs, edit: 2 scrambled eggs", "2 scrambled eggs"],
    ["rice 200 g and 90 g fish, oops 150 g rice", "rice 150 g and 90 g fish"],
    ["a pint of lager, actually it was a half pint", "a half pint of lager"],
    ["chicken curry, it was tofu, not chicken", "tofu curry"],
    ["white bread toast, not white, brown", "brown bread toast"],
    ["white rice -> brown rice", "brown rice"],
    ["dal and naan, and only half the naan", "dal and naan, ate half of it,"],
  ])("%s", (message, corrected) => {
    expect(correct(message).replace(/[\s.]+$/, "")).toBe(corrected.replace(/[\s.]+$/, ""));
  });

  it.each([
    "two coffees, actually one was decaf",
    "For dinner I actually had 3 eggs, after 2 eggs at noon",
    "lunch -> 2 eggs",
    "rice, no fried rice today",
    "soup, not sure how much",
    "coffee with milk, no sugar",
  ])("are not found in: %s", (message) => {
    expect(applySelfCorrections(message).corrected).toBe(message);
  });

  it("keep the person's words and the offsets", () => {
    const { original, corrected } = applySelfCorrections("1 egg. Actually 12 eggs");
    expect(original).toHaveLength(corrected.length);
    expect(removePadding(original)).toBe("1 egg. Actually 12 eggs");
  });
});
