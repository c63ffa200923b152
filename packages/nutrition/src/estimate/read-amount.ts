import type { Token } from "./tokens.ts";
import {
  amountFillers,
  articles,
  fractionCharacters,
  fractionWords,
  gramsOfUnit,
  looseCounts,
  metricVolumes,
  mlOfUnit,
  numberWords,
  shapeUnits,
  sizeSynonyms,
  sizeWords,
  units as unitWords,
} from "./vocabulary-amounts.ts";
import { fillers, genericWords } from "./vocabulary-words.ts";

/** What one of the counted things measures. */
export interface Measure {
  /** Grams of each, where a weight was said. */
  readonly gramsEach?: number;
  /** Millilitres of each, where a volume was said as a figure. */
  readonly mlEach?: number;
  /** Household units, as portions call them: "slice", "can". */
  readonly units: readonly string[];
  readonly sizes: readonly string[];
  readonly inches?: number;
  /** Ounces may be of weight or, of a drink, of volume. */
  readonly isOunces?: boolean;
}

export interface Amount extends Measure {
  readonly count: number;
  /** True for "a", "some" and sizes alone: hardly an amount, perhaps part of a name. */
  readonly isArticle: boolean;
}

export interface Read<T> {
  readonly value: T;
  /** The place of the first token that was not read. */
  readonly end: number;
}

/** An amount read, and where its measure begins: what stands before is the count. */
export interface AmountRead extends Read<Amount> {
  readonly measureFrom: number;
}

/** Reads an amount at a place: "two slices of", "1 1/2 cups", "a 12 fl oz can of", "half a", "large". */
export function readAmount(tokens: readonly Token[], at: number): AmountRead | undefined {
  const count = readCount(tokens, at);
  if (!count && !startsMeasure(tokens, at)) return undefined;
  const measureFrom = count?.end ?? at;
  const { value: measure, end } = readMeasure(tokens, measureFrom);
  if (end === at) return undefined;
  const { count: number, isArticle } = count?.value ?? { count: 1, isArticle: true };
  // "6 inch sub": the figure is the length of one.
  if (measure.inches === 1) {
    const value = { ...measure, inches: number, count: 1, isArticle: false };
    return { value, end, measureFrom: at };
  }
  return { value: { ...measure, count: number, isArticle }, end, measureFrom };
}

/** "cup of", "slices of", "large": a measure that nothing counts. */
function startsMeasure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (sizeWords.has(token.text)) return token.text !== "regular";
  return unitWords.has(token.stem) && tokens[at + 1]?.text === "of";
}

interface Count {
  readonly count: number;
  readonly isArticle: boolean;
}

const counted = (count: number, end: number, isArticle = false): Read<Count> => ({
  value: { count, isArticle },
  end,
});

function readCount(tokens: readonly Token[], at: number): Read<Count> | undefined {
  return (
    readFraction(tokens, at) ??
    readLoose(tokens, at) ??
    readNumbers(tokens, at) ??
    readArticle(tokens, at)
  );
}

/** "half", "half a", "a quarter of the", "three quarters of a". */
function readFraction(tokens: readonly Token[], at: number): Read<Count> | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const hasCount = articles.has(first.text) || numberWords.has(first.text);
  const word = hasCount ? tokens[at + 1] : first;
  const fraction = fractionWords.get(word?.stem ?? "");
  if (fraction === undefined || (!hasCount && word?.stem !== "half")) return undefined;
  const times = numberWords.get(first.text) ?? 1;
  const next = at + (hasCount ? 2 : 1);
  const dozenAt = articles.has(tokens[next]?.text ?? "") ? next + 1 : next;
  if (tokens[dozenAt]?.stem === "dozen") {
    return counted(times * fraction * 12, skipOf(tokens, dozenAt + 1));
  }
  return counted(times * fraction, skipOf(tokens, next));
}

function skipOf(tokens: readonly Token[], at: number): number {
  let end = at;
  if (tokens[end]?.text === "of") end += 1;
  if (["a", "an", "the", "my"].includes(tokens[end]?.text ?? "")) end += 1;
  return end;
}

/** "a couple of", "several", "a dozen", "two dozen". */
function readLoose(tokens: readonly Token[], at: number): Read<Count> | undefined {
  const first = tokens[at]?.text ?? "";
  const times = first === "a" ? 1 : numberOf(tokens[at]);
  const place = times === undefined ? at : at + 1;
  const loose = looseCounts.get(tokens[place]?.stem ?? "");
  return loose === undefined ? undefined : counted((times ?? 1) * loose, skipOf(tokens, place + 1));
}

/** "2", "1 1/2", "1½", "2-3", "two to three", "twenty five", "one and a half", "2 x". */
function readNumbers(tokens: readonly Token[], at: number): Read<Count> | undefined {
  const first = readNumber(tokens, at);
  if (!first) return undefined;
  const separator = tokens[first.end]?.text ?? "";
  const second = ["-", "–", "to", "or"].includes(separator)
    ? readNumber(tokens, first.end + 1)
    : undefined;
  if (second && second.value > first.value) {
    return counted((first.value + second.value) / 2, second.end);
  }
  return counted(first.value, separator === "x" ? first.end + 1 : first.end);
}

