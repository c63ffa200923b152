import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";

type AmountChunk = Extract<Chunk, { kind: "amount" }>;

/**
 * "popcorn handful", "gravy ladle", "noodle soup mug": a measure without a number after the last word of its food. A "cup" is a
 * package there, of a size that is not known.
 */
export function findMeasureAfter(
  chunks: readonly Chunk[],
  food: FoodSpan,
  language: Language,
): AmountChunk | undefined {
  const [chunk, next] = [chunks[food.to], chunks[food.to + 1]];
  if (chunk?.kind !== "words" || chunk.isPlural || chunk.stems.length !== 1) return undefined;
  if (next?.kind === "words" || next?.kind === "amount") return undefined;
  // "sushi box, 8 pieces salmon" says what is in the box.
  if (isPieceCount(chunks[food.to + 2], language)) return undefined;
  const unit = unitOf(chunk.stems[0] ?? "", language);
  if (unit === undefined || language.amounts.mlByUnit.has(unit)) return undefined;
  // "kebab plate with bulgur": what follows is on the plate.
  const isOfSeveral = next?.kind === "separator" && next.separatorClass === "with";
  if (isOfSeveral && language.portionLabels.dishVessels.has(unit)) return undefined;
  const { start, end } = chunk;
  const amount = { count: 1, units: [unit], sizes: [], isArticle: true };
  return { kind: "amount", amount, measureStart: start, start, end };
}

const isPieceCount = (chunk: Chunk | undefined, { portionLabels }: Language) =>
  chunk?.kind === "amount" &&
  chunk.amount.units.some((unit) => portionLabels.redundantPieceUnits.has(unit));

/** The key of a measure; a shape is one only if it is known what it usually holds. */
function unitOf(stem: string, { amounts, usualMeasures }: Language): string | undefined {
  const shape = amounts.pieceUnits.get(stem);
  return amounts.units.get(stem) ?? (usualMeasures.has(shape ?? "") ? shape : undefined);
}
