import { wordSet } from "../../languages/word-lists.ts";

const irregular: ReadonlyMap<string, string> = new Map([
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
const invariantSingulars = wordSet("molasses couscous hummus asparagus swiss citrus gras");

/** The singular of a lower-case English word, as far as foods and measures need it. */
export function stem(word: string): string {
  // Fast path: most words are singular.
  if (
    word.length < 4 ||
    !(word.endsWith("s") || word.endsWith("e")) ||
    invariantSingulars.has(word)
  )
    return word;
  const irregularStem = irregular.get(word);
  if (irregularStem !== undefined) return irregularStem;
  if (word.length === 4) return hasPluralS(word) ? word.slice(0, -1) : word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (sibilantEndings.some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return hasPluralS(word) ? word.slice(0, -1) : word;
}

const sibilantEndings = ["oes", "ches", "shes", "sses", "xes"];

function hasPluralS(word: string): boolean {
  return word.endsWith("s") && !"sui".includes(word.charAt(word.length - 2));
}
