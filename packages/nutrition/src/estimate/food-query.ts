import { correctWords } from "./correct-words.ts";
import type { FoodIndex } from "./food-index.ts";
import { unifySpelling } from "./food-words.ts";
import type { FoodQuery } from "./match-food.ts";
import type { Chunk } from "./read-chunks.ts";
import { rewrite } from "./rewrite-words.ts";
import { type Token, tokenize } from "./tokens.ts";
import { dishNouns } from "./vocabulary-foods.ts";
import { cookingStates, genericWords } from "./vocabulary-words.ts";

/** A text's tokens, slips corrected, as the table spells foods, with the nearest foods for those it does not have. */
export function readTokens(text: string, index: FoodIndex): Token[] {
  const words = correctWords(tokenize(text), index.spelling);
  return rewrite(unifySpelling(words), index.nearest);
}

/** "bacon and egg sandwich", "ham, cheese and egg omelette": what names the dish comes last. */
function joinsDish(chunks: readonly Chunk[], place: number): boolean {
  let last: Chunk | undefined;
  for (const chunk of chunks.slice(place)) {
    if (chunk.kind === "words") last = chunk;
    else if (chunk.kind !== "separator" || !listJoints.has(chunk.text)) break;
  }
  return last?.kind === "words" && dishNouns.has(last.stems.at(-1) ?? "");
}

const listJoints = new Set(["and", ",", "&", "n"]);

/** What to look for, from the chunks of one food; undefined where they name none. */
export function queryOf(
  chunks: readonly Chunk[],
  units: readonly string[] = [],
): FoodQuery | undefined {
  const words: string[] = [];
  const denied: string[] = [];
  const main: string[] = [];
  let head: string | undefined;
  let isHeadOver = false;
  for (const [place, chunk] of chunks.entries()) {
    if (chunk.kind === "words") {
      words.push(...chunk.stems);
      if (isHeadOver) continue;
      head = chunk.stems.at(-1);
      main.push(...chunk.stems);
    } else if (chunk.kind === "without") denied.push(...chunk.stems.map((word) => `no_${word}`));
    else if (chunk.kind === "amount") words.push(...chunk.amount.sizes);
    else if (main.some((word) => !genericWords.has(word))) isHeadOver = !joinsDish(chunks, place);
  }
  if (words.every((word) => genericWords.has(word) || cookingStates.has(word))) return undefined;
  const tail = isHeadOver ? words.filter((word) => !main.includes(word)) : [];
  return { words: [...words, ...denied], head, tail, units };
}
