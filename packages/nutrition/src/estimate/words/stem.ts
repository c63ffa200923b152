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

/** Words whose last s is no plural. */
const whole = new Set(["molasses", "couscous", "hummus", "asparagus", "swiss", "citrus", "gras"]);

/** The singular of an English word in lower case: enough for foods and measures, no more. */
export function stem(word: string): string {
  // Most words are singulars, and a table has tens of thousands to go through.
  if (word.length < 4 || !(word.endsWith("s") || word.endsWith("e")) || whole.has(word))
    return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length === 4) return endsInPlainS(word) ? word.slice(0, -1) : word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (sibilants.some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return endsInPlainS(word) ? word.slice(0, -1) : word;
}

const sibilants = ["oes", "ches", "shes", "sses", "xes"];

function endsInPlainS(word: string): boolean {
  return word.endsWith("s") && !"sui".includes(word.charAt(word.length - 2));
}
