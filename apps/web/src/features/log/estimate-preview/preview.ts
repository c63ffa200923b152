import type { OwnFood } from "@morsel/nutrition";

/** A request to the worker. */
export interface PreviewRequest {
  readonly message: string;
  /** The user's dictionary. */
  readonly dictionary: readonly { readonly phrase: string; readonly meaning: string }[];
  /** The user's own foods and recipes. */
  readonly ownFoods: readonly OwnFood[];
  /** The tag of the language of the screens. */
  readonly language: string;
}

/** What the engine makes of a message with its built-in foods. */
export interface Preview {
  /** Of all meals of the message; null if unknown. */
  readonly energyKcal: number | null;
  readonly lowKcal: number | null;
  readonly highKcal: number | null;
  /** In the order of the message. */
  readonly foods: readonly PreviewFood[];
  /** Words that look like food but match none, as typed. */
  readonly unmatched: readonly string[];
}

export interface PreviewFood {
  /** The words of the message, without the amount. */
  readonly words: string;
  /** '2', '2 slices', '150 g'; undefined if no weight is known. */
  readonly amount: string | undefined;
  readonly isAssumed: boolean;
  /** False if the food is uncertain. */
  readonly isSure: boolean;
}
