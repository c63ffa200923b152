import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { restateSharedCounts } from "./restate-shared-counts.ts";

const restate = (message: string) =>
  restateSharedCounts({ original: message, corrected: message }, english);

describe("pieces that others had", () => {
  it.each([
    ["six samosas, colleagues took four", "2 samosas,"],
    ["20 nuggets, boys ate 13 and I finished the rest, plus tea", "7 nuggets, , plus tea"],
    ["six pack of donuts, kids ate four, I got the remaining two", "2 donuts,"],
    ["the six samosas we bought my colleagues took four of them", "the 2 samosas we bought"],
    ["8 slices of margherita. My husband had 5", "3 slices of margherita."],
    ["my kid left 2 of her 4 samosas so I ate those", "2 samosas"],
    ["my girl only ate 2 of her 6 samosas, I finished the rest", "4 samosas"],
  ])("are taken off the number of all: %s", (message, expected) => {
    const { original, corrected } = restate(message);
    expect(corrected.replace(/\s+/g, " ").trim()).toBe(expected);
    expect(corrected).toHaveLength(original.length);
    expect(removePadding(original)).toBe(message);
  });

  it.each([
    "six samosas, I took four",
    "2 tacos and 3 nachos, my son ate one",
    "3 eggs, my son ate 4",
    "my son had 2 of his 6 wings. I had a salad",
    "200 g nuts, my son ate 2",
    "6 wings, my son ate 2 fries",
  ])("do not change %j", (message) => {
    expect(restate(message).corrected).toBe(message);
  });
});
