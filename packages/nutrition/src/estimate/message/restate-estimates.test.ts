import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { restateEstimates } from "./restate-estimates.ts";

it.each([
  ["ate one and a bit, say 1.25", "ate                    1.25"],
  ["most of a bag of nuts, say three quarters", "three quarters of a bag of nuts          "],
])("writes the better of two estimates: %s", (message, expected) => {
  expect(restateEstimates(message, english)).toBe(expected);
});

it.each(["ate two eggs and say hi", "most of the popcorn and a third of the nachos"])(
  "leaves other words: %s",
  (message) => {
    expect(restateEstimates(message, english)).toBe(message);
  },
);
