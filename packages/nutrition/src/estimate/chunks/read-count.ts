import { forLanguage, type Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { nonFoodWords } from "../words/stop-words.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

/** A count before any unit. */
export interface Count {
  readonly count: number;
  readonly isArticle: boolean;
  /** "a few": more of small pieces than of large ones. */
  readonly isRough?: true;
}

const countResult = (count: number, end: number, isArticle = false): ParseResult<Count> => ({
  value: { count, isArticle },
  end,
});

/** Parses a number, a fraction or an article: "2-3", "half a", "a couple of", "some". */
export function readCount(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const token = tokens[at];
  if (token?.text === language.amountPhrases.timesSign) return readTimes(tokens, at, language);
  const percentage = readPercentage(tokens, at, language);
  if (percentage) return percentage;
  // Fast path: most words are not counts.
  if (
    token?.kind === "word" &&
    !countWords(language).has(token.text) &&
    !countWords(language).has(token.stem)
  ) {
    return undefined;
  }
  if (isNameNumber(tokens, at, language)) return undefined;
  return (
    readFraction(tokens, at, language) ??
    readApproximateCount(tokens, at, language) ??
    readNumbers(tokens, at, language) ??
    readArticle(tokens, at, language)
  );
}

const countWords = forLanguage(
  (language): ReadonlySet<string> =>
    new Set([
      ...language.amounts.articles,
      ...language.amounts.fractionWords.keys(),
      ...language.amounts.approximateCounts.keys(),
      ...language.amounts.numberWords.keys(),
    ]),
);

/** "40% of it", "25% of a 400 g cake" */
function readPercentage(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const figure = language.amounts.percentPattern.exec(tokens[at]?.text ?? "")?.groups?.figure;
  if (figure === undefined || tokens[at + 1]?.text !== language.functionWords.partitive)
    return undefined;
  const share = Number(figure.replace("p", ".")) / 100;
  return share > 0 && share <= 1 ? countResult(share, skipOf(tokens, at + 1, language)) : undefined;
}

/** "x2" after a food. */
function readTimes(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const times = tokens[at - 1]?.kind === "word" ? readNumber(tokens, at + 1, language) : undefined;
  const next = times && tokens[times.end];
  const isEnd = next === undefined || next.kind === "mark" || nonFoodWords(language).has(next.text);
  return times && isEnd ? countResult(times.value, times.end) : undefined;
}

/** A number that is part of a name: "stage 2", "2nd foods", "omega-3", "B12". */
function isNameNumber(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token?.kind !== "number") return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next?.start === token.end && language.amountPhrases.ordinalSuffixes.has(next.text))
    return true;
  if (
    language.functionWords.percentRangeSeparators.has(next?.text ?? "") &&
    isPercent(tokens[at + 2], language)
  )
    return true;
  if (before === undefined) return false;
  const isAfterHyphen = before.text === "-" && tokens[at - 2]?.end === before.start;
  const prefix = isAfterHyphen ? tokens[at - 2] : before;
  const isJoined =
    before.end === token.start &&
    prefix?.kind === "word" &&
    prefix.text !== language.amountPhrases.timesSign;
  return isJoined || language.amountPhrases.numberLabels.has(before.text);
}

const maxBracketTokens = 8;

/** The count that words begin with: "two", "1 1/2"; undefined if they begin with none. */
export const countIn = (words: string, language: Language): number | undefined =>
  readCount(tokenize(words, language), 0, language)?.value.count;

/** The "2)" of "1) apple 2) 30 g cheddar", a closing bracket without an opening one. */
export function isListNumber(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "number" || next?.text !== ")" || next.start !== token.end) return false;
  const before = tokens.slice(Math.max(0, at - maxBracketTokens), at).map(({ text }) => text);
  return before.lastIndexOf("(") <= before.lastIndexOf(")");
}

/** The end of "70-85%", the content of an ingredient. */
const isPercent = (token: Token | undefined, language: Language) =>
  language.amounts.percentPattern.test(token?.text ?? "");

