import type { EditOperation, Food, MealEstimate, MealItem, Portion } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";
import type { MessageContext } from "@morsel/nutrition/estimate";

/**
 * Carries out what a person asks to have changed in a meal. Adapters: the built-in engine; later,
 * language models, which turn the words into operations and leave the carrying out to the engine.
 */
export interface MealEditor {
  /** Reads instructions in words and carries them out, all or nothing. Rejects where it could not read. */
  followInstructions(
    meal: MealEstimate,
    instructions: string,
    written: MessageContext,
    signal: AbortSignal,
  ): Promise<EditOutcome>;
  /** Carries out operations that need no words read, all or nothing. */
  applyOperations(
    meal: MealEstimate,
    operations: readonly EditOperation[],
    written: MessageContext,
  ): EditOutcome;
  /** What an item may be instead: the likeliest foods, best first, and portions of the one it is. */
  listAlternatives(item: MealItem): ItemAlternatives;
}

export interface ItemAlternatives {
  readonly foods: readonly Food[];
  readonly portions: readonly Portion[];
}
