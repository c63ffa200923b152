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
  if (word.length < 4 || whole.has(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length === 4) return endsInPlainS(word) ? word.slice(0, -1) : word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return endsInPlainS(word) ? word.slice(0, -1) : word;
}

function endsInPlainS(word: string): boolean {
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word);
}
