import * as amountPhrases from "../../languages/en/amount-phrases.ts";
import {
  amountFillers,
  articles,
  conditionalSizeWords,
  figureVolumes,
  gramsByUnit,
  mlByUnit,
  pieceUnits,
  sizeSynonyms,
  sizeWords,
  units as unitWords,
} from "../../languages/en/amounts.ts";
import { partitive } from "../../languages/en/function-words.ts";
import { sizedContainers } from "../../languages/en/portion-labels.ts";
import { fillers, genericWords } from "../../languages/en/stop-words.ts";
import { pluralEnding } from "../../languages/en/word-forms.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Token } from "../words/tokens.ts";
import type { Cut, Measure, ParseResult } from "./amount.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";

interface MeasureDraft {
  gramsEach?: number;
  mlEach?: number;
  inches?: number;
  cut?: Cut;
  isOunces?: boolean;
  units: string[];
  sizes: string[];
}

/** Parses sizes, units and figures of one item: "small bowl of", "12 fl oz can of", "g of", "6 inch". */
export function readMeasure(tokens: readonly Token[], at: number): ParseResult<Measure> {
  const draft: MeasureDraft = { units: [], sizes: [] };
  let end = at;
  for (let guard = 0; guard < 10 && end < tokens.length; guard += 1) {
    const next = readMeasureStep(tokens, end, draft);
    if (next === end) break;
    end = next;
    if (tokens[end - 1]?.text === partitive) break;
  }
  return { value: draft, end: readWholeSize(tokens, end, draft) };
}

/** "a slice of 14-inch pizza", "of a 14 inch pizza": the size of the whole. */
function readWholeSize(tokens: readonly Token[], at: number, draft: MeasureDraft): number {
  if (draft.units.length === 0 || tokens[at - 1]?.text !== partitive) return at;
  const from = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const inches = numberOf(tokens[from]);
  const isLength =
    tokens[from + 1]?.stem === amountPhrases.inchUnit || isInchMark(tokens, from + 1);
  if (inches === undefined || !isLength) return at;
  draft.cut = { inches };
  return from + 2;
}

function readMeasureStep(tokens: readonly Token[], at: number, draft: MeasureDraft): number {
  const token = tokens[at] as Token;
  const figure = numberOf(token);
  if (figure !== undefined) return readFigure(tokens, at, figure, draft);
  if (readFigureUnit(token, 1, draft)) return at + 1;
  if (isInchMark(tokens, at) && draft.inches === undefined) {
    draft.inches = 1;
    return at + 1;
  }
  if (isSizeAt(tokens, at)) return readSize(tokens, at, draft);
  return isCommaBetweenAdjectives(tokens, at) ? at + 1 : readUnit(tokens, at, draft);
}

/** The inch mark of 16" pizza directly follows its number; a quotation mark does not. */
function isInchMark(tokens: readonly Token[], at: number): boolean {
  const [figure, quote] = [tokens[at - 1], tokens[at]];
  return (
    figure?.kind === "number" &&
    (quote?.text === '"' || quote?.text === "”") &&
    quote.start === figure.end
  );
}

/** The comma of "a large, crisp apple" and of "a small, single serving bag". */
function isCommaBetweenAdjectives(tokens: readonly Token[], at: number): boolean {
  const [article, size, comma, next] = tokens.slice(Math.max(0, at - 2), at + 2);
  if (comma?.text !== "," || !articles.has(article?.text ?? "")) return false;
  if (next?.kind !== "word" || isBoundary(next) || sizeWords.has(next.text)) return false;
  return sizeWords.has(size?.text ?? "");
}

