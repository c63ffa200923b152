import type { MealItem } from "@morsel/nutrition";
import type { MealReader } from "../../apps/server/src/ai/meal-reader.ts";
import type { FigureName, LabelledRow } from "./rows.ts";

/** A labelled description and what the reader made of it. */
export interface Outcome extends LabelledRow {
  readonly estimate: Readonly<Record<FigureName, number>>;
  readonly items: readonly MealItem[];
  /** 0-1, energy-weighted over the meals; 0 without an answer. */
  readonly confidence: number;
  readonly milliseconds: number;
}

/** A fixed evening: the same words must give the same figures on every day. */
const written = { nowMs: Date.UTC(2025, 0, 15, 20), timeZone: "UTC" };

/** Reads descriptions one after the other. All meals that the reader found count towards one. */
export async function estimateRows(
  rows: readonly LabelledRow[],
  reader: MealReader,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(await estimateRow(row, reader));
  return outcomes;
}

async function estimateRow(row: LabelledRow, reader: MealReader): Promise<Outcome> {
  const began = performance.now();
  const { meals } = await reader.readMeals(row.query, written, new AbortController().signal);
  const milliseconds = performance.now() - began;
  const items = meals.flatMap((meal) => meal.items);
  const sum = (id: keyof MealItem["nutrients"]) =>
    items.reduce((total, item) => total + (item.nutrients[id] ?? 0), 0);
  const energy = sum("calories_kcal");
  const weighted = meals.reduce(
    (total, meal) => total + meal.confidence * (meal.nutrients.calories_kcal ?? 0),
    0,
  );
  return {
    ...row,
    estimate: { energy, protein: sum("protein_g"), carbs: sum("carbs_g"), fat: sum("fat_g") },
    items,
    confidence: energy > 0 ? weighted / energy : (meals[0]?.confidence ?? 0),
    milliseconds,
  };
}
