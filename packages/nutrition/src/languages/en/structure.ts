/** Words for reading which words of a message are foods, times and meals. */
import { wordSet } from "../word-lists.ts";

/** Words that may be in the names of foods, but say nothing about one by themselves. */
export const functionWords = wordSet(
  "in on at and for of the a an with to from i my me it is was had have ate just no not then so but by time day half some or as that this all up out one two",
);

/** Words between two meals. */
export const conjunctionsOfMeals = wordSet("and then n & plus");