/** "half", "half a", "a quarter of the", "three quarters of a", "3/4 of a". */
function readFraction(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const ratio = readRatio(tokens, at, language);
  if (ratio && ratio.value < 1 && isOfArticle(tokens, ratio.end, language))
    return countResult(ratio.value, skipOf(tokens, ratio.end, language));
  const hasCount =
    language.amounts.articles.has(first.text) || language.amounts.numberWords.has(first.text);
  const word = hasCount ? tokens[at + 1] : first;
  const fraction = language.amounts.fractionWords.get(word?.stem ?? "");
  if (
    fraction === undefined ||
    !(
      hasCount ||
      word?.text === language.amountPhrases.halfWord ||
      isOfUnit(tokens, at, language) ||
      followsOfArticle(tokens, at + 1, language)
    )
  ) {
    return undefined;
  }
  const times = language.amounts.numberWords.get(first.text) ?? 1;
  const next = at + (hasCount ? 2 : 1);
  const dozenAt = language.amounts.articles.has(tokens[next]?.text ?? "") ? next + 1 : next;
  if (tokens[dozenAt]?.stem === language.amountPhrases.dozenWord) {
    return countResult(times * fraction * 12, skipOf(tokens, dozenAt + 1, language));
  }
  return countResult(times * fraction, skipOf(tokens, next, language));
}

/** "quarter cup of rice", "quarter pound of ham" */
function isOfUnit(tokens: readonly Token[], at: number, { amountPhrases, amounts }: Language) {
  const unit = tokens[at + 1]?.stem ?? "";
  return (
    amountPhrases.fractionsOfUnits.has(tokens[at]?.text ?? "") &&
    (amounts.gramsByUnit.has(unit) || amounts.mlByUnit.has(amounts.units.get(unit) ?? unit))
  );
}

/** "third of a cup" */
const followsOfArticle = (tokens: readonly Token[], at: number, language: Language) =>
  tokens[at]?.text === language.functionWords.partitive &&
  language.amounts.articles.has(tokens[at + 1]?.text ?? "");

/** "of a", "a", "of the" */
function isOfArticle(tokens: readonly Token[], at: number, language: Language): boolean {
  const after = tokens[at]?.text === language.functionWords.partitive ? at + 1 : at;
  return language.functionWords.countDeterminers.has(tokens[after]?.text ?? "");
}

function skipOf(tokens: readonly Token[], at: number, language: Language): number {
  let end = at;
  if (tokens[end]?.text === language.functionWords.partitive) end += 1;
  if (language.functionWords.countDeterminers.has(tokens[end]?.text ?? "")) end += 1;
  return end;
}

/** "a couple of", "several", "a dozen", "two dozen". */
function readApproximateCount(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const first = tokens[at]?.text ?? "";
  const times =
    first === language.functionWords.indefiniteArticle ? 1 : numberOf(tokens[at], language);
  const position = times === undefined ? at : at + 1;
  const word = tokens[position]?.stem ?? "";
  const approximate =
    word === language.amountPhrases.stackWord &&
    tokens[position + 1]?.text !== language.functionWords.partitive
      ? undefined
      : language.amounts.approximateCounts.get(word);
  if (approximate === undefined) return undefined;
  const result = countResult((times ?? 1) * approximate, skipOf(tokens, position + 1, language));
  return language.amounts.roughCounts.has(word)
    ? { ...result, value: { ...result.value, isRough: true } }
    : result;
}

/** "2", "1 1/2", "1½", "2-3", "two to three", "twenty five", "one and a half", "2 x". */
function readNumbers(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  const first = readNumber(tokens, at, language);
  if (!first) return undefined;
  const separator = tokens[first.end]?.text ?? "";
  const second = language.functionWords.rangeSeparators.has(separator)
    ? readNumber(tokens, first.end + 1, language)
    : undefined;
  if (second && second.value > first.value) {
    return countResult((first.value + second.value) / 2, second.end);
  }
  const slicesAt = skipWholeCount(tokens, first, language);
  if (slicesAt !== undefined) return countResult(first.value, slicesAt);
  if (separator !== language.amountPhrases.timesSign) return countResult(first.value, first.end);
  const times = readNumber(tokens, first.end + 1, language);
  const next = times && tokens[times.end];
  return times && (next === undefined || next.kind === "mark")
    ? countResult(first.value * times.value, times.end)
    : countResult(first.value, first.end + 1);
}

