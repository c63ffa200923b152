import type { MealPatch } from "@morsel/contracts";
import type { EditChange } from "@morsel/nutrition";
import { describe, expect, it } from "vitest";
import { eggMeal } from "../../testing/estimates.ts";
import { changesToPatch, invertPatch } from "./meal-patch.ts";

const egg = { name: "Boiled Egg", grams: 50, caloriesKcal: 77.5 };
const twoEggs = { name: "Boiled Egg", grams: 100, caloriesKcal: 155 };
const eggEntry = { name: "Boiled Egg", grams: 50, calories_kcal: 77.5 };
const twoEggsEntry = { name: "Boiled Egg", grams: 100, calories_kcal: 155 };

const changes: EditChange[] = [
  { kind: "item", before: egg, after: twoEggs },
  { kind: "item", before: null, after: egg, assumed: "one large egg" },
  { kind: "item", before: egg, after: null },
  { kind: "time", beforeMs: Date.UTC(2026, 4, 3, 8), afterMs: Date.UTC(2026, 4, 2, 20, 30) },
  { kind: "meal-type", before: "breakfast", after: "dinner" },
  { kind: "title", before: "Egg", after: "Two eggs" },
];
const patch: MealPatch = {
  changes: [
    { kind: "item", before: eggEntry, after: twoEggsEntry },
    { kind: "item", before: null, after: eggEntry, assumed: "one large egg" },
    { kind: "item", before: eggEntry, after: null },
    { kind: "time", before: "2026-05-03T08:00:00.000Z", after: "2026-05-02T20:30:00.000Z" },
    { kind: "meal-type", before: "breakfast", after: "dinner" },
    { kind: "title", before: "Egg", after: "Two eggs" },
  ],
  calories_kcal: { before: 77.5, after: null },
};

describe("Patch of an edit", () => {
  it("has each change in the API's terms and units, and the calories of the meal", () => {
    const before = eggMeal();
    const after = { ...before, nutrients: { ...before.nutrients, calories_kcal: null } };
    expect(changesToPatch(changes, before, after)).toStrictEqual(patch);
  });

  it("is inverted by an undo from the last change to the first, without the assumptions", () => {
    expect(invertPatch(patch)).toStrictEqual({
      changes: [
        { kind: "title", before: "Two eggs", after: "Egg" },
        { kind: "meal-type", before: "dinner", after: "breakfast" },
        { kind: "time", before: "2026-05-02T20:30:00.000Z", after: "2026-05-03T08:00:00.000Z" },
        { kind: "item", before: null, after: eggEntry },
        { kind: "item", before: eggEntry, after: null },
        { kind: "item", before: twoEggsEntry, after: eggEntry },
      ],
      calories_kcal: { before: null, after: 77.5 },
    });
  });
});
