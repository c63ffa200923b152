import type { Language } from "../../languages/language.ts";
import { numberOf } from "../chunks/read-count.ts";
import type { Token } from "../words/tokens.ts";

/** What a correction writes over a span of the words before it. Offsets are of the message. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The named groups of a correction's pattern. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** A number or an article. */
export const isCount = (token: Token | undefined, language: Language) =>
  token !== undefined &&
  (numberOf(token, language) !== undefined || language.amounts.articles.has(token.text));

/** The index of the last mention of a noun; -1 if there is none. */
export const findLastNoun = (tokens: readonly Token[], noun: string, language: Language) =>
  tokens.findLastIndex(
    ({ stem, kind }) =>
      kind === "word" && withoutEnding(stem, language) === withoutEnding(noun, language),
  );

/** "toastie" and "toasty", the stem of "toasties", are the same noun. */
const withoutEnding = (stem: string, language: Language) =>
  stem.replace(language.selfCorrections.nounEndings, "");

/** Words between the count of a food and its noun: "one old fashioned plain timbit". */
export const maxAdjectives = 5;

/** The first of at most `limit` words that describe a noun: "tuna" in "a tuna wrap". */
export function findDescription(
  tokens: readonly Token[],
  nounAt: number,
  limit: number,
  language: Language,
): Token | undefined {
  const isDescription = (token: Token | undefined) =>
    token?.kind === "word" &&
    !isCount(token, language) &&
    !language.selfCorrections.endsDescription.has(token.text);
  let from = nounAt;
  while (nounAt - from < limit && isDescription(tokens[from - 1])) from -= 1;
  return tokens[from];
}

/** The first word of a count: "half" in "half of a pita". */
export function findCountStart(
  tokens: readonly Token[],
  countAt: number,
  language: Language,
): number {
  const isPart = (at: number) => isCount(tokens[at], language) || isFraction(tokens[at], language);
  let at = countAt;
  while (at > 0) {
    const previous = tokens[at - 1]?.text === language.functionWords.partitive ? at - 2 : at - 1;
    if (!isPart(previous)) break;
    at = previous;
  }
  return at;
}

/** "half", "quarter" */
export const isFraction = (token: Token | undefined, language: Language) =>
  language.amounts.fractionWords.has(token?.text ?? "");
