import type { Language } from "../../languages/language.ts";
import { numberOf } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import {
  type Edit,
  findCountStart,
  findDescription,
  findLastNoun,
  type Groups,
  isCount,
  maxAdjectives,
} from "./correction-target.ts";

/** "actually 3 eggs", "no just one", "edit: 150 g" */
export function restateAmount(
  before: string,
  { count: stated = "", unit, words = "" }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const names = tokenize(words, language);
  const isSameFood = findLastNoun(tokens, names.at(-1)?.stem ?? "", language) === tokens.length - 1;
  if (language.selfCorrections.weakCues.test(text) && !isSameFood) return undefined;
  const count = language.selfCorrections.wholeCount.test(stated) ? "1" : stated;
  if (unit !== undefined) return restateMeasure(tokens, `${count} ${unit}`, unit, names, language);
  return names.length === 0
    ? restateLastCount(tokens, count, language)
    : restateCount(tokens, count, words, language);
}

/** The last count of the line before a food. */
export function restateLastCount(
  tokens: readonly Token[],
  count: string,
  language: Language,
): Edit | undefined {
  const at = tokens.findLastIndex(
    (token, index) => isCount(token, language) && tokens[index + 1]?.kind === "word",
  );
  const old = tokens[at];
  const isSameLine = !tokens.slice(at).some(({ text }) => text === "\n");
  return old && isSameLine ? { start: old.start, end: old.end, text: count } : undefined;
}

/** "3 pancakes, left one" */
export function subtractCount(
  tokens: readonly Token[],
  count: string,
  language: Language,
): Edit | undefined {
  const edit = restateLastCount(tokens, count, language);
  const old = numberOf(
    tokens.find(({ start }) => start === edit?.start),
    language,
  );
  const left = numberOf(tokenize(count, language)[0], language);
  const isPart = old !== undefined && left !== undefined && left < old;
  return edit && isPart ? { ...edit, text: String(old - left) } : undefined;
}

/** The amount with this unit that is nearest to the food, or the last one. */
function restateMeasure(
  tokens: readonly Token[],
  amount: string,
  unit: string,
  names: readonly Token[],
  language: Language,
): Edit | undefined {
  const unitStem = tokenize(unit, language)[0]?.stem;
  const noun = names.at(-1)?.stem;
  const nounAt = noun === undefined ? tokens.length : findLastNoun(tokens, noun, language);
  if (nounAt < 0) return undefined;
  const [unitAt] = tokens
    .flatMap(({ stem }, at) =>
      stem === unitStem && isCountBefore(tokens, at, language) ? [at] : [],
    )
    .toSorted((one, other) => Math.abs(nounAt - one) - Math.abs(nounAt - other));
  if (unitAt === undefined) return addMeasure(tokens, amount, nounAt, language);
  const [count, last] = [tokens[unitAt - 1], tokens[unitAt]];
  return count && last ? { start: count.start, end: last.end, text: amount } : undefined;
}

/** A weight or volume of a food that had none: "pesto was 2 tbsp". */
function addMeasure(
  tokens: readonly Token[],
  amount: string,
  nounAt: number,
  language: Language,
): Edit | undefined {
  const [noun, next] = [tokens[nounAt], tokens[nounAt + 1]];
  const isLast = next?.kind !== "word" || language.selfCorrections.endsDescription.has(next.text);
  if (noun === undefined || !isLast) return undefined;
  const [count, unit, of] = tokens.slice(Math.max(0, nounAt - 3), nounAt);
  return of?.text === language.functionWords.partitive && count && unit && isCount(count, language)
    ? { start: count.start, end: unit.end, text: amount }
    : { start: noun.start, end: noun.start, text: `${amount} ` };
}

/** The count of the food's last mention, or all of it if the correction says more about the food. */
function restateCount(
  tokens: readonly Token[],
  count: string,
  words: string,
  language: Language,
): Edit | undefined {
  const all = tokenize(words, language);
  const ofAt = all.findIndex(({ text }) => text === language.functionWords.partitive);
  const names = ofAt > 0 ? all.slice(0, ofAt) : all;
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  if (noun === undefined) return undefined;
  const isUnit = tokens[nounAt + 1]?.text === language.functionWords.partitive;
  const [bracket, inBrackets] = tokens.slice(nounAt + 1, nounAt + 3);
  if (bracket?.text === "(" && inBrackets?.kind === "number")
    return { start: inBrackets.start, end: inBrackets.end, text: count };
  const countAt = tokens.findLastIndex((token, at) => at < nounAt && isCount(token, language));
  const between = tokens.slice(countAt + 1, nounAt);
  const isCounted =
    countAt >= 0 && between.length <= maxAdjectives && between.every(({ kind }) => kind === "word");
  const described = findDescription(tokens, nounAt, names.length - 1, language);
  const first = (isCounted ? tokens[findCountStart(tokens, countAt, language)] : described) ?? noun;
  const known = new Set(tokens.slice(countAt + 1).map(({ stem }) => stem));
  const addsWords = !isUnit && names.some(({ stem }) => !known.has(stem));
  if (addsWords) return { start: first.start, end: noun.end, text: `${count} ${words}` };
  if (!isCounted) return { start: noun.start, end: noun.start, text: `${count} ` };
  const description = between.map(({ text }) => `${text} `).join("");
  return {
    start: first.start,
    end: noun.end,
    text: `${count} ${description}${names.at(-1)?.text}`,
  };
}

/** "the 200g was cooked weight": says it after the amount. */
export function restateState(
  before: string,
  { count = "", unit = "", state = "" }: Groups,
  language: Language,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const unitStem = tokenize(unit, language)[0]?.stem;
  const at = tokens.findLastIndex(
    (token, index) => token.stem === unitStem && tokens[index - 1]?.text === count,
  );
  const last =
    tokens[at + 1]?.text === language.functionWords.partitive ? tokens[at + 1] : tokens[at];
  return last && { start: last.end, end: last.end, text: ` ${state}` };
}

/** "a large latte, no wait medium": the last size of the line. */
export function restateSize(
  before: string,
  { size = "" }: Groups,
  language: Language,
): Edit | undefined {
  const line = before.lastIndexOf("\n") + 1;
  const last = [...before.slice(line).matchAll(language.selfCorrections.statedSizes)].at(-1);
  if (last === undefined) return undefined;
  const start = line + last.index;
  return { start, end: start + last[0].length, text: size };
}

const isCountBefore = (tokens: readonly Token[], at: number, language: Language) =>
  numberOf(tokens[at - 1], language) !== undefined;
