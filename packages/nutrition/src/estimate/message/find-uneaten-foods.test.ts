import { describe, expect, it } from "vitest";
import { findUneatenFoods } from "./find-uneaten-foods.ts";

const withoutUneatenFoods = (message: string) =>
  findUneatenFoods(message)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), message)
    .replace(/\s+/g, " ")
    .trim();

describe("foods that were mentioned but not eaten", () => {
  it.each([
    ["burger, swapped the fries for salad", "burger, salad"],
    ["replaced white rice with quinoa", "quinoa"],
    ["switched from whole milk to oat milk", "oat milk"],
    ["oat milk instead of cow's milk in my cereal", "oat milk in my cereal"],
    ["fries instead of salad", "fries"],
    ["instead of pizza I had soup", "I had soup"],
    ["should have had salad but had pizza", "but had pizza"],
    ["skipped the fries and had a salad", "and had a salad"],
    ["burger but skipped the bun", "burger but"],
    ["steak, said no to dessert", "steak,"],
    ["my husband had the steak and I had the salmon", "I had the salmon"],
    ["the dog ate my toast", ""],
    ["I had soup. My kids had pizza. Then a banana", "I had soup. . Then a banana"],
    ["bought eggs and bread, then made two fried eggs", ", then made two fried eggs"],
  ])("%s", (message, rest) => {
    expect(withoutUneatenFoods(message)).toBe(rest);
  });

  it.each([
    "my wife and I had pizza",
    "me and the kids had pizza",
    "my kids had pizza and so did I",
    "my mum had made lasagne",
    "skipped breakfast, had soup",
    "skipped lunch and dinner was a pizza",
    "bought a burrito",
    "had soup instead",
    "had dinner with my son",
  ])("finds none in: %s", (message) => {
    expect(findUneatenFoods(message)).toEqual([]);
  });
});
