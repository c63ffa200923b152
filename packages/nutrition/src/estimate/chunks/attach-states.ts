import type { Language } from "../../languages/language.ts";
import type { Chunk } from "./chunk.ts";

/**
 * Moves a state after an amount into the amount's chunk: "chicken 180 g grilled, 150 g rice". It describes the food
 * before the amount; next to what follows it would be read as part of that name.
 */
export function attachStates(chunks: readonly Chunk[], language: Language): readonly Chunk[] {
  const attached: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at] as Chunk;
    const state = chunks[at + 1];
    if (chunk.kind !== "amount" || !state || !isStateOf(chunks, at, language)) {
      attached.push(chunk);
      continue;
    }
    attached.push({ ...chunk, state: { start: state.start, end: state.end } });
    at += 1;
  }
  return attached;
}

/** True for a state between an amount after its food and the end of the item. */
function isStateOf(chunks: readonly Chunk[], amountAt: number, language: Language): boolean {
  const [state, next] = [chunks[amountAt + 1], chunks[amountAt + 2]];
  const isState =
    state?.kind === "words" &&
    state.stems.every((word) => language.stopWords.cookingStates.has(word));
  const endsItem = next === undefined || next.kind === "separator" || next.kind === "stop";
  if (!isState || !endsItem) return false;
  let start = amountAt;
  while (chunks[start - 1]?.kind === "words") start -= 1;
  return start < amountAt && chunks[start - 1]?.kind !== "amount";
}
