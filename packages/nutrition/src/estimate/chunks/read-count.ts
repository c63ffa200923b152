import * as amountPhrases from "../../languages/en/amount-phrases.ts";
import {
  approximateCounts,
  articles,
  fractionCharacters,
  fractionWords,
  numberWords,
  percentPattern,
} from "../../languages/en/amounts.ts";
import * as grammar from "../../languages/en/function-words.ts";
import { cutUnits } from "../../languages/en/portion-labels.ts";
import { outWord } from "../../languages/en/remarks.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

/** A count before any unit. */
export interface Count {
  readonly count: number;
  readonly isArticle: boolean;
}

const countResult = (count: number, end: number, isArticle = false): ParseResult<Count> => ({
  value: { count, isArticle },
  end,
});

/** Parses a number, a fraction or an article: "2-3", "half a", "a couple of", "some". */
export function readCount(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  const token = tokens[at];
  if (token?.text === amountPhrases.timesSign) return readTimes(tokens, at);
  const percentage = readPercentage(tokens, at);
  if (percentage) return percentage;
  // Fast path: most words are not counts.
  if (token?.kind === "word" && !countWords.has(token.text) && !countWords.has(token.stem)) {
    return undefined;
  }
  if (isNameNumber(tokens, at)) return undefined;
  return (
    readFraction(tokens, at) ??
    readApproximateCount(tokens, at) ??
    readNumbers(tokens, at) ??
    readArticle(tokens, at)
  );
}

const countWords: ReadonlySet<string> = new Set([
  ...articles,
  ...fractionWords.keys(),
  ...approximateCounts.keys(),
  ...numberWords.keys(),
]);

/** "40% of it", "25% of a 400 g cake" */
function readPercentage(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  const figure = percentPattern.exec(tokens[at]?.text ?? "")?.groups?.figure;
  if (figure === undefined || tokens[at + 1]?.text !== grammar.partitive) return undefined;
  const share = Number(figure.replace("p", ".")) / 100;
  return share > 0 && share <= 1 ? countResult(share, skipOf(tokens, at + 1)) : undefined;
}

/** "x2" after a food. */
function readTimes(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  const times = tokens[at - 1]?.kind === "word" ? readNumber(tokens, at + 1) : undefined;
  const next = times && tokens[times.end];
  const isEnd =
    next === undefined || next.kind === "mark" || amountPhrases.wordsAfterTimes.has(next.text);
  return times && isEnd ? countResult(times.value, times.end) : undefined;
}

/** A number that is part of a name: "stage 2", "2nd foods", "omega-3", "B12". */
function isNameNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "number") return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next?.start === token.end && amountPhrases.ordinalSuffixes.has(next.text)) return true;
  if (grammar.percentRangeSeparators.has(next?.text ?? "") && isPercent(tokens[at + 2]))
    return true;
  if (before === undefined) return false;
  const isAfterHyphen = before.text === "-" && tokens[at - 2]?.end === before.start;
  const prefix = isAfterHyphen ? tokens[at - 2] : before;
  const isJoined =
    before.end === token.start &&
    prefix?.kind === "word" &&
    prefix.text !== amountPhrases.timesSign;
  return isJoined || amountPhrases.numberLabels.has(before.text);
}

const maxBracketTokens = 8;

/** The "2)" of "1) apple 2) 30 g cheddar", a closing bracket without an opening one. */
export function isListNumber(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "number" || next?.text !== ")" || next.start !== token.end) return false;
  const before = tokens.slice(Math.max(0, at - maxBracketTokens), at).map(({ text }) => text);
  return before.lastIndexOf("(") <= before.lastIndexOf(")");
}

/** The end of "70-85%", the content of an ingredient. */
const isPercent = (token: Token | undefined) => percentPattern.test(token?.text ?? "");

/** "half", "half a", "a quarter of the", "three quarters of a", "3/4 of a". */
function readFraction(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const ratio = readRatio(tokens, at);
  if (ratio && ratio.value < 1 && isOfArticle(tokens, ratio.end))
    return countResult(ratio.value, skipOf(tokens, ratio.end));
  const hasCount = articles.has(first.text) || numberWords.has(first.text);
  const word = hasCount ? tokens[at + 1] : first;
  const fraction = fractionWords.get(word?.stem ?? "");
  if (
    fraction === undefined ||
    !(hasCount || word?.text === amountPhrases.halfWord || followsOfArticle(tokens, at + 1))
  ) {
    return undefined;
  }
  const times = numberWords.get(first.text) ?? 1;
  const next = at + (hasCount ? 2 : 1);
  const dozenAt = articles.has(tokens[next]?.text ?? "") ? next + 1 : next;
  if (tokens[dozenAt]?.stem === amountPhrases.dozenWord) {
    return countResult(times * fraction * 12, skipOf(tokens, dozenAt + 1));
  }
  return countResult(times * fraction, skipOf(tokens, next));
}

/** "third of a cup" */
const followsOfArticle = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === grammar.partitive && articles.has(tokens[at + 1]?.text ?? "");

