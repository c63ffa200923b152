import type { EditOperation, Food, MealEstimate, MealItem, Portion } from "@morsel/nutrition";
import type { ChosenFood, EditOutcome } from "@morsel/nutrition/edit";
import type { DictionaryEntry, MessageContext, MessageLanguages } from "@morsel/nutrition/estimate";

/**
 * Applies edits to a meal. Adapters: the built-in engine, and language models, which turn words into
 * operations that the engine applies.
 */
export interface MealEditor {
  /** Reads instructions and applies all of them or none. Rejects if reading fails. */
  followInstructions(
    meal: MealEstimate,
    instructions: string,
    written: MessageContext,
    signal: AbortSignal,
  ): Promise<EditOutcome>;
  /** Applies all operations or none. */
  applyOperations(
    meal: MealEstimate,
    operations: readonly EditOperation[],
    written: MessageContext,
  ): EditOutcome;
  /** The likeliest other foods of an item, best first, and the portions of its own food. */
  listAlternatives(
    item: MealItem,
    dictionary: readonly DictionaryEntry[],
    languages?: MessageLanguages,
  ): ItemAlternatives;
  /** The meal of one food of the table or the dictionary; undefined if there is no such food or portion. */
  estimateFood(
    chosen: ChosenFood,
    timeZone: string,
    dictionary: readonly DictionaryEntry[],
    languages?: MessageLanguages,
  ): MealEstimate | undefined;
  /** The foods nearest to words that no food matches well enough, best first; the user's own come first. */
  suggestFoods(
    words: string,
    dictionary: readonly DictionaryEntry[],
    languages?: MessageLanguages,
  ): readonly Food[];
}

export interface ItemAlternatives {
  readonly foods: readonly Food[];
  readonly portions: readonly Portion[];
}
