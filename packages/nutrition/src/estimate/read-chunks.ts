import type { NutrientId } from "../nutrients.ts";
import type { Amount, Read } from "./amount.ts";
import { isPlainArticle } from "./amount-kinds.ts";
import type { StatedFigures } from "./mentions.ts";
import { type AmountRead, readAmount } from "./read-amount.ts";
import { readFigure, readFiguresPer, readShare } from "./read-figures.ts";
import { readMeasure } from "./read-measure.ts";
import type { Token } from "./tokens.ts";
import { numberWords } from "./vocabulary-amounts.ts";
import {
  chatter,
  connectors,
  deniers,
  eatingVerbs,
  fillers,
  hardStops,
  negations,
  nonFoodUnits,
  partLeads,
  separatorCosts,
} from "./vocabulary-words.ts";

interface Span {
  /** Offsets in the message. */
  readonly start: number;
  readonly end: number;
}

/** What a message is made of, as the search for foods sees it. */
export type Chunk = Span &
  (
    | {
        readonly kind: "amount";
        readonly amount: Amount;
        /** Where the measure begins, as an offset; `end` where there is none. */
        readonly measureStart: number;
      }
    /** Words that may name a food, in unified spelling. */
    | {
        readonly kind: "words";
        readonly stems: readonly string[];
        readonly chatterCount: number;
        readonly isInRun: boolean;
      }
    /** Parts foods, or not: a name may run on across it at a cost. */
    | { readonly kind: "separator"; readonly cost: number; readonly text: string }
    | { readonly kind: "connector"; readonly text: string }
    /** What is not in the food before: "without butter". */
    | { readonly kind: "without"; readonly stems: readonly string[] }
    /** What the person states of the food before: "210 kcal, 20 g protein". */
    | { readonly kind: "figures"; readonly figures: StatedFigures }
    /** How much of the food before was eaten: "ate half". */
    | { readonly kind: "share"; readonly share: number }
    | { readonly kind: "stop" }
  );

/** "a cheeseburger, the famous one of the harbour": what follows tells of the same food. */
export const apposition = ", the";

/** Cuts tokens in unified spelling into chunks. */
export function readChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length; ) at = readChunk(tokens, at, chunks);
  return chunks;
}

function readChunk(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const token = tokens[at] as Token;
  const span = { start: token.start, end: token.end };
  const denial = startOfDenial(tokens, at);
  if (denial !== undefined) return readNegation(tokens, denial, chunks);
  const remark = readRemark(tokens, at, chunks);
  if (remark !== undefined) return remark;
  const behind = isPartOfName(token)
    ? at + 1
    : (endOfAside(tokens, at) ?? nonFoodCount(tokens, at));
  if (behind !== undefined) return behind;
  const amountEnd = readAmountChunk(tokens, at, chunks);
  if (amountEnd !== undefined) return amountEnd;
  if (hardStops.has(token.text)) chunks.push({ kind: "stop", ...span });
  else if (separatorCosts.has(token.text)) {
    const text = token.text === "," && tokens[at + 1]?.text === "the" ? apposition : token.text;
    chunks.push({ kind: "separator", cost: separatorCosts.get(text) ?? 0, text, ...span });
  } else if (connectors.has(token.text)) {
    chunks.push({ kind: "connector", text: token.text, ...span });
  } else if (token.kind === "word" && !fillers.has(token.text)) addWord(tokens, at, chunks);
  return at + 1;
}

function readAmountChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
): number | undefined {
  const amount = readAmount(tokens, at);
  if (!amount) return undefined;
  const container = readNamedContainer(tokens, at, amount, chunks);
  if (container !== undefined) return container;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[amount.end - 1]?.end ?? start;
  const measureStart = tokens[amount.measureFrom]?.start ?? end;
  chunks.push({ kind: "amount", amount: amount.value, measureStart, start, end });
  return amount.end;
}

const longestContainerName = 2;

/**
 * "a juice box of apple juice", "a Snapple bottle of tea": what stands before the unit names the
 * container, and is no food beside what is in it.
 */
function readNamedContainer(
  tokens: readonly Token[],
  at: number,
  article: AmountRead,
  chunks: Chunk[],
): number | undefined {
  if (!isPlainArticle(article.value)) return undefined;
  let unitAt = article.end;
  while (unitAt - article.end < longestContainerName && isNameWord(tokens, unitAt)) unitAt += 1;
  if (unitAt === article.end) return undefined;
  const unit = readMeasure(tokens, unitAt);
  const end = endOfFilling(tokens, unit.end);
  if (unit.value.units.length === 0 || end === undefined) return undefined;
  const sizes = [...article.value.sizes, ...unit.value.sizes];
  chunks.push({
    kind: "amount",
    amount: { ...unit.value, sizes, count: article.value.count, isArticle: true },
    measureStart: tokens[unitAt]?.start ?? 0,
    start: tokens[at]?.start ?? 0,
    end: tokens[unit.end - 1]?.end ?? 0,
  });
  for (let word = article.end; word < unitAt; word += 1) addWord(tokens, word, chunks);
  // The name runs on into what is in the container.
  const last = chunks.at(-1) as Chunk;
  chunks[chunks.length - 1] = { ...last, end: tokens[end - 1]?.end ?? last.end };
  return end;
}

