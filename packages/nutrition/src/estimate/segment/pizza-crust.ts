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
import { queryOf } from "./food-query.ts";
import type { FoundFood } from "./segment-foods.ts";

/** Breads that a pizza is made on, as the portions of pizzas call them. */
const bases = new Set(["bagel", "englishmuffin"]);

/** Reads "on a bagel", as a mention's qualifier tells the bread. */
export function readBase(tokens: readonly Token[]): string | undefined {
  if (tokens[0]?.text !== "on") return undefined;
  return tokens.find(({ stem }) => bases.has(stem))?.stem;
}

/**
 * "Half a bagel topped with a deep dish pizza", "a deep dish pizza on half a bagel": the bread is the
 * pizza's own, and says how much there is of it, where the pizza has a portion by that bread.
 */
export function joinPizzaToBase(
  foods: readonly FoundFood[],
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
): readonly FoundFood[] {
  for (const [place, food] of foods.entries()) {
    const next = foods[place + 1];
    if (next === undefined) break;
    const joined = joinBase(food, next, chunks, matcher) ?? joinBase(next, food, chunks, matcher);
    if (joined) return [...foods.slice(0, place), joined, ...foods.slice(place + 2)];
  }
  return foods;
}

function joinBase(
  base: FoundFood,
  pizza: FoundFood,
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
): FoundFood | undefined {
  const [bread = "", ...more] = stemsOf(chunks.slice(base.from, base.to));
  if (more.length > 0 || !bases.has(bread)) return undefined;
  const name = chunks.slice(pizza.from, pizza.to);
  if (!stemsOf(name).includes("pizza") || !isUncounted(amountAt(chunks, pizza.amountAt))) {
    return undefined;
  }
  if (!isLaid(base, pizza, chunks)) return undefined;
  const query = queryOf(name);
  const match = query && matcher(query);
  if (!match || !labelWords(match.food).has(bread)) return undefined;
  const { amountAt: _, ...plain } = pizza;
  return { ...plain, base, ...(base.amountAt === undefined ? {} : { amountAt: base.amountAt }) };
}

/** Whether nothing but "topped with", "on" and the like stands between the two. */
function isLaid(one: FoundFood, other: FoundFood, chunks: readonly Chunk[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = chunks.slice(first.to, Math.min(second.from, second.amountAt ?? second.from));
  const isJoint = (chunk: Chunk) => chunk.kind === "separator" || chunk.kind === "connector";
  return (
    between.every(isJoint) && between.some((chunk) => introducesComponent(chunk) || isSide(chunk))
  );
}

const isSide = (chunk: Chunk) =>
  isWithSeparator(chunk) || (chunk.kind === "separator" && chunk.text === "accompanied");
