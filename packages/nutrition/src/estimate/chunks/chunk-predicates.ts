import type { Language } from "../../languages/language.ts";
import type { Amount } from "./amount.ts";
import type { Chunk } from "./chunk.ts";

/** The stems of all word chunks. */
export const stemsOf = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.flatMap((chunk) => (chunk.kind === "words" ? chunk.stems : []));

export function amountAt(chunks: readonly Chunk[], at: number | undefined): Amount | undefined {
  const chunk = at === undefined ? undefined : chunks[at];
  return chunk?.kind === "amount" ? chunk.amount : undefined;
}

/** The separator "with": the next food may be a component or a separate food. */
export const isWithSeparator = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "separator" && language.functionWords.accompanyingWords.has(chunk.text);

/** "prepared" in "cocoa prepared with milk": "with" introduces a component. */
export const isPreparationWord = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "words" &&
  chunk.stems.some((word) => language.foodPhrases.preparationWords.has(word));

/** "in", "made", "topped": introduces a component of the previous food. */
export const introducesComponent = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "connector" ||
  (chunk?.kind === "separator" && language.stopWords.componentSeparators.has(chunk.text));

/** A comma or "and". */
export const isListSeparator = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "separator" &&
  (chunk.text === "," || chunk.text === language.functionWords.conjunction);
