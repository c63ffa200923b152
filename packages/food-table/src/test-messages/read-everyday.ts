import { estimateMeals, type MealReading } from "@morsel/nutrition/estimate";
import { starterIndex } from "../testing/starter-index.ts";
import { writtenAt } from "./check-reading.ts";

const readings = new Map<string, MealReading>();

/** The reading of an everyday message with the starter table, made once for all test files of a process. */
export function readEveryday(message: string): MealReading {
  const known = readings.get(message);
  if (known) return known;
  const reading = estimateMeals(message, starterIndex, writtenAt);
  readings.set(message, reading);
  return reading;
}
