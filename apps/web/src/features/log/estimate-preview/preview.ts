/** What is asked of the worker. */
export interface PreviewQuestion {
  readonly message: string;
  /** What the person's own words mean, by their phrases. */
  readonly ownWords: readonly { readonly phrase: string; readonly meaning: string }[];
}

/** What a message would be logged as, as far as the engine and its own foods know. */
export interface Preview {
  /** Of all meals of the message; null where it is unknown. */
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
  /** '2', '2 slices', '150 g'; undefined where none was said. */
  readonly amount: string | undefined;
  /** False where the food is in doubt or the amount was assumed. */
  readonly isSure: boolean;
}
