import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { percentile } from "./calibration.ts";
import type { Figure } from "./figure.ts";
import { messages } from "./messages.ts";

const rounds = 40;

/** The built-in engine over the starter table: getting ready, and reading one message. */
export async function benchEngine(): Promise<readonly Figure[]> {
  const loadStarted = performance.now();
  const foods = loadStarterTable();
  const loadMs = performance.now() - loadStarted;
  const indexStarted = performance.now();
  const index = buildFoodIndex(foods);
  const indexMs = performance.now() - indexStarted;

  const written = { nowMs: Date.UTC(2026, 0, 15, 12), timeZone: "Europe/Paris" };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const message of messages) {
      const started = performance.now();
      estimateMeals(message, index, written);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  const long = "two slices of toast with butter and jam, a glass of milk and "
    .repeat(70)
    .slice(0, 4000);
  const longStarted = performance.now();
  estimateMeals(long, index, written);
  const longMs = performance.now() - longStarted;

  return [
    { name: `starter table of ${foods.length} foods read`, value: loadMs, unit: "ms" },
    { name: "food index built", value: indexMs, unit: "ms" },
    { name: "starter table ready", value: loadMs + indexMs, unit: "ms", goal: 200 },
    { name: "a message, median", value: percentile(times, 0.5), unit: "ms", goal: 2 },
    { name: "a message, p99", value: percentile(times, 0.99), unit: "ms", goal: 15 },
    { name: "4,000 characters", value: longMs, unit: "ms", goal: 100 },
  ];
}
