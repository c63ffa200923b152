import type { Language } from "../../../languages/language.ts";
import { isMeasureAlone } from "../../chunks/read-amount.ts";
import type { Token } from "../../words/tokens.ts";
import { type Figure, readFigure, roleAt } from "../remark-figures.ts";

export interface FoundFigure {
  readonly value: Figure;
  readonly end: number;
  /** It is a measure, as in "can corn". */
  readonly hasMeasure?: true;
}

/**
 * A number, part or weight that is not a time or the size of a tin: "at 7", "9x13"; an article before a portion is one, and
 * so is a measure alone: "can black beans".
 */
export function figureAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundFigure | undefined {
  const token = tokens[at];
  if (token === undefined || isSize(tokens, at, language) || isTime(tokens, at, language))
    return undefined;
  const one = (end: number): FoundFigure => ({ value: { kind: "wholeNumber", value: 1 }, end });
  const isArticle =
    language.amounts.articles.has(token.text) &&
    !language.recipeRemarks.remarkCounts.has(token.text);
  if (isArticle) {
    const noun = [at + 1, at + 2].find((index) => isVessel(tokens[index], language));
    const isNumber = readFigure(tokens, at + 1, language) !== undefined;
    return noun === undefined || isNumber ? undefined : one(noun);
  }
  const measure = findMeasureAlone(tokens, at, language);
  if (measure) return measure;
  // "box no 3"
  const { ordinalMarks } = language.recipeRemarks;
  if (ordinalMarks.has(tokens[at - 1]?.text ?? "") && isPortion(tokens[at - 2], language))
    return one(at + 1);
  // "the last of the 4"
  const { partitive } = language.functionWords;
  if (language.recipeRemarks.ordinals.has(token.text) && tokens[at + 1]?.text === partitive)
    return one(at + 1);
  if (isOfName(tokens, at, language)) return undefined;
  const figure = readFigure(tokens, at, language);
  return figure && restate(figure, tokens, at, language);
}

