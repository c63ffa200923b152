import { flavors } from "../languages/en/food-classes.ts";
import { listOpeners } from "../languages/en/food-phrases.ts";
import { productWords } from "../languages/en/nutrient-words.ts";
import { genericWords } from "../languages/en/stop-words.ts";
import { isMeasured } from "./chunks/amount-predicates.ts";
import type { Chunk } from "./chunks/chunk.ts";
import {
  introducesComponent,
  isListSeparator,
  isWithSeparator,
  stemsOf,
} from "./chunks/chunk-predicates.ts";
import type { FoodMention } from "./mentions.ts";
import { chunksBetween, findFiguresBefore } from "./read-remarks.ts";
import type { FoodSpan } from "./segment/segment-foods.ts";

/**
 * The foods of one product with a label as one: "protein pudding 200 g choc, label says 150 kcal" and,
 * after a label, "cookie dough protein bar".
 */
export function joinProducts(
  chunks: readonly Chunk[],
  found: readonly FoodSpan[],
  notCounted: ReadonlySet<FoodSpan>,
): readonly FoodSpan[] {
  const [first] = found;
  const label = first && findFiguresBefore(chunks, first);
  const joined = label && label.figures.per !== "all" ? joinFirst(chunks, found) : found;
  return joined.filter((food, at) => {
    if (isFlavorOne(chunks, joined[at - 1], food)) return false;
    const isNext = findJoint(chunks, joined[at - 1], food) === "adjacent";
    if (!isNext || food.amountAt !== undefined || !hasFiguresAfter(chunks, food)) return true;
    return !notCounted.has(food) && !isVariety(chunks, food);
  });
}

/** "huel, the chocolate one" */
function isFlavorOne(
  chunks: readonly Chunk[],
  previous: FoodSpan | undefined,
  food: FoodSpan,
): boolean {
  const one = chunks[food.to];
  return (
    findJoint(chunks, previous, food) !== undefined &&
    one?.kind === "amount" &&
    one.amount.count === 1 &&
    !isMeasured(one.amount) &&
    chunks[food.to + 1]?.kind !== "words" &&
    (food.amountAt ?? food.to) === food.to &&
    chunks
      .slice(food.from, food.to)
      .every((chunk) =>
        chunk.kind === "words"
          ? isFlavor(chunk.stems)
          : chunk.kind === "connector" || chunk.kind === "separator",
      )
  );
}

const isFlavor = (stems: readonly string[]) => stems.every((word) => flavors.has(word));

const hasFiguresAfter = (chunks: readonly Chunk[], { to }: FoodSpan) =>
  chunks.slice(to).find(({ kind }) => kind !== "separator")?.kind === "figures";

/** "choc", "vanilla", "ready meal": words that describe the food before them. */
const isVariety = (chunks: readonly Chunk[], food: FoodSpan) => {
  const name = chunks.slice(food.from, food.to);
  const isKnown = (word: string) => flavors.has(word) || productWords.has(word);
  return name.every(({ kind }) => kind === "words") && stemsOf(name).every(isKnown);
};

/** The first food with all that follow it without a word or mark between. */
function joinFirst(chunks: readonly Chunk[], found: readonly FoodSpan[]): readonly FoodSpan[] {
  const end = found.findIndex(
    (food, at) => at > 0 && findJoint(chunks, found[at - 1], food) !== "adjacent",
  );
  const parts = end < 0 ? found : found.slice(0, end);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.slice(0, -1).some(({ amountAt = -1, to }) => amountAt >= to))
    return found;
  return [{ ...last, ...first, to: last.to }, ...found.slice(parts.length)];
}

/** How a food is joined to the previous one. */
export function findJoint(
  chunks: readonly Chunk[],
  previous: FoodSpan | undefined,
  food: FoodSpan,
): FoodMention["joinedBy"] {
  if (!previous) return undefined;
  const between = chunksBetween(chunks, previous, food).filter(({ kind }) => kind !== "without");
  const opensParts = (chunk: Chunk) =>
    introducesComponent(chunk) ||
    isWithSeparator(chunk) ||
    (chunk.kind === "separator" && listOpeners.has(chunk.text));
  const isQualifier = (chunk: Chunk) =>
    chunk.kind === "words" && chunk.stems.every((word) => genericWords.has(word));
  if (between.every(isQualifier)) return "adjacent";
  if (between.some(opensParts)) return "part";
  return between.every(isListSeparator) ? "list" : undefined;
}
