import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  buildFoodIndex,
  createReaderLanguage,
  estimateMeals,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";
import { describe, expect, test } from "vitest";
import { formatEnergyNames, formatEnergyTable } from "./energy-table.ts";
import { parseEnergyTable } from "./food-csv.ts";
import { parseFoodNames } from "./food-names.ts";
import { loadFoodNames } from "./load-food-names.ts";
import { loadStarterTable } from "./starter-table.ts";
import { writtenAt } from "./test-messages/check-reading.ts";
import { readEverydayMessages } from "./test-messages/everyday-data.ts";
import { isLongRun, isSampled } from "./testing/long-run.ts";

const text = formatEnergyTable();
const light = parseEnergyTable(text);
const starter = loadStarterTable();

/** One in sixteen messages, in the long run one in eight. */
const every = isLongRun ? 8 : 16;
const messages = readEverydayMessages()
  .map(({ message }) => message)
  .filter((message) => isSampled(message, every));

const readMessagesIn = (tag: string) =>
  readFileSync(new URL(`./test-messages/languages/${tag}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")[0] ?? "")
    .filter((message) => isSampled(message, every));

describe("the energy table", () => {
  test("has each food of the starter table with its names, portions and energy", () => {
    for (const [place, { id: _id, per100g, source: _, contains, ...food }] of starter.entries()) {
      expect(light[place]).toMatchObject({ ...food });
      const contents = light[place]?.contains ?? [];
      expect([contents[0], contents.toSorted()]).toEqual([contains?.[0], contains?.toSorted()]);
      expect(light[place]?.source.id).toBe("-");
      expect(light[place]?.per100g.calories_kcal).toBe(per100g.calories_kcal);
      expect(light[place]?.per100g.fiber_g).toBeNull();
    }
    expect(light).toHaveLength(starter.length);
    expect(new Set(light.map(({ id }) => id)).size).toBe(starter.length);
  });

  test("is at most 370 kB when compressed", () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(370_000);
  });

  // Without the parts of mixes, whose shares the energy table does not have: a part that was left out is a usual portion.
  const foods = buildFoodIndex(
    starter.map((food) => ({ ...food, per100g: food.per100g, parts: [] })),
  );
  const lightFoods = buildFoodIndex(light);
  const fullIds = new Map(light.map(({ id }, place) => [id, starter[place]?.id]));
  const read = (message: string, index: typeof foods, language?: ReaderLanguage) => {
    const { meals, unmatched } = estimateMeals(message, index, {
      ...writtenAt,
      ...(language && { language }),
    });
    return {
      unmatched,
      kcal: meals.map(({ nutrients, energyRange }) => [nutrients.calories_kcal, energyRange]),
      items: meals.flatMap(({ items }) =>
        items.map(({ food, grams }) => [fullIds.get(food.id) ?? food.id, grams]),
      ),
    };
  };

  test.each(Object.entries(packLoaders))(
    "with the names in %s, gives the same for a sample of the messages in the language",
    async (tag, loadPack) => {
      const pack = await loadPack();
      const full = createReaderLanguage(pack, loadFoodNames(tag), foods);
      const names = parseFoodNames(formatEnergyNames(tag));
      const short = createReaderLanguage(pack, names, lightFoods);
      const sample = readMessagesIn(tag);
      expect(sample.length).toBeGreaterThan(2);
      for (const message of sample) {
        expect(read(message, lightFoods, short), message).toEqual(read(message, foods, full));
      }
    },
  );

  test("gives the same foods, grams and energy as the full table for a sample of the everyday messages", () => {
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
