import type { Amount } from "../chunks/amount.ts";
import {
  isBareArticle,
  isCut,
  isDiameterOnly,
  isMetricWeight,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isWithSeparator } from "../chunks/chunk-predicates.ts";
import type { SegmentContext } from "./segment-context.ts";

const separatorShare = 0.7;
const connectorCost = 0.05;
const widthCost = 0.1;
/** What it costs to part words that nothing stands between: "eggs toast coffee". */
const runCost = 2.5;
const runCostAmongAmounts = 4.5;
const runCostWhereTerse = 1.2;
const runSkipLimit = 4.5;

/** What it costs to read a chunk as no food. */
export function skipChunkCost(chunk: Chunk, weightOf: ReadonlyMap<string, number>): number {
  if (chunk.kind === "words") {
    let weight = 0;
    for (const word of chunk.stems) weight += weightOf.get(word) ?? 1;
    return Math.min(chunk.isInRun ? runSkipLimit : 4.5, 0.6 * weight);
  }
  if (chunk.kind !== "amount") return 0;
  if (isMetricWeight(chunk.amount)) return chunk.amount.count === 0 ? 0 : 7;
  return chunk.amount.isArticle && chunk.amount.units.length === 0 ? 0.3 : 2.5;
}

/** A word right behind another, with nothing between them. */
export function isAdjacentWord(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "words" && chunk.isInRun;
}

/** What it costs to begin a name within a run of words. */
export function splitRunCost(scene: SegmentContext): number {
  if (scene.isShortList) return runCostWhereTerse;
  return scene.hasAmounts ? runCostAmongAmounts : runCost;
}

/** What it costs a name to hold this chunk; undefined where no name goes on. */
export function spanChunkCost(
  scene: SegmentContext,
  at: number,
  before: Amount | undefined,
): number | undefined {
  const chunk = scene.chunks[at] as Chunk;
  if (chunk.kind === "words" || chunk.kind === "without") return 0;
  if (chunk.kind === "separator") return chunk.cost * separatorShare;
  if (chunk.kind === "connector") return connectorCost;
  if (chunk.kind !== "amount") return undefined;
  // "a slice of deep dish 14 inch pizza": how wide the pizza was.
  if (isDiameterOnly(chunk.amount) && isCut(before)) return widthCost;
  if (!isBareArticle(chunk.amount)) return undefined;
  return articleCost(scene, at, chunk.amount, before !== undefined);
}

function isSizeOnly(chunk: Chunk | undefined): boolean {
  return (
    chunk?.kind === "amount" && chunk.measureStart === chunk.start && isBareArticle(chunk.amount)
  );
}

/** "pasta with a tomato sauce" is one food; "pasta, a tomato" is hardly one. */
function articleCost(
  scene: SegmentContext,
  at: number,
  amount: Amount,
  hasAmount: boolean,
): number | undefined {
  const before = scene.chunks[at - 1];
  // "a freshly baked medium cookie": the size is one more word of the name.
  if (before?.kind === "words" && isSizeOnly(scene.chunks[at])) return 0.1;
  const isJoined = before?.kind === "connector" || isWithSeparator(before);
  // "10 g butter and an apple": no name holds an apple of its own.
  if (!scene.isProse && before?.kind === "separator" && before.text === "and") return undefined;
  if (scene.hasWeights) return isJoined ? 0.3 : 1.4;
  // "a burger on a wheat bun" is one with and without the first "a".
  const isLaid = before?.kind === "connector" && before.text === "on";
  if (!hasAmount && !isLaid) return undefined;
  return (isJoined ? 0.2 : 1.4) + (amount.sizes.length > 0 ? 1 : 0);
}