/** The index of the slices in "2 of the 8 slices": the number of all slices does not count. */
function skipWholeCount(
  tokens: readonly Token[],
  { value, end }: ParseResult<number>,
  language: Language,
): number | undefined {
  const of = tokens[end]?.text === language.remarks.outWord ? end + 1 : end;
  if (tokens[of]?.text !== language.functionWords.partitive) return undefined;
  const at = language.functionWords.wholeCountDeterminers.has(tokens[of + 1]?.text ?? "")
    ? of + 2
    : of + 1;
  const whole = readNumber(tokens, at, language);
  if (whole === undefined || whole.value < value) return undefined;
  const { stem = "" } = tokens[whole.end] ?? {};
  const unit = language.amounts.units.get(stem) ?? stem;
  return unit === unitKeys.serving || language.portionLabels.cutUnits.includes(unit)
    ? whole.end
    : undefined;
}

/** "2", "two and a half", "1 1/2" */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const value = numberOf(tokens[at], language);
  if (value === undefined) return undefined;
  const ratio = readRatio(tokens, at, language);
  if (ratio) return ratio;
  const partAt = language.functionWords.fractionJoiners.has(tokens[at + 1]?.text ?? "")
    ? at + 2
    : at + 1;
  const fraction =
    readRatio(tokens, partAt, language) ?? readHalf(tokens, partAt, partAt > at + 1, language);
  if (fraction && fraction.value < 1) return { value: value + fraction.value, end: fraction.end };
  const ones = language.amounts.numberWords.get(tokens[at + 1]?.text ?? "");
  if (
    value >= 20 &&
    language.amounts.numberWords.has(tokens[at]?.text ?? "") &&
    ones !== undefined &&
    ones < 10
  ) {
    return { value: value + ones, end: at + 2 };
  }
  return { value, end: at + 1 };
}

/** "1/2" or "½". */
function readRatio(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const character = language.amounts.fractionCharacters.get(tokens[at]?.text ?? "");
  if (character !== undefined) return { value: character, end: at + 1 };
  if (tokens[at + 1]?.text !== "/") return undefined;
  const [numerator, denominator] = [
    numberOf(tokens[at], language),
    numberOf(tokens[at + 2], language),
  ];
  return numerator === undefined || !denominator
    ? undefined
    : { value: numerator / denominator, end: at + 3 };
}

/** "half", "a half" or "three quarters", after "one and". */
function readHalf(
  tokens: readonly Token[],
  at: number,
  isJoined: boolean,
  language: Language,
): ParseResult<number> | undefined {
  if (!isJoined || tokens[at - 1]?.text !== language.functionWords.conjunction) return undefined;
  const first = tokens[at]?.text ?? "";
  const times = language.amounts.numberWords.get(first);
  const position = times !== undefined || language.amounts.articles.has(first) ? at + 1 : at;
  const fraction = language.amounts.fractionWords.get(tokens[position]?.stem ?? "");
  return fraction === undefined ? undefined : { value: (times ?? 1) * fraction, end: position + 1 };
}

/** The value of a number in digits or in words. */
export function numberOf(token: Token | undefined, language: Language): number | undefined {
  if (token === undefined) return undefined;
  if (token.kind === "word") return language.amounts.numberWords.get(token.text);
  if (token.kind !== "number") return undefined;
  const value = language.amounts.fractionCharacters.get(token.text) ?? Number(token.text);
  return Number.isFinite(value) ? value : undefined;
}

function readArticle(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Count> | undefined {
  return language.amounts.articles.has(tokens[at]?.text ?? "")
    ? countResult(1, at + 1, true)
    : undefined;
}
