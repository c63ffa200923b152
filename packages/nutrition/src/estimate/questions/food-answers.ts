import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { phraseKey } from "../dictionary-phrases.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodQuery } from "../match/food-match.ts";
import { findNearFoods } from "../match/match-food.ts";
import { memoize } from "../match/memoize.ts";
import { tokenize } from "../words/tokens.ts";
import { maxAnswers, minAnswers, type QuestionCandidate } from "./candidate.ts";

/** Foods nearer than this factor in energy are the same answer. */
const minRatio = 1.3;
/** Foods that match a name as well as the best one does, within this score. */
const nearScore = 0.6;

/** The words of an item and the foods that they may mean. */
export interface AskedFood {
  readonly words: string;
  /** The food that was taken. */
  readonly food: Food;
  readonly toQuery: () => FoodQuery | undefined;
  /** Natural logarithm of the largest ratio between the energy of the foods that match as well. */
  readonly spread: number;
  /** True if the grams were stated. */
  readonly isWeighed: boolean;
  /** The energy of the eaten amount, if it were this food. */
  readonly kcalOf: (food: Food) => number;
}

/** Which of several foods its words mean; undefined if they are not ambiguous, or the foods have about the same energy. */
export function askFood(asked: AskedFood, index: FoodIndex): QuestionCandidate | undefined {
  const names = foodsByKey(index.language).get(phraseKey(asked.words, index.language));
  const named = names ? findByName(index, names) : [];
  const foods = dropSimilar(
    named.length >= minAnswers ? named : findNearChoices(asked, index),
    asked.kcalOf,
  );
  if (foods.length < minAnswers || foods.length > maxAnswers) return undefined;
  // Words that were taken for another food do not mean these.
  if (!foods.includes(asked.food)) return undefined;
  return {
    text: { code: "food", words: asked.words, foods: foods.map(({ name }) => name) },
    answers: foods.map((food) => ({
      label: food.name,
      foodId: food.id,
      kcal: asked.kcalOf(food),
    })),
  };
}

/** Other foods whose names match the words as well. */
function findNearChoices(
  { words, food, toQuery, spread, isWeighed }: AskedFood,
  index: FoodIndex,
): readonly Food[] {
  if (spread < Math.log(minRatio)) return [];
  // The table has exactly these words for its food; only a weight may be of the uncooked one.
  if (!isWeighed && nameKeys(index.language)(food).has(phraseKey(words, index.language))) return [];
  const query = toQuery();
  if (!query) return [];
  const foods = findNearFoods(index, query, nearScore).filter(
    (near) =>
      !hasTerm(near, index.language.questionWords.originTerms, index.language) &&
      (isWeighed || !isUncooked(near, index.language)),
  );
  return [food, ...foods.filter((other) => other !== food)];
}

const hasTerm = ({ name }: Food, terms: ReadonlySet<string>, language: Language) =>
  tokenize(name, language).some((token) => terms.has(token.stem));

/** True for "Dry white rice", which is weighed but not eaten as it is. */
export const isUncooked = (food: Food, language: Language): boolean =>
  hasTerm(food, language.questionWords.uncookedTerms, language);

const nameKeys = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set([food.name, ...food.aliases].map((phrase) => phraseKey(phrase, language))),
  ),
);

/** Of foods with about the same energy, the first. */
function dropSimilar(foods: readonly Food[], kcalOf: AskedFood["kcalOf"]): readonly Food[] {
  const kept: Food[] = [];
  for (const food of foods) {
    const isSimilar = kept.some((other) => {
      const ratio = kcalOf(other) / Math.max(1, kcalOf(food));
      return ratio < minRatio && ratio > 1 / minRatio;
    });
    if (!isSimilar) kept.push(food);
  }
  return kept;
}

const foodsByKey = forLanguage(
  (language): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...language.questionWords.ambiguousWords].map(([words, names]) => [
        phraseKey(words, language),
        names,
      ]),
    ),
);

const foodsByName = new WeakMap<readonly Food[], ReadonlyMap<string, Food>>();

/** The foods of the table with these names, in their order. */
function findByName(index: FoodIndex, names: readonly string[]): readonly Food[] {
  const { foods } = index.dictionary?.table ?? index;
  const known = foodsByName.get(foods) ?? new Map(foods.map((food) => [food.name, food]));
  foodsByName.set(foods, known);
  return names.flatMap((name) => known.get(name) ?? []);
}
