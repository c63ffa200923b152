import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { isUncounted, isWeightOrVolume } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt } from "../chunks/chunk-predicates.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";

type ChunkOf<Kind extends Chunk["kind"]> = Extract<Chunk, { kind: Kind }>;

/** Remarks on a food: the eaten share, stated nutrients, and how much was eaten. */
export interface Remarks extends Pick<FoodMention, "share" | "figures"> {
  /** True if other people ate the rest. */
  readonly isShared?: boolean;
  /** "had 2 servings": replaces the amount of the food. */
  readonly eaten?: ChunkOf<"eaten">;
  /** Grams of one serving of a label, times the eaten servings. */
  readonly grams?: number;
}

/** The remarks before and after a food. */
export function readRemarks(
  chunks: readonly Chunk[],
  food: FoodSpan,
  previous: FoodSpan | undefined,
  next: FoodSpan | undefined,
  language: Language,
): Remarks {
  const between = chunksBetween(chunks, food, next);
  const end = between.findIndex((chunk) => !isPassed(chunk));
  const remarks = end < 0 ? between : between.slice(0, end);
  const conjunctionAt = remarks.findIndex((chunk) => separatesRemarks(chunk, language));
  const joined = conjunctionAt < 0 ? remarks : remarks.slice(0, conjunctionAt);
  const figures =
    findRemarkBefore("figures", chunks, food, previous) ??
    joined.find((chunk) => chunk.kind === "figures" && !chunk.appliesToNext && !chunk.isTotal) ??
    (previous ? undefined : findLabelBefore(chunks, food, language));
  const eaten = findEaten(between);
  const shares = remarks.filter((chunk) => chunk.kind === "share" && !chunk.appliesToNext);
  const before = findRemarkBefore("share", chunks, food, previous);
  const share = [...(before ? [before] : []), ...shares]
    .flatMap((chunk) => (chunk.kind === "share" ? (eatenShare(chunk, food) ?? []) : []))
    .at(-1);
  const isShared = shares.some((chunk) => chunk.kind === "share" && chunk.isAmongSeveral);
  return {
    ...(share === undefined ? {} : { share }),
    ...(isShared && { isShared }),
    ...(figures?.kind === "figures" &&
      applyToEaten(figures, eaten, amountAt(chunks, food.amountAt))),
    ...(eaten && { eaten }),
  };
}

const separatesRemarks = (chunk: Chunk, language: Language) =>
  "text" in chunk && language.conjunctions.conjunctions.has(chunk.text);

/**
 * An amount belongs to what follows, but a size alone to what is before: "açaí bowl, medium, 412 kcal".
 * A stop ends the sentence. The words between two foods do not name a food.
 */
const isPassed = (chunk: Chunk) =>
  chunk.kind === "amount" ? isSizeAlone(chunk.amount) : chunk.kind !== "stop";

const isSizeAlone = (amount: Amount) => isUncounted(amount) && amount.sizes.length > 0;

/** "a 350 kcal sandwich", "Sam and I shared a pizza": between the previous food and this one. */
function findRemarkBefore<Kind extends "figures" | "share">(
  kind: Kind,
  chunks: readonly Chunk[],
  food: FoodSpan,
  previous: FoodSpan | undefined,
): ChunkOf<Kind> | undefined {
  return chunks
    .slice(previous?.to ?? 0, food.from)
    .findLast(
      (chunk): chunk is ChunkOf<Kind> =>
        chunk.kind === kind && "appliesToNext" in chunk && chunk.appliesToNext === true,
    );
}

/** "a pizza with my wife, had 3 slices" */
function findEaten(between: readonly Chunk[]): ChunkOf<"eaten"> | undefined {
  const end = between.findIndex((chunk) => !isPassed(chunk));
  return between.slice(0, end < 0 ? between.length : end).find((chunk) => chunk.kind === "eaten");
}

/** "per serving: 120 kcal, 24 g protein. Had 2 servings of whey": a label before its food. */
function findLabelBefore(
  chunks: readonly Chunk[],
  food: FoodSpan,
  language: Language,
): ChunkOf<"figures"> | undefined {
  const label = findFiguresBefore(chunks, food, language);
  return label?.figures.per === "all" ? undefined : label;
}

/** Figures before the first food, without other words before them. */
export function findFiguresBefore(
  chunks: readonly Chunk[],
  food: FoodSpan,
  language: Language,
): ChunkOf<"figures"> | undefined {
  const before = chunks.slice(0, Math.min(food.from, food.amountAt ?? food.from));
  const at = before.findIndex(({ kind }) => kind === "figures");
  const figures = before[at];
  if (figures?.kind !== "figures" || figures.appliesToNext) return undefined;
  const isName = (chunk: Chunk) =>
    chunk.kind === "words" &&
    !chunk.stems.every((word) => language.stopWords.genericWords.has(word));
  return before.slice(0, at).some(isName) ? undefined : figures;
}

/** The figures of one serving, times the servings that were eaten. */
function applyToEaten(
  { figures, gramsEach }: ChunkOf<"figures">,
  eaten: ChunkOf<"eaten"> | undefined,
  amount: Amount | undefined,
): Pick<Remarks, "figures" | "grams"> {
  if (figures.per !== "piece") return { figures };
  const eatenAmount = eaten?.amount ?? amount;
  const isWeighed = eatenAmount !== undefined && isWeightOrVolume(eatenAmount);
  if (isWeighed && gramsEach !== undefined)
    return { figures: { ...multiply(figures, 100 / gramsEach), per: "100-g" } };
  const isServings = eaten !== undefined || (gramsEach !== undefined && countsServings(amount));
  const count = isServings && !isWeighed ? eatenAmount?.count : undefined;
  const servings = count ?? (amount === undefined ? 1 : undefined);
  if (servings === undefined) return { figures };
  return {
    figures: count === undefined ? figures : multiply(figures, count),
    ...(gramsEach === undefined ? {} : { grams: gramsEach * servings }),
  };
}

/** "1.5 servings", "2 bars" */
const countsServings = (amount: Amount | undefined) =>
  amount?.units.every((unit) => unit === unitKeys.serving || unit === unitKeys.bar) === true;

export const multiply = ({ amounts }: StatedNutrients, count: number): StatedNutrients => ({
  amounts: Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount * count])),
  per: "all",
});

export function chunksBetween(
  chunks: readonly Chunk[],
  food: FoodSpan,
  next: FoodSpan | undefined,
): readonly Chunk[] {
  const from = Math.max(food.to, (food.amountAt ?? 0) + 1);
  return chunks.slice(from, next ? Math.min(next.from, next.amountAt ?? next.from) : undefined);
}

/** A default amount is already for one person: only stated amounts are divided. */
function eatenShare({ share, isAmongSeveral }: ChunkOf<"share">, food: FoodSpan) {
  return isAmongSeveral && food.amountAt === undefined ? undefined : share;
}
