import { isBareArticle, isMetricWeight, isWeightOrVolume } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  introducesComponent,
  isPreparationWord,
  isWithSeparator,
} from "../chunks/chunk-predicates.ts";

/** What the price of a reading hangs on. */
export interface SegmentContext {
  readonly chunks: readonly Chunk[];
  readonly weightOf: ReadonlyMap<string, number>;
  /** Some amount is a weight. */
  readonly hasWeights: boolean;
  /** Weights in prose: then every food is expected to have one. */
  readonly isWeighedProse: boolean;
  readonly hasAmounts: boolean;
  /** Few words, and no measures among them: foods are called out, "two eggs bacon and toast". */
  readonly isShortList: boolean;
  /** Told at length, with praise and chatter: not every food that is spoken of was eaten. */
  readonly isProse: boolean;
  /** By chunk: whether a list of what is in the food before it has begun. */
  readonly isInPartList: readonly boolean[];
  /** By chunk: whether "with" or the like leads to it, or to the list that it stands in. */
  readonly isAfterWith: readonly boolean[];
  /** By chunk: whether only words stand between it and a colon. */
  readonly isHeading: readonly boolean[];
}

/** Looks over the chunks of a stretch once. */
export function describeContext(
  chunks: readonly Chunk[],
  weightOf: ReadonlyMap<string, number>,
): SegmentContext {
  const hasWeights = chunks.some(
    (chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount),
  );
  const isTold = isProse(chunks);
  return {
    chunks,
    weightOf,
    hasWeights,
    isWeighedProse: hasWeights && isTold,
    hasAmounts: chunks.some((chunk) => chunk.kind === "amount"),
    isShortList: isShortList(chunks),
    isProse: isTold,
    isInPartList: findPartLists(chunks),
    isAfterWith: findAfterWith(chunks),
    isHeading: findHeadings(chunks),
  };
}

const shortListMaxChunks = 6;

function isShortList(chunks: readonly Chunk[]): boolean {
  const hasMeasures = chunks.some(
    (chunk) =>
      chunk.kind === "amount" && (chunk.amount.units.length > 0 || isWeightOrVolume(chunk.amount)),
  );
  return !hasMeasures && chunks.length <= shortListMaxChunks;
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
  let isAfterWith = false;
  let isList = false;
  return chunks.map((chunk, at) => {
    const before = isAfterWith && isList;
    if (chunk.kind === "separator" && listJoints.has(chunk.text)) isList = true;
    else if (chunk.kind !== "words") {
      isAfterWith = isWithSeparator(chunk)
        ? introducesComponent(chunks[at - 1]) || isPreparationWord(chunks[at - 1])
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
function findAfterWith(chunks: readonly Chunk[]): boolean[] {
  let isAfterWith = false;
  return chunks.map((chunk) => {
    const isOfList =
      chunk.kind === "words" ||
      (chunk.kind === "separator" && listJoints.has(chunk.text)) ||
      (chunk.kind === "amount" && isBareArticle(chunk.amount));
    isAfterWith = introducesComponent(chunk) || isWithSeparator(chunk) || (isAfterWith && isOfList);
    return isAfterWith;
  });
}
