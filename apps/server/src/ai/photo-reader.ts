import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";

/** A photo of food as Morsel keeps it: upright, small, and without anything about where or how it was taken. */
export interface Photo {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: "image/jpeg";
}

/** Turns a photo, and what was said of it, into meals. Adapters: language models that see. */
export interface PhotoReader {
  /**
   * Meals as a MealReader gives them; grams are the model's estimates, nutrients the table's.
   * @param words What the person wrote with the photo; blank if nothing.
   */
  readPhoto(
    photo: Photo,
    words: string,
    written: MessageContext,
    signal: AbortSignal,
  ): Promise<MealReading>;
}
