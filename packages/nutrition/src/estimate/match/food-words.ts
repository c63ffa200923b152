import type { Food } from "../../food.ts";
import { memoize } from "./memoize.ts";
import { parseFoodName } from "./parse-food-name.ts";

const parsedNames = (food: Food) => [food.name, ...food.aliases].flatMap(parseFoodName);

/** The head words of all names of a food, as stems. */
export const headsOf = memoize(
  (food: Food): ReadonlySet<string> => new Set(parsedNames(food).flatMap(({ heads }) => heads)),
);

/** The words of all names of a food, as stems. */
export const wordsOf = memoize(
  (food: Food): ReadonlySet<string> => new Set(parsedNames(food).flatMap(({ words }) => words)),
);
