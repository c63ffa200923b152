// Compares the starter table with the records that it names, if their releases are at hand.
import type { Food, NutrientId } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { isEstimate, listRecords, type SourceRecord } from "../source-records.ts";
import { loadStarterTable } from "../starter-table.ts";
import { hasTables, hasUsda, importRealTable, importUsda, realTables } from "./real-tables.ts";

describe.skipIf(!hasTables || !hasUsda)(
  "figures of the starter table (skipped without ../shared/tables and ../shared/usda)",
  () => {
    test("are those of the record or of the mix that each row names", async () => {
      const records = await importAll();
      const compared = loadStarterTable().filter(({ source }) => !isEstimate(source));
      expect(compared.length).toBeGreaterThan(4000);
      expect(compared.flatMap((food) => findFaults(food, records))).toEqual([]);
    }, 120_000);
  },
);

/** The foods of all releases that the starter table names, by id. */
async function importAll(): Promise<ReadonlyMap<string, Food>> {
  const named = new Set(
    loadStarterTable().flatMap(({ source }) => source.dataset.split(separator)),
  );
  const tables = realTables.filter(({ dataset }) => named.has(dataset));
  const imports = await Promise.all(tables.map(importRealTable));
  const foods = [...(await importUsda()), ...imports.flatMap((each) => each.foods)];
  return new Map(foods.map((food) => [food.id, food]));
}

const separator = /, | and /;

/** Figures that the starter table has by another rule, and which. */
const otherwise: Readonly<Record<string, Readonly<Partial<Record<NutrientId, string>>>>> = {
  "cofid:13-614": { carbs_g: "starch and sugars, which are 0.1 g more than the carbohydrate" },
  "cofid:11-1055": { carbs_g: "starch and sugars, which are 0.6 g more than the carbohydrate" },
  "ciqual:25404": { vit_k_mcg: "vitamins K1 and K2" },
  "mext:04040": { carbs_g: "available carbohydrate and fiber, which are more than by difference" },
  "mext:13028": { carbs_g: "available carbohydrate and fiber, without organic acids" },
  "mext:01088": { carbs_g: "available carbohydrate and fiber" },
  "bls:W314000": { carbs_g: "available carbohydrate: the record has no fiber" },
  "cofid:11-1000": { carbs_g: "available carbohydrate: the record has no fiber" },
  "cofid:12-584": { carbs_g: "available carbohydrate: the record has no fiber" },
  "cofid:13-145": { carbs_g: "available carbohydrate: the record has no fiber" },
  "cofid:15-789": { carbs_g: "available carbohydrate: the record has no fiber" },
};

function findFaults(food: Food, imported: ReadonlyMap<string, Food>): readonly string[] {
  const records = listRecords(food.source);
  const found = records.flatMap((record) => imported.get(importedId(record)) ?? []);
  if (found.length < records.length) return [`${food.id}: not all of its records were imported`];
  const shares = records.map(({ part }) => (part?.percent ?? 100) / 100);
  return Object.entries(food.per100g).flatMap(([key, own]) => {
    const nutrient = key as NutrientId;
    if (found.some(({ id }) => nutrient in (otherwise[id] ?? {}))) return [];
    const figures = found.map(({ per100g }) => per100g[nutrient]);
    const fault = `${food.id} ${nutrient}: ${own}, but its records have ${figures.join(", ")}`;
    if (own === null) return [];
    if (figures.includes(null)) return [fault];
    const mixed = figures.reduce<number>(
      (sum, figure, at) => sum + (figure ?? 0) * (shares[at] ?? 0),
      0,
    );
    const { share, amount } = records.length > 1 ? mixTolerance : recordTolerance;
    return Math.abs(own - mixed) <= share * Math.max(own, mixed) + amount ? [] : [fault];
  });
}

/** The starter table rounds to four significant digits; its sodium of BLS is from rounded salt. */
const recordTolerance = { share: 0.001, amount: 0.0001 } as const;

/** The shares of a mix are whole percents. */
const mixTolerance = { share: 0.02, amount: 0.02 } as const;

/** The id of a record after its import. */
function importedId({ dataset, id }: SourceRecord): string {
  const table = realTables.find((one) => one.dataset === dataset);
  if (table) return `${table.name}:${id}`;
  return `fdc:${id.replace(/^NDB (\d+)$/, "90$1")}`;
}
