import { describe, expect, it } from "vitest";
import { findProperNames } from "./proper-names.ts";

const namesIn = (message: string) =>
  findProperNames(message).map(({ start, end }) => message.slice(start, end));

describe("names of people and places that are also foods", () => {
  it.each([
    ["lunch with Mrs. Plum", "Mrs. Plum"],
    ["Dr Bean says hello", "Dr Bean"],
    ["my friend Basil came over for curry", "Basil"],
    ["my dog Biscuit and I had a walk", "Biscuit"],
    ["Mochi is my cat", "Mochi"],
    ["a girl named Honey", "named Honey"],
    ["back from turkey, had a salad", "back from turkey"],
    ["ate kebab in Turkey last week", "Turkey"],
    ["we moved to chile", "moved to chile"],
    ["a latte on Cherry Lane", "Cherry Lane"],
  ])("%s", (message, name) => {
    expect(namesIn(message)).toEqual([name]);
  });

  it.each([
    "Dr Pepper",
    "Mr Kipling cherry bakewell",
    "Uncle Ben's rice",
    "Turkey sandwich with Cheddar",
    "Sandwich with Turkey",
    "switched to turkey bacon",
    "my friend made pizza",
    "Pizza is my lunch",
    "grapes from chile flakes",
    "Orange juice and Apple",
  ])("finds none in: %s", (message) => {
    expect(namesIn(message)).toEqual([]);
  });
});
