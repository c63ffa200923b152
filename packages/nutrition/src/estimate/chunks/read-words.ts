import {
  chatter,
  componentSeparators,
  connectors,
  negations,
  separatorCosts,
} from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Chunk } from "./chunk.ts";

/** Each word is a chunk of its own, but those that were written as one food are one. */
export function addWord(tokens: readonly Token[], at: number, chunks: Chunk[]): void {
  const token = tokens[at] as Token;
  const last = chunks.at(-1);
  const before = nearestBefore(tokens, at);
  const isInRun = last?.kind === "words" && before !== undefined && before.end <= last.end;
  const isSameWord = isInRun && before?.start === token.start;
  const fillerCount = chatter.has(token.text) ? 1 : 0;
  const span = { end: token.end, kind: "words" } as const;
  if (isSameWord && last.kind === "words") {
    const stems = [...last.stems, token.stem];
    chunks[chunks.length - 1] = { ...last, ...span, stems };
    return;
  }
  chunks.push({ ...span, stems: [token.stem], fillerCount, isInRun, start: token.start });
}

/** The token before, but for the "filled" of "meat-filled tortellini". */
function nearestBefore(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  return before && isPartOfName(before) ? tokens[at - 2] : before;
}

/** "meat-filled taco" is a taco with meat, and no "meat filled with taco". */
export function isPartOfName({ isHyphened, text }: Token): boolean {
  return isHyphened === true && (connectors.has(text) || componentSeparators.has(text));
}

/** Ends a run of words. */
export function isBoundary(token: Token): boolean {
  return separatorCosts.has(token.text) || connectors.has(token.text) || negations.has(token.text);
}
