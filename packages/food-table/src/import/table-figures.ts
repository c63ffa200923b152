import { type NutrientId, nutrientIds, type Portion } from "@morsel/nutrition";
import { skip, type Watch } from "./import-progress.ts";
import { tidyTableName } from "./names.ts";
import type { TableRecord } from "./table-records.ts";
import type { Figure, FoodTableLayout } from "./tables/food-table-layout.ts";

/** A food of a national table. */
export interface TableFood {
  /** The record's id in its table. */
  readonly id: string;
  readonly name: string;
  /** Per 100 g in the order of the catalogue; NaN for unknown. */
  readonly amounts: Float64Array;
  readonly portions: readonly Portion[];
}

/** A record as a food. Cells that are neither figures nor markers are counted. */
export function toTableFood(record: TableRecord, layout: FoodTableLayout, watch: Watch): TableFood {
  const divisor = findDivisor(record, layout);
  const figures = new Map<string, number>();
  const textColumn = layout.files.shape === "wide" ? layout.files.perVolume?.column : undefined;
  for (const [column, cell] of record.cells) {
    if (column === textColumn) continue;
    const figure = readFigure(cell, layout);
    if (figure === "unreadable") skip(watch, "figure that is not a number");
    else if (figure !== undefined) figures.set(column, figure / divisor);
  }
  const amounts = Float64Array.from(nutrientIds, (id) => readNutrient(id, layout, figures));
  const energy = nutrientIds.indexOf("calories_kcal");
  const alcohol = figures.get(layout.alcohol ?? "") ?? Number.NaN;
  if (Number.isNaN(amounts[energy])) amounts[energy] = reckonKcal(amounts, alcohol);
  return {
    id: record.id,
    name: tidyTableName(record.name, layout.isInCapitals ?? false),
    amounts,
    portions: record.portions,
  };
}

/**
 * 1, or the density in g/ml of a food whose figures are per 100 ml. If that is unknown, 1 ml counts as
 * 1 g, as with the labels of drinks.
 */
function findDivisor({ cells }: TableRecord, { files }: FoodTableLayout): number {
  if (files.shape === "long" || files.perVolume === undefined) return 1;
  const { column, pattern, densityColumn } = files.perVolume;
  if (!pattern.test(cells.get(column) ?? "")) return 1;
  const density = Number(cells.get(densityColumn) || Number.NaN);
  return density > 0 ? density : 1;
}

/**
 * A cell's figure; undefined for unknown. A trace, and what is below the limit of detection, is zero.
 * Brackets are for estimates.
 */
function readFigure(cell: string, { markers }: FoodTableLayout): number | "unreadable" | undefined {
  const text = cell.replace(/[()†\s]/g, "").toLowerCase();
  if (text === "" || markers.unknown.includes(text)) return undefined;
  if (text.startsWith("<") || markers.trace.includes(text)) return 0;
  const figure = Number(text.replace(",", "."));
  return Number.isFinite(figure) ? figure : "unreadable";
}

function readNutrient(
  id: NutrientId,
  { nutrients }: FoodTableLayout,
  figures: ReadonlyMap<string, number>,
): number {
  for (const figure of nutrients[id] ?? []) {
    const sum = sumTerms(figure, figures);
    // A difference may come out below zero by the errors of what is subtracted.
    if (sum !== undefined) return Math.max(0, sum);
  }
  return Number.NaN;
}

function sumTerms(figure: Figure, figures: ReadonlyMap<string, number>): number | undefined {
  let sum: number | undefined;
  for (const { column, times, isOptional } of figure) {
    const part = figures.get(column);
    if (part !== undefined) sum = (sum ?? 0) + part * times;
    else if (!isOptional) return undefined;
  }
  return sum;
}

/** 4 kcal/g of protein and available carbohydrate, 9 of fat, 2 of fiber and 7 of alcohol (EU 1169/2011). */
function reckonKcal(amounts: Float64Array, alcohol: number): number {
  const amountOf = (id: NutrientId) => amounts[nutrientIds.indexOf(id)] ?? Number.NaN;
  const fiber = amountOf("fiber_g");
  const available = amountOf("carbs_g") - fiber;
  const protein = amountOf("protein_g");
  return 4 * protein + 4 * available + 9 * amountOf("fat_g") + 2 * fiber + 7 * alcohol;
}
