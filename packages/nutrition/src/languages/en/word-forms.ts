import { wordSet } from "../word-lists.ts";

/** Plurals and spellings: which words look or sound alike. */

/** Plural nouns without a plural ending. */
export const invariantPlurals = wordSet(
  "shrimp ravioli tortellini gnocchi pierogi cannelloni calamari",
);

/** The ending of most plurals. */
export const pluralEnding = "s";
export const finalPlural = /s$/;

/** The ending of a possessive: "reese's". */
export const possessiveEnding = /'s$/;

/** Endings of words that a spelling correction changes less: "created" is not "creamed". */
export const inflectedEndings = /(?:ed|ing|ly|er|al|ion)$/;

/** A participle without the vowel of its ending, and the ending that was meant: "mashd", "grilld". */
export const shortenedParticiple = { ending: /(?<=[^aeioun])d$/, meant: "ed" };

/** Letters that are left out inside of short words: "tost", "shrmp". */
export const vowels = "aeiou";

/** Units that are written without a space before the food: "100gchicken". */
export const joinableUnits = ["kg", "grams", "gms", "gm", "g", "ml", "oz", "tbsp", "tsp", "x"];

/** Short foods that are often joined to another word: "oatmilk", "eggsalad". */
export const shortFoods = wordSet("egg ham tea oat nut jam rye soy bun pie bar pot");