function readNumber(tokens: readonly Token[], at: number): Read<number> | undefined {
  const value = numberOf(tokens[at]);
  if (value === undefined) return undefined;
  const ratio = readRatio(tokens, at);
  if (ratio) return ratio;
  const joint = ["-", "and"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const part = readRatio(tokens, joint) ?? readHalf(tokens, joint, joint > at + 1);
  if (part && part.value < 1) return { value: value + part.value, end: part.end };
  const ones = numberWords.get(tokens[at + 1]?.text ?? "");
  if (value >= 20 && numberWords.has(tokens[at]?.text ?? "") && ones !== undefined && ones < 10) {
    return { value: value + ones, end: at + 2 };
  }
  return { value, end: at + 1 };
}

/** "1/2" or "½". */
function readRatio(tokens: readonly Token[], at: number): Read<number> | undefined {
  const character = fractionCharacters.get(tokens[at]?.text ?? "");
  if (character !== undefined) return { value: character, end: at + 1 };
  if (tokens[at + 1]?.text !== "/") return undefined;
  const [above, below] = [numberOf(tokens[at]), numberOf(tokens[at + 2])];
  return above === undefined || !below ? undefined : { value: above / below, end: at + 3 };
}

/** "half" or "a half", after "one and". */
function readHalf(
  tokens: readonly Token[],
  at: number,
  isJoined: boolean,
): Read<number> | undefined {
  if (!isJoined || tokens[at - 1]?.text !== "and") return undefined;
  const place = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const fraction = fractionWords.get(tokens[place]?.stem ?? "");
  return fraction === undefined ? undefined : { value: fraction, end: place + 1 };
}

function numberOf(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  if (token.kind === "word") return numberWords.get(token.text);
  if (token.kind !== "number") return undefined;
  const value = fractionCharacters.get(token.text) ?? Number(token.text);
  return Number.isFinite(value) ? value : undefined;
}

function readArticle(tokens: readonly Token[], at: number): Read<Count> | undefined {
  return articles.has(tokens[at]?.text ?? "") ? counted(1, at + 1, true) : undefined;
}

interface Draft {
  gramsEach?: number;
  mlEach?: number;
  inches?: number;
  isOunces?: boolean;
  units: string[];
  sizes: string[];
}

/** Reads sizes, units and figures of one thing: "small bowl of", "12 fl oz can of", "g of", "6 inch". */
export function readMeasure(tokens: readonly Token[], at: number): Read<Measure> {
  const draft: Draft = { units: [], sizes: [] };
  let end = at;
  for (let guard = 0; guard < 10 && end < tokens.length; guard += 1) {
    const next = readMeasureStep(tokens, end, draft);
    if (next === end) break;
    end = next;
    if (tokens[end - 1]?.text === "of") break;
  }
  return { value: draft, end };
}

function readMeasureStep(tokens: readonly Token[], at: number, draft: Draft): number {
  const token = tokens[at] as Token;
  const figure = numberOf(token);
  if (figure !== undefined) return readFigure(tokens, at, figure, draft);
  if (readFigureUnit(token, 1, draft)) return at + 1;
  if (sizeWords.has(token.text)) return readSize(tokens, at, draft);
  const unit = unitWords.get(token.stem);
  const next = tokens[at + 1]?.text;
  if (unit !== undefined) {
    if (draft.gramsEach !== undefined && next !== "of" && unit !== "serving") return at;
    // "a single serving bag" is a bag.
    const isServingOf = unit === "serving" && unitWords.has(tokens[at + 1]?.stem ?? "");
    if (!isServingOf) draft.units.push(unit);
    return at + 1;
  }
  const shape = shapeUnits.get(token.stem);
  if (shape !== undefined && next === "of") {
    draft.units.push(shape);
    return at + 1;
  }
  return amountFillers.has(token.text) || isPraiseOfUnit(tokens, at) ? at + 1 : at;
}

/** "a refreshing glass of", "a dry packet of": a word that says nothing, before a unit. */
function isPraiseOfUnit(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  const isUnit = unitWords.has(tokens[at + 1]?.stem ?? "") && tokens[at + 2]?.text === "of";
  const isPraise = fillers.has(word) || genericWords.has(word) || tokens[at]?.isUnknown === true;
  return isUnit && isPraise;
}

/** "12 fl oz", "150 g", "6 inch": a figure of each thing, after its count. */
function readFigure(tokens: readonly Token[], at: number, figure: number, draft: Draft): number {
  const unit = tokens[at + 1];
  if (unit === undefined || draft.gramsEach !== undefined || draft.mlEach !== undefined) return at;
  return readFigureUnit(unit, figure, draft) ? at + 2 : at;
}

function readFigureUnit(unit: Token, figure: number, draft: Draft): boolean {
  if (draft.gramsEach !== undefined || draft.mlEach !== undefined) return false;
  if (["inch", "in", '"', "”"].includes(unit.stem) && (figure !== 1 || unit.stem === "inch")) {
    draft.inches = figure;
    return true;
  }
  const grams = gramsOfUnit.get(unit.stem);
  if (grams !== undefined) {
    draft.gramsEach = figure * grams;
    if (unit.stem === "oz" || unit.stem === "ounce") draft.isOunces = true;
    return true;
  }
  const ml = mlOfUnit.get(unit.stem);
  const isFigure = unit.stem === "floz" || metricVolumes.has(unit.stem);
  if (ml === undefined || !isFigure) return false;
  draft.mlEach = figure * ml;
  return true;
}

/** Sizes stand before units and foods; "small patty" and "thin crust" are names. */
function readSize(tokens: readonly Token[], at: number, draft: Draft): number {
  const next = tokens[at + 1]?.stem ?? "";
  if (next === "crust" || next === "patty") return at;
  const size = tokens[at]?.text ?? "";
  draft.sizes.push(sizeSynonyms.get(size) ?? size);
  return at + 1;
}
