import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";

/** Turns the words of a message into meals. Adapters: the built-in engine; later, language models. */
export interface MealReader {
  /** Meals in the order of the message, none where it holds no food. Rejects where it could not read. */
  readMeals(message: string, written: MessageContext, signal: AbortSignal): Promise<MealReading>;
}
