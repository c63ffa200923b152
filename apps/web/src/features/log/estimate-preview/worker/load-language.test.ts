import { csvText } from "virtual:energy-table";
import { parseEnergyTable } from "@morsel/food-table/csv";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { estimatePreview } from "./estimate-preview.ts";
import { loadLanguage } from "./load-language.ts";

const foods = buildFoodIndex(parseEnergyTable(csvText));
const written = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

test("the preview reads messages in the language of the screens, with the names of foods in it", async () => {
  const language = await loadLanguage("de", foods);
  if (!language) throw new Error("German was not loaded");
  const { energyKcal, foods: read } = estimatePreview("zwei Äpfel und ein Glas Rotwein", foods, {
    ...written,
    language,
  });
  expect(energyKcal).toBeGreaterThan(250);
  expect(energyKcal).toBeLessThan(400);
  expect(read.map(({ words, amount }) => `${words} ${amount}`.replaceAll("\u00a0", " "))).toEqual([
    "Äpfel 2 × mittelgroß",
    "Rotwein 1 Glas",
  ]);
});

test("the language of the table needs no pack", async () => {
  expect(await loadLanguage("en", foods)).toBeUndefined();
});
