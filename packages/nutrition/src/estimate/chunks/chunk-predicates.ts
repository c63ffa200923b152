import { componentSeparators } from "../vocabulary/stop-words.ts";
import type { Amount } from "./amount.ts";
import type { Chunk } from "./chunk.ts";

/** The words among chunks. */
export const stemsOf = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.flatMap((chunk) => (chunk.kind === "words" ? chunk.stems : []));

/** The amount that stands at a place, if one does. */
export function amountAt(chunks: readonly Chunk[], at: number | undefined): Amount | undefined {
  const chunk = at === undefined ? undefined : chunks[at];
  return chunk?.kind === "amount" ? chunk.amount : undefined;
}

/** The separator "with": what follows may be in the food before, or beside it. */
export const isWithSeparator = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "with";

const makings = new Set(
  "prepared cooked brewed blended mixed seasoned flavored sweetened fortified".split(" "),
);

/** "prepared" of "cocoa prepared with milk", which is made with it. */
export const isPreparationWord = (chunk: Chunk | undefined) =>
  chunk?.kind === "words" && chunk.stems.some((word) => makings.has(word));

/** "in", "made", "topped": what follows is a part of the food before. */
export const introducesComponent = (chunk: Chunk | undefined) =>
  chunk?.kind === "connector" ||
  (chunk?.kind === "separator" && componentSeparators.has(chunk.text));
