import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";

/** "dry 75 g penne" */
export function stateBefore(
  chunks: readonly Chunk[],
  { from, amountAt: at }: FoodSpan,
  language: Language,
): readonly Chunk[] {
  const before = at === undefined || at >= from ? undefined : chunks[at - 1];
  return before && isState(before, language) ? [before] : [];
}

const statePunctuation = new Set(["(", ","]);

/** "pasta 90 g dry", "chicken 200 g (raw)", "90 g of pasta (dry weight)" */
export function statesAfter(
  chunks: readonly Chunk[],
  food: FoodSpan,
  language: Language,
): readonly Chunk[] {
  const rest = chunks.slice(Math.max(food.to, (food.amountAt ?? 0) + 1));
  const isSetOff = rest[0]?.kind === "separator" && statePunctuation.has(rest[0].text);
  if (!isSetOff && (food.amountAt === undefined || food.amountAt < food.to)) return [];
  const states = isSetOff ? rest.slice(1) : rest;
  const end = states.findIndex((chunk) => !isState(chunk, language));
  const found = end < 0 ? states : states.slice(0, end);
  return states[found.length]?.kind === "words" ? [] : found;
}

const isState = (chunk: Chunk, language: Language) =>
  chunk.kind === "words" && chunk.stems.every((word) => language.stopWords.weighedStates.has(word));
