import { type MealItem, macroIds } from "@morsel/nutrition";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import type { MealRow } from "../../database/tables.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import {
  estimateToRow,
  pickAmounts,
  rowToContent,
  rowToEntry,
  rowToEntryJson,
  rowToEstimate,
} from "./meal-converters.ts";

const foods = getSharedFoods();
const written = { nowMs: Date.UTC(2026, 4, 3, 12), timeZone: "Europe/Paris" };
const origin = {
  id: "m",
  userId: "u",
  jobId: "j",
  ordinal: 0,
  timeZone: "Europe/Paris",
  createdAt: 1,
};

describe("A stored meal", () => {
  it.each([
    "two eggs, toast with butter and a flat white",
    "3 slices of pizza and a diet coke yesterday at 8pm",
    "a bowl of cereal with whole milk, some zigni and a banana",
    "a protein bar, 210 kcal, 20 g protein",
    "water",
  ])("is read exactly as the engine estimated it: %j", (message) => {
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

  it("has as its content all columns that an edit can change, and no others", () => {
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

describe("A meal entry as JSON", () => {
  const rowOf = (message: string): MealRow => {
    const [meal] = estimateMeals(message, foods, written).meals;
    if (!meal) throw new Error(`No meal in ${message}`);
    return estimateToRow(meal, origin) as MealRow;
  };
  const withItems = (row: MealRow, change: (item: Record<string, unknown>) => object): MealRow => ({
    ...row,
    items_json: JSON.stringify(JSON.parse(row.items_json).map(change)),
  });
  const reversed = (amounts: object) => Object.fromEntries(Object.entries(amounts).reverse());
  const row = rowOf("two eggs, toast with butter and a flat white");
  const odd = 'a "nutrients":{"calories_kcal":1}, \\" } “×” 🍳';

  it.each<[string, MealRow]>([
    ["of a stored meal", row],
    ["of a meal with an unread photo", { ...row, photo_id: "p", photo_unread: 1 }],
    ["of a meal with tags", { ...row, tags_json: '["a","“b”"]' }],
    [
      "of a meal of a release without some nutrients",
      { ...row, lipids_json: "{}", micros_json: '{"iron_mg":1}' },
    ],
    [
      "of a meal with nutrients of a later release",
      { ...row, micros_json: `${row.micros_json.slice(0, -1)},"x_mg":1}` },
    ],
    [
      "of a meal with nutrients in another order",
      { ...row, lipids_json: JSON.stringify(reversed(JSON.parse(row.lipids_json))) },
    ],
    [
      "of a meal with items with their nutrients in another order",
      withItems(row, (item) => ({ ...item, nutrients: reversed(item.nutrients as object) })),
    ],
    [
      "of a meal with items with few nutrients",
      withItems(row, (item) => ({ ...item, nutrients: { fat_g: 1 } })),
    ],
    ["of a meal with items that are not ASCII", withItems(row, (item) => item)],
    [
      "of a meal with words that look like stored fields",
      withItems({ ...row, title: odd, notes: odd }, (item) => ({ ...item, text: odd })),
    ],
  ])("%s equals the serialized entry, with the macros of each item", (_name, plain) => {
    const stored = { ...plain, asked_json: null };
    const entry = rowToEntry(stored);
    expect(rowToEntryJson(stored)).toBe(JSON.stringify(entry));
    const items = JSON.parse(stored.items_json) as MealItem[];
    expect(entry.items.map(({ text, macros }) => ({ text, macros }))).toEqual(
      items.map(({ text, nutrients }) => ({ text, macros: pickAmounts(nutrients, macroIds) })),
    );
  });

  it("is made of items that are stored as ASCII", () => {
    expect(row.items_json).toMatch(/^[ -~]+$/);
    expect(rowToEntryJson({ ...row, asked_json: null })).toContain("×");
  });
});
