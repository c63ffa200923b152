/** Words of grammar that the reader's rules test. */

/** Joins an amount and its food: "a cup of rice". */
export const partitive = "of";
export const conjunction = "and";
export const disjunction = "or";
/** Introduces a component, a side dish or a person: "toast with butter". */
export const accompaniment = "with";
export const definiteArticle = "the";
/** Between the ends of a range: "two to three". */
export const rangeWord = "to";
