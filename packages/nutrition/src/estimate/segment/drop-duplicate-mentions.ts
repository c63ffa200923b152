import { isMeasured, isUncounted } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, introducesComponent, stemsOf } from "../chunks/chunk-predicates.ts";
import { breads, ingredientListDishes, sandwiches } from "../vocabulary/food-classes.ts";
import { genericWords } from "../vocabulary/stop-words.ts";
import { queryOf } from "./food-query.ts";
import type { FoundFood } from "./segment-foods.ts";

/**
 * The foods of a stretch of `text` that are told once. "A package of fig bars, which held two bars"
 * tells of two bars; "a sandwich of two slices of bread and 60 g of ham" of bread and ham.
 */
export function dropRestatedFoods(
  foods: readonly FoundFood[],
  chunks: readonly Chunk[],
  text: string,
): FoundFood[] {
  const told = foods.map((food) => tellingOf(food, chunks));
  const restatedAt = [...text.matchAll(restating)].map(({ index }) => index);
  const once = foods.filter((_, place) => !isToldAgain(told, place, text, restatedAt));
  return once.filter((food, place) => !isToldByParts(food, once.slice(place + 1), chunks));
}

/** What leads to the same food once more. */
const restating =
  /\b(?:enjoying|every (?:bite|bit|sip|mouthful|spoonful|morsel)|which (?:is|was|were|had|held|included|contained|consisted)|consist\w*|contain\w*|includ\w+|specifically|namely|just|exactly|i\.e)\b/gi;

/** A food as it is told, by offsets in the text. */
interface MentionSpan {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly head: string | undefined;
  readonly isMeasured: boolean;
  readonly isArticle: boolean;
}

function tellingOf(food: FoundFood, chunks: readonly Chunk[]): MentionSpan {
  return {
    start: startOf(food, chunks),
    end: endOf(food, chunks),
    words: nameOf(food, chunks),
    head: headOf(food, chunks),
    isMeasured: hasMeasure(food, chunks),
    isArticle: isUncounted(amountAt(chunks, food.amountAt)),
  };
}

function isToldAgain(
  told: readonly MentionSpan[],
  place: number,
  text: string,
  restatedAt: readonly number[],
): boolean {
  const again = told[place] as MentionSpan;
  if (again.isMeasured || again.head === undefined) return false;
  // Only what stands before some word that restates it, or right before it, can be told again.
  const restated = restatedAt.findLast((at) => at < again.start) ?? -1;
  const from = restated < 0 ? Math.max(0, place - 1) : 0;
  return told.slice(from, place).some((first, at) => {
    if (first.end > restated && from + at !== place - 1) return false;
    if (first.head !== again.head || !again.words.every((word) => first.words.includes(word))) {
      return false;
    }
    return first.end <= restated || isPartedByComma(text.slice(first.end, again.start), again);
  });
}

/** "A pie, a sweet pie" is one; so is "1/8 of a pie" behind "a piece of apple pie, just right at". */
const isPartedByComma = (joint: string, again: MentionSpan) =>
  again.isArticle && /^\s*,\s*(?:the\s)?$/.test(joint);

/** A dish told by weighed or measured parts is the sum of them; so are "two sodas: 330 g of ..." */
function isToldByParts(
  dish: FoundFood,
  after: readonly FoundFood[],
  chunks: readonly Chunk[],
): boolean {
  const words = nameOf(dish, chunks);
  const isDish = words.length === 1 && words.every((word) => ingredientListDishes.has(word));
  const isTold = isDish ? leadsToParts(chunks[dish.to]) : isHeadingOfSeveral(dish, chunks);
  if (!isTold || hasMeasure(dish, chunks)) return false;
  const stop = chunks.findIndex((chunk, at) => at >= dish.to && chunk.kind === "stop");
  const parts = stop < 0 ? after : after.filter((part) => part.from <= stop);
  const measured = parts.filter((part) => hasMeasure(part, chunks));
  if (measured.length >= 2) return true;
  const hasBread = (part: FoundFood) => nameOf(part, chunks).some((word) => breads.has(word));
  return words.some((word) => sandwiches.has(word)) && measured.some(hasBread);
}

function isHeadingOfSeveral(food: FoundFood, chunks: readonly Chunk[]): boolean {
  const next = chunks.slice(food.to).find(({ kind }) => kind !== "connector");
  const isHeading = next?.kind === "separator" && next.text === ":";
  return isHeading && (amountAt(chunks, food.amountAt)?.count ?? 0) > 1;
}

/** What may stand between a dish and the list of its parts. */
const leadsToParts = (chunk: Chunk | undefined) =>
  introducesComponent(chunk) || (chunk?.kind === "separator" && listOpeners.has(chunk.text));

const listOpeners = new Set(["with", ":", "("]);

const headOf = (food: FoundFood, chunks: readonly Chunk[]) =>
  queryOf(chunks.slice(food.from, food.to))?.head;

function nameOf(food: FoundFood, chunks: readonly Chunk[]): string[] {
  return stemsOf(chunks.slice(food.from, food.to)).filter((word) => !genericWords.has(word));
}

function hasMeasure(food: FoundFood, chunks: readonly Chunk[]): boolean {
  const amount = amountAt(chunks, food.amountAt);
  return amount !== undefined && isMeasured(amount);
}

function startOf(food: FoundFood, chunks: readonly Chunk[]): number {
  const at = Math.min(food.from, food.amountAt ?? food.from);
  return chunks[at]?.start ?? 0;
}

function endOf(food: FoundFood, chunks: readonly Chunk[]): number {
  const at = Math.max(food.to - 1, food.amountAt ?? 0);
  return chunks[at]?.end ?? 0;
}
