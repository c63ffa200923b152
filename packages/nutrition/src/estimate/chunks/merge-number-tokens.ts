import { forLanguage, type Language } from "../../languages/language.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

/**
 * Merges numbers of several words into one token: "one hundred and fifty", "2 thousand", "one point
 * five", and "two fifty" in "two fifty grams". "twenty five" stays two tokens.
 */
export function mergeNumberTokens(tokens: readonly Token[], language: Language): readonly Token[] {
  if (!tokens.some(({ text }) => numberJoiners(language).has(text) || tens(language).has(text)))
    return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const number =
      readPoint(tokens, at, language) ??
      readHundreds(tokens, at, language) ??
      readImplicitHundreds(tokens, at, language);
    out.push(number ? numberToken(token, tokens[number.end - 1] ?? token, number.value) : token);
    at = number?.end ?? at + 1;
  }
  return out;
}

const numberJoiners = forLanguage(
  (language) =>
    new Set([
      language.amountPhrases.hundredWord,
      language.amountPhrases.thousandWord,
      language.amountPhrases.decimalPoint,
      ...language.amountPhrases.zeroWords,
    ]),
);
const tens = forLanguage(
  (language) =>
    new Set(
      [...language.amounts.numberWords].flatMap(([word, value]) => (value % 10 ? [] : [word])),
    ),
);

function numberToken({ start }: Token, { end }: Token, value: number): Token {
  const text = String(value);
  return { kind: "number", text, stem: text, start, end };
}

/** The value of a number in digits or in one word. */
function valueAt(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const token = tokens[at];
  if (token?.kind === "word") return language.amounts.numberWords.get(token.text);
  const value = token?.kind === "number" ? Number(token.text) : Number.NaN;
  return Number.isInteger(value) ? value : undefined;
}

/** "seven", "twenty", "twenty five", "twenty-five". */
function readBelowHundred(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const value = valueAt(tokens, at, language);
  if (value === undefined || value < 1 || value > 99) return undefined;
  const onesAt = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const ones = value >= 20 && value % 10 === 0 ? valueAt(tokens, onesAt, language) : undefined;
  if (ones === undefined || ones < 1 || ones > 9) return { value, end: at + 1 };
  return { value: value + ones, end: onesAt + 1 };
}

/** "a hundred", "two hundred fifty", "one hundred and fifty", "three thousand two hundred". */
function readHundreds(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const thousands = readMultiple(tokens, at, language.amountPhrases.thousandWord, 1000, language);
  const hundreds = readMultiple(
    tokens,
    thousands?.end ?? at,
    language.amountPhrases.hundredWord,
    100,
    language,
  );
  const end = hundreds?.end ?? thousands?.end;
  if (end === undefined) return undefined;
  const value = (thousands?.value ?? 0) + (hundreds?.value ?? 0);
  const rest = readBelowHundred(
    tokens,
    tokens[end]?.text === language.functionWords.conjunction ? end + 1 : end,
    language,
  );
  // "one hundred two ounce steaks" are 100 steaks of 2 oz.
  const isRest =
    rest && (rest.value >= 10 || tokens[end]?.text === language.functionWords.conjunction);
  return isRest ? { value: value + rest.value, end: rest.end } : { value, end };
}

function readMultiple(
  tokens: readonly Token[],
  at: number,
  word: string,
  factor: number,
  language: Language,
): ParseResult<number> | undefined {
  const first = tokens[at]?.text ?? "";
  const count =
    first === language.functionWords.indefiniteArticle || first === word
      ? { value: 1, end: first === language.functionWords.indefiniteArticle ? at + 1 : at }
      : readBelowHundred(tokens, at, language);
  if (!count || tokens[count.end]?.text !== word) return undefined;
  const end = count.end + 1;
  // "thousand island" is a dressing; "thousand" without a count is not a number.
  const isName =
    first === word || tokens[end]?.text === language.amountPhrases.wordAfterThousandInNames;
  if (word === language.amountPhrases.thousandWord && isName) return undefined;
  return { value: count.value * factor, end };
}

