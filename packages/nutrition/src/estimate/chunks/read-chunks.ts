import type { Language } from "../../languages/language.ts";
import type { NutrientId } from "../../nutrients.ts";
import type { StatedNutrients } from "../food-mention.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";
import type { Chunk } from "./chunk.ts";
import { readAmountChunk } from "./read-amount-chunk.ts";
import { isListNumber } from "./read-count.ts";
import { readEatenAmount } from "./read-eaten-amount.ts";
import { findExclusionStart, readExclusion } from "./read-exclusion.ts";
import { type FigureBasis, readFigureBasis } from "./read-figure-basis.ts";
import {
  type Figure,
  readEnergyOfNext,
  readFigure,
  readFiguresPer,
  readGramsOfLetter,
  readGramsOfOther,
  readMacroRun,
  readShare,
} from "./read-figures.ts";
import { readWholeRemark } from "./read-fraction-of-whole.ts";
import { addWord, isBoundary, isHyphenedConnector } from "./read-words.ts";
import { skipPhrase } from "./skip-phrases.ts";

/** Parses normalized tokens into chunks. */
export function readChunks(tokens: readonly Token[], language: Language): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length; ) at = readChunk(tokens, at, chunks, language);
  return chunks;
}

function readChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): number {
  const token = tokens[at] as Token;
  const exclusionAt = findExclusionStart(tokens, at, language);
  if (exclusionAt !== undefined) return readExclusion(tokens, exclusionAt, chunks, language);
  const remarkEnd = readRemark(tokens, at, chunks, language);
  if (remarkEnd !== undefined) return remarkEnd;
  if (isHyphenedConnector(token, language)) return at + 1;
  if (isListNumber(tokens, at)) {
    chunks.push({ kind: "stop", start: token.start, end: token.end });
    return at + 2;
  }
  const phraseEnd = skipPhrase(tokens, at, chunks, language);
  if (phraseEnd !== undefined) return phraseEnd;
  const amountEnd = readAmountChunk(tokens, at, chunks, language);
  if (amountEnd !== undefined) return amountEnd;
  const delimiter = readDelimiter(tokens, at, language);
  if (delimiter) chunks.push(delimiter);
  else if (
    token.kind === "word" &&
    !language.stopWords.fillers.has(token.text) &&
    !isAdjectiveCrisp(tokens, at, language)
  ) {
    addWord(tokens, at, chunks, language);
  }
  return at + 1;
}

/** "crisp" is an adjective in "a crisp apple" and "a large, crisp apple". */
function isAdjectiveCrisp(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at]?.text !== language.foodPhrases.adjectiveOrFood) return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isSized =
    before?.text === "," && language.amounts.sizeWords.has(tokens[at - 2]?.text ?? "");
  const isFirst = isSized || language.amounts.articles.has(before?.text ?? "");
  return isFirst && next?.kind === "word" && !isBoundary(next, language);
}

/** Stops, separators and connectors. */
function readDelimiter(
  tokens: readonly Token[],
  at: number,
  language: Language,
): Chunk | undefined {
  const { text, start, end } = tokens[at] as Token;
  if (language.stopWords.sentenceStops.has(text)) return { kind: "stop", start, end };
  if (isSpreadNoun(tokens, at, language)) return undefined;
  const separatorClass = language.stopWords.separatorClasses.get(text);
  if (separatorClass !== undefined) return { kind: "separator", separatorClass, text, start, end };
  const isConnector =
    language.stopWords.connectors.has(text) &&
    !isForWithoutPurpose(tokens, at, language) &&
    !isWithoutCoating(tokens, at, language) &&
    !describesNextFood(tokens, at, language);
  return isConnector ? { kind: "connector", text, start, end } : undefined;
}

/** "a cheese spread" is a food; in "cheese spread on toast", "spread" is a verb. */
function isSpreadNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at]?.text !== language.foodPhrases.verbOrFood || tokens[at - 1]?.kind !== "word")
    return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (
    before === undefined ||
    isBoundary(before, language) ||
    language.stopWords.fillers.has(before.text)
  )
    return false;
  return (
    next === undefined ||
    next.kind === "mark" ||
    language.foodPhrases.wordsAfterSpread.has(next.text)
  );
}

