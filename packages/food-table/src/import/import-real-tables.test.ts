// Imports the publishers' own tables, if they are at hand.
import { buildFoodIndex, estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { isLongRun } from "../testing/long-run.ts";
import { starterFoods, starterIndex } from "../testing/starter-index.ts";
import { hasTables, hasUsda, importRealTable, importUsda, realTables } from "./real-tables.ts";

describe.skipIf(!hasTables)("national tables (skipped without ../shared/tables)", () => {
  test.each(realTables)(
    "$dataset is imported whole, with the figures of its records",
    async (table) => {
      const { imported, foods } = await importRealTable(table);
      expect(imported).toMatchObject([{ dataset: table.dataset, foods: foods.length }]);
      expect(foods.length).toBe(table.foods);
      for (const [id, figures] of Object.entries(table.records)) {
        const found = foods.find((food) => food.id === `${table.name}:${id}`)?.per100g;
        expect([id, found?.calories_kcal, found?.protein_g, found?.carbs_g, found?.fat_g]).toEqual([
          id,
          ...figures,
        ]);
      }
      const unnamed = foods.filter(
        ({ name }) => /^[^a-z]*$/.test(name) && !/\P{ASCII}/u.test(name),
      );
      expect(unnamed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    },
    60_000,
  );
});

/** Messages of our labelled set in which an import once changed the starter's reading. */
const messages = [
  "wendys baconator",
  "half of last night's pizza",
  "2 slices of toast with butter",
  "150g boiled new potatoes, 1 salmon fillet 120g, green beans 80g, tsp butter",
  "6 oz salmon, 3/4 cup quinoa, 1 cup spinach, 1 tbsp olive oil",
  "chiken breats 200 g, brocoli, swet potatoe 150g",
  "morning: idli 3 pcs, sambhar 1 katori, coconut chutney 2 tbsp, filter coffe",
  "cesar salad wiht shrmp no crutons, 1 tbps dresing",
  "porridge (40g oats, 250ml whole milk, tsp honey)",
  "chili for 6: 2 cans kidney beans, 1 can crushed tomatoes, 1 onion. I ate one serving.",
  "onigiri (salmon) x2 and green tea",
  "one small sherry, medium dry",
  "boiled dumplings 12 pcs pork and chives, dip vinegar",
  "pulled over in amarillo gonna eat later",
];

describe.skipIf(!hasTables || !hasUsda)("an import of real tables", () => {
  const read = (message: string, index: FoodIndex) => {
    const { meals } = estimateMeals(message, index, { nowMs: 0, timeZone: "UTC" });
    const items = meals.flatMap((meal) => meal.items);
    return `${message}: ${items.map(({ food, grams }) => `${food.id} ${grams} g`).join(", ")}`;
  };

  const usda = { dataset: "USDA", importIt: importUsda };
  const national = realTables
    .filter(({ name }) => ["cofid", "bls", "ciqual"].includes(name))
    .map((table) => ({
      dataset: table.dataset,
      importIt: async () => (await importRealTable(table)).foods,
    }));
  const imports = isLongRun ? [usda, ...national] : national.slice(0, 1);

  test.each(imports)(
    "of $dataset leaves the starter's readings as they are",
    async ({ importIt }) => {
      const after = buildFoodIndex([...starterFoods, ...(await importIt())]);
      expect(messages.map((message) => read(message, after))).toEqual(
        messages.map((message) => read(message, starterIndex)),
      );
    },
    60_000,
  );
});
