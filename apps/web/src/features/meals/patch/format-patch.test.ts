import type { MealPatch } from "@morsel/contracts";
import { defaultUnits } from "@morsel/nutrition";
import { expect, test } from "vitest";
import { patchLines } from "./format-patch.ts";

const butter = { name: "Butter", grams: 14, calories_kcal: 36 };
const milk = { name: "Milk", grams: 240, calories_kcal: 122 };
type Change = MealPatch["changes"][number];

function wordsOf(changes: readonly Change[], isEnergyShown = true, after: number | null = 514) {
  const patch = { changes: [...changes], calories_kcal: { before: 412, after } };
  return patchLines(patch, isEnergyShown, defaultUnits).map(({ text }) =>
    text.replaceAll(/[\u00a0\u202f]/g, " "),
  );
}

test.each<[string, Change, string]>([
  [
    "an amount",
    { kind: "item", before: butter, after: { ...butter, grams: 28, calories_kcal: 72 } },
    "Butter 14 g → 28 g, 36 → 72 kcal",
  ],
  ["a new food", { kind: "item", before: null, after: butter }, "Added Butter, 14 g, 36 kcal"],
  [
    "a removed food",
    { kind: "item", before: butter, after: null },
    "Removed Butter, 14 g, 36 kcal",
  ],
  [
    "another food",
    { kind: "item", before: milk, after: { ...milk, name: "Whole milk", calories_kcal: 149 } },
    "Milk → Whole milk, 240 g, 122 → 149 kcal",
  ],
  [
    "another food and amount",
    { kind: "item", before: milk, after: { name: "Oat milk", grams: 120, calories_kcal: 60 } },
    "Milk → Oat milk, 240 g → 120 g, 122 → 60 kcal",
  ],
  [
    "unknown energy",
    { kind: "item", before: { ...milk, calories_kcal: null }, after: { ...milk, grams: 120 } },
    "Milk 240 g → 120 g, — → 122 kcal",
  ],
  [
    "energy that is equal after rounding",
    { kind: "item", before: milk, after: { ...milk, grams: 240.5, calories_kcal: 122.2 } },
    "Milk 240 g → 240.5 g, 122 kcal",
  ],
  [
    "the time",
    { kind: "time", before: "2026-11-19T18:40:00Z", after: "2026-11-18T11:30:00Z" },
    "Time Thu, Nov 19, 7:40 PM → Wed, Nov 18, 12:30 PM",
  ],
  ["the meal type", { kind: "meal-type", before: "lunch", after: "dinner" }, "Lunch → Dinner"],
  ["the title", { kind: "title", before: "Toast", after: "Brunch" }, "Title “Toast” → “Brunch”"],
  ["a saved recipe", { kind: "saved-recipe", name: "my chili" }, "Saved in My foods: “my chili”"],
  [
    "dismissed words",
    { kind: "not-counted", before: "chips", after: null },
    "Removed from Not counted: “chips”",
  ],
  [
    "restored words",
    { kind: "not-counted", before: null, after: "chips" },
    "Back in Not counted: “chips”",
  ],
])("a patch describes %s, and the total", (_, change, words) => {
  expect(wordsOf([change])).toEqual([words, "Total 412 → 514 kcal"]);
});

test("an unchanged total is not shown", () => {
  expect(wordsOf([{ kind: "meal-type", before: "lunch", after: "snack" }], true, 412)).toEqual([
    "Lunch → Snack",
  ]);
});

test("an assumption is shown with its line", () => {
  const assumed = "A bit more is taken as 25 % more.";
  const patch: MealPatch = {
    changes: [{ kind: "item", before: butter, after: { ...butter, grams: 17.5 }, assumed }],
    calories_kcal: { before: 1, after: 1 },
  };
  expect(patchLines(patch, false, defaultUnits)[0]?.note).toBe(assumed);
});

test("a patch shows no calories to a user who hides them", () => {
  const words = wordsOf(
    [
      { kind: "item", before: butter, after: { ...butter, grams: 28, calories_kcal: 72 } },
      { kind: "item", before: milk, after: null },
    ],
    false,
  );
  expect(words).toEqual(["Butter 14 g → 28 g", "Removed Milk, 240 g"]);
});
