/**
 * What a word, a number or a mark says in a message about amounts of food. Messages are read by these roles, so that the order of
 * words and the words themselves do not matter.
 */
export const roles = [
  // Figures and numbers.
  "energy", // "412 kcal"
  "nutrient", // "20 g protein"
  "weight", // "400 g"; a volume as well
  "count", // "3"
  "fraction", // "half"
  "ratio", // "60/40"
  "article", // "a"
  "times", // "x" of "x 2"
  // What the figures and numbers are of.
  "food", // a word without another role, which is taken for the name of a food
  "noun", // of a serving, piece or package: "slice", "tub"
  "state", // "boiled"
  "each",
  "whole",
  "of",
  "per",
  "serving", // before the size of a serving: "serving size"
  "makes", // before the number of pieces of the whole: "cut into"
  "is", // "=", "weighs"
  // What was done with it.
  "eat", // "had"
  "leave", // it was not eaten: "left", "gave away"
  "except", // "all but"
  "none", // "none for me"
  "nothing", // "ate nothing"
  "rest", // "the others"
  "waste", // a part that is not eaten: "bone"
  "no", // before what it was eaten without: "no butter"
  "excluded", // what it was eaten without
  // Who had it.
  "own", // "I", "my"
  "group", // "we"
  "person", // "my wife", "two friends"
  "share", // "shared", or words about other people who had some of it
  "half", // "went halves"
  "between", // "between", "3 ways"
  "equal", // "equally"
  // Which weight it is.
  "before", // the weight at the start
  "after", // the weight at the end
  "empty", // the weight of the vessel
  "cooked", // the weight after cooking
  "gross", // the weight with what is not eaten
  "net", // the weight without it
  // Words and marks between others.
  "with",
  "and",
  "join", // before another food, where "with" and "and" are not distinguished
  "meal", // the name or the time of a meal
  "stop", // the end of a sentence or line
  "comma", // another mark between words
  "open", // a bracket
  "close",
  "mark", // where marks are not distinguished
  "unknown", // a word that makes a message unreadable: "diameter"
  "filler", // a word that says nothing, which is left out
  "read", // in place of the role of a part that was read
] as const;

export type Role = (typeof roles)[number];

/** True if the part has one of these roles: hasRole(part, "leave", "except"). False without a part. */
export const hasRole = (part: { readonly role: Role } | undefined, ...any: readonly Role[]) =>
  part !== undefined && any.includes(part.role);