/** "of a", "a", "of the" */
function isOfArticle(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]?.text === grammar.partitive ? at + 1 : at;
  return grammar.countDeterminers.has(tokens[after]?.text ?? "");
}

function skipOf(tokens: readonly Token[], at: number): number {
  let end = at;
  if (tokens[end]?.text === grammar.partitive) end += 1;
  if (grammar.countDeterminers.has(tokens[end]?.text ?? "")) end += 1;
  return end;
}

/** "a couple of", "several", "a dozen", "two dozen". */
function readApproximateCount(
  tokens: readonly Token[],
  at: number,
): ParseResult<Count> | undefined {
  const first = tokens[at]?.text ?? "";
  const times = first === grammar.indefiniteArticle ? 1 : numberOf(tokens[at]);
  const position = times === undefined ? at : at + 1;
  const word = tokens[position]?.stem ?? "";
  const approximate =
    word === amountPhrases.stackWord && tokens[position + 1]?.text !== grammar.partitive
      ? undefined
      : approximateCounts.get(word);
  return approximate === undefined
    ? undefined
    : countResult((times ?? 1) * approximate, skipOf(tokens, position + 1));
}

/** "2", "1 1/2", "1½", "2-3", "two to three", "twenty five", "one and a half", "2 x". */
function readNumbers(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  const first = readNumber(tokens, at);
  if (!first) return undefined;
  const separator = tokens[first.end]?.text ?? "";
  const second = grammar.rangeSeparators.has(separator)
    ? readNumber(tokens, first.end + 1)
    : undefined;
  if (second && second.value > first.value) {
    return countResult((first.value + second.value) / 2, second.end);
  }
  const slicesAt = skipWholeCount(tokens, first);
  if (slicesAt !== undefined) return countResult(first.value, slicesAt);
  if (separator !== amountPhrases.timesSign) return countResult(first.value, first.end);
  const times = readNumber(tokens, first.end + 1);
  const next = times && tokens[times.end];
  return times && (next === undefined || next.kind === "mark")
    ? countResult(first.value * times.value, times.end)
    : countResult(first.value, first.end + 1);
}

/** The index of the slices in "2 of the 8 slices": the number of all slices does not count. */
function skipWholeCount(
  tokens: readonly Token[],
  { value, end }: ParseResult<number>,
): number | undefined {
  const of = tokens[end]?.text === outWord ? end + 1 : end;
  if (tokens[of]?.text !== grammar.partitive) return undefined;
  const at = grammar.wholeCountDeterminers.has(tokens[of + 1]?.text ?? "") ? of + 2 : of + 1;
  const whole = readNumber(tokens, at);
  const isWhole = whole !== undefined && whole.value >= value;
  return isWhole && cutUnits.includes(tokens[whole.end]?.stem ?? "") ? whole.end : undefined;
}

function readNumber(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const value = numberOf(tokens[at]);
  if (value === undefined) return undefined;
  const ratio = readRatio(tokens, at);
  if (ratio) return ratio;
  const partAt = grammar.fractionJoiners.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const fraction = readRatio(tokens, partAt) ?? readHalf(tokens, partAt, partAt > at + 1);
  if (fraction && fraction.value < 1) return { value: value + fraction.value, end: fraction.end };
  const ones = numberWords.get(tokens[at + 1]?.text ?? "");
  if (value >= 20 && numberWords.has(tokens[at]?.text ?? "") && ones !== undefined && ones < 10) {
    return { value: value + ones, end: at + 2 };
  }
  return { value, end: at + 1 };
}

/** "1/2" or "½". */
function readRatio(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const character = fractionCharacters.get(tokens[at]?.text ?? "");
  if (character !== undefined) return { value: character, end: at + 1 };
  if (tokens[at + 1]?.text !== "/") return undefined;
  const [numerator, denominator] = [numberOf(tokens[at]), numberOf(tokens[at + 2])];
  return numerator === undefined || !denominator
    ? undefined
    : { value: numerator / denominator, end: at + 3 };
}

/** "half", "a half" or "three quarters", after "one and". */
function readHalf(
  tokens: readonly Token[],
  at: number,
  isJoined: boolean,
): ParseResult<number> | undefined {
  if (!isJoined || tokens[at - 1]?.text !== grammar.conjunction) return undefined;
  const first = tokens[at]?.text ?? "";
  const times = numberWords.get(first);
  const position = times !== undefined || articles.has(first) ? at + 1 : at;
  const fraction = fractionWords.get(tokens[position]?.stem ?? "");
  return fraction === undefined ? undefined : { value: (times ?? 1) * fraction, end: position + 1 };
}

/** The value of a number in digits or in words. */
export function numberOf(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  if (token.kind === "word") return numberWords.get(token.text);
  if (token.kind !== "number") return undefined;
  const value = fractionCharacters.get(token.text) ?? Number(token.text);
  return Number.isFinite(value) ? value : undefined;
}

function readArticle(tokens: readonly Token[], at: number): ParseResult<Count> | undefined {
  return articles.has(tokens[at]?.text ?? "") ? countResult(1, at + 1, true) : undefined;
}
