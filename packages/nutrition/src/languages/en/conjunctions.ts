/** Small words between foods and around amounts. */
import { wordSet } from "../word-lists.ts";

/** Words that join meals, or separate a food from a remark about other foods. */
export const conjunctions = wordSet("and then");

/** A conjunction that may remain at the end of a meal's words. */
export const finalConjunction = "and";

/** Between the unit and the food: "a cup of", "half of the". */
export const partitiveAtEnd = "(?:^of|\\s+of(?: an?| the)?)$";

/** "some grapes" states no amount. */
export const vagueAmount = "^some\\s*(?:of|more)?$";

/** Joins a food to the bread that it is served on: "on a bagel". */
export const basePreposition = "on";
