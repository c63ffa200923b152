import { describe, expect, it } from "vitest";
import { findIdioms } from "./find-idioms.ts";

/** The message without the phrases found. */
const withoutIdioms = (message: string) =>
  findIdioms(message)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), message)
    .replace(/\s+/g, " ")
    .trim();

describe("phrases that contain a food word but do not mention food", () => {
  it.each([
    ["the exam was a piece of cake", "the exam"],
    ["the exam was a piece of cake so I had a beer", "the exam so I had a beer"],
    ["the baby drives me nuts, had a coffee", "the baby , had a coffee"],
    ["opera is not my cup of tea", "opera is"],
    ["don’t put all your eggs in one basket", "don’t put all your"],
    ["it went pear-shaped", "it went"],
    ["she went cold turkey and I had a smoothie", "she and I had a smoothie"],
    ["cleaned the coffee machine", "cleaned the"],
    ["had a scone at the coffee shop", "had a scone at the"],
    ["blood sugar 5.4 after two eggs", "after two eggs"],
    ["my left shoulder hurts", ""],
    ["took my vitamins with a glass of milk", "with a glass of milk"],
    ["2 ibuprofen and a bowl of soup", "and a bowl of soup"],
    ["leg day, then 4 eggs", ", then 4 eggs"],
    ["ran 800 m and ate a plum", "ran and ate a plum"],
    ["a ribeye, bone in, medium rare", "a ribeye, ,"],
    ["30 push-ups before breakfast", "before breakfast"],
  ])("are removed from: %s", (message, rest) => {
    expect(withoutIdioms(message)).toBe(rest);
  });

  it.each([
    "dessert was a piece of cake",
    "a cup of tea with a pinch of salt",
    "a bowl of cherries",
    "ham in a pickle sauce",
    "cold turkey sandwich",
    "toast with jam",
    "a mug from the coffee machine",
    "store bought pizza, pizza store-bought",
    "almond milk, coffee with milk and honey",
    "big cheese pizza and small fry",
    "kettle chips with sea salt",
    "chicken and egg noodles",
    "5 m&ms, 20 m&ms",
    "vitamin water",
    "two tablets of dark chocolate",
    "oranges and apples",
    "beef with broccoli",
    "beef heart stew and blood sausage",
    "hot dog of the day",
  ])("are not found in: %s", (message) => {
    expect(findIdioms(message)).toEqual([]);
  });
});
