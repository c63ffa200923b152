import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizeFoodEmojis } from "./normalize-food-emojis.ts";

describe("emojis that name a food", () => {
  it.each([
    ["🍕🍕 and a 🍺", "2 🍕 and a 🍺"],
    ["☕☕ then 🍌", "2☕ then 🍌"],
    ["snack 🍪", "snack 🍪"],
    ["🥐☕", "🥐☕"],
    ["☕\uFE0F for breakfast", "☕  for breakfast"],
  ])("stay with their count: %s", (message, expected) => {
    expect(normalizeFoodEmojis(message, english)).toBe(expected);
    expect(expected).toHaveLength(message.length);
  });

  it.each([
    ["pizza night 🍕🍕", "pizza night ✨✨✨✨"],
    ["🍳 oats", "✨✨ oats"],
    ["gym done 💪🍌", "gym done 💪✨✨"],
    ["a latte ☕", "a latte ✨"],
  ])("are marks if they decorate: %s", (message, expected) => {
    expect(normalizeFoodEmojis(message, english)).toBe(expected);
    expect(expected).toHaveLength(message.length);
  });
});
