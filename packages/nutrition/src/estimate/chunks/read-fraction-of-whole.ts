import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Token } from "../words/tokens.ts";
import type { Cut, ParseResult } from "./amount.ts";
import { isCut } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { readCount } from "./read-count.ts";
import { readMeasure } from "./read-measure.ts";

/** A remark about a whole: the eaten share, or the whole that the piece was cut from. */
export type WholeRemark =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "cut" }
  | { readonly kind: "nothing" };

/**
 * A fraction of a previously named whole. For a slice it gives the size of the slice: "a slice of
 * quiche, one-eighth of a 9-inch pie", "from a 9-inch pie". For a whole it gives the eaten share:
 * "a pizza, three quarters of the pie".
 */
export function readWholeRemark(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
  language: Language,
): ParseResult<WholeRemark> | undefined {
  const reference = readWhole(tokens, at, language);
  if (reference === undefined) return undefined;
  const { share, inches, isDefinite, isMeasured } = reference.value;
  const itemChunks = chunks.slice(chunks.findLastIndex((chunk) => chunk.kind === "stop") + 1);
  const amount = itemChunks.findLast((chunk) => chunk.kind === "amount")?.amount;
  const isNamed = itemChunks.some(({ kind }) => kind === "words");
  const isShareOfServing = share !== undefined && amount?.units.includes(unitKeys.serving) === true;
  if (isNamed && (isCut(amount, language) || isShareOfServing) && (isMeasured || isDefinite)) {
    return { value: { kind: inches === undefined ? "nothing" : "cut" }, end: reference.end };
  }
  if (
    share === undefined ||
    !isDefinite ||
    !itemChunks.some((chunk) => namesSlicedFood(chunk, language))
  )
    return undefined;
  return { value: { kind: "share", share }, end: reference.end };
}

/** The content of a remark of kind "cut". */
export function readCut(tokens: readonly Token[], language: Language): Cut | undefined {
  const { share, inches } = readWhole(tokens, 0, language)?.value ?? {};
  if (inches === undefined) return undefined;
  return share === undefined ? { inches } : { inches, pieces: Math.round(1 / share) };
}

interface WholeReference {
  /** Absent if the remark does not say how large the piece is. */
  readonly share?: number;
  readonly inches?: number | undefined;
  readonly isMeasured: boolean;
  readonly isDefinite: boolean;
}

function readWhole(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<WholeReference> | undefined {
  const isFrom = tokens[at]?.text === language.functionWords.originWord;
  const count = isFrom ? undefined : readCount(tokens, at, language);
  if (!isFrom && (count === undefined || count.value.count >= 1)) return undefined;
  const afterCount = count?.end ?? at + 1;
  let measureAt = afterCount;
  while (language.functionWords.wholeDeterminers.has(tokens[measureAt]?.text ?? "")) measureAt += 1;
  const { value, end } = readMeasure(tokens, measureAt, language);
  let nounAt = end;
  while (!isFrom && language.amountPhrases.originAdjectives.has(tokens[nounAt]?.text ?? ""))
    nounAt += 1;
  if (!language.foodClasses.slicedFoods.has(tokens[nounAt]?.stem ?? "")) return undefined;
  const isDefinite = tokens
    .slice(afterCount - 1, measureAt)
    .some(({ text }) => text === language.functionWords.definiteArticle);
  const { inches } = value;
  const isMeasured = inches !== undefined || value.gramsEach !== undefined;
  const shareField = count === undefined ? {} : { share: count.value.count };
  return { value: { ...shareField, inches, isMeasured, isDefinite }, end: nounAt + 1 };
}

const namesSlicedFood = (chunk: Chunk, language: Language) =>
  chunk.kind === "words" && chunk.stems.some((word) => language.foodClasses.slicedFoods.has(word));
