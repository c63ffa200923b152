import { wordSet } from "../word-lists.ts";

/** Plurals and spellings: what the stem of a word is, and which words look or sound alike. */

/** Plurals without a rule. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["knives", "knife"],
  ["cookies", "cookie"],
  ["brownies", "brownie"],
  ["smoothies", "smoothie"],
  ["calories", "calorie"],
  ["pies", "pie"],
  ["veggies", "veggie"],
  ["movies", "movie"],
  ["geese", "goose"],
]);

/** Singular words that end with "s". */
export const invariantSingulars = wordSet("molasses couscous hummus asparagus swiss citrus gras");

/** Plural nouns without a plural ending. */
export const invariantPlurals = wordSet(
  "shrimp ravioli tortellini gnocchi pierogi cannelloni calamari",
);

/** The last letters of plurals: "apples", "geese". */
export const lastPluralLetters = "se";

/** Plural endings, each with the ending of the singular; the first match applies. */
export const pluralEndings: readonly (readonly [plural: string, singular: string])[] = [
  ["ies", "y"],
  ["oes", "o"],
  ["ches", "ch"],
  ["shes", "sh"],
  ["sses", "ss"],
  ["xes", "x"],
];

/** The ending of other plurals, but not after these letters: "swiss", "asparagus", "anis". */
export const pluralEnding = "s";
export const finalPlural = /s$/;
export const lettersBeforeSingularS = "sui";

/** The ending of a possessive: "reese's". */
export const possessiveEnding = /'s$/;

/** Endings of words that a spelling correction changes less: "created" is not "creamed". */
export const inflectedEndings = /(?:ed|ing|ly|er|al|ion)$/;

/** Pairs of letters, in alphabetical order, that sound alike: "yogert", "cheeze". */
export const similarSounds = wordSet("ae ai ao au ei eo eu io iu ou iy ey sz ck cs gj");

/** Letters that are left out inside of short words: "tost", "shrmp". */
export const vowels = "aeiou";

/** Units that are written without a space before the food: "100gchicken". */
export const joinableUnits = ["kg", "grams", "gms", "gm", "g", "ml", "oz", "tbsp", "tsp", "x"];

/** Short foods that are often joined to another word: "oatmilk", "eggsalad". */
export const shortFoods = wordSet("egg ham tea oat nut jam rye soy bun pie bar pot");