/** The place behind "of", "filled with" and the like; undefined where nothing is in a container. */
function endOfFilling(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at - 1]?.text === "of") return at;
  const next = tokens[at]?.text ?? "";
  if (next === "containing") return at + 1;
  const isFilled = ["filled", "full", "loaded"].includes(next);
  return isFilled && ["with", "of"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : undefined;
}

function isNameWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || isBoundary(token) || fillers.has(token.text)) return false;
  return readAmount(tokens, at) === undefined;
}

/** "meat-filled taco" is a taco with meat, and no "meat filled with taco". */
function isPartOfName({ isHyphened, text }: Token): boolean {
  return isHyphened === true && (connectors.has(text) || partLeads.has(text));
}

/** The word of denial that begins here: "without", "instead of", "didn't have". */
function startOfDenial(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (replacers.has(`${word} ${next}`)) return at + 1;
  return negations.has(word) || (deniers.has(word) && eatingVerbs.has(next)) ? at : undefined;
}

/** What follows is not eaten, but what stands before. */
const replacers = new Set(["instead of", "rather than"]);

/** Reads what is said of the food before: its share eaten, or figures, one after the other. */
function readRemark(tokens: readonly Token[], at: number, chunks: Chunk[]): number | undefined {
  const start = (tokens[at] as Token).start;
  const share = readShare(tokens, at);
  if (share) {
    const end = tokens[share.end - 1]?.end ?? start;
    chunks.push({ kind: "share", share: share.value, start, end });
    return share.end;
  }
  const read = readFigures(tokens, at);
  if (!read) return undefined;
  const end = tokens[read.end - 1]?.end ?? start;
  chunks.push({ kind: "figures", figures: read.value, start, end });
  return read.end;
}

function readFigures(tokens: readonly Token[], at: number): Read<StatedFigures> | undefined {
  const amounts: Partial<Record<NutrientId, number>> = {};
  let end = at;
  for (let next = at; next < tokens.length; ) {
    const figure = readFigure(tokens, next);
    if (!figure) break;
    amounts[figure.value.nutrient] ??= figure.value.amount;
    end = figure.end;
    next = end;
    while (figureJoints.has(tokens[next]?.text ?? "")) next += 1;
  }
  if (end === at) return undefined;
  const per = readFiguresPer(tokens, end);
  return { value: { amounts, per: per?.value ?? "all" }, end: per?.end ?? end };
}

const figureJoints = new Set([",", "and", "/", "&", "+", "with", "|", ";"]);

/** Each word is a chunk of its own, but those that were written as one food are one. */
function addWord(tokens: readonly Token[], at: number, chunks: Chunk[]): void {
  const token = tokens[at] as Token;
  const last = chunks.at(-1);
  const before = nearestBefore(tokens, at);
  const isInRun = last?.kind === "words" && before !== undefined && before.end <= last.end;
  const isSameWord = isInRun && before?.start === token.start;
  const chatterCount = chatter.has(token.text) ? 1 : 0;
  const span = { end: token.end, kind: "words" } as const;
  if (isSameWord && last.kind === "words") {
    const stems = [...last.stems, token.stem];
    chunks[chunks.length - 1] = { ...last, ...span, stems };
    return;
  }
  chunks.push({ ...span, stems: [token.stem], chatterCount, isInRun, start: token.start });
}

/** The token before, but for the "filled" of "meat-filled tortellini". */
function nearestBefore(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  return before && isPartOfName(before) ? tokens[at - 2] : before;
}

/** The place behind ", which was delicious". */
function endOfAside(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== "which") return undefined;
  if (!/^(?:is|was|are|were)$/.test(tokens[at + 1]?.text ?? "")) return undefined;
  const end = tokens.findIndex((token, place) => place > at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

/** The place behind a count of what is no food: "5k", "30 minutes", "two hours". */
function nonFoodCount(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount = token?.kind === "number" || numberWords.has(token?.text ?? "");
  const unit = tokens[at + 1];
  if (!isCount || unit?.kind !== "word" || !nonFoodUnits.has(unit.stem)) return undefined;
  return tokens[at + 2]?.text === "of" ? at + 3 : at + 2;
}

/** Small additions that a denial goes on to: "without milk and sugar". */
const additions = new Set(
  "milk sugar salt butter oil cream dressing sauce mayonnaise cheese honey syrup ice pepper ketchup".split(
    " ",
  ),
);

function readNegation(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const stems: string[] = [];
  let end = at + 1;
  while (end < tokens.length) {
    const token = tokens[end] as Token;
    const goesOn =
      token.text === "or" || (token.text === "and" && additions.has(tokens[end + 1]?.stem ?? ""));
    if (!goesOn) {
      if (token.kind !== "word" || isBoundary(token)) break;
      if (!fillers.has(token.text) && token.text !== "a" && token.text !== "an")
        stems.push(token.stem);
    }
    end += 1;
  }
  const first = tokens[at] as Token;
  const last = tokens[end - 1] as Token;
  chunks.push({ kind: "without", stems, start: first.start, end: last.end });
  return end;
}

function isBoundary(token: Token): boolean {
  return separatorCosts.has(token.text) || connectors.has(token.text) || negations.has(token.text);
}
