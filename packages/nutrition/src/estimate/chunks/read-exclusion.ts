import { articles } from "../../languages/en/amounts.ts";
import { findExclusionTerm } from "../../languages/en/diet-qualifiers.ts";
import * as exclusions from "../../languages/en/exclusions.ts";
import { conjunction, disjunction, indefiniteArticles } from "../../languages/en/function-words.ts";
import {
  eatingVerbs,
  fillers,
  negatedAuxiliaries,
  negations,
} from "../../languages/en/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Chunk } from "./chunk.ts";
import { isBoundary } from "./read-words.ts";

/** The index of a negation: "without", "instead of", "didn't have". */
export function findExclusionStart(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (exclusions.replacementPhrases.has(`${word} ${next}`)) return at + 1;
  if (word === exclusions.notWord && exclusions.wordsAfterNot.has(next)) return at + 1;
  return negations.has(word) || (negatedAuxiliaries.has(word) && eatingVerbs.has(next))
    ? at
    : undefined;
}

/** "or", and the "and" in "without milk and sugar". */
function isExclusionJoiner(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text;
  return (
    word === disjunction ||
    (word === conjunction && exclusions.jointlyExcluded.has(tokens[at + 1]?.stem ?? ""))
  );
}

/** Appends the exclusion at this index; returns the index after it. */
export function readExclusion(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const stems: string[] = [];
  let end = at + 1;
  const isList = excludesList(tokens, at);
  for (; end < tokens.length; end += 1) {
    if (isSkipped(tokens, end, stems) || (isList && continuesList(tokens, end))) continue;
    const token = tokens[end] as Token;
    if (token.kind !== "word" || isBoundary(token)) break;
    if (endsExclusion(tokens, at, stems) && !isExclusionJoiner(tokens, end - 1)) break;
    if (!isFiller(token)) stems.push(token.stem);
  }
  const first = tokens[at] as Token;
  const last = tokens[end - 1] as Token;
  chunks.push({ kind: "without", stems, start: first.start, end: last.end });
  return end;
}

/** "without carrots, broccoli or potatoes": a list with "or" is excluded as a whole. */
function excludesList(tokens: readonly Token[], at: number): boolean {
  if (exclusions.listExclusions.has(tokens[at]?.text ?? "")) return true;
  for (let position = at + 1; position < tokens.length; position += 1) {
    const token = tokens[position] as Token;
    if (token.text === disjunction) return tokens[position - 1]?.text === ",";
    if (token.text !== "," && (token.kind !== "word" || isBoundary(token))) return false;
  }
  return false;
}

/** The comma or "and" of such a list, unless a new food follows: "excluding nuts, and a tea". */
function continuesList(tokens: readonly Token[], at: number): boolean {
  if (!exclusions.exclusionListSeparators.has(tokens[at]?.text ?? "")) return false;
  const next = exclusions.exclusionListSeparators.has(tokens[at + 1]?.text ?? "")
    ? tokens[at + 2]
    : tokens[at + 1];
  return next?.kind === "word" && !articles.has(next.text) && !isBoundary(next) && !isFiller(next);
}

/**
 * "no salt grilled chicken": only the word with a known denial is excluded. Also "a no-nut
 * brownie": only the hyphenated word.
 */
function endsExclusion(tokens: readonly Token[], at: number, stems: readonly string[]): boolean {
  const isHyphenPrefix = stems.length > 0 && tokens[at + 1]?.isHyphened === true;
  return isHyphenPrefix || findExclusionTerm(stems.at(-1) ?? "") !== undefined;
}

const isSkipped = (tokens: readonly Token[], at: number, stems: readonly string[]) =>
  isExclusionJoiner(tokens, at) || (stems.length === 0 && isLeadingFiller(tokens[at]));

/** "without any added salt" */
const isLeadingFiller = (token: Token | undefined) =>
  exclusions.wordsAfterNegation.has(token?.text ?? "");

const isFiller = ({ text }: Token) => fillers.has(text) || indefiniteArticles.has(text);
