import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";

/** Turns the words of a message into meals. Adapters: the built-in engine and language models. */
export interface MealReader {
  /** Returns the meals in the order of the message, [] if it has no food. Rejects if reading fails. */
  readMeals(message: string, written: MessageContext, signal: AbortSignal): Promise<MealReading>;
}
