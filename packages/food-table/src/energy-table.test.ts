import { gzipSync } from "node:zlib";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { formatEnergyTable } from "./energy-table.ts";
import { parseFoodTable } from "./food-csv.ts";
import { loadStarterTable } from "./starter-table.ts";
import { writtenAt } from "./test-messages/check-reading.ts";
import { readEverydayMessages } from "./test-messages/everyday-data.ts";

const text = formatEnergyTable();
const light = parseFoodTable(text, "energy table");
const starter = loadStarterTable();

/** Every eighth message, so that each kind is included. */
const messages = readEverydayMessages()
  .filter((_, place) => place % 8 === 0)
  .map(({ message }) => message);

describe("the energy table", () => {
  test("has each food of the starter table with its names, portions and energy", () => {
    for (const [place, { id: _id, per100g, source: _, ...food }] of starter.entries()) {
      expect(light[place]).toMatchObject({ ...food });
      expect(light[place]?.source.id).toBe("-");
      expect(light[place]?.per100g.calories_kcal).toBe(per100g.calories_kcal);
      expect(light[place]?.per100g.fiber_g).toBeNull();
    }
    expect(light).toHaveLength(starter.length);
    expect(new Set(light.map(({ id }) => id)).size).toBe(starter.length);
  });

  test("is at most 250 kB when compressed", () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(250_000);
  });

  test("gives the same foods, grams and energy as the full table for every eighth everyday message", () => {
    const foods = buildFoodIndex(starter);
    const lightFoods = buildFoodIndex(light);
    const fullIds = new Map(light.map(({ id }, place) => [id, starter[place]?.id]));
    const read = (message: string, index: typeof foods) => {
      const { meals, unmatched } = estimateMeals(message, index, writtenAt);
      return {
        unmatched,
        kcal: meals.map(({ nutrients, energyRange }) => [nutrients.calories_kcal, energyRange]),
        items: meals.flatMap(({ items }) =>
          items.map(({ food, grams }) => [fullIds.get(food.id) ?? food.id, grams]),
        ),
      };
    };
    expect(messages.length).toBeGreaterThan(80);
    for (const message of messages) {
      expect(read(message, lightFoods), message).toEqual(read(message, foods));
    }
    const raw = "1 kg pork shoulder raw, feeds 4. One serving. 150 g chicken breast, weighed raw";
    expect(read(raw, lightFoods)).toEqual(read(raw, foods));
    // Foods that are mostly fat use the density of oil. That density is not an energy.
    const oil = "50 ml coconut oil and 30 ml of lard";
    expect(read(oil, lightFoods)).toEqual(read(oil, foods));
  });
});
