import { wordSet } from "../word-lists.ts";

/** Plurals without a rule. */
const irregularPlurals: ReadonlyMap<string, string> = new Map([
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
  ["tinnies", "tinnie"],
  ["geese", "goose"],
]);

/** Singular words that end with "s". */
const invariantSingulars = wordSet("molasses couscous hummus asparagus swiss citrus gras doubles");

/** The last letters of plurals: "apples", "geese". */
const lastPluralLetters = "se";

/** Plural endings, each with the ending of the singular; the first match applies. */
const pluralEndings: readonly (readonly [plural: string, singular: string])[] = [
  ["ies", "y"],
  ["oes", "o"],
  ["ches", "ch"],
  ["shes", "sh"],
  ["sses", "ss"],
  ["xes", "x"],
];

/** An "s" after these letters belongs to the singular: "swiss", "asparagus", "anis". */
const lettersBeforeSingularS = "sui";

/** The singular of a lower-case word, as far as foods and measures need it. */
export function stem(word: string): string {
  // Fast path: most words are singular.
  if (
    word.length < 4 ||
    !lastPluralLetters.includes(word.charAt(word.length - 1)) ||
    invariantSingulars.has(word)
  )
    return word;
  const irregularStem = irregularPlurals.get(word);
  if (irregularStem !== undefined) return irregularStem;
  if (word.length === 4) return withoutS(word);
  for (const [plural, singular] of pluralEndings)
    if (word.endsWith(plural)) return word.slice(0, -plural.length) + singular;
  return withoutS(word);
}

function withoutS(word: string): string {
  const isPlural =
    word.endsWith("s") && !lettersBeforeSingularS.includes(word.charAt(word.length - 2));
  return isPlural ? word.slice(0, -1) : word;
}
