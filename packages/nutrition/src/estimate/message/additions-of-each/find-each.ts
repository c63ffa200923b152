import type { Language } from "../../../languages/language.ts";
import type { Token } from "../../words/tokens.ts";
import { has, type Range, type Words } from "./amounts.ts";

/** Words that say that an amount is that of each piece: "each", "on each of them", "in each bun", "per slice". */
export interface EachWords extends Range {
  /** Before "each" is "on", "in" or "per". */
  readonly isPlaced: boolean;
  /** The stem of the word for one of the pieces. */
  readonly nounStem: string | undefined;
}

/** All such words of a message, in their order. */
export function findEachWords(tokens: Words, language: Language): readonly EachWords[] {
  return tokens.flatMap((token, at) => {
    const found = readEach(tokens, at, language) ?? readPer(tokens, at, token, language);
    return found ? [found] : [];
  });
}

/** "each", "on each", "in each bun", "on every one of them" */
function readEach(tokens: Words, at: number, language: Language): EachWords | undefined {
  const { eachWords, eachWithNoun, placements } = language.additionsOfEach;
  const needsNoun = has(eachWithNoun, tokens[at]);
  if (!needsNoun && !has(eachWords, tokens[at])) return undefined;
  const isPlaced = has(placements, tokens[at - 1]);
  const from = isPlaced ? at - 1 : at;
  const to = endOfPronoun(tokens, at + 1, language);
  if (to > at + 1) return { from, to, isPlaced, nounStem: undefined };
  const noun = tokens[at + 1];
  const isNoun =
    noun?.kind === "word" && (needsNoun || isPlaced) && isMentionedBefore(tokens, at, noun);
  const isPiece = isPlaced && language.additionsOfEach.anyPiece.has(noun?.stem ?? "");
  if (noun && (isNoun || isPiece)) return { from, to: at + 2, isPlaced, nounStem: noun.stem };
  return needsNoun ? undefined : { from, to: at + 1, isPlaced, nounStem: undefined };
}

/** The end of "one", "of them" or "one of them". */
function endOfPronoun(tokens: Words, from: number, language: Language): number {
  const { onePiece, allPieces } = language.additionsOfEach;
  const at = has(onePiece, tokens[from]) ? from + 1 : from;
  const isOfAll =
    tokens[at]?.text === language.functionWords.partitive && has(allPieces, tokens[at + 1]);
  return isOfAll ? at + 2 : at;
}

/** "per pancake" */
function readPer(tokens: Words, at: number, token: Token, language: Language) {
  const noun = tokens[at + 1];
  const isNoun = noun?.kind === "word" && isMentionedBefore(tokens, at, noun);
  return isNoun && has(language.additionsOfEach.perWords, token)
    ? { from: at, to: at + 2, isPlaced: true, nounStem: noun.stem }
    : undefined;
}

const isMentionedBefore = (tokens: Words, at: number, { stem }: Token) =>
  tokens.slice(0, at).some((token) => token.stem === stem);
