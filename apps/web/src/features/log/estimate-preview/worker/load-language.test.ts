import { type Food, nutrientIds } from "@morsel/nutrition";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { estimatePreview } from "./estimate-preview.ts";
import { loadLanguage } from "./load-language.ts";

const unknown = Object.fromEntries(nutrientIds.map((id) => [id, null]));
const apple: Food = {
  id: "apple",
  name: "Apple",
  aliases: [],
  per100g: { ...unknown, calories_kcal: 52 } as Food["per100g"],
  portions: [{ label: "apple", grams: 200 }],
  defaultPortion: 0,
  source: { dataset: "test", id: "1" },
};
const foods = buildFoodIndex([apple]);
const written = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

test("the preview reads messages in the language of the screens", async () => {
  const language = await loadLanguage("de", foods);
  if (!language) throw new Error("German was not loaded");
  const { energyKcal, foods: read } = estimatePreview("zwei Äpfel", foods, {
    ...written,
    language,
  });
  expect(energyKcal).toBe(208);
  expect(read.map(({ words }) => words)).toEqual(["Äpfel"]);
});

test("the language of the table needs no pack", async () => {
  expect(await loadLanguage("en", foods)).toBeUndefined();
});
