import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";

/** A photo as Morsel stores it: upright, small and without metadata. */
export interface Photo {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: "image/jpeg";
}

/** Reads photos. Adapters: language models that read images. */
export interface PhotoReader {
  /**
   * Turns a photo and its message into meals.
   * Returns meals as a MealReader does; grams are the model's estimates, nutrients the table's.
   * @param words What the person wrote with the photo; blank if nothing.
   */
  readPhoto(
    photo: Photo,
    words: string,
    written: MessageContext,
    signal: AbortSignal,
  ): Promise<MealReading>;

  /** Returns the words of the nutrition label in a photo, letter by letter; blank if it shows none. */
  readLabel(photo: Photo, signal: AbortSignal): Promise<string>;
}
