import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { numberOf } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import {
  type Edit,
  findCountStart,
  findDescription,
  findLastNoun,
  type Groups,
  isCount,
  isFraction,
  maxAdjectives,
} from "./correction-target.ts";

/** "actually 3 eggs", "no just one", "edit: 150 g" */
export function restateAmount(
  before: string,
  { count: stated = "", unit, words = "", ofIt }: Groups,
  language: Language,
  text: string,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const names = tokenize(words, language);
  const isSameFood = findLastNoun(tokens, names.at(-1)?.stem ?? "", language) === tokens.length - 1;
  // "a steak 8oz no 10oz"
  const isSameUnit =
    unit !== undefined && tokenize(unit, language)[0]?.stem === tokens.at(-1)?.stem;
  const isNamed = isSameFood || isSameUnit || ofIt !== undefined;
  if (language.selfCorrections.weakCues.test(text) && !isNamed) return undefined;
  const count = language.selfCorrections.wholeCount.test(stated)
    ? "1"
    : writeFraction(stated, language);
  if (unit !== undefined) return restateMeasure(tokens, `${count} ${unit}`, unit, names, language);
  return names.length === 0
    ? restateLastCount(tokens, count, language)
    : restateCount(tokens, count, words, language);
}

/** "2 thirds" as "0.67": several parts have no short form before a food. */
function writeFraction(count: string, language: Language): string {
  const [number, part, ...others] = tokenize(count, language);
  const value = language.amounts.fractionWords.get(part?.stem ?? "");
  const isFractionOfOne = value !== undefined && others.length === 0;
  const parts = isFractionOfOne ? numberOf(number, language) : undefined;
  return parts === undefined || value === undefined ? count : `${roundTo(parts * value, 2)}`;
}

/** A number is hardly a correction of a metric figure that is so many times larger: "2 eggs, 200 g rice, sorry 3". */
const mostTimesSmaller = 10;

/** The last count of the line before a food; a part of a weight is written as a weight. */
export function restateLastCount(
  tokens: readonly Token[],
  count: string,
  language: Language,
): Edit | undefined {
  const [fresh] = tokenize(count, language);
  const value = numberOf(fresh, language) ?? 1;
  const isPart =
    value < 1 || tokenize(count, language).some((token) => isFraction(token, language));
  const isOther = (at: number) =>
    isFigure(tokens[at + 1], language) &&
    (numberOf(tokens[at], language) ?? 0) > mostTimesSmaller * value;
  const at = tokens.findLastIndex(
    (token, index) =>
      isCount(token, language) &&
      tokens[index + 1]?.kind === "word" &&
      (isPart ? !isFigure(tokens[index + 1], language) : !isOther(index)),
  );
  const old = tokens[at];
  const isSameLine = !tokens.slice(at).some(({ text }) => text === "\n");
  const start = at < 0 ? undefined : tokens[findCountStart(tokens, at, language)];
  return old && start && isSameLine ? { start: start.start, end: old.end, text: count } : undefined;
}

/** A unit of weight, volume or energy. */
const isFigure = (token: Token | undefined, { amounts, nutrientWords }: Language) =>
  [amounts.gramsByUnit, amounts.metricVolumes, nutrientWords.energyUnits].some((units) =>
    units.has(token?.stem ?? ""),
  );

/** "no sorry they are 80 each": the last figure before "each". */
export function restateEach(
  before: string,
  { count = "" }: Groups,
  language: Language,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const each = tokens.findLastIndex(({ text }) => language.additionsOfEach.eachWords.has(text));
  const at = tokens.findLastIndex(
    (token, index) => index < each && numberOf(token, language) !== undefined,
  );
  const old = tokens[at];
  return old && each - at <= 2 ? { start: old.start, end: old.end, text: count } : undefined;
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
  // "cashews, 30... no, 25 grams"
  const bare = tokens.findLast(({ kind }) => kind !== "mark");
  if (noun === undefined && bare?.kind === "number")
    return { start: bare.start, end: bare.end, text: amount };
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
