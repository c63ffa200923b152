/** The measure of each counted item. */
export interface Measure {
  /** Grams per item, if a weight was given. */
  readonly gramsEach?: number;
  /** Millilitres per item, if a volume was given as a number. */
  readonly mlEach?: number;
  /** Household units, in the spelling of portion labels: "slice", "can". */
  readonly units: readonly string[];
  readonly sizes: readonly string[];
  readonly inches?: number;
  /** The length of a piece in inches, if it was stated in another unit; a pizza of 33 cm is not one of 13 inches. */
  readonly cutInches?: number;
  /** The whole that the piece was cut from: "of a 9 inch pie". */
  readonly cut?: Cut;
  /** Ounces may be weight or, for drinks, volume. */
  readonly isOunces?: boolean;
}

/** A whole that a piece was cut from, and into how many pieces. */
export interface Cut {
  readonly inches: number;
  readonly pieces?: number;
}

export interface Amount extends Measure {
  readonly count: number;
  /** True for "a", "some" and sizes without a count: a weak amount, possibly part of a name. */
  readonly isArticle: boolean;
  /** True for "a few" and "several": the count is at least so many, more of small pieces. */
  readonly isRough?: true;
}

export interface ParseResult<T> {
  readonly value: T;
  /** Index of the first token after the parsed ones. */
  readonly end: number;
}
