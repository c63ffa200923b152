import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import type { MealRow } from "../../database/tables.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { estimateToRow, rowToContent, rowToEstimate } from "./meal-converters.ts";

const foods = buildFoodIndex(loadStarterTable());
const written = { nowMs: Date.UTC(2026, 4, 3, 12), timeZone: "Europe/Paris" };
const origin = {
  id: "m",
  userId: "u",
  jobId: "j",
  ordinal: 0,
  timeZone: "Europe/Paris",
  createdAt: 1,
};

describe("a meal that is stored and read again", () => {
  it.each([
    "two eggs, toast with butter and a flat white",
    "3 slices of pizza and a diet coke yesterday at 8pm",
    "a bowl of cereal with whole milk, some zigni and a banana",
    "a protein bar, 210 kcal, 20 g protein",
    "water",
  ])("is what the engine made of %j, in every figure and word", (message) => {
    const { meals } = estimateMeals(message, foods, written);
    expect(meals.length).toBeGreaterThan(0);
    for (const meal of meals) {
      const row = estimateToRow(meal, origin) as MealRow;
      expect(rowToEstimate(row)).toEqual(meal);
    }
  });

  it("keeps unknown amounts unknown", () => {
    const row = estimateToRow(eggMeal(), origin) as MealRow;
    expect(rowToEstimate(row).nutrients).toMatchObject({ choline_mg: 146.9, iron_mg: null });
  });

  it("leaves an undo all that an edit may change, and nothing else", () => {
    const row = estimateToRow(eggMeal(), origin) as MealRow;
    const {
      id,
      user_id,
      job_id,
      ordinal,
      photo_id,
      photo_unread,
      version,
      created_at,
      updated_at,
      ...rest
    } = row;
    expect(rowToContent(row)).toEqual(rest);
  });
});
