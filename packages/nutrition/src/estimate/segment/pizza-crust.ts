import type { Language } from "../../languages/language.ts";
import { isUncounted } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  amountAt,
  introducesComponent,
  isWithSeparator,
  stemsOf,
} from "../chunks/chunk-predicates.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { labelWords } from "../match/portion-labels.ts";
import type { Token } from "../words/tokens.ts";
import { toFoodQuery } from "./food-query.ts";
import type { FoodSpan } from "./segment-foods.ts";

/** The base in "on a bagel", a qualifier of a mention. */
export function readPizzaBase(tokens: readonly Token[], language: Language): string | undefined {
  if (tokens[0]?.text !== language.functionWords.placement) return undefined;
  return tokens.find(({ stem }) => language.portionLabels.pizzaBases.has(stem))?.stem;
}

/**
 * "Half a bagel topped with a deep dish pizza", "a deep dish pizza on half a bagel": the bread is
 * the base of the pizza. Its amount applies to the pizza if the pizza has a portion for that base.
 */
export function mergePizzaBases(
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): readonly FoodSpan[] {
  for (const [position, food] of foods.entries()) {
    const next = foods[position + 1];
    if (next === undefined) break;
    const merged =
      mergeBase(food, next, chunks, matcher, language) ??
      mergeBase(next, food, chunks, matcher, language);
    if (merged) return [...foods.slice(0, position), merged, ...foods.slice(position + 2)];
  }
  return foods;
}

function mergeBase(
  base: FoodSpan,
  pizza: FoodSpan,
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): FoodSpan | undefined {
  const [baseWord = "", ...otherWords] = stemsOf(chunks.slice(base.from, base.to));
  if (otherWords.length > 0 || !language.portionLabels.pizzaBases.has(baseWord)) return undefined;
  const name = chunks.slice(pizza.from, pizza.to);
  if (
    !stemsOf(name).includes(language.foodPhrases.pizzaNoun) ||
    !isUncounted(amountAt(chunks, pizza.amountAt))
  ) {
    return undefined;
  }
  if (!areConnected(base, pizza, chunks, language)) return undefined;
  const query = toFoodQuery(name, language);
  const match = query && matcher(query);
  if (!match || !labelWords(language)(match.food).has(baseWord)) return undefined;
  const { amountAt: _, ...rest } = pizza;
  return { ...rest, base, ...(base.amountAt === undefined ? {} : { amountAt: base.amountAt }) };
}

/** True if only separators and connectors such as "topped with" or "on" are between the two. */
function areConnected(
  base: FoodSpan,
  pizza: FoodSpan,
  chunks: readonly Chunk[],
  language: Language,
): boolean {
  const [first, second] = base.from < pizza.from ? [base, pizza] : [pizza, base];
  const between = chunks.slice(first.to, Math.min(second.from, second.amountAt ?? second.from));
  const isJoint = (chunk: Chunk) => chunk.kind === "separator" || chunk.kind === "connector";
  return (
    between.every(isJoint) &&
    between.some(
      (chunk) => introducesComponent(chunk, language) || isAccompaniment(chunk, language),
    )
  );
}

const isAccompaniment = (chunk: Chunk, language: Language) =>
  isWithSeparator(chunk, language) ||
  (chunk.kind === "separator" && chunk.text === language.foodPhrases.accompaniedBy);
