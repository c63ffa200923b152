import { isUncounted } from "./amount-kinds.ts";
import type { Chunk } from "./chunk.ts";
import type { FoundFood } from "./find-foods.ts";
import { queryOf } from "./food-query.ts";
import { breads, partedDishes, sandwiches } from "./vocabulary-foods.ts";
import { connectors, genericWords, partLeads } from "./vocabulary-words.ts";

/**
 * The foods of a stretch of `text` that are told once. "A package of fig bars, which held two bars"
 * tells of two bars; "a sandwich of two slices of bread and 60 g of ham" of bread and ham.
 */
export function dropToldAgain(
  foods: readonly FoundFood[],
  chunks: readonly Chunk[],
  text: string,
): FoundFood[] {
  const once = foods.filter((food, place) => {
    const before = foods.slice(0, place);
    return !before.some((other) => isToldAgain(other, food, chunks, text));
  });
  return once.filter((food, place) => !isToldByParts(food, once.slice(place + 1), chunks));
}

/** What leads to the same food once more. */
const restating =
  /\b(?:enjoying|which (?:is|was|were|had|held|included|contained|consisted)|consist\w*|contain\w*|includ\w+|specifically|namely|just|exactly|i\.e)\b/i;

function isToldAgain(
  first: FoundFood,
  again: FoundFood,
  chunks: readonly Chunk[],
  text: string,
): boolean {
  if (hasMeasure(again, chunks)) return false;
  const known = new Set(nameOf(first, chunks));
  const words = nameOf(again, chunks);
  const head = headOf(first, chunks);
  if (head === undefined || headOf(again, chunks) !== head) return false;
  if (!words.every((word) => known.has(word))) return false;
  const joint = text.slice(endOf(first, chunks), startOf(again, chunks));
  // "A pie, a sweet pie" is one; so is "1/8 of a pie" behind "a piece of apple pie, just right at".
  return restating.test(joint) || (/^\s*,\s*(?:the\s)?$/.test(joint) && isArticle(again, chunks));
}

/** A dish told by weighed or measured parts is the sum of them. */
function isToldByParts(
  dish: FoundFood,
  after: readonly FoundFood[],
  chunks: readonly Chunk[],
): boolean {
  const words = nameOf(dish, chunks);
  const isDish = words.length === 1 && words.every((word) => partedDishes.has(word));
  if (!isDish || hasMeasure(dish, chunks) || !leadsToParts(chunks[dish.to])) return false;
  const parts = after.filter((part) => !chunks.slice(dish.to, part.from).some(isStop));
  const measured = parts.filter((part) => hasMeasure(part, chunks));
  if (measured.length >= 2) return true;
  const hasBread = (part: FoundFood) => nameOf(part, chunks).some((word) => breads.has(word));
  return words.some((word) => sandwiches.has(word)) && measured.some(hasBread);
}

function leadsToParts(chunk: Chunk | undefined): boolean {
  if (chunk?.kind === "connector") return connectors.has(chunk.text);
  const joints = ["with", ":", "("];
  return chunk?.kind === "separator" && (joints.includes(chunk.text) || partLeads.has(chunk.text));
}

const isStop = (chunk: Chunk) => chunk.kind === "stop";

const headOf = (food: FoundFood, chunks: readonly Chunk[]) =>
  queryOf(chunks.slice(food.from, food.to))?.head;

function nameOf(food: FoundFood, chunks: readonly Chunk[]): string[] {
  return chunks
    .slice(food.from, food.to)
    .flatMap((chunk) => (chunk.kind === "words" ? chunk.stems : []))
    .filter((word) => !genericWords.has(word));
}

function amountOf(food: FoundFood, chunks: readonly Chunk[]) {
  const chunk = food.amountAt === undefined ? undefined : chunks[food.amountAt];
  return chunk?.kind === "amount" ? chunk.amount : undefined;
}

/** A weight, a volume or a household unit. */
function hasMeasure(food: FoundFood, chunks: readonly Chunk[]): boolean {
  const amount = amountOf(food, chunks);
  return (
    amount !== undefined &&
    (amount.units.length > 0 || amount.gramsEach !== undefined || amount.mlEach !== undefined)
  );
}

const isArticle = (food: FoundFood, chunks: readonly Chunk[]) =>
  isUncounted(amountOf(food, chunks));

function startOf(food: FoundFood, chunks: readonly Chunk[]): number {
  const at = Math.min(food.from, food.amountAt ?? food.from);
  return chunks[at]?.start ?? 0;
}

function endOf(food: FoundFood, chunks: readonly Chunk[]): number {
  const at = Math.max(food.to - 1, food.amountAt ?? 0);
  return chunks[at]?.end ?? 0;
}
