import { t } from "./messages-on-demand.ts";

/** Words that name no food, and what people often mean by them. Each food can be logged as it is. */
const likelyFoods: readonly (readonly [words: RegExp, foods: readonly string[]])[] = [
  [
    /\bleft\s?-?overs?\b|\bfridge\b/i,
    ["pasta with tomato sauce", "chicken and rice", "vegetable soup"],
  ],
  [/\bsnacks?\b|\bnibbles\b|\bbites?\b/i, ["an apple", "a handful of almonds", "a yogurt"]],
  [/\bbreakfast\b|\bbrunch\b/i, ["2 eggs and toast", "porridge with milk", "a croissant"]],
  [/\blunch\b/i, ["a cheese sandwich", "a chicken salad", "vegetable soup"]],
  [
    /\bdinner\b|\bsupper\b|\btake-?(?:away|out)\b/i,
    ["pizza", "chicken curry and rice", "pasta with tomato sauce"],
  ],
  [
    /\bdessert\b|\btreats?\b|\bsweets?\b|\bsweet thing/i,
    ["a slice of cake", "ice cream", "2 cookies"],
  ],
  [/\bdrinks?\b/i, ["a coffee with milk", "a glass of orange juice", "a beer"]],
];

/** For a message that says nothing about its food, from a user without meals. */
export const readAnyFoods = (): readonly string[] => t.anyFoods.split("\n");

/** More would hide the rest of the history. */
const maxShown = 6;

/** Foods that the user may have meant by a message that names none; [] if its words say nothing. */
export function findLikelyFoods(message: string): readonly string[] {
  const foods = likelyFoods.flatMap(([words, meant]) => (words.test(message) ? meant : []));
  return [...new Set(foods)].slice(0, maxShown);
}
