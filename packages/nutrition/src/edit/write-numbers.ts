import { mergeNumberTokens } from "../estimate/chunks/merge-number-tokens.ts";
import { type Token, tokenize } from "../estimate/words/tokens.ts";
import type { Language } from "../languages/language.ts";

/**
 * Writes numbers of several words in digits, and those of one word before a unit: "four hundred and eighty nine
 * calories" as "489 calories", "thirty grams" as "30 grams". Clauses are divided at "and", which is a part of such numbers.
 */
export function writeNumbers(text: string, language: Language): string {
  const tokens = mergeNumberTokens(tokenize(text, language), language);
  let written = "";
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at, text, language);
    if (number) {
      written += `${text.slice(from, tokens[at]?.start)}${number.value}`;
      from = tokens[number.end - 1]?.end ?? text.length;
    }
    at = number?.end ?? at + 1;
  }
  return written + text.slice(from);
}

function numberAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  language: Language,
): { readonly value: string; readonly end: number } | undefined {
  const token = tokens[at] as Token;
  const isMerged = token.kind === "number" && /\s/.test(text.slice(token.start, token.end));
  if (isMerged) return { value: token.text, end: at + 1 };
  const value = wordValue(token, language);
  // "at seven thirty five" is a time.
  if (value === undefined || wordValue(tokens[at - 1], language) !== undefined) return undefined;
  const hundreds = spokenHundreds(tokens, at, text, language);
  if (hundreds) return hundreds;
  const onesAt = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const ones = value >= 20 && value % 10 === 0 ? (wordValue(tokens[onesAt], language) ?? 0) : 0;
  if (ones > 0 && ones < 10) return { value: String(value + ones), end: onesAt + 1 };
  return isUnit(tokens[at + 1], language) ? { value: String(value), end: at + 1 } : undefined;
}

/** "one forty grams": 140. A number without a unit is read so unless it looks like a time, as "at one forty" and "one thirty". */
function spokenHundreds(
  tokens: readonly Token[],
  at: number,
  text: string,
  language: Language,
): { readonly value: string; readonly end: number } | undefined {
  const hundreds = wordValue(tokens[at], language) ?? 0;
  const tens = wordValue(tokens[at + 1], language) ?? 0;
  const isSpoken = isDigit(hundreds) && tens >= 20 && tens < 100 && tens % 10 === 0;
  if (!isSpoken) return undefined;
  const ones = wordValue(tokens[at + 2], language) ?? 0;
  const end = isDigit(ones) ? at + 3 : at + 2;
  const value = String(100 * hundreds + tens + (isDigit(ones) ? ones : 0));
  const { timeSuffix, wordsBeforeTime, tensOfTimes } = language.clockTimes;
  const mayBeTime =
    tensOfTimes.has(tens) ||
    wordsBeforeTime.has(tokens[at - 1]?.text ?? "") ||
    timeSuffix.test(text.slice(tokens[end - 1]?.end));
  return isUnit(tokens[end], language) || !mayBeTime ? { value, end } : undefined;
}

const isDigit = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 10;

const wordValue = (token: Token | undefined, { amounts }: Language): number | undefined =>
  token?.kind === "word" ? amounts.numberWords.get(token.text) : undefined;

const isUnit = (token: Token | undefined, { amountPhrases, edits }: Language): boolean =>
  amountPhrases.pluralNumberUnits.has(token?.text ?? "") ||
  edits.roles.percentWords.has(token?.text ?? "");
