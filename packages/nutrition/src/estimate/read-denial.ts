import type { Chunk } from "./chunk.ts";
import { isBoundary } from "./read-words.ts";
import type { Token } from "./tokens.ts";
import { deniers, eatingVerbs, fillers, negations } from "./vocabulary-words.ts";

/** The word of denial that begins here: "without", "instead of", "didn't have". */
export function startOfDenial(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (replacers.has(`${word} ${next}`)) return at + 1;
  return negations.has(word) || (deniers.has(word) && eatingVerbs.has(next)) ? at : undefined;
}

/** What follows is not eaten, but what stands before. */
const replacers = new Set(["instead of", "rather than"]);

/** Small additions that a denial goes on to: "without milk and sugar". */
const additions = new Set(
  "milk sugar salt butter oil cream dressing sauce mayonnaise cheese honey syrup ice pepper ketchup".split(
    " ",
  ),
);

/** Adds what is denied here; gives the place behind. */
export function readNegation(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const stems: string[] = [];
  let end = at + 1;
  while (end < tokens.length) {
    const token = tokens[end] as Token;
    const goesOn =
      token.text === "or" || (token.text === "and" && additions.has(tokens[end + 1]?.stem ?? ""));
    if (!goesOn) {
      if (token.kind !== "word" || isBoundary(token)) break;
      if (!fillers.has(token.text) && token.text !== "a" && token.text !== "an")
        stems.push(token.stem);
    }
    end += 1;
  }
  const first = tokens[at] as Token;
  const last = tokens[end - 1] as Token;
  chunks.push({ kind: "without", stems, start: first.start, end: last.end });
  return end;
}
