import { numberWords } from "../vocabulary/amounts.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

/**
 * Writes numbers that are said in several words as one: "one hundred and fifty", "2 thousand", "one
 * point five", and the "two fifty" of "two fifty grams". A number of tens and ones stays two words.
 */
export function joinNumbers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => joints.has(text) || tens.has(text))) return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const read = readPoint(tokens, at) ?? readHundreds(tokens, at) ?? readRound(tokens, at);
    out.push(read ? numberToken(token, tokens[read.end - 1] ?? token, read.value) : token);
    at = read?.end ?? at + 1;
  }
  return out;
}

const joints = new Set(["hundred", "thousand", "point"]);
const tens = new Set([...numberWords].flatMap(([word, value]) => (value % 10 ? [] : [word])));

function numberToken({ start }: Token, { end }: Token, value: number): Token {
  const text = String(value);
  return { kind: "number", text, stem: text, start, end };
}

/** The value of a number in figures or in one word. */
function valueAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "word") return numberWords.get(token.text);
  const value = token?.kind === "number" ? Number(token.text) : Number.NaN;
  return Number.isInteger(value) ? value : undefined;
}

/** "seven", "twenty", "twenty five", "twenty-five". */
function readBelowHundred(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const value = valueAt(tokens, at);
  if (value === undefined || value < 1 || value > 99) return undefined;
  const onesAt = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const ones = value >= 20 && value % 10 === 0 ? valueAt(tokens, onesAt) : undefined;
  if (ones === undefined || ones < 1 || ones > 9) return { value, end: at + 1 };
  return { value: value + ones, end: onesAt + 1 };
}

/** "a hundred", "two hundred fifty", "one hundred and fifty", "three thousand two hundred". */
function readHundreds(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const thousands = readTimes(tokens, at, "thousand", 1000);
  const hundreds = readTimes(tokens, thousands?.end ?? at, "hundred", 100);
  const end = hundreds?.end ?? thousands?.end;
  if (end === undefined) return undefined;
  const value = (thousands?.value ?? 0) + (hundreds?.value ?? 0);
  const rest = readBelowHundred(tokens, tokens[end]?.text === "and" ? end + 1 : end);
  // "one hundred two ounce steaks" are a hundred of two ounces.
  const isRest = rest && (rest.value >= 10 || tokens[end]?.text === "and");
  return isRest ? { value: value + rest.value, end: rest.end } : { value, end };
}

function readTimes(
  tokens: readonly Token[],
  at: number,
  word: string,
  factor: number,
): ParseResult<number> | undefined {
  const first = tokens[at]?.text ?? "";
  const times =
    first === "a" || first === word
      ? { value: 1, end: first === "a" ? at + 1 : at }
      : readBelowHundred(tokens, at);
  if (!times || tokens[times.end]?.text !== word) return undefined;
  const end = times.end + 1;
  // A dressing, and a bare "thousand", are no numbers.
  if (word === "thousand" && (first === word || tokens[end]?.text === "island")) return undefined;
  return { value: times.value * factor, end };
}

/** "one point five", "zero point seven five". */
function readPoint(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  if (tokens[at + 1]?.text !== "point") return undefined;
  const whole = zeros.has(tokens[at]?.text ?? "") ? 0 : valueAt(tokens, at);
  let digits = "";
  let end = at + 2;
  for (let digit = valueAt(tokens, end); digit !== undefined; digit = valueAt(tokens, end)) {
    // Behind "point" each digit is said alone, or all as one number: "point twenty five".
    if (digits !== "" && digit > 9) break;
    digits += String(digit);
    end += 1;
  }
  if (whole === undefined || digits === "") return undefined;
  return { value: Number(`${whole}.${digits}`), end };
}

const zeros = new Set(["zero", "oh", "nought"]);

/** "two fifty", "one twenty five": hundreds without the word, where so many grams or the like follow. */
function readRound(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const hundreds = numberWords.get(tokens[at]?.text ?? "") ?? 0;
  if (hundreds < 1 || hundreds > 9 || !tens.has(tokens[at + 1]?.text ?? "")) return undefined;
  const rest = readBelowHundred(tokens, at + 1);
  if (!rest || !isOfOne(tokens, rest.end)) return undefined;
  return { value: hundreds * 100 + rest.value, end: rest.end };
}

/** "fifty grams of", and not the "fifty gram bars" of "two fifty gram bars". */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  const [unit, next] = [tokens[at]?.text ?? "", tokens[at + 1]];
  if (severalUnits.has(unit)) return true;
  return shortUnits.has(unit) && (next?.kind !== "word" || next.text === "of");
}

const severalUnits = new Set(
  "grams grammes milliliters millilitres mls calories kcals milligrams".split(" "),
);
const shortUnits = new Set("g gram gm ml milliliter millilitre kcal mg".split(" "));
