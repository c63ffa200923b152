import type { Read } from "./amount.ts";
import type { Chunk } from "./chunk.ts";
import { readCount } from "./read-count.ts";
import { readMeasure } from "./read-measure.ts";
import type { Token } from "./tokens.ts";
import { cutFoods } from "./vocabulary-foods.ts";

const cuts = new Set(["slice", "piece", "wedge"]);
const leads = new Set(["of", "a", "an", "the", "whole", "entire"]);

/**
 * A part of a whole that was named before. Of a slice it says how large the slice was cut: "a slice
 * of quiche, one-eighth of a 9-inch pie" is that slice, and nothing is to be said of it. Of the whole
 * it is the share that was eaten: "a pizza, three quarters of the pie".
 */
export function readShareOfWhole(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): Read<number | undefined> | undefined {
  const count = readCount(tokens, at);
  if (count === undefined || count.value.count >= 1) return undefined;
  let from = count.end;
  while (leads.has(tokens[from]?.text ?? "")) from += 1;
  const { value, end } = readMeasure(tokens, from);
  if (!cutFoods.has(tokens[end]?.stem ?? "")) return undefined;
  const item = chunks.slice(chunks.findLastIndex((chunk) => chunk.kind === "stop") + 1);
  const amount = item.findLast((chunk) => chunk.kind === "amount")?.amount;
  const isThe = tokens.slice(count.end - 1, from).some(({ text }) => text === "the");
  const isCut = amount?.units.some((unit) => cuts.has(unit)) === true;
  const isMeasured = value.inches !== undefined || value.gramsEach !== undefined;
  if (isCut && (isMeasured || isThe)) return { value: undefined, end: end + 1 };
  return isThe && item.some(isCutFood) ? { value: count.value.count, end: end + 1 } : undefined;
}

const isCutFood = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.some((word) => cutFoods.has(word));
