import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { restatePartsOfRest } from "./restate-parts-of-rest.ts";

const restate = (message: string) =>
  restatePartsOfRest({ original: message, corrected: message }, english);

it.each([
  ["200 g crisps, ate a third, then half of what was left later", "200 g crisps, ate 2/3"],
  ["cake, had half and a third of the remaining at 5pm", "cake, had 2/3 at 5pm"],
  ["12 inch pizza, my wife had half, I had half of the rest", "12 inch pizza, , I had 1/4"],
  ["cake, left half, ate half of the rest later", "cake, left 1/4"],
])("adds a part of the rest: %s", (message, expected) => {
  const { original, corrected } = restate(message);
  expect(corrected.replace(/\s+/g, " ").trim()).toBe(expected);
  expect(corrected).toHaveLength(original.length);
  expect(removePadding(original)).toBe(message);
});

it.each([
  "cake, ate half, left the rest",
  "ate half of a cake, then half of the soup",
  "had half a pizza and half of what was left of the salad",
  "half of the rest of the cake",
])("leaves: %s", (message) => {
  expect(restate(message).corrected).toBe(message);
});
