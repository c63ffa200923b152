import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";

/** A photo as Morsel stores it: upright, small and without metadata. */
export interface Photo {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: "image/jpeg";
}

/** Turns a photo and its message into meals. Adapters: language models that read images. */
export interface PhotoReader {
  /**
   * Returns meals as a MealReader does; grams are the model's estimates, nutrients the table's.
   * @param words What the person wrote with the photo; blank if nothing.
   */
  readPhoto(
    photo: Photo,
    words: string,
    written: MessageContext,
    signal: AbortSignal,
  ): Promise<MealReading>;
}
