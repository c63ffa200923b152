import type { Food } from "../../food.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { type FoodNames, sourceWords } from "./lexicon.ts";

/** A food with its name in the language; `alias` is the name that contains the searched words, if that one does not. */
export interface NamedFood {
  readonly food: Food;
  readonly name: string;
  readonly alias: string | undefined;
}

export type SearchNames = (text: string, count: number) => readonly NamedFood[];

interface SearchedName {
  readonly food: Food;
  readonly name: string;
  /** The name of the food that is shown. */
  readonly shown: string;
  readonly words: readonly string[];
}

/** Finds foods by names in a language. Words may be incomplete; names with the fewest other letters come first. */
export function createSearchNames(
  pack: LanguagePack,
  names: FoodNames,
  foods: readonly Food[],
): SearchNames {
  const wordsOf = (text: string) => sourceWords(text).map((word) => pack.fold(word.text));
  const all = foods.flatMap((food) => {
    const ofFood = names.get(food.id) ?? [];
    const [shown = food.name] = ofFood;
    return ofFood.map((name): SearchedName => ({ food, name, shown, words: wordsOf(name) }));
  });
  return (text, count) => {
    const searched = wordsOf(text);
    if (searched.length === 0) return [];
    const found = new Map<string, NamedFood & { readonly score: number }>();
    for (const { food, name, shown, words } of all) {
      const score = scoreName(words, searched, pack);
      if (score === undefined || (found.get(food.id)?.score ?? -1) >= score) continue;
      const alias = name === shown ? undefined : name.replace(/^~/, "");
      found.set(food.id, { food, name: shown, alias, score });
    }
    return [...found.values()].sort((one, other) => other.score - one.score).slice(0, count);
  };
}

/** The share of a name's letters that are searched for, more if it begins with them; undefined if it lacks a word. */
function scoreName(
  words: readonly string[],
  searched: readonly string[],
  { stem }: LanguagePack,
): number | undefined {
  const matches = (word: string, one: string) => word.startsWith(one) || stem(word) === stem(one);
  if (!searched.every((one) => words.some((word) => matches(word, one)))) return undefined;
  const length = (all: readonly string[]) => all.join("").length;
  const begins = matches(words[0] ?? "", searched[0] ?? "") ? 1 : 0;
  return begins + length(searched) / Math.max(1, length(words));
}
