import { expect, it } from "vitest";
import { defaultLanguage } from "../../languages/default-language.ts";
import { moveCounts } from "./move-counts.ts";

const plain = (text: string) => text.trim().replace(/\s+/g, " ");

it.each([
  ["toast (2) with avocado (1/2)", "2 toast with 1/2 avocado"],
  ["spring rolls x 4 (20 g each)", "4 spring rolls (20 g each)"],
  ["6 nuggets x2, fries", "12 nuggets, fries"],
  ["1 glass red wine 175ml x 2", "2 glass red wine 175ml"],
  ["a handful of almonds, twice today", "2 handful of almonds"],
  ["2 slices of toast twice", "4 slices of toast"],
])("counts after foods are written before them: %s", (message, written) => {
  const moved = moveCounts(message, defaultLanguage);
  expect(plain(moved)).toBe(written);
  expect(moved).toHaveLength(message.length);
});

it.each([
  "bowl of weetabix (2) with milk",
  "2 IPAs (16 oz, 7%)",
  "04:00 toast x2",
  "went to the gym twice today",
  "pizza (half)",
])("other words stay as they are: %s", (message) => {
  expect(moveCounts(message, defaultLanguage)).toBe(message);
});
