import type { NutrientId } from "../../nutrients.ts";
import type { StatedNutrients } from "../mentions.ts";
import { articles, sizeWords } from "../vocabulary/amounts.ts";
import {
  connectors,
  cookingStates,
  fillers,
  sentenceStops,
  separatorCosts,
} from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";
import { appositionComma, type Chunk } from "./chunk.ts";
import { readAmountChunk } from "./read-amount-chunk.ts";
import { isNumbering } from "./read-count.ts";
import { findExclusionStart, readExclusion } from "./read-exclusion.ts";
import { readFigure, readFiguresPer, readShare } from "./read-figures.ts";
import { readShareOfWhole } from "./read-fraction-of-whole.ts";
import { addWord, isBoundary, isPartOfName } from "./read-words.ts";
import { skipPhrase } from "./skip-phrases.ts";

/** Cuts tokens in unified spelling into chunks. */
export function readChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length; ) at = readChunk(tokens, at, chunks);
  return chunks;
}

function readChunk(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const token = tokens[at] as Token;
  const denial = findExclusionStart(tokens, at);
  if (denial !== undefined) return readExclusion(tokens, denial, chunks);
  const remark = readRemark(tokens, at, chunks);
  if (remark !== undefined) return remark;
  if (isPartOfName(token)) return at + 1;
  if (isNumbering(tokens, at)) {
    chunks.push({ kind: "stop", start: token.start, end: token.end });
    return at + 2;
  }
  const behind = skipPhrase(tokens, at, chunks);
  if (behind !== undefined) return behind;
  const amountEnd = readAmountChunk(tokens, at, chunks);
  if (amountEnd !== undefined) return amountEnd;
  const joint = readJoint(tokens, at);
  if (joint) chunks.push(joint);
  else if (token.kind === "word" && !fillers.has(token.text) && !isPraise(tokens, at)) {
    addWord(tokens, at, chunks);
  }
  return at + 1;
}

/** "a crisp apple" and "a large, crisp apple" are no apple crisp. */
function isPraise(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "crisp") return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isSized = before?.text === "," && sizeWords.has(tokens[at - 2]?.text ?? "");
  const isFirst = isSized || articles.has(before?.text ?? "");
  return isFirst && next?.kind === "word" && !isBoundary(next);
}

/** What stops, parts or joins names. */
function readJoint(tokens: readonly Token[], at: number): Chunk | undefined {
  const { text, start, end } = tokens[at] as Token;
  if (sentenceStops.has(text)) return { kind: "stop", start, end };
  if (isSpread(tokens, at)) return undefined;
  const separator = text === "," && tokens[at + 1]?.text === "the" ? appositionComma : text;
  const cost = separatorCosts.get(separator);
  if (cost !== undefined) return { kind: "separator", cost, text: separator, start, end };
  const isConnector =
    connectors.has(text) && !isOfVerb(tokens, at) && !isDone(tokens, at) && !isKind(tokens, at);
  return isConnector ? { kind: "connector", text, start, end } : undefined;
}

/** "a cheese spread" is a food, where "cheese spread on toast" is cheese on toast. */
function isSpread(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "spread" || tokens[at - 1]?.kind !== "word") return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || isBoundary(before) || fillers.has(before.text)) return false;
  return next === undefined || next.kind === "mark" || spreadEnds.has(next.text);
}

const spreadEnds = new Set("made from and or that which is was containing".split(" "));

/** "cod, baked and coated": nothing follows that it is coated with. */
function isDone(tokens: readonly Token[], at: number): boolean {
  if (!["coated", "stuffed"].includes(tokens[at]?.text ?? "")) return false;
  const next = tokens[at + 1];
  return next === undefined || next.kind === "mark" || ["and", "or", "then"].includes(next.text);
}

/** "a stuffed pepper", "loaded fries": where no food stands before it, it tells of the one behind. */
function isKind(tokens: readonly Token[], at: number): boolean {
  if (!["coated", "stuffed", "loaded", "smothered"].includes(tokens[at]?.text ?? "")) return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isFirst =
    before?.kind !== "word" ||
    leads.has(before.text) ||
    fillers.has(before.text) ||
    cookingStates.has(before.stem);
  return isFirst && next?.kind === "word" && !["with", "in", "by", "on"].includes(next.text);
}

const leads = new Set("a an the two three four of with and some".split(" "));

/** "opted for a taco", "dinner for me": no purpose of a food. */
function isOfVerb(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "for") return false;
  if (verbsWithFor.has(tokens[at - 1]?.text ?? "")) return true;
  return persons.has(tokens[at + 1]?.text ?? "") || isForMeal(tokens, at);
}

/** "a stew in a bowl for my lunch": nothing that a food is for. */
function isForMeal(tokens: readonly Token[], at: number): boolean {
  let end = at + 1;
  while (articles.has(tokens[end]?.text ?? "") || fillers.has(tokens[end]?.text ?? "")) end += 1;
  return end > at + 1 && (tokens[end] === undefined || sentenceStops.has(tokens[end]?.text ?? ""));
}

const verbsWithFor = new Set("opted opt went go going gone settled settle asked".split(" "));
const persons = new Set("me us myself".split(" "));

/** Reads what is said of the food before: its share eaten, or figures, one after the other. */
function readRemark(tokens: readonly Token[], at: number, chunks: Chunk[]): number | undefined {
  const start = (tokens[at] as Token).start;
  const whole = readShareOfWhole(tokens, at, chunks);
  if (whole) {
    const span = { start, end: tokens[whole.end - 1]?.end ?? start };
    const { value } = whole;
    if (value.kind === "share") chunks.push({ ...value, isAmongSeveral: false, ...span });
    else if (value.kind === "cut") chunks.push({ ...value, ...span });
    return whole.end;
  }
  const share = readShare(tokens, at);
  if (share) {
    const end = tokens[share.end - 1]?.end ?? start;
    chunks.push({ kind: "share", ...share.value, start, end });
    return share.end;
  }
  const read = readFigures(tokens, at);
  if (!read) return undefined;
  const end = tokens[read.end - 1]?.end ?? start;
  chunks.push({ kind: "figures", figures: read.value, start, end });
  return read.end;
}

function readFigures(
  tokens: readonly Token[],
  at: number,
): ParseResult<StatedNutrients> | undefined {
  const amounts: Partial<Record<NutrientId, number>> = {};
  let end = at;
  for (let next = at; next < tokens.length; ) {
    const figure = readFigure(tokens, next);
    if (!figure) break;
    const known = amounts[figure.value.nutrient];
    if (known !== undefined && isAnotherAmount(known, figure.value.amount)) break;
    amounts[figure.value.nutrient] ??= figure.value.amount;
    end = figure.end;
    next = end;
    while (figureJoints.has(tokens[next]?.text ?? "")) next += 1;
  }
  if (end === at) return undefined;
  const per = readFiguresPer(tokens, end);
  return { value: { amounts, per: per?.value ?? "all" }, end: per?.end ?? end };
}

/** "350 kcal + 200 kcal" are two; "210 kcal (880 kJ)" is one, told twice. */
export function isAnotherAmount(known: number, amount: number): boolean {
  return amount !== known && (Number.isInteger(amount) || Math.abs(known - amount) > known / 33);
}

const figureJoints = new Set([",", "and", "/", "&", "+", "with", "|", ";"]);
