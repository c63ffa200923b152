/** What one of the counted things measures. */
export interface Measure {
  /** Grams of each, where a weight was said. */
  readonly gramsEach?: number;
  /** Millilitres of each, where a volume was said as a figure. */
  readonly mlEach?: number;
  /** Household units, as portions call them: "slice", "can". */
  readonly units: readonly string[];
  readonly sizes: readonly string[];
  readonly inches?: number;
  /** What it was cut from, "of a 9 inch pie", and into how many pieces. */
  readonly cut?: Cut;
  /** Ounces may be of weight or, of a drink, of volume. */
  readonly isOunces?: boolean;
}

/** A whole that a piece was cut from. */
export interface Cut {
  readonly inches: number;
  readonly pieces?: number;
}

export interface Amount extends Measure {
  readonly count: number;
  /** True for "a", "some" and sizes alone: hardly an amount, perhaps part of a name. */
  readonly isArticle: boolean;
}

export interface ParseResult<T> {
  readonly value: T;
  /** The place of the first token that was not read. */
  readonly end: number;
}
