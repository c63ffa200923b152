import { fillers, sentenceStops, separatorCosts } from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import { isBareArticle, isMeasured, isWeightOrVolume } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { type AmountRead, readAmount } from "./read-amount.ts";
import { readMeasure } from "./read-measure.ts";
import { addWord, isBoundary } from "./read-words.ts";

/** Adds the amount that stands here, with the name of its container; gives the place behind. */
export function readAmountChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
): number | undefined {
  const amount = readAmount(tokens, at);
  if (!amount) return undefined;
  if (isOfNothing(tokens, at, amount) || isHour(tokens, at, amount)) return amount.end;
  const container = readNamedContainer(tokens, at, amount, chunks);
  if (container !== undefined) return container;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[amount.end - 1]?.end ?? start;
  const measureStart = tokens[amount.measureFrom]?.start ?? end;
  const appliesToNext =
    tokens[amount.end - 1]?.text === "of" &&
    isMeasured(amount.value) &&
    !pronouns.has(tokens[amount.end]?.text ?? "");
  const appliesToPrevious =
    isMeasured(amount.value) && (tellsWeight(tokens, at) || isServed(tokens, at, amount));
  chunks.push({
    kind: "amount",
    amount: amount.value,
    measureStart,
    start,
    end,
    ...(appliesToNext ? { appliesToNext } : {}),
    ...(appliesToPrevious ? { appliesToPrevious } : {}),
  });
  return amount.end;
}

/** "two bowls of that" are of what was told before. */
const pronouns = new Set("it that this them those these".split(" "));

/** "in a 30 ml serving" */
function isServed(tokens: readonly Token[], at: number, { value, end }: AmountRead): boolean {
  const isServing = ["serving", "portion"].includes(tokens[end - 1]?.text ?? "");
  return isServing && isWeightOrVolume(value) && tokens[at - 1]?.text === "in";
}

/** "weighing 40 g", "a weight of 40 g". */
function tellsWeight(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 2]?.text, tokens[at - 1]?.text ?? ""];
  if (measuring.has(last) || (last === "of" && wholes.has(before ?? ""))) return true;
  // "sized at one square inch"
  return last === "at" && ["measured", "sized"].includes(before ?? "");
}

const wholes = new Set(["weight", "volume", "area"]);

const measuring = new Set(
  "weighing weighs weighed measuring measures measured totaling totalling".split(" "),
);

/** "walnuts as a snack": an article that only words of no food follow counts nothing. */
function isOfNothing(tokens: readonly Token[], at: number, { value, end }: AmountRead): boolean {
  if (!isBareArticle(value) || value.sizes.length > 0 || value.count !== 1) return false;
  let next = end;
  while (fillers.has(tokens[next]?.text ?? "") && !isOpening(tokens[next])) next += 1;
  const token = tokens[next];
  if (token === undefined || sentenceStops.has(token.text)) return true;
  // "a warm, plain waffle" goes on behind the comma.
  const isOver = token.text !== "," || next === end || tokens[at - 1]?.text === "as";
  return isOver && separatorCosts.has(token.text);
}

/** "a croissant at 9 with Sam": a figure behind "at" tells when, and not how many. */
function isHour(tokens: readonly Token[], at: number, { value }: AmountRead): boolean {
  return tokens[at - 1]?.text === "at" && !value.isArticle && !isMeasured(value);
}

/** Separators that are fillers elsewhere. */
const isOpening = (token: Token | undefined) => separatorCosts.has(token?.text ?? "");

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
  if (!isBareArticle(article.value)) return undefined;
  let unitAt = article.end;
  while (unitAt - article.end < longestContainerName && isNameWord(tokens, unitAt)) unitAt += 1;
  if (unitAt === article.end) return undefined;
  const unit = readMeasure(tokens, unitAt);
  const behind = endOfFilling(tokens, unit.end);
  if (unit.value.units.length === 0 || behind === undefined) return undefined;
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
  if (last.kind === "words") {
    const end = tokens[behind - 1]?.end ?? last.end;
    chunks[chunks.length - 1] = { ...last, end, isOfContainer: true };
  }
  return behind;
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
