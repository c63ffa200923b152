import { isMeasured } from "./chunks/amount-predicates.ts";
import type { Chunk } from "./chunks/chunk.ts";
import { isDifferentFigure, readChunks } from "./chunks/read-chunks.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import type { FoodMention, StatedNutrients } from "./mentions.ts";
import { dropDuplicateMentions } from "./segment/drop-duplicate-mentions.ts";
import { normalizeTokens } from "./segment/food-query.ts";
import { mergePizzaBases } from "./segment/pizza-crust.ts";
import { type FoodSpan, segmentFoods } from "./segment/segment-foods.ts";
import { drinkAdditions, hotDrinks, spreads, spreadTargets } from "./vocabulary/food-classes.ts";
import { genericWords } from "./vocabulary/stop-words.ts";
import {
  applyCorrections,
  correctHomophones,
  type HomophoneCorrection,
} from "./words/correct-homophones.ts";
import { tokenize } from "./words/tokens.ts";

/**
 * Reads the foods of a stretch of `masked`, in order; what looks like food but matches nothing is
 * a mention too. Foods are called by what is meant and quoted as written; all have the same offsets.
 */
export function readMentions(
  masked: string,
  stretch: { readonly start: number; readonly end: number },
  message: { readonly written: string; readonly meant: string },
  index: FoodIndex,
  matcher: FoodMatcher,
): FoodMention[] {
  const text = message.written.slice(stretch.start, stretch.end);
  const meant = message.meant.slice(stretch.start, stretch.end);
  const { reading, corrections } = correctHomophones(
    tokenize(masked.slice(stretch.start, stretch.end)),
    index.spelling,
    (tokens) => {
      const chunks = readChunks(normalizeTokens(tokens, index));
      return { chunks, ...segmentFoods(chunks, matcher, index.wordWeights) };
    },
  );
  const { chunks, foods: read, skipped } = reading;
  const foods = mergePizzaBases(dropDuplicateMentions(read, chunks, text), chunks, matcher);
  const strangers = skipped
    .filter((at) => looksLikeFood(chunks, at))
    .map((at) => unmatchedMentionAt(chunks, at));
  const found = [...foods, ...strangers].sort((a, b) => a.from - b.from);
  if (found.length === 0) return readBareFigures(chunks, text);
  return found.map((food, place) => ({
    ...mentionOf({ text, meant, corrections }, chunks, food, found[place - 1], found[place + 1]),
    ...remarksOn(chunks, food, found[place + 1]),
  }));
}

/** "350 kcal", "500 calories, 30 g protein": figures that are of no food, and nothing else. */
function readBareFigures(chunks: readonly Chunk[], text: string): FoodMention[] {
  if (!chunks.every(({ kind }) => bareKinds.has(kind))) return [];
  const mentions: FoodMention[] = [];
  for (const chunk of chunks) {
    if (chunk.kind !== "figures" || chunk.figures.per !== "all") continue;
    const { figures } = chunk;
    const isToldTwice = mentions.some((mention) => isSameEnergy(mention.figures, figures));
    if (!isToldTwice) {
      mentions.push({ words: "", figures, text: text.slice(chunk.start, chunk.end) });
    }
  }
  return mentions;
}

/** "210 kcal (880 kJ)" is one figure; what kilojoules make is never round. */
function isSameEnergy(one: StatedNutrients | undefined, other: StatedNutrients): boolean {
  const [kcal, again] = [one?.amounts.calories_kcal, other.amounts.calories_kcal];
  return kcal !== undefined && again !== undefined && !isDifferentFigure(kcal, again);
}

const bareKinds: ReadonlySet<Chunk["kind"]> = new Set([
  "figures",
  "separator",
  "connector",
  "stop",
]);

/** A stretch as it was written, and as it was meant. */
interface StretchWords {
  readonly text: string;
  readonly meant: string;
  readonly corrections: readonly HomophoneCorrection[];
}

function mentionOf(
  { text, meant, corrections }: StretchWords,
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: FoodSpan | undefined,
  next: FoodSpan | undefined,
): FoodMention {
  const name = chunks.slice(food.from, food.to);
  const amountChunk = food.amountAt === undefined ? undefined : chunks[food.amountAt];
  const base = food.base ? chunks.slice(food.base.from, food.base.to) : [];
  const spans = [...(amountChunk ? [amountChunk] : []), ...base, ...name];
  const start = Math.min(...spans.map((chunk) => chunk.start));
  const end = endOfWord(text, Math.max(...spans.map((chunk) => chunk.end)));
  const named = name.filter((chunk) => chunk.kind !== "without");
  const denials = name.filter((chunk) => chunk.kind === "without");
  const nameStart = named[0]?.start ?? 0;
  const words = applyCorrections(
    meant.slice(nameStart, named.at(-1)?.end),
    nameStart,
    corrections,
  ).trimEnd();
  const said = amountChunk?.kind === "amount" ? readBack(text, amountChunk) : {};
  const cuts = chunksBetween(chunks, food, next).filter(({ kind }) => kind === "cut");
  const qualifiers = [
    ...(said.qualifiers ?? []),
    ...(food.base ? [`on ${textOf(base, text)}`] : []),
    ...[...denials, ...cuts].map((chunk) => text.slice(chunk.start, chunk.end)),
  ];
  const spreadOverPieces =
    said.amount === undefined ? piecesSpreadOver(chunks, food, before) : undefined;
  return {
    words,
    ...said,
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
    text: closeBracket(text, start, end),
    ...(spreadOverPieces === undefined ? {} : { spreadOverPieces }),
  };
}

const textOf = (chunks: readonly Chunk[], text: string) =>
  text.slice(chunks[0]?.start, chunks.at(-1)?.end);