function readUnit(tokens: readonly Token[], at: number, draft: MeasureDraft): number {
  const token = tokens[at] as Token;
  const unit = unitWords.get(token.stem);
  const next = tokens[at + 1];
  if (unit !== undefined) {
    if (draft.gramsEach !== undefined && next?.text !== partitive && unit !== unitKeys.serving)
      return isWeighedContainer(unit, next) ? at + 1 : at;
    if (!isRedundantUnit(unit, next, draft)) draft.units.push(unit);
    const inches = amountPhrases.unitInches.get(unit);
    if (inches !== undefined) draft.inches = inches;
    return at + 1;
  }
  const pieceUnit = pieceUnits.get(token.stem);
  if (pieceUnit !== undefined && next?.text === partitive) {
    draft.units.push(pieceUnit);
    return at + 1;
  }
  return amountFillers.has(token.text) || isFillerBeforeUnit(tokens, at) ? at + 1 : at;
}

/** "chips 25 g bag", "skyr 450 g tub, ..." */
const isWeighedContainer = (unit: string, next: Token | undefined) =>
  sizedContainers.has(unit) && (next === undefined || next.kind === "mark");

/** "a single serving bag" is a bag, "a half-cup serving" half a cup, "a square inch piece" one square inch. */
function isRedundantUnit(unit: string, next: Token | undefined, { units }: MeasureDraft): boolean {
  if (unit === unitKeys.piece)
    return units.some((unitName) => unitName.endsWith(amountPhrases.inchUnit));
  return unit === unitKeys.serving && (units.length > 0 || unitWords.has(next?.stem ?? ""));
}

/** "a refreshing glass of", "a dry packet of": a filler before a unit. */
function isFillerBeforeUnit(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  const isUnit = unitWords.has(tokens[at + 1]?.stem ?? "") && tokens[at + 2]?.text === partitive;
  const isFiller = fillers.has(word) || genericWords.has(word) || tokens[at]?.isUnknown === true;
  return isUnit && isFiller;
}

/** "12 fl oz", "150 g", "6 inch": the measure of each item, after the count. */
function readFigure(
  tokens: readonly Token[],
  at: number,
  figure: number,
  draft: MeasureDraft,
): number {
  const unit = tokens[at + 1];
  if (unit === undefined || draft.gramsEach !== undefined || draft.mlEach !== undefined) return at;
  return readFigureUnit(unit, figure, draft) ? at + 2 : at;
}

function readFigureUnit(unit: Token, figure: number, draft: MeasureDraft): boolean {
  if (draft.gramsEach !== undefined || draft.mlEach !== undefined) return false;
  if (
    amountPhrases.inchAbbreviations.has(unit.stem) &&
    (figure !== 1 || unit.stem === amountPhrases.inchUnit)
  ) {
    draft.inches = figure;
    return true;
  }
  const grams = gramsByUnit.get(unit.stem);
  if (grams !== undefined) {
    draft.gramsEach = figure * grams;
    if (amountPhrases.ounceUnits.has(unit.stem)) draft.isOunces = true;
    return true;
  }
  const ml = mlByUnit.get(unit.stem);
  if (ml === undefined || !figureVolumes.has(unit.stem)) return false;
  draft.mlEach = figure * ml;
  return true;
}

/** The index after a word and the apostrophe of "a kids' portion". */
const skipPossessive = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text.endsWith(pluralEnding) && tokens[at + 1]?.text === "'" ? at + 2 : at + 1;

/** True if the word is a size in this position. */
export function isSizeAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  const next = tokens[skipPossessive(tokens, at)];
  const isBeforeUnit =
    amountPhrases.sizeMarker.test(next?.text ?? "") || unitWords.has(next?.stem ?? "");
  if (word === amountPhrases.sizeWithoutUnit) return !isBeforeUnit;
  if (sizeWords.has(word)) return true;
  return conditionalSizeWords.has(word) && (isBeforeUnit || pieceUnits.has(next?.stem ?? ""));
}

/** Sizes precede units and foods; "small patty" and "thin crust" are names. */
function readSize(tokens: readonly Token[], at: number, draft: MeasureDraft): number {
  const end = skipPossessive(tokens, at);
  const next = tokens[end]?.stem ?? "";
  if (amountPhrases.sizedNameNouns.has(next)) return at;
  const size = tokens[at]?.text ?? "";
  draft.sizes.push(sizeSynonyms.get(size) ?? size);
  return end;
}
