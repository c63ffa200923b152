import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Token } from "../words/tokens.ts";
import type { Cut, Measure, ParseResult } from "./amount.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";

interface MeasureDraft {
  gramsEach?: number;
  mlEach?: number;
  inches?: number;
  cutInches?: number;
  cut?: Cut;
  isOunces?: boolean;
  units: string[];
  sizes: string[];
}

/** Parses sizes, units and figures of one item: "small bowl of", "12 fl oz can of", "g of", "6 inch". */
export function readMeasure(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Measure> {
  const draft: MeasureDraft = { units: [], sizes: [] };
  let end = at;
  for (let guard = 0; guard < 10 && end < tokens.length; guard += 1) {
    const next = readMeasureStep(tokens, end, draft, language);
    if (next === end) break;
    end = next;
    if (tokens[end - 1]?.text === language.functionWords.partitive) break;
  }
  return {
    value: draft,
    end: readThickness(tokens, readWholeSize(tokens, end, draft, language), draft, language),
  };
}

/** "2 slices of wafer thin ham", "a slice of thick toast" */
function readThickness(
  tokens: readonly Token[],
  at: number,
  draft: MeasureDraft,
  language: Language,
): number {
  const size = tokens[at]?.text ?? "";
  const isOfCut =
    tokens[at - 1]?.text === language.functionWords.partitive &&
    draft.sizes.length === 0 &&
    draft.units.some((unit) => language.portionLabels.cutUnits.includes(unit));
  return isOfCut && language.amounts.thicknesses.has(size)
    ? readSize(tokens, at, draft, language)
    : at;
}

/** "a slice of 14-inch pizza", "of a 14 inch pizza": the size of the whole. */
function readWholeSize(
  tokens: readonly Token[],
  at: number,
  draft: MeasureDraft,
  language: Language,
): number {
  if (draft.units.length === 0 || tokens[at - 1]?.text !== language.functionWords.partitive)
    return at;
  const from = language.amounts.articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const inches = numberOf(tokens[from], language);
  const isLength =
    tokens[from + 1]?.stem === language.amountPhrases.inchUnit || isInchMark(tokens, from + 1);
  if (inches === undefined || !isLength) return at;
  draft.cut = { inches };
  return from + 2;
}

function readMeasureStep(
  tokens: readonly Token[],
  at: number,
  draft: MeasureDraft,
  language: Language,
): number {
  const token = tokens[at] as Token;
  const figure = numberOf(token, language);
  if (figure !== undefined) return readFigure(tokens, at, figure, draft, language);
  if (readFigureUnit(token, 1, draft, language)) return at + 1;
  if (isInchMark(tokens, at) && draft.inches === undefined) {
    draft.inches = 1;
    return at + 1;
  }
  if (isSizeAt(tokens, at, language)) return readSize(tokens, at, draft, language);
  return isCommaBetweenAdjectives(tokens, at, language)
    ? at + 1
    : readUnit(tokens, at, draft, language);
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
function isCommaBetweenAdjectives(
  tokens: readonly Token[],
  at: number,
  language: Language,
): boolean {
  const [article, size, comma, next] = tokens.slice(Math.max(0, at - 2), at + 2);
  if (comma?.text !== "," || !language.amounts.articles.has(article?.text ?? "")) return false;
  if (
    next?.kind !== "word" ||
    isBoundary(next, language) ||
    language.amounts.sizeWords.has(next.text)
  )
    return false;
  return language.amounts.sizeWords.has(size?.text ?? "");
}

function readUnit(
  tokens: readonly Token[],
  at: number,
  draft: MeasureDraft,
  language: Language,
): number {
  const token = tokens[at] as Token;
  const unit = language.amounts.units.get(token.stem);
  const next = tokens[at + 1];
  if (unit !== undefined) {
    if (draft.gramsEach !== undefined && !isUnitOfWeighed(unit, next, language))
      return isWeighedContainer(unit, next, language) ? at + 1 : at;
    if (!isRedundantUnit(unit, next, draft, language)) draft.units.push(unit);
    const inches = language.amountPhrases.unitInches.get(unit);
    if (inches !== undefined) draft.inches = inches;
    return at + 1;
  }
  const pieceUnit = language.amounts.pieceUnits.get(token.stem);
  if (pieceUnit !== undefined && isUnitHere(tokens, at, language)) {
    draft.units.push(pieceUnit);
    return at + 1;
  }
  return isAmountFiller(tokens, at, draft, language) || isFillerBeforeUnit(tokens, at, language)
    ? at + 1
    : at;
}

/** "2 whole eggs", "a glass full of milk"; "whole" is a word of the name in "8 oz whole milk". */
function isAmountFiller(
  tokens: readonly Token[],
  at: number,
  { units, gramsEach, mlEach }: MeasureDraft,
  { amountPhrases, amounts }: Language,
): boolean {
  const { text } = tokens[at] as Token;
  const isMeasured = units.length > 0 || gramsEach !== undefined || mlEach !== undefined;
  const next = tokens[at + 1]?.text ?? "";
  const isOfName = isMeasured && amountPhrases.namesAfterFillers.get(text)?.has(next) === true;
  return amounts.amountFillers.has(text) && !isOfName;
}

/** "2 squares of chocolate", "dark chocolate 2 squares", "cake, two bites". */
function isUnitHere(tokens: readonly Token[], at: number, language: Language): boolean {
  const [last, before, count, shape, next] = [-3, -2, -1, 0, 1].map((step) => tokens[at + step]);
  const food = before?.text === language.functionWords.comma ? last : before;
  if (next?.text === language.functionWords.partitive) return true;
  return (
    language.amountPhrases.shapesAfterFood.has(shape?.stem ?? "") &&
    numberOf(count, language) !== undefined &&
    food?.kind === "word" &&
    !language.stopWords.connectors.has(food.text) &&
    (next === undefined || next.kind === "mark")
  );
}

/** "a 400 g bag of", "400 g tin chickpeas", "a 150 g serving" */
const isUnitOfWeighed = (unit: string, next: Token | undefined, language: Language) =>
  next?.text === language.functionWords.partitive ||
  unit === unitKeys.serving ||
  (language.amounts.vesselsOfFoods.has(unit) && next?.kind === "word");

/** "chips 25 g bag", "skyr 450 g tub, ..." */
const isWeighedContainer = (unit: string, next: Token | undefined, language: Language) =>
  language.portionLabels.sizedContainers.has(unit) && (next === undefined || next.kind === "mark");

/** "a single serving bag" is a bag, "a half-cup serving" half a cup, "a square inch piece" one square inch. */
function isRedundantUnit(
  unit: string,
  next: Token | undefined,
  { units }: MeasureDraft,
  language: Language,
): boolean {
  if (unit === unitKeys.piece)
    return units.some((unitName) => unitName.endsWith(language.amountPhrases.inchUnit));
  return (
    unit === unitKeys.serving && (units.length > 0 || language.amounts.units.has(next?.stem ?? ""))
  );
}

/** "a refreshing glass of", "a dry packet of": a filler before a unit. */
function isFillerBeforeUnit(tokens: readonly Token[], at: number, language: Language): boolean {
  const word = tokens[at]?.text ?? "";
  const isUnit =
    language.amounts.units.has(tokens[at + 1]?.stem ?? "") &&
    tokens[at + 2]?.text === language.functionWords.partitive;
  const isFiller =
    language.stopWords.fillers.has(word) ||
    language.stopWords.genericWords.has(word) ||
    tokens[at]?.isUnknown === true;
  return isUnit && isFiller;
}

/** "12 fl oz", "150 g", "6 inch": the measure of each item, after the count. */
function readFigure(
  tokens: readonly Token[],
  at: number,
  figure: number,
  draft: MeasureDraft,
  language: Language,
): number {
  const unit = tokens[at + 1];
  if (unit === undefined || draft.gramsEach !== undefined || draft.mlEach !== undefined) return at;
  return readFigureUnit(unit, figure, draft, language) ? at + 2 : at;
}

function readFigureUnit(
  unit: Token,
  figure: number,
  draft: MeasureDraft,
  language: Language,
): boolean {
  if (draft.gramsEach !== undefined || draft.mlEach !== undefined) return false;
  const inches = language.amountPhrases.inchesByUnit.get(unit.stem);
  if (
    inches !== undefined &&
    (figure !== 1 || !language.amountPhrases.ambiguousLengthUnits.has(unit.stem))
  ) {
    if (inches === 1) draft.inches = figure;
    else draft.cutInches = figure * inches;
    return true;
  }
  const grams = language.amounts.gramsByUnit.get(unit.stem);
  if (grams !== undefined) {
    draft.gramsEach = figure * grams;
    if (language.amountPhrases.ounceUnits.has(unit.stem)) draft.isOunces = true;
    return true;
  }
  const ml = language.amounts.mlByUnit.get(unit.stem);
  if (ml === undefined || !language.amounts.figureVolumes.has(unit.stem)) return false;
  draft.mlEach = figure * ml;
  return true;
}

/** The index after a word and the apostrophe of "a kids' portion". */
const skipPossessive = (tokens: readonly Token[], at: number, language: Language) =>
  tokens[at]?.text.endsWith(language.wordForms.pluralEnding) && tokens[at + 1]?.text === "'"
    ? at + 2
    : at + 1;

/** True if the word is a size in this position. */
export function isSizeAt(tokens: readonly Token[], at: number, language: Language): boolean {
  const word = tokens[at]?.text ?? "";
  const next = tokens[skipPossessive(tokens, at, language)];
  const isBeforeUnit =
    language.amountPhrases.sizeMarker.test(next?.text ?? "") ||
    language.amounts.units.has(next?.stem ?? "");
  if (word === language.amountPhrases.sizeWithoutUnit) return !isBeforeUnit;
  if (language.amounts.sizeWords.has(word)) return true;
  return (
    language.amounts.conditionalSizeWords.has(word) &&
    (isBeforeUnit || language.amounts.pieceUnits.has(next?.stem ?? ""))
  );
}

/** Sizes precede units and foods; "small patty" and "thin crust" are names. */
function readSize(
  tokens: readonly Token[],
  at: number,
  draft: MeasureDraft,
  language: Language,
): number {
  const end = skipPossessive(tokens, at, language);
  const next = tokens[end]?.stem ?? "";
  if (language.amountPhrases.sizedNameNouns.has(next)) return at;
  const size = tokens[at]?.text ?? "";
  draft.sizes.push(language.amounts.sizeSynonyms.get(size) ?? size);
  return end;
}
