/** What is asked of the worker. */
export interface PreviewQuestion {
  readonly message: string;
  /** What the person's own words mean, by their phrases. */
  readonly ownWords: readonly { readonly phrase: string; readonly meaning: string }[];
}

/** What a message would be logged as, as far as the engine and its own foods know. */
export interface Preview {
  /** Of all meals of the message; null if unknown. */
  readonly energyKcal: number | null;
  readonly lowKcal: number | null;
  readonly highKcal: number | null;
  /** In the order of the message. */
  readonly foods: readonly PreviewFood[];
  /** Words that look like food and match none, as they were written. */
  readonly unread: readonly string[];
}

export interface PreviewFood {
  /** The person's own words for it, without the amount. */
  readonly words: string;
  /** '2', '2 slices', '150 g'; undefined if the text has none. */
  readonly amount: string | undefined;
  /** False if the food is uncertain or the amount was assumed. */
  readonly isSure: boolean;
}
