import { readFileSync } from "node:fs";
import { loadFoods } from "@morsel/food-table";
import type { Food } from "@morsel/nutrition";
import { estimateMeals, type FoodIndex, type MessageContext } from "@morsel/nutrition/estimate";
import { type EverydayRow, everydayContext, judgeReading } from "../eval/everyday.ts";

/** A text that is read with the present weights and compared with what is known of it. */
export interface FittingRow {
  readonly text: string;
  /** 0 to 1. */
  readonly score: (index: FoodIndex) => number;
}

/** Only the foods that people eat most are asked for. */
const maxNames = 500;
const maxFoodsWithPortions = 120;

/**
 * Phrases made of USDA's names and portions of the foods that people eat most, which must be imported
 * into `dataDir`; undefined if fewer than needed are. The same data give the same phrases.
 */
export function generateRows(
  eatenFoods: string,
  dataDir: string,
): Readonly<Record<"names" | "portions", readonly FittingRow[]>> | undefined {
  const popular = listPopularFoods(eatenFoods, dataDir);
  if (popular.length < maxNames) return undefined;
  return {
    names: nameRows(popular.slice(0, maxNames)),
    portions: portionRows(popular.slice(0, maxFoodsWithPortions)),
  };
}

/** Imported foods that NHANES participants ate, the most eaten first. */
function listPopularFoods(eatenFoods: string, dataDir: string): readonly Food[] {
  const eatings = readEatings(eatenFoods);
  const eatingsOf = (food: Food) => eatings.get(food.source.id) ?? 0;
  return loadFoods({ dataDir })
    .filter((food) => food.id.startsWith("fdc:") && eatingsOf(food) > 0)
    .sort((one, other) => eatingsOf(other) - eatingsOf(one) || (one.id < other.id ? -1 : 1));
}

/** Labelled messages: half for the foods, half for the energy. */
export const messageRows = (
  rows: readonly EverydayRow[],
  context: MessageContext,
): readonly FittingRow[] =>
  rows.map((row) => ({
    text: row.message,
    score: (index) => {
      const reading = estimateMeals(row.message, index, context);
      const { faults } = judgeReading(row, reading);
      const kcal = reading.meals.reduce((sum, m) => sum + (m.nutrients.calories_kcal ?? 0), 0);
      const nearest = Math.min(row.highKcal, Math.max(row.lowKcal, kcal));
      const structure = faults.some((fault) => !fault.includes("kcal")) ? 0 : 1;
      return (structure + closeness(kcal, nearest)) / 2;
    },
  }));

/** USDA's own names of foods, each as "100 g of whole milk": energy and carbohydrates are known. */
const nameRows = (foods: readonly Food[]): readonly FittingRow[] =>
  foods.map((food) => {
    const text = `100 g of ${toSpokenOrder(food.name)}`;
    const { calories_kcal: kcal, carbs_g: carbs } = food.per100g;
    return {
      text,
      score: (index) => {
        const items = estimateMeals(text, index, everydayContext).meals.flatMap((m) => m.items);
        const [item] = items;
        if (items.length !== 1 || item === undefined) return 0;
        const read = item.nutrients;
        return (
          (closeness(read.calories_kcal ?? 0, kcal ?? 0) +
            closeness(read.carbs_g ?? 0, carbs ?? 0)) /
          2
        );
      },
    };
  });

/** USDA's portions, as "1 cup, sliced of raw apple": the grams are known. */
const portionRows = (foods: readonly Food[]): readonly FittingRow[] =>
  foods.flatMap((food) =>
    food.portions.slice(0, maxPortions).map((portion) => {
      const text = `1 ${portion.label} of ${toSpokenOrder(food.name)}`;
      return {
        text,
        score: (index: FoodIndex) => {
          const items = estimateMeals(text, index, everydayContext).meals.flatMap((m) => m.items);
          return items.length === 1 ? closeness(items[0]?.grams ?? 0, portion.grams) : 0;
        },
      };
    }),
  );

const maxPortions = 3;

/** 1 for equal amounts, 0.5 for a difference of a sixth, nearly 0 for a factor of two. */
function closeness(value: number, truth: number): number {
  return Math.exp(-4 * Math.abs(Math.log((value + smallAmount) / (truth + smallAmount))));
}

/** Differences between amounts near zero do not matter. */
const smallAmount = 5;

/** "Milk, whole, lowfat" is said as "lowfat whole milk". */
function toSpokenOrder(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^)]*\)|\bnfs\b|\bns as to [a-z ]+/g, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .reverse()
    .join(" ");
}

/** How often NHANES participants ate each food, by FDC id, from `eaten-foods.tsv`. */
function readEatings(path: string): ReadonlyMap<string, number> {
  const [, ...lines] = readFileSync(path, "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, fdcId = "", , eatings] = line.split("\t");
      return fdcId === "" ? [] : [[fdcId, Number(eatings)] as [string, number]];
    }),
  );
}
