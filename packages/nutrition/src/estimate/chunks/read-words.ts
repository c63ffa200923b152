import type { Language } from "../../languages/language.ts";
import { isPluralToken, type Token } from "../words/tokens.ts";
import type { Chunk } from "./chunk.ts";

/** Appends a word as a chunk. Words that replaced one original word form one chunk. */
export function addWord(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): void {
  const token = tokens[at] as Token;
  const last = chunks.at(-1);
  const previous = previousToken(tokens, at, language);
  const isAdjacentWord =
    last?.kind === "words" && previous !== undefined && previous.end <= last.end;
  const isSameSource = isAdjacentWord && previous?.start === token.start;
  const fillerCount = language.stopWords.chatter.has(token.text) ? 1 : 0;
  const span = { end: token.end, kind: "words" } as const;
  if (isSameSource && last.kind === "words") {
    const stems = [...last.stems, token.stem];
    chunks[chunks.length - 1] = { ...last, ...span, stems };
    return;
  }
  const isPlural = isPluralToken(token);
  const word = { stems: [token.stem], fillerCount, isAdjacentWord, isPlural };
  chunks.push({ ...span, ...word, start: token.start });
}

/** The previous token, ignoring "filled" in "meat-filled tortellini". */
function previousToken(
  tokens: readonly Token[],
  at: number,
  language: Language,
): Token | undefined {
  const previous = tokens[at - 1];
  return previous && isHyphenedConnector(previous, language) ? tokens[at - 2] : previous;
}

/** "meat-filled taco" is a taco with meat. */
export function isHyphenedConnector({ isHyphened, text }: Token, language: Language): boolean {
  return (
    isHyphened === true &&
    (language.stopWords.connectors.has(text) || language.stopWords.componentSeparators.has(text))
  );
}

/** True if the token ends a run of words. */
export function isBoundary(token: Token, language: Language): boolean {
  return (
    language.stopWords.separatorClasses.has(token.text) ||
    language.stopWords.connectors.has(token.text) ||
    language.stopWords.negations.has(token.text)
  );
}