/** "can black beans", not "tub baking powder". */
function findMeasureAlone(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundFigure | undefined {
  const isOfFood =
    roleAt(tokens, at + 1, language) === undefined &&
    !language.recipeRemarks.namelessWords.has(tokens[at + 1]?.text ?? "");
  return isOfFood && isMeasureAlone(tokens, at, language)
    ? { value: { kind: "wholeNumber", value: 1 }, end: at + 1, hasMeasure: true }
    : undefined;
}

/** "beef mince 20% fat 1 kg", "2-ingredient bagels": a number that describes the food. */
function isOfName(tokens: readonly Token[], at: number, language: Language): boolean {
  const next = tokens[tokens[at + 1]?.text === "-" ? at + 2 : at + 1];
  if (language.recipeRemarks.describedNouns.has(next?.text ?? "")) return true;
  return (
    language.amounts.percentPattern.test(tokens[at]?.text ?? "") &&
    next?.kind === "word" &&
    next.text !== language.functionWords.partitive &&
    roleAt(tokens, at + 1, language) === undefined
  );
}

/** "3 of the 8" is 3, "one and a half" 1.5, and "half a portion" a number of portions. */
function restate(
  figure: FoundFigure,
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundFigure {
  const { value, end } = figure;
  const { partitive, definiteArticle } = language.functionWords;
  const isOfWhole = tokens.slice(at, end).some(({ text }) => text === partitive);
  if (isOfWhole && value.kind === "wholeNumber") return { value, end: at + 1 };
  const half = halfAfter(tokens, figure, language);
  if (half) return half;
  const isOfPortion =
    value.kind === "part" &&
    tokens[end]?.text !== partitive &&
    // "a third of the bowl"
    tokens[end - 1]?.text !== definiteArticle &&
    [end, end + 1].some((index) => isPortion(tokens[index], language));
  return isOfPortion ? { value: { ...value, kind: "wholeNumber" }, end } : figure;
}

/** A part of "9x13"; not "2x400 g". */
function isSize(tokens: readonly Token[], at: number, language: Language): boolean {
  const { timesSign } = language.amountPhrases;
  return [at, at - 2].some((from) => {
    const [one, sign, other] = [tokens[from], tokens[from + 1], tokens[from + 2]];
    return (
      one?.kind === "number" &&
      sign?.text === timesSign &&
      sign.start === one.end &&
      other?.kind === "number" &&
      readFigure(tokens, from + 2, language)?.value.kind !== "weight"
    );
  });
}

/** "12:30", "at 7", "6 am" */
function isTime(tokens: readonly Token[], at: number, language: Language): boolean {
  const { wordsBeforeTime, wordsAfterTime } = language.recipeRemarks;
  const isClock = [at, at - 2].some((from) => {
    const [hour, mark, minute] = [tokens[from], tokens[from + 1], tokens[from + 2]];
    return (
      hour?.kind === "number" &&
      minute?.kind === "number" &&
      (mark?.text === ":" || mark?.text === ".") &&
      mark.start === hour.end &&
      minute.start === mark.end
    );
  });
  const [before, next] = [tokens[at - 1]?.text ?? "", tokens[at + 1]];
  const isWeighed = next !== undefined && isUnit(next.stem, language);
  return (
    isClock || (wordsBeforeTime.has(before) && !isWeighed) || wordsAfterTime.has(next?.text ?? "")
  );
}

/** "one and a half" */
function halfAfter(
  tokens: readonly Token[],
  { value, end }: FoundFigure,
  language: Language,
): FoundFigure | undefined {
  if (value.kind !== "wholeNumber" || tokens[end]?.text !== language.functionWords.conjunction)
    return undefined;
  const part = [end + 1, end + 2]
    .map((index) => readFigure(tokens, index, language))
    .find((found) => found?.value.kind === "part");
  return part && { value: { ...value, value: value.value + part.value.value }, end: part.end };
}

/** A noun of portions: "bowl", "slice". */
export const isPortion = (token: Token | undefined, language: Language) =>
  token?.kind === "word" && language.recipeRemarks.helpingNouns.has(token.stem);

const isVessel = (token: Token | undefined, language: Language) =>
  isPortion(token, language) || isMeasure(token?.stem ?? "", language);

/** "2 of the 8", "400 g of the 2.4 kg": the number or weight of all after that of what was eaten. */
export function wholeAfter(
  tokens: readonly Token[],
  { value, end }: FoundFigure,
  language: Language,
): FoundFigure | undefined {
  if (value.kind !== "wholeNumber" && value.kind !== "weight") return undefined;
  const { wordsOfPair } = language.recipeRemarks;
  let at = end;
  while (at < tokens.length && wordsOfPair.has(tokens[at]?.text ?? "")) at += 1;
  const isOf = tokens.slice(end, at).some(({ text }) => text === language.functionWords.partitive);
  const whole = isOf ? readFigure(tokens, at, language) : undefined;
  // "one of the quarters"
  if (whole?.value.kind === "partCount") return whole;
  if (whole?.value.kind !== value.kind) return undefined;
  const next = tokens[whole.end];
  // "200 g of the 500 g pack"
  if (value.kind === "weight")
    return next === undefined || language.recipeRemarks.wordsAfterRemark.has(next.text)
      ? whole
      : undefined;
  const isWhole = whole.value.value > value.value && !isMeasure(next?.stem ?? "", language);
  return isWhole ? whole : undefined;
}

export const isUnit = (stem: string, { amounts, nutrientWords }: Language) =>
  amounts.units.has(stem) ||
  amounts.gramsByUnit.has(stem) ||
  amounts.mlByUnit.has(stem) ||
  nutrientWords.energyUnits.has(stem);

/** A unit of weight or volume, or a tin. */
export const isMeasure = (stem: string, language: Language) =>
  language.amounts.gramsByUnit.has(stem) ||
  language.amounts.mlByUnit.has(stem) ||
  language.amounts.mlByUnit.has(language.amounts.units.get(stem) ?? "") ||
  isVesselOfFood({ stem }, language);

/** A tin. */
export const isVesselOfFood = ({ stem }: Pick<Token, "stem">, { amounts }: Language) =>
  amounts.vesselsOfFoods.has(amounts.units.get(stem) ?? "");
