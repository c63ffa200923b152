import { slicedFoods } from "../vocabulary/food-classes.ts";
import type { Token } from "../words/tokens.ts";
import type { Cut, ParseResult } from "./amount.ts";
import { isCut } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { readCount } from "./read-count.ts";
import { readMeasure } from "./read-measure.ts";

/** What is told of the whole behind a food: the share of it that was eaten, or what the piece was cut from. */
export type WholeRemark =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "cut" }
  | { readonly kind: "nothing" };

/**
 * A part of a whole that was named before. Of a slice it says how large the slice was cut: "a slice
 * of quiche, one-eighth of a 9-inch pie", "from a 9-inch pie". Of the whole it is the share that was
 * eaten: "a pizza, three quarters of the pie".
 */
export function readShareOfWhole(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): ParseResult<WholeRemark> | undefined {
  const whole = readWhole(tokens, at);
  if (whole === undefined) return undefined;
  const { share, inches, isThe, isMeasured } = whole.value;
  const item = chunks.slice(chunks.findLastIndex((chunk) => chunk.kind === "stop") + 1);
  const amount = item.findLast((chunk) => chunk.kind === "amount")?.amount;
  const isNamed = item.some(({ kind }) => kind === "words");
  const isServed = share !== undefined && amount?.units.includes("serving") === true;
  if (isNamed && (isCut(amount) || isServed) && (isMeasured || isThe)) {
    return { value: { kind: inches === undefined ? "nothing" : "cut" }, end: whole.end };
  }
  if (share === undefined || !isThe || !item.some(isCutFood)) return undefined;
  return { value: { kind: "share", share }, end: whole.end };
}

/** What a remark of kind "cut" tells. */
export function readCut(tokens: readonly Token[]): Cut | undefined {
  const { share, inches } = readWhole(tokens, 0)?.value ?? {};
  if (inches === undefined) return undefined;
  return share === undefined ? { inches } : { inches, pieces: Math.round(1 / share) };
}

interface Whole {
  /** Absent where a piece is told to be from it, and not how large. */
  readonly share?: number;
  readonly inches?: number | undefined;
  readonly isMeasured: boolean;
  readonly isThe: boolean;
}

const leads = new Set(["of", "a", "an", "the", "whole", "entire"]);

/** How the whole came to be, before its noun: "an 8-inch commercially made pie". */
const makings = new Set(
  "commercially freshly store shop home made baked bought prepared".split(" "),
);

function readWhole(tokens: readonly Token[], at: number): ParseResult<Whole> | undefined {
  const isFrom = tokens[at]?.text === "from";
  const count = isFrom ? undefined : readCount(tokens, at);
  if (!isFrom && (count === undefined || count.value.count >= 1)) return undefined;
  const behind = count?.end ?? at + 1;
  let from = behind;
  while (leads.has(tokens[from]?.text ?? "")) from += 1;
  const { value, end } = readMeasure(tokens, from);
  let noun = end;
  while (!isFrom && makings.has(tokens[noun]?.text ?? "")) noun += 1;
  if (!slicedFoods.has(tokens[noun]?.stem ?? "")) return undefined;
  const isThe = tokens.slice(behind - 1, from).some(({ text }) => text === "the");
  const { inches } = value;
  const isMeasured = inches !== undefined || value.gramsEach !== undefined;
  const told = count === undefined ? {} : { share: count.value.count };
  return { value: { ...told, inches, isMeasured, isThe }, end: noun + 1 };
}

const isCutFood = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.some((word) => slicedFoods.has(word));