/** "cod, baked and coated": no coating follows. */
function isWithoutCoating(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!language.foodPhrases.participlesWithoutComponent.has(tokens[at]?.text ?? "")) return false;
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.kind === "mark" ||
    language.foodPhrases.wordsAfterParticiple.has(next.text)
  );
}

/** "a stuffed pepper", "loaded fries": without a food before it, the word describes the next food. */
function describesNextFood(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!language.foodPhrases.foodParticiples.has(tokens[at]?.text ?? "")) return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isFirst =
    before?.kind !== "word" ||
    language.foodPhrases.wordsBeforeParticiple.has(before.text) ||
    language.stopWords.fillers.has(before.text) ||
    language.stopWords.cookingStates.has(before.stem);
  return (
    isFirst &&
    next?.kind === "word" &&
    !language.foodPhrases.prepositionsAfterParticiple.has(next.text)
  );
}

/** "opted for a taco", "dinner for me": "for" does not introduce a purpose. */
function isForWithoutPurpose(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at]?.text !== language.functionWords.purposeWord) return false;
  if (language.functionWords.verbsWithFor.has(tokens[at - 1]?.text ?? "")) return true;
  return (
    language.functionWords.ownPronouns.has(tokens[at + 1]?.text ?? "") ||
    isForMealOccasion(tokens, at, language)
  );
}

/** "a stew in a bowl for my lunch" */
function isForMealOccasion(tokens: readonly Token[], at: number, language: Language): boolean {
  let end = at + 1;
  while (
    language.amounts.articles.has(tokens[end]?.text ?? "") ||
    language.stopWords.fillers.has(tokens[end]?.text ?? "")
  )
    end += 1;
  return (
    end > at + 1 &&
    (tokens[end] === undefined || language.stopWords.sentenceStops.has(tokens[end]?.text ?? ""))
  );
}

/** Parses a remark on the previous food: its eaten share or its stated nutrients. */
function readRemark(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): number | undefined {
  const start = (tokens[at] as Token).start;
  const wholeRemark = readWholeRemark(tokens, at, chunks, language);
  if (wholeRemark) {
    const span = { start, end: tokens[wholeRemark.end - 1]?.end ?? start };
    const { value } = wholeRemark;
    if (value.kind === "share") chunks.push({ ...value, isAmongSeveral: false, ...span });
    else if (value.kind === "cut") chunks.push({ ...value, ...span });
    return wholeRemark.end;
  }
  const share = readShare(tokens, at, language);
  if (share) {
    const end = tokens[share.end - 1]?.end ?? start;
    chunks.push({ kind: "share", ...share.value, start, end });
    return share.end;
  }
  return (
    readEatenChunk(tokens, at, chunks, language) ?? readFiguresChunk(tokens, at, chunks, language)
  );
}

function readEatenChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): number | undefined {
  const eaten = readEatenAmount(tokens, at, chunks, language);
  if (!eaten) return undefined;
  const start = tokens[eaten.amountFrom]?.start ?? 0;
  const end = tokens[eaten.end - 1]?.end ?? start;
  const measureStart = tokens[eaten.measureFrom]?.start ?? end;
  chunks.push({ kind: "eaten", amount: eaten.value, measureStart, start, end });
  return eaten.end;
}

function readFiguresChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): number | undefined {
  const start = (tokens[at] as Token).start;
  const isTotalFirst = language.nutrientWords.totalWords.has(tokens[at]?.text ?? "");
  const basis = readFigureBasis(tokens, at, language);
  const parsed = readFigures(tokens, isTotalFirst ? at + 1 : (basis?.end ?? at), language);
  if (parsed) {
    const end = tokens[parsed.end - 1]?.end ?? start;
    const isTimes = [tokens[at - 1], tokens[parsed.end]].some(
      (token) => token?.text === language.amountPhrases.timesSign,
    );
    const per = figuresPer(parsed.value.per, basis?.value, isTimes);
    const gramsEach = basis?.value.gramsEach ?? parsed.gramsEach;
    chunks.push({
      kind: "figures",
      figures: { amounts: parsed.value.amounts, per },
      ...(gramsEach !== undefined && { gramsEach }),
      ...((isTotalFirst || isTotal(tokens, parsed.end, language)) && { isTotal: true }),
      start,
      end,
    });
    return parsed.end;
  }
  const next = readEnergyOfNext(tokens, at, language);
  if (!next) return undefined;
  const figures: Chunk = {
    kind: "figures",
    figures: next.value,
    appliesToNext: true,
    start,
    end: tokens[next.end - 1]?.end ?? start,
  };
  // The amount stays next to the food: "a 350 kcal sandwich".
  const isAfterAmount = chunks.at(-1)?.kind === "amount";
  chunks.splice(isAfterAmount ? -1 : chunks.length, 0, figures);
  return next.end;
}

function figuresPer(
  per: StatedNutrients["per"],
  basis: FigureBasis | undefined,
  isTimes: boolean,
): StatedNutrients["per"] {
  if (per !== "all") return per;
  return basis?.per ?? (isTimes ? "piece" : per);
}

/** "650 kcal total", "650 kcal in total" */
const isTotal = (tokens: readonly Token[], at: number, language: Language) =>
  [0, 1].some(
    (skip) =>
      language.nutrientWords.totalWords.has(tokens[at + skip]?.text ?? "") &&
      tokens
        .slice(at, at + skip)
        .every(({ text }) => language.nutrientWords.wordsBeforeTotal.has(text)),
  );

interface ParsedFigures extends ParseResult<StatedNutrients> {
  readonly gramsEach?: number | undefined;
}

function readFigures(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParsedFigures | undefined {
  const amounts: Amounts = {};
  let end = at;
  for (let next = at; next < tokens.length; ) {
    const found =
      readFigureList(tokens, next, language) ??
      readGramsOfLetter(tokens, next, amounts.calories_kcal !== undefined, language) ??
      (hasMacro(amounts) ? readGramsOfOther(tokens, next, language) : undefined);
    if (!found?.value.every((figure) => agrees(amounts, figure))) break;
    for (const figure of found.value) addFigure(amounts, figure);
    end = found.end;
    next = end;
    while (language.nutrientWords.figureSeparators.has(tokens[next]?.text ?? "")) next += 1;
  }
  if (end === at) return undefined;
  const basis = readFigureBasis(tokens, end, language);
  if (basis?.value.gramsEach !== undefined)
    return { value: { amounts, per: "piece" }, gramsEach: basis.value.gramsEach, end: basis.end };
  const per = readFiguresPer(tokens, end, language);
  if (per) return { value: { amounts, per: per.value }, end: per.end };
  return { value: { amounts, per: "all" }, end };
}

type Amounts = Partial<Record<NutrientId, number>>;

const hasMacro = (amounts: Amounts) =>
  Object.keys(amounts).some((nutrient) => nutrient !== "calories_kcal");

/** True unless another amount of the nutrient was stated before. */
function agrees(amounts: Amounts, { nutrient, amount }: Figure): boolean {
  const existing = amounts[nutrient];
  return existing === undefined || !isDifferentFigure(existing, amount);
}

/** Of kilojoules and kilocalories, the round figure was stated. */
function addFigure(amounts: Amounts, { nutrient, amount }: Figure): void {
  if (amounts[nutrient] === undefined || Number.isInteger(amount)) amounts[nutrient] = amount;
}

function readFigureList(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<readonly Figure[]> | undefined {
  const run = readMacroRun(tokens, at, language);
  if (run) return run;
  const figure = readFigure(tokens, at, language);
  return figure && { value: [figure.value], end: figure.end };
}

/** "350 kcal + 200 kcal" are two figures; "210 kcal (880 kJ)" is one figure in two units. */
export function isDifferentFigure(existing: number, amount: number): boolean {
  return (
    amount !== existing &&
    ((Number.isInteger(amount) && Number.isInteger(existing)) ||
      Math.abs(existing - amount) > existing / 33)
  );
}
