/** Units of energy in everyday words, as the source of a regular expression. */
export const energyUnit = "(?:(?:kilo)?calor(?:y|ies|ie)|k?cals?|kj|kilojoules?)";

/** Without kilojoules. */
export const kilocalorieUnit = "(?:(?:kilo)?calor(?:y|ies|ie)|k?cals?)";

/** The unit that the reader writes where a figure of energy has none. */
export const kilocalories = "kcal";

/** Between the ends of a range of figures. */
export const figureRangeMark = "(?:-|–|to)";

/** The same in one character, which fits in the place of "~". */
export const kilocalorieSign = "㎉";