/** "one point five", "zero point seven five", "point five of a litre". */
function readPoint(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const { decimalPoint, zeroWords } = language.amountPhrases;
  if (tokens[at]?.text === decimalPoint) {
    const decimals = readDecimals(tokens, at + 1, 0, language);
    const unitAt = decimals && skipOfOne(tokens, decimals.end, language);
    return decimals && isMetric(tokens[unitAt ?? 0], language)
      ? { value: decimals.value, end: unitAt ?? decimals.end }
      : undefined;
  }
  if (tokens[at + 1]?.text !== decimalPoint) return undefined;
  const integerPart = zeroWords.has(tokens[at]?.text ?? "") ? 0 : valueAt(tokens, at, language);
  return readDecimals(tokens, at + 2, integerPart, language);
}

/** After "of a": "point five of a litre". */
function skipOfOne(tokens: readonly Token[], at: number, { functionWords }: Language): number {
  const isOfOne =
    tokens[at]?.text === functionWords.partitive &&
    tokens[at + 1]?.text === functionWords.indefiniteArticle;
  return isOfOne ? at + 2 : at;
}

const isMetric = (token: Token | undefined, { amounts }: Language) =>
  amounts.metricVolumes.has(token?.stem ?? "") || amounts.gramsByUnit.has(token?.stem ?? "");

function readDecimals(
  tokens: readonly Token[],
  from: number,
  integerPart: number | undefined,
  language: Language,
): ParseResult<number> | undefined {
  let digits = "";
  let end = from;
  for (
    let digit = valueAt(tokens, end, language);
    digit !== undefined;
    digit = valueAt(tokens, end, language)
  ) {
    // After "point", digits follow one by one or as one number: "point twenty five".
    if (digits !== "" && digit > 9) break;
    digits += String(digit);
    end += 1;
  }
  if (integerPart === undefined || digits === "") return undefined;
  return { value: Number(`${integerPart}.${digits}`), end };
}

/**
 * "two fifty", "one oh five", "twenty two fifty": hundreds without the word, if a unit follows or a word before says that
 * it is a figure.
 */
function readImplicitHundreds(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const hundreds = tokens[at]?.kind === "word" ? readBelowHundred(tokens, at, language) : undefined;
  if (!hundreds || hundreds.value % 10 === 0) return undefined;
  const rest = readRestOfHundred(tokens, hundreds.end, language);
  if (!rest) return undefined;
  const isFigure =
    isFollowedByUnit(tokens, rest.end, language) ||
    isFollowedByState(tokens, rest.end, language) ||
    isSaidFigure(tokens, at, language);
  return isFigure ? { value: hundreds.value * 100 + rest.value, end: rest.end } : undefined;
}

/** "fifty", "twenty five", "oh five" */
function readRestOfHundred(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const text = tokens[at]?.text ?? "";
  if (tens(language).has(text)) return readBelowHundred(tokens, at, language);
  if (!language.amountPhrases.zeroWords.has(text)) return undefined;
  const ones = valueAt(tokens, at + 1, language);
  return ones !== undefined && ones > 0 && ones < 10 ? { value: ones, end: at + 2 } : undefined;
}

/** "fifty grams of", but not the "fifty gram bars" of "two fifty gram bars". */
function isFollowedByUnit(tokens: readonly Token[], at: number, language: Language): boolean {
  const [unit, next] = [tokens[at]?.text ?? "", tokens[at + 1]];
  if (language.amountPhrases.pluralNumberUnits.has(unit)) return true;
  return (
    language.amountPhrases.shortNumberUnits.has(unit) &&
    (next?.kind !== "word" || next.text === language.functionWords.partitive)
  );
}

/** "two fifty of cooked rice", "one fifty frozen" */
const isFollowedByState = (tokens: readonly Token[], at: number, language: Language) =>
  tokens[at]?.text === language.functionWords.partitive ||
  language.amountPhrases.statesOfWeights.has(tokens[at]?.text ?? "");

/** "the bag says two seventy", "the jar is four twenty" */
function isSaidFigure(tokens: readonly Token[], at: number, language: Language): boolean {
  const { figureVerbs, wordsOfBeing } = language.amountPhrases;
  const [noun, verb] = [tokens[at - 2], tokens[at - 1]];
  if (figureVerbs.has(verb?.text ?? "")) return true;
  return wordsOfBeing.has(verb?.text ?? "") && language.amounts.units.has(noun?.stem ?? "");
}
