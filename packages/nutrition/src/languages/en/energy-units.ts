/** Units of energy in everyday words, as the source of a regular expression. */
export const energyUnit = "(?:(?:kilo)?calor(?:y|ies|ie)|k?cals?|kj|kilojoules?)";

/** Between the ends of a range of figures. */
export const figureRangeMark = "(?:-|–|to)";
