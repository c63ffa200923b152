import { expect, it } from "vitest";
import { homophonePattern } from "./homophones.ts";

const { pattern } = homophonePattern({
  written: "pattes?",
  food: "pasta",
  after: "\\d+ ?g(?: de)?",
  before: "au pesto",
  example: ["200 g de pattes", "200 g pasta"],
});
const matches = (text: string) => new RegExp(pattern, "iu").test(text);

it("takes a word for a food after or before a word of its context", () => {
  expect(matches("200 g de pattes")).toBe(true);
  expect(matches("pattes au pesto")).toBe(true);
});

it("leaves a word without its context, or within another", () => {
  expect(matches("deux pattes")).toBe(false);
  expect(matches("200 g de pattesque")).toBe(false);
});
