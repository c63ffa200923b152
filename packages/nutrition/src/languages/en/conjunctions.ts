/** Small words between foods and around amounts. */
import { conjunction } from "./function-words.ts";

/** Words that join meals, or separate a food from a remark about other foods. */
export const conjunctions: ReadonlySet<string> = new Set([conjunction, "then"]);

/** Between the unit and the food: "a cup of", "half of the". */
export const partitiveAtEnd = "(?:^of|\\s+of(?: an?| the)?)$";

/** "some grapes" states no amount. */
export const vagueAmount = "^some\\s*(?:of|more)?$";
