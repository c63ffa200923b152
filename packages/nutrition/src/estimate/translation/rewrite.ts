import { allowUnaccented, type PhrasePattern } from "../../languages/language-pack.ts";
import { createLiteralTest } from "../../languages/required-literals.ts";
import { isOneSlip } from "../words/correct-words.ts";

/** A text after words were replaced, with the span of the original that each of its characters is of. */
export interface Rewritten {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Replaces the words of a text, and keeps the places of the words before. */
export type Rewrite = (text: string) => Rewritten;

/** A text whose characters are those of the original. */
export const unchanged: Rewrite = (text) => ({
  text,
  starts: Array.from({ length: text.length + 1 }, (_, at) => at),
  ends: Array.from({ length: text.length }, (_, at) => at + 1),
});

interface Rule {
  readonly pattern: RegExp;
  readonly to: string;
}

/** Replaced words leave doubled spaces. */
const spaces: readonly Rule[] = [
  { pattern: /(?<=\s) +|^ +| +$/g, to: "" },
  { pattern: / +(?=[,;.!?])/g, to: "" },
  { pattern: /^[,;:.! ]+|[,;:] *$|(?<=[,;]) ?[,;]/g, to: "" },
];

const notInWord = "(?<![\\p{L}\\d](?=[\\p{L}\\d]))";

/** Shorter words have too many neighbours. */
const minLength = 5;

/**
 * Rewrites instructions to the wordings that a pack's patterns have. A word that is one slip away from one of the patterns,
 * and is misspelt according to `isMisspelt`, is that one.
 */
export function createRewrite(
  rewrites: readonly PhrasePattern[],
  patterns: readonly PhrasePattern[],
  isMisspelt: (word: string, meant: string) => boolean,
): Rewrite {
  const rules = rewrites.map(({ pattern, to }) => ({
    pattern: new RegExp(`${notInWord}(?:${allowUnaccented(pattern)})${notInWord}`, "giu"),
    mayMatch: createLiteralTest(allowUnaccented(pattern)),
    to,
  }));
  const sources = [...rewrites, ...patterns].map(({ pattern }) => pattern).join(" ");
  const find = (pattern: RegExp) =>
    new Set(Array.from(sources.matchAll(pattern), ([word]) => word));
  const parts = find(/\p{L}{4,}/gu);
  const vocabulary = find(/(?<![\p{L}\\})?\]])\p{L}{5,}(?![\p{L}(?*+{[])/gu);
  const correct = (word: string) => {
    const lower = word.toLowerCase();
    if (word.length < minLength || parts.has(lower)) return undefined;
    const near = [...vocabulary].filter(
      (known) => known[0] === lower[0] && isOneSlip(lower, known),
    );
    const [meant, ...others] = near;
    return meant !== undefined && others.length === 0 && isMisspelt(lower, meant)
      ? meant
      : undefined;
  };
  const correctAll: Rewrite = (text) => {
    let corrected = unchanged(text);
    for (const { 0: word, index } of [...text.matchAll(/\p{L}+/gu)].reverse()) {
      const meant = correct(word);
      if (meant !== undefined) corrected = replace(corrected, index, word.length, meant);
    }
    return corrected;
  };
  return (text) => {
    let rewritten = correctAll(text);
    let hasSpareSpaces = true;
    let lower = rewritten.text.toLowerCase();
    for (const rule of rules) {
      const before = rewritten;
      if (rule.mayMatch(lower)) rewritten = apply(rewritten, rule);
      // Where neither a rule nor the removal of spaces before it changed a word, there are none to remove.
      if (rewritten === before && !hasSpareSpaces) continue;
      rewritten = spaces.reduce(apply, rewritten);
      hasSpareSpaces = rewritten !== before;
      if (hasSpareSpaces) lower = rewritten.text.toLowerCase();
    }
    return rewritten;
  };
}

function apply(rewritten: Rewritten, { pattern, to }: Rule): Rewritten {
  const matches = [...rewritten.text.matchAll(pattern)].reverse();
  return matches.reduce(
    (rest, { 0: match, index }) => replace(rest, index, match.length, to),
    rewritten,
  );
}

/** Each character of the new words is of all that they replace. */
function replace(
  { text, starts, ends }: Rewritten,
  at: number,
  length: number,
  to: string,
): Rewritten {
  const after = at + length;
  const start = starts[at] ?? 0;
  const end = length > 0 ? (ends[after - 1] ?? start) : start;
  const fill = (place: number) => Array.from({ length: to.length }, () => place);
  return {
    text: text.slice(0, at) + to + text.slice(after),
    starts: [...starts.slice(0, at), ...fill(start), ...starts.slice(after)],
    ends: [...ends.slice(0, at), ...fill(end), ...ends.slice(after)],
  };
}
