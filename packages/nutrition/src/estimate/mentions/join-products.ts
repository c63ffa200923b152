import type { Language } from "../../languages/language.ts";
import { isMeasured } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  introducesComponent,
  isListSeparator,
  isWithSeparator,
  stemsOf,
} from "../chunks/chunk-predicates.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";
import { chunksBetween, findFiguresBefore } from "./read-remarks.ts";

/**
 * The foods of one product with a label as one: "protein pudding 200 g choc, label says 150 kcal" and,
 * after a label, "cookie dough protein bar".
 */
export function joinProducts(
  chunks: readonly Chunk[],
  found: readonly FoodSpan[],
  notCounted: ReadonlySet<FoodSpan>,
  language: Language,
): readonly FoodSpan[] {
  const [first] = found;
  const label = first && findFiguresBefore(chunks, first, language);
  const joined = label && label.figures.per !== "all" ? joinFirst(chunks, found, language) : found;
  return joined.filter((food, at) => {
    if (isFlavorOne(chunks, joined[at - 1], food, language)) return false;
    const isNext = findJoint(chunks, joined[at - 1], food, language) === "adjacent";
    if (!isNext || food.amountAt !== undefined || !hasFiguresAfter(chunks, food)) return true;
    return !notCounted.has(food) && !isVariety(chunks, food, language);
  });
}

/** "huel, the chocolate one" */
function isFlavorOne(
  chunks: readonly Chunk[],
  previous: FoodSpan | undefined,
  food: FoodSpan,
  language: Language,
): boolean {
  const one = chunks[food.to];
  if (previous === undefined || chunksBetween(chunks, previous, food).some(isAmount)) return false;
  return (
    findJoint(chunks, previous, food, language) !== undefined &&
    one?.kind === "amount" &&
    one.amount.count === 1 &&
    !isMeasured(one.amount) &&
    chunks[food.to + 1]?.kind !== "words" &&
    (food.amountAt ?? food.to) === food.to &&
    chunks
      .slice(food.from, food.to)
      .every((chunk) =>
        chunk.kind === "words"
          ? isFlavor(chunk.stems, language)
          : chunk.kind === "connector" || chunk.kind === "separator",
      )
  );
}

const isAmount = ({ kind }: Chunk) => kind === "amount";

const isFlavor = (stems: readonly string[], language: Language) =>
  stems.every((word) => language.foodClasses.flavors.has(word));

const hasFiguresAfter = (chunks: readonly Chunk[], { to }: FoodSpan) =>
  chunks.slice(to).find(({ kind }) => kind !== "separator")?.kind === "figures";

/** "choc", "vanilla", "ready meal": words that describe the food before them. */
const isVariety = (chunks: readonly Chunk[], food: FoodSpan, language: Language) => {
  const name = chunks.slice(food.from, food.to);
  const isKnown = (word: string) =>
    language.foodClasses.flavors.has(word) || language.nutrientWords.productWords.has(word);
  return name.every(({ kind }) => kind === "words") && stemsOf(name).every(isKnown);
};

/** The first food with all that follow it without a word or mark between. */
function joinFirst(
  chunks: readonly Chunk[],
  found: readonly FoodSpan[],
  language: Language,
): readonly FoodSpan[] {
  const end = found.findIndex(
    (food, at) => at > 0 && findJoint(chunks, found[at - 1], food, language) !== "adjacent",
  );
  const parts = end < 0 ? found : found.slice(0, end);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.slice(0, -1).some(({ amountAt = -1, to }) => amountAt >= to))
    return found;
  return [{ ...last, ...first, to: last.to }, ...found.slice(parts.length)];
}

/** "pad thai, left half the noodles": they may be its part. */
const isLeaving = (chunk: Chunk, language: Language) =>
  chunk.kind === "words" && chunk.stems.some((word) => language.sharing.leavingVerbs.has(word));

/** How a food is joined to the previous one. */
export function findJoint(
  chunks: readonly Chunk[],
  previous: FoodSpan | undefined,
  food: FoodSpan,
  language: Language,
): FoodMention["joinedBy"] {
  if (!previous) return undefined;
  const between = chunksBetween(chunks, previous, food).filter(
    (chunk) => chunk.kind !== "without" && !isPurpose(chunk, language),
  );
  const opensParts = (chunk: Chunk) =>
    introducesComponent(chunk, language) ||
    isWithSeparator(chunk, language) ||
    isLeaving(chunk, language) ||
    (chunk.kind === "separator" && language.foodPhrases.listOpeners.has(chunk.text));
  const isQualifier = (chunk: Chunk) =>
    chunk.kind === "words" &&
    chunk.stems.every((word) => language.stopWords.genericWords.has(word));
  if (between.every(isQualifier)) return "adjacent";
  if (between.some(opensParts)) return "part";
  const marks = between.filter((chunk) => !isAmount(chunk) && !isClosingBracket(chunk));
  const isList = marks.length > 0 && marks.every((chunk) => isListSeparator(chunk, language));
  return isList ? "list" : undefined;
}

/** "whey (30 g), almond milk": the end of a size. */
const isClosingBracket = (chunk: Chunk) => chunk.kind === "separator" && chunk.text === ")";

/** True if a bracket is open that begins after an earlier food or in its name. */
export function isBracketed(
  chunks: readonly Chunk[],
  foods: readonly FoodSpan[],
  position: number,
): boolean {
  const marks = chunks
    .slice(0, foods[position]?.from)
    .flatMap((chunk, at) => (chunk.kind === "separator" && /[()]/.test(chunk.text) ? [at] : []));
  const last = marks.at(-1);
  const opening = last === undefined ? undefined : chunks[last];
  const isOpen = opening?.kind === "separator" && opening.text === "(";
  return isOpen && foods.slice(0, position).some(({ from }) => from < (last ?? 0));
}

/** "a tea for lunch, biscuits": what follows is not a part of the tea. */
const isPurpose = (chunk: Chunk, { functionWords }: Language) =>
  chunk.kind === "connector" && chunk.text === functionWords.purposeWord;
