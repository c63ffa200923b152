import type { Language } from "../../languages/language.ts";
import {
  isBareArticle,
  isDose,
  isMetricWeight,
  isWeightOrVolume,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { introducesComponent, isWithSeparator } from "../chunks/chunk-predicates.ts";

/** Features of the whole chunk list that the segmentation score uses. */
export interface SegmentContext {
  readonly language: Language;
  readonly chunks: readonly Chunk[];
  readonly weightOf: ReadonlyMap<string, number>;
  readonly hasWeights: boolean;
  /** Prose with weights: every food is expected to have one. */
  readonly isWeighedProse: boolean;
  readonly hasAmounts: boolean;
  /** Few chunks and no measures: "two eggs bacon and toast". */
  readonly isShortList: boolean;
  /** Prose with descriptions and chatter: not every food mentioned was eaten. */
  readonly isProse: boolean;
  /** By chunk: true for "with" and similar words, and for the list after them. */
  readonly isAfterWith: readonly boolean[];
  /** By chunk: true if only words are between the chunk and a colon. */
  readonly isHeading: readonly boolean[];
}

/** Computes the features in one pass per feature. */
export function describeContext(
  chunks: readonly Chunk[],
  weightOf: ReadonlyMap<string, number>,
  language: Language,
  maskedLength = 0,
): SegmentContext {
  const hasWeights = chunks.some(
    (chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount) && !isDose(chunk.amount),
  );
  const isProseText = isProse(chunks, maskedLength);
  return {
    language,
    chunks,
    weightOf,
    hasWeights,
    isWeighedProse: hasWeights && isProseText,
    hasAmounts: chunks.some((chunk) => chunk.kind === "amount"),
    isShortList: isShortList(chunks),
    isProse: isProseText,
    isAfterWith: findAfterWith(chunks, language),
    isHeading: findHeadings(chunks, language),
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

/** More filler characters than this make a text prose rather than a list. */
const minFiller = 12;

/** Masked meal and time words are not filler. */
function isProse(chunks: readonly Chunk[], maskedLength: number): boolean {
  let filler = -maskedLength;
  let end = 0;
  for (const chunk of chunks) {
    filler += Math.max(0, chunk.start - end - 1);
    end = Math.max(end, chunk.end);
  }
  return filler >= minFiller;
}

function findHeadings(chunks: readonly Chunk[], language: Language): boolean[] {
  let isBeforeColon = false;
  return chunks
    .toReversed()
    .map((chunk) => {
      if (chunk.kind === "words" && isBase(chunk.stems, language)) isBeforeColon = false;
      const isHeading = isBeforeColon;
      if (chunk.kind !== "words") isBeforeColon = chunk.kind === "separator" && chunk.text === ":";
      return isHeading;
    })
    .reverse();
}

/** "toast: 10 g butter, 20 g jam": what others are put on is eaten as well. */
const isBase = (stems: readonly string[], { foodClasses }: Language) =>
  [foodClasses.servingBases, foodClasses.spreadTargets].some((bases) =>
    bases.has(stems.at(-1) ?? ""),
  );

/** "a pizza with ham and a thin crust": true from "with" on. */
function findAfterWith(chunks: readonly Chunk[], language: Language): boolean[] {
  let isAfterWith = false;
  return chunks.map((chunk) => {
    const continuesList =
      chunk.kind === "words" ||
      (chunk.kind === "separator" && language.functionWords.listSeparators.has(chunk.text)) ||
      (chunk.kind === "amount" && isBareArticle(chunk.amount));
    isAfterWith =
      introducesComponent(chunk, language) ||
      isWithSeparator(chunk, language) ||
      (isAfterWith && continuesList);
    return isAfterWith;
  });
}
