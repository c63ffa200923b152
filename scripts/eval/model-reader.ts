import type { FoodIndex, MealReading } from "@morsel/nutrition/estimate";
import { createModels, ModelError } from "../../apps/server/src/ai/language-model/index.ts";
import type { MealReader } from "../../apps/server/src/ai/meal-reader.ts";
import { ConfigError, readConfig } from "../../apps/server/src/config.ts";
import { stop } from "../setup.mjs";

/** The language model of the settings, as a reader whose failures count as no answer. */
export function connectModelReader(index: FoodIndex): MealReader {
  const logError = (details: object, message: string) => console.error(message, details);
  const { reader } = createModels(readModel(), () => index, { warn: logError, error: logError });
  const nothing: MealReading = { meals: [], unmatched: [] };
  return {
    readMeals: (message, written, signal) =>
      reader.readMeals(message, written, signal).catch((error: unknown) => {
        if (error instanceof ModelError && error.failure !== "unauthorized") return nothing;
        throw error;
      }),
  };
}

function readModel() {
  try {
    return (
      readConfig().model ?? stop("--reader model needs AI_MODEL, and AI_API_KEY or AI_BASE_URL")
    );
  } catch (error) {
    if (error instanceof ConfigError) return stop(error.message);
    throw error;
  }
}
