import { isFigure, isMetricWeight, isPlainArticle } from "../chunks/amount-kinds.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isMaking, isWith, leadsPart } from "../chunks/chunk-kinds.ts";

/** What the price of a reading hangs on. */
export interface Scene {
  readonly chunks: readonly Chunk[];
  readonly weightOf: ReadonlyMap<string, number>;
  /** Some amount is a weight. */
  readonly isWeighed: boolean;
  /** Weights in prose: then every food is expected to have one. */
  readonly isAllWeighed: boolean;
  readonly hasAmounts: boolean;
  /** Few words, and no measures among them: foods are called out, "two eggs bacon and toast". */
  readonly isTerse: boolean;
  /** Told at length, with praise and chatter: not every food that is spoken of was eaten. */
  readonly isProse: boolean;
  /** By chunk: whether a list of what is in the food before it has begun. */
  readonly isInPartList: readonly boolean[];
  /** By chunk: whether "with" or the like leads to it, or to the list that it stands in. */
  readonly isLed: readonly boolean[];
  /** By chunk: whether only words stand between it and a colon. */
  readonly isHeading: readonly boolean[];
}

/** Looks over the chunks of a stretch once. */
export function sceneOf(chunks: readonly Chunk[], weightOf: ReadonlyMap<string, number>): Scene {
  const isWeighed = chunks.some((chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount));
  const isTold = isProse(chunks);
  return {
    chunks,
    weightOf,
    isWeighed,
    isAllWeighed: isWeighed && isTold,
    hasAmounts: chunks.some((chunk) => chunk.kind === "amount"),
    isTerse: isTerse(chunks),
    isProse: isTold,
    isInPartList: findPartLists(chunks),
    isLed: findLed(chunks),
    isHeading: findHeadings(chunks),
  };
}

const mostTerse = 6;

function isTerse(chunks: readonly Chunk[]): boolean {
  const hasMeasures = chunks.some(
    (chunk) => chunk.kind === "amount" && (chunk.amount.units.length > 0 || isFigure(chunk.amount)),
  );
  return !hasMeasures && chunks.length <= mostTerse;
}

/** Letters between the chunks, which is to say words that are no food, that make prose of a list. */
const leastFiller = 12;

function isProse(chunks: readonly Chunk[]): boolean {
  let filler = 0;
  let end = 0;
  for (const chunk of chunks) {
    filler += Math.max(0, chunk.start - end - 1);
    end = Math.max(end, chunk.end);
  }
  return filler >= leastFiller;
}

/** "a wrap filled with egg, potato and ham": the list goes on with what it is filled with. */
function findPartLists(chunks: readonly Chunk[]): boolean[] {
  let isLed = false;
  let isList = false;
  return chunks.map((chunk, at) => {
    const before = isLed && isList;
    if (chunk.kind === "separator" && listJoints.has(chunk.text)) isList = true;
    else if (chunk.kind !== "words") {
      isLed = isWith(chunk)
        ? leadsPart(chunks[at - 1]) || isMaking(chunks[at - 1])
        : chunk.kind === "connector" && chunk.text !== "on";
      isList = false;
    }
    return before;
  });
}

/** What stands between the things of a list. */
export const listJoints = new Set([",", "and", "&"]);

function findHeadings(chunks: readonly Chunk[]): boolean[] {
  let isBeforeColon = false;
  return chunks
    .toReversed()
    .map((chunk) => {
      const isHeading = isBeforeColon;
      if (chunk.kind !== "words") isBeforeColon = chunk.kind === "separator" && chunk.text === ":";
      return isHeading;
    })
    .reverse();
}

/** By chunk: whether it is "with", or in the list that it leads to: "a pizza with ham and a thin crust". */
function findLed(chunks: readonly Chunk[]): boolean[] {
  let isLed = false;
  return chunks.map((chunk) => {
    const isOfList =
      chunk.kind === "words" ||
      (chunk.kind === "separator" && listJoints.has(chunk.text)) ||
      (chunk.kind === "amount" && isPlainArticle(chunk.amount));
    isLed = leadsPart(chunk) || isWith(chunk) || (isLed && isOfList);
    return isLed;
  });
}
