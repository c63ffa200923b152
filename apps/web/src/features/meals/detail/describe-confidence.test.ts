import { expect, test } from "vitest";
import { describeConfidence } from "./describe-confidence.ts";

test.each([
  [1, "sure"],
  [0.8, "sure"],
  [0.79, "roughly"],
  [0.5, "roughly"],
  [0.49, "please check"],
  [0, "please check"],
])("a confidence of %d is called %j", (score, words) => {
  expect(describeConfidence(score)).toBe(words);
});
