import { csvText } from "virtual:energy-table";
import { parseEnergyTable } from "@morsel/food-table/csv";
import type { MealItem, PortionRule } from "@morsel/nutrition";
import { buildFoodIndex, type ReaderLanguage } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { formatPortion } from "./format-portion.ts";
import { loadLanguage } from "./load-language.ts";

const portions: readonly (readonly [string, PortionRule, number, string, number, string])[] = [
  ["eggs", "piece-count", 2, "egg", 100, "2"],
  ["strawberries", "piece-count", 10, "strawberry", 120, "10"],
  ["toast", "household-portion", 2, "slice", 50, "2 slices"],
  ["toast", "household-portion", 1, "slice", 25, "1 slice"],
  ["milk", "household-portion", 2, "glass", 500, "2 glasses"],
  ["burgers", "household-portion", 3, "patty", 300, "3 patties"],
  ["cereal", "household-portion", 0.5, "cup", 20, "0.5 cup"],
  ["banana", "size-word", 1, "large", 136, "large"],
  ["apples", "size-word", 2, "medium", 364, "2 medium"],
  ["pizza", "piece-count", 0.5, "medium pizza", 345.5, "0.5 medium"],
  ["rice", "stated-weight", 1, "serving", 150, "150 g"],
  ["saffron", "stated-weight", 1, "serving", 0.5, "0.5 g"],
  ["milk", "stated-volume", 1, "serving", 257.8, "258 g"],
];

test.each(portions)(
  "the portion of %s by the rule %s, %d × %s, is formatted",
  (words, rule, count, unit, grams, told) => {
    const portion = { rule, count, unit, isStated: true, explanation: "" };
    const item = { grams, portion } as MealItem;
    expect(formatPortion(item, words)?.replaceAll("\u00a0", " ")).toBe(told);
  },
);

const foods = buildFoodIndex(parseEnergyTable(csvText));
const german = (await loadLanguage("de", foods)) as ReaderLanguage;

test.each([
  ["Rühreier", "piece-count", 2, "egg", "2"],
  ["Brot", "household-portion", 2, "slice", "2 × Scheibe"],
  ["Brot", "household-portion", 1, "slice", "1 Scheibe"],
  ["Apfelmus", "household-portion", 1, "tablespoon", "1 EL"],
  ["Milch", "household-portion", 0.5, "cup", "0,5 × Tasse"],
  ["Banane", "size-word", 1, "large", "groß"],
] as const)(
  "the portion of %s by the rule %s, %d × %s, is formatted in German",
  (words, rule, count, unit, told) => {
    const portion = { rule, count, unit, isStated: true, explanation: "" };
    const item = { grams: 100, portion } as MealItem;
    expect(formatPortion(item, words, german)?.replaceAll("\u00a0", " ")).toBe(told);
  },
);

test("an item without grams has no portion", () => {
  const portion = { rule: "stated-figures", isStated: true, explanation: "" };
  expect(formatPortion({ grams: null, portion } as MealItem, "a zorblat")).toBeUndefined();
});
