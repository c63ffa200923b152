import { searchFoods } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import { starterIndex } from "./testing/starter-index.ts";

const find = (text: string, count = 8) => searchFoods(starterIndex, text, count);
const names = (text: string, count?: number) => find(text, count).map(({ food }) => food.name);

describe("searchFoods", () => {
  it.each([
    ["milk", "Milk"],
    ["eggs", "Egg"],
    ["whole wheat bread", "Whole wheat bread"],
    ["scranble eggs", "Scrambled eggs"],
    ["AÇAÍ BOWL", "Açaí bowl"],
    ["acai bowl", "Açaí bowl"],
    ["2 eggs", "Egg"],
  ])("finds '%s' first as %s", (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it.each([
    ["app", "Apple"],
    ["chick", "Chicken"],
    ["avoc", "Avocado"],
    ["ice cr", "Ice cream"],
    ["greek y", "Greek yogurt"],
    ["peanut bu", "Peanut butter"],
  ])("completes the last word: '%s' finds %s first", (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it("does not complete a word that is followed by a space", () => {
    expect(names("pea")).toContain("Peanuts");
    expect(names("pea ")).not.toContain("Peanuts");
  });

  it("names the alias that matched, unless the food's name did", () => {
    expect(find("gram flour")[0]).toMatchObject({
      food: { name: "Chickpea flour" },
      alias: "gram flour",
    });
    expect(find("chickpea flour")[0]?.alias).toBeUndefined();
    // "chilli bites", in another spelling.
    const droewors = find("chili", 30).find(({ food }) => food.id === "droewors");
    expect(droewors?.alias).toBe("chilli bites");
  });

  it.each(["xyzzy", "", "  ", "?", "…,;", "🚗", "zzzzzz qqqq"])(
    "finds nothing for '%s'",
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );

  it("returns at most the wanted number of foods, each once", () => {
    const all = names("chicken", 30);
    expect(all).toHaveLength(30);
    expect(new Set(all).size).toBe(30);
    expect(names("chicken", 3)).toEqual(all.slice(0, 3));
  });

  it("finds foods by their own names among the first five", () => {
    const sample = starterIndex.foods.filter((_, place) => place % 4 === 0);
    const missed = sample.filter(({ name }) => !names(name, 5).includes(name));
    expect(sample.length).toBeGreaterThan(100);
    expect(missed.length / sample.length).toBeLessThan(0.01);
  });
});
