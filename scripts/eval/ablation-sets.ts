import { basename } from "node:path";
import { applyEdit } from "@morsel/nutrition/edit";
import { estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "../../apps/server/src/ai/built-in-reader.ts";
import { findEditFaults } from "../../packages/food-table/src/edits/check-edit.ts";
import { readInstructions } from "../../packages/food-table/src/edits/edit-data.ts";
import { getMeal } from "../../packages/food-table/src/edits/logged-meals.ts";
import {
  findReadingFaults,
  matchesId,
  writtenAt,
} from "../../packages/food-table/src/test-messages/check-reading.ts";
import { readEverydayMessages } from "../../packages/food-table/src/test-messages/everyday-data.ts";
import { type FittingRow, generateRows } from "../fit/fitting-rows.ts";
import { stop } from "../setup.mjs";
import { measureEveryday } from "./everyday.ts";
import { measure } from "./measures.ts";
import { estimateRows } from "./outcome.ts";
import { isEveryday, judgeFile } from "./report-everyday.ts";
import { readLabelledRows } from "./rows.ts";

/** Something that the engine reads, and how well it does, as a share of 0 to 1. */
export interface AblationSet {
  readonly name: string;
  readonly score: (index: FoodIndex) => number | Promise<number>;
}

/**
 * Files of labelled rows: the share of everyday messages right in everything, or acc@7.5. Everyday files whose
 * names begin with the same word are one set: "fresh-2026-11-23-a.tsv" and "fresh-2026-11-23-b.tsv".
 */
export function fileSets(files: readonly string[]): readonly AblationSet[] {
  const everyday = Map.groupBy(files.filter(isEveryday), firstWordOf);
  const described = files.filter((file) => !isEveryday(file));
  return [
    ...[...everyday].map(([name, each]) => ({
      name,
      score: (index: FoodIndex) =>
        measureEveryday(each.flatMap((file) => judgeFile(file, index))).right,
    })),
    ...described.map((file) => ({
      name: basename(file),
      score: async (index: FoodIndex) =>
        measure(await estimateRows(readLabelledRows(file), createBuiltInReader(index))).acc75 ?? 0,
    })),
  ];
}

const firstWordOf = (file: string) => /^[a-z]*/i.exec(basename(file))?.[0] ?? "";

/** The messages and edits of the food table's tests: the share that is right. */
export function testSets(): readonly AblationSet[] {
  const messages = readEverydayMessages();
  const instructions = readInstructions();
  return [
    {
      name: "test messages",
      score: (index) => {
        const hasFood = (pattern: string) => index.foods.some(({ id }) => matchesId(pattern, id));
        const isRight = (line: (typeof messages)[number]) =>
          findReadingFaults(line, estimateMeals(line.message, index, writtenAt), hasFood).length ===
          0;
        return messages.filter(isRight).length / messages.length;
      },
    },
    {
      name: "edits",
      score: (index) => {
        const isRight = (line: (typeof instructions)[number]) => {
          const meal = getMeal(line.meal);
          const outcome = applyEdit(meal, line.instruction, index, writtenAt);
          return findEditFaults(line, meal, outcome, index).length === 0;
        };
        return instructions.filter(isRight).length / instructions.length;
      },
    },
  ];
}

/** Phrases made of USDA's names and portions: how near their energy or grams are, on average. */
export function generatedSets(eatenFoods: string, dataDir: string): readonly AblationSet[] {
  const rows =
    generateRows(eatenFoods, dataDir) ??
    stop("Import SR Legacy and FNDDS first: npm run foods:import -- FILE...");
  return [
    { name: "USDA names", score: meanScore(rows.names) },
    { name: "USDA portions", score: meanScore(rows.portions) },
  ];
}

const meanScore = (rows: readonly FittingRow[]) => (index: FoodIndex) =>
  rows.reduce((sum, { score }) => sum + score(index), 0) / rows.length;
