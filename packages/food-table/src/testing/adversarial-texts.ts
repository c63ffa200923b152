import type { FoodIndex } from "@morsel/nutrition/estimate";

const longest = 4000;

/** Texts of 4,000 characters that were the slowest of some two hundred kinds to read, by name. */
export function oddTexts(index: FoodIndex): readonly (readonly [name: string, text: string])[] {
  const words = [...index.words.keys()].filter((word) => /^[a-z]{3,}$/.test(word));
  const countOf = (word: string) => index.words.get(word)?.names.length ?? 0;
  const common = words.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, 60);
  const pick = (list: readonly string[], place: number) => list[place % list.length] ?? "";
  // Far apart in the list, so that neighbours are rarely words of one food.
  const anyOf = (list: readonly string[]) => (place: number) =>
    pick(list, place * 37 + ((place * place) >> 2));
  const misspelt = (place: number) => swapLetters(anyOf(words)(place));
  return [
    ["one food over and over", fill(() => "egg ")],
    ["one food with commas", fill(() => "chicken, ")],
    ["common food words", fill((place) => `${anyOf(common)(place)} `)],
    ["common foods with commas", fill((place) => `${anyOf(common)(place)}, `)],
    ["common foods with articles", fill((place) => `a ${anyOf(common)(place)} `)],
    ["common foods one with another", fill((place) => `${anyOf(common)(place)} with `)],
    ["all food words", fill((place) => `${pick(words, place * 37)}, `)],
    ["misspelt words", fill((place) => `${misspelt(place)} `)],
    ["words of no language", fill((place) => `${nonsense(place)} `)],
    ["slashes", fill(() => "egg/")],
    ["sums", fill(() => "egg + ")],
    ["percentages", fill(() => "2% ")],
    ["full stops", fill(() => "egg. ")],
    ["questions", fill(() => "egg? ")],
    ["days", fill(() => "yesterday egg. ")],
    ["meals", fill(() => "lunch egg ")],
    ["brackets", fill(() => "egg (rice) ")],
    ["pictures", fill(() => "🍕 ")],
    ["one long word", fill(() => "chicken")],
    ["digits", fill(() => "9")],
    ["semicolons", fill(() => ";")],
    ["words that sound like numbers", fill(() => "to eggs and ")],
  ];
}

/** The longest instruction that the server takes. */
const longestInstruction = 2000;

/** Odd instructions about a meal, the longest lists that are read among them. */
export function oddInstructions(index: FoodIndex): readonly string[] {
  const texts = oddTexts(index).map(([, text]) => text.slice(0, longestInstruction));
  const words = [...index.words.keys()].filter((word) => /^[a-z]{3,}$/.test(word));
  const foods = Array.from({ length: 24 }, (_, place) => words[(place * 37) % words.length] ?? "");
  const stretch = (_: unknown, place: number) =>
    (texts[place % texts.length] ?? "").replace(/[^a-z ]/g, "").slice(0, 74);
  const stretches = Array.from({ length: 24 }, stretch);
  return [
    ...texts,
    foods.join(", "),
    foods.join(" and "),
    `add ${foods.join(", ")}`,
    `remove ${foods.join(", ")}`,
    stretches.join(", "),
    `add ${stretches.join(", add ")}`,
    "remove the ham add cheese ".repeat(70),
    "the rice was 2 ".repeat(130),
  ];
}

function fill(next: (place: number) => string): string {
  let text = "";
  for (let place = 0; text.length < longest; place += 1) text += next(place);
  return text.slice(0, longest);
}

function swapLetters(word: string): string {
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;
}

function nonsense(place: number): string {
  const letters = Array.from({ length: 7 }, (_, at) => ((place + 3) * (at + 5) * 7919) % 26);
  return String.fromCharCode(...letters.map((letter) => 97 + letter));
}
