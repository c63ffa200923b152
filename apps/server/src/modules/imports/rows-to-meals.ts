import type { ImportSource } from "@morsel/contracts";
import {
  type MealEstimate,
  type MealItem,
  type MealType,
  nutrientAmounts,
  roundAmounts,
} from "@morsel/nutrition";
import { composeMeal, defaultMealHours, instantOf, mealTypeAt } from "@morsel/nutrition/estimate";
import { importedFoodId } from "../meals/index.ts";
import { parseGrams } from "./export-cells.ts";
import type { ExportRow } from "./read-export.ts";

/** A meal of an export. */
export interface ImportedMeal {
  readonly day: string;
  /** Its name in the export. */
  readonly name: string;
  readonly estimate: MealEstimate;
}

/** Groups rows of the same day and meal; local days and meal names are the export's. */
export function rowsToMeals(
  source: ImportSource,
  rows: readonly ExportRow[],
  timeZone: string,
): readonly ImportedMeal[] {
  const groups = Map.groupBy(rows, ({ day, meal, time }) =>
    // Cronometer's 'Uncategorized' and other apps' empty names do not identify a meal.
    JSON.stringify([day, meal, findType(meal) ? null : (time ?? null)]),
  );
  return [...groups.values()].map((group) => groupToMeal(source, group, timeZone));
}

function groupToMeal(
  source: ImportSource,
  group: readonly ExportRow[],
  timeZone: string,
): ImportedMeal {
  const [first] = group;
  if (!first) throw new Error("A meal without rows");
  const time = group.find((row) => row.time)?.time;
  const mealType = findType(first.meal) ?? (time ? mealTypeAt(time.hour) : "snack");
  const [year = 0, month = 0, day = 0] = first.day.split("-").map(Number);
  const clock = { year, month, day, ...(time ?? { hour: defaultMealHours[mealType], minute: 0 }) };
  const name = first.meal || capital(mealType);
  const items = group.map((row) => rowToItem(source, row, name));
  const estimate = composeMeal({
    description: [`${name}: ${items.map(({ text }) => text).join(", ")}`, ...notesOf(group)].join(
      ". ",
    ),
    items,
    unmatched: [],
    mealType,
    consumedAtMs: instantOf(clock, timeZone),
  });
  return { day: first.day, name, estimate };
}

function notesOf(group: readonly ExportRow[]): readonly string[] {
  return [...new Set(group.map(({ note }) => note).filter(Boolean))];
}

function findType(meal: string): MealType | undefined {
  const name = meal.toLowerCase();
  if (/^(breakfast|brunch)/.test(name)) return "breakfast";
  if (/^lunch/.test(name)) return "lunch";
  if (/^(dinner|supper)/.test(name)) return "dinner";
  return /^snack/.test(name) ? "snack" : undefined;
}

/** The figures are the other app's: what it does not report stays unknown. */
function rowToItem(source: ImportSource, row: ExportRow, meal: string): MealItem {
  const food = row.food || meal;
  const text = row.amount === "" ? food : `${row.amount} ${food}`;
  const grams = parseGrams(row.amount);
  const nutrients = roundAmounts(nutrientAmounts(row.amounts));
  const kcal = nutrients.calories_kcal;
  const whole = kcal === null ? null : Math.round(kcal);
  return {
    text,
    words: food,
    food: { id: importedFoodId(food), name: food },
    source: { dataset: `${source} export`, id: row.day },
    grams: grams === undefined ? 100 : Math.round(grams * 10) / 10,
    portion:
      grams === undefined
        ? {
            rule: "assumed-100-g",
            explanation: `${row.amount || "No amount"} in the export, and no weight: 100 g stand for it`,
            isStated: false,
          }
        : { rule: "stated-weight", explanation: `${row.amount} in the export`, isStated: true },
    confidence: 1,
    energyRange: { lowKcal: whole, highKcal: whole },
    nutrients,
    remarks: [],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