/** What is said of a food right behind it: the share that was eaten, and stated figures. */
function remarksOn(
  chunks: readonly Chunk[],
  food: FoodSpan,
  next: FoodSpan | undefined,
): Pick<FoodMention, "share" | "figures"> {
  let share: number | undefined;
  let figures: StatedNutrients | undefined;
  let isParted = false;
  for (const chunk of chunksBetween(chunks, food, next)) {
    if (chunk.kind === "share") share = shareOf(chunk, food) ?? share;
    else if (chunk.kind === "figures" && !isParted) figures ??= chunk.figures;
    else if (!["separator", "connector", "cut"].includes(chunk.kind)) break;
    else if (partsRemarks(chunk)) isParted = true;
  }
  return { ...(share === undefined ? {} : { share }), ...(figures && { figures }) };
}

const partsRemarks = (chunk: Chunk) =>
  "text" in chunk && (chunk.text === "and" || chunk.text === "then");

function chunksBetween(
  chunks: readonly Chunk[],
  food: FoodSpan,
  next: FoodSpan | undefined,
): readonly Chunk[] {
  const from = Math.max(food.to, (food.amountAt ?? 0) + 1);
  return chunks.slice(from, next ? Math.min(next.from, next.amountAt ?? next.from) : undefined);
}

/** A usual amount is one person's already: only what was stated is divided among several. */
function shareOf(chunk: Extract<Chunk, { kind: "share" }>, food: FoodSpan): number | undefined {
  return chunk.isAmongSeveral && food.amountAt === undefined ? undefined : chunk.share;
}

/** What is meant may be shorter than what is written: "crisps" are quoted whole. */
function endOfWord(text: string, at: number): number {
  const rest = /^[a-z]+/i.exec(text.slice(at));
  return /[a-z]/i.test(text.charAt(at - 1)) && rest ? at + rest[0].length : at;
}

/** "rice (1 cup" with its bracket closed again. */
function closeBracket(text: string, start: number, end: number): string {
  const words = text.slice(start, end);
  const isOpen = words.lastIndexOf("(") > words.lastIndexOf(")");
  return isOpen && text.charAt(end) === ")" ? `${words})` : words;
}

/** An amount as a mention writes it: the number, and the unit or the size in the person's words. */
function readBack(
  text: string,
  chunk: Extract<Chunk, { kind: "amount" }>,
): Pick<FoodMention, "amount" | "unit" | "qualifiers"> {
  const { amount } = chunk;
  // "some grapes" says no amount.
  if (isSome(text.slice(chunk.start, chunk.end))) return {};
  const measure = text
    .slice(chunk.measureStart, chunk.end)
    .replace(/\s+of(?: an?| the)?$/i, "")
    .trim();
  if (measure === "" || /^of$/i.test(measure)) return { amount: amount.count };
  const hasUnit = isMeasured(amount) || amount.inches !== undefined;
  if (hasUnit) return { amount: amount.count, unit: measure };
  return { amount: amount.count, ...(amount.sizes.length > 0 ? { qualifiers: [measure] } : {}) };
}

const isSome = (words: string) => /^some\s*(?:of|more)?$/i.test(words);

/** Butter on two slices of toast is butter for two; milk in two coffees is milk for two. */
function piecesSpreadOver(
  chunks: readonly Chunk[],
  food: FoodSpan,
  before: FoodSpan | undefined,
): number | undefined {
  if (!before) return undefined;
  const isSpread = holds(chunks, food, spreads) && holds(chunks, before, spreadTargets);
  const isStirredIn = holds(chunks, food, drinkAdditions) && holds(chunks, before, hotDrinks);
  if (!isSpread && !isStirredIn) return undefined;
  const between = chunks.slice(before.to, food.from);
  if (between.some((chunk) => chunk.kind === "stop" || chunk.kind === "amount")) return undefined;
  const amount = before.amountAt === undefined ? undefined : chunks[before.amountAt];
  if (amount?.kind !== "amount" || amount.amount.gramsEach !== undefined) return 1;
  return Math.max(1, amount.amount.count);
}

function holds(chunks: readonly Chunk[], food: FoodSpan, words: ReadonlySet<string>): boolean {
  return chunks
    .slice(food.from, food.to)
    .some((chunk) => chunk.kind === "words" && chunk.stems.some((word) => words.has(word)));
}

const unmatchedMaxWords = 3;

const tellsNothing = (word: string) => genericWords.has(word) || word.length === 1;

/** Words that matched nothing look like food where an amount counts them or they stand alone in a list. */
function looksLikeFood(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  if (chunk?.kind !== "words" || chunk.fillerCount > 0) return false;
  if (chunk.stems.length > unmatchedMaxWords || chunk.stems.every(tellsNothing)) {
    return false;
  }
  if (chunks[at - 1]?.kind === "amount" || isRemarkedOn(chunks, at)) return true;
  return isEdge(chunks[at - 1]) && isEdge(chunks[at + 1]);
}

/** "zorblat, 210 kcal": who states figures speaks of food. */
function isRemarkedOn(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at + 1];
  const behind = next?.kind === "separator" ? chunks[at + 2] : next;
  return behind?.kind === "figures";
}

function isEdge(chunk: Chunk | undefined): boolean {
  return chunk === undefined || chunk.kind === "stop" || chunk.kind === "separator";
}

function unmatchedMentionAt(chunks: readonly Chunk[], at: number): FoodSpan {
  const hasAmount = chunks[at - 1]?.kind === "amount";
  return { from: at, to: at + 1, ...(hasAmount ? { amountAt: at - 1 } : {}) };
}
